func half(_ x: Double) -> Double { -1 / 2 * x + 1 }
func product(_ x: Double) -> Double { x * (-1 / 4) }
let plain: Double = -1 / 2
let divisor: Double = 3 / -2
let single: Float = -3 / 4
let whole = -7 / 2
print(half(3), product(8), plain, divisor, single, whole)
