import Foundation

// A power of two integer literals is a Decimal; a context makes it a Double.
print(pow(2, 10), type(of: pow(2, 10)))
let double: Double = pow(2, 3)
let float: Float = pow(2, 3)
let decimal: Decimal = pow(2, 3)
print(double, float, decimal)
print(sqrt(pow(3, 2)), type(of: sqrt(pow(3, 2))))
print(sqrt(2), floor(2.5), ceil(2.5), round(2.5), trunc(-2.5), fabs(-2), fmod(7, 3), remainder(7, 4), fma(2, 3, 4))
print(type(of: sqrt(2)), type(of: sqrt(2 as Float)), type(of: fmod(7 as Float, 3)))
let base = 2.0
print(pow(base, 2), pow(2, base), pow(base, 0.5), sqrt(pow(base, 2) + pow(3, 2)))
print(Int(sqrt(16)), Int(pow(2.0, 3.0)))
print((1...3).map { pow(2, $0) })
print(round(pow(10, 2) * 1.234) / pow(10, 2))
