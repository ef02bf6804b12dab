// Multiplying, negating and subtracting past the limits stop the program; the & forms wrap.
func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
print(factorial(20), Int.max &* 2, Int8.min &- 1, 0 &- Int.min == Int.min)
print(UInt(3) - 3)
for n in 19...22 { print(factorial(n)) }
print("never")
