// Integer arithmetic: division and remainder signs, overflow operators, bits, parsing and radix.
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3, (-8).magnitude, abs(-5), +4)
let minusThree = -3
print(-minusThree, -(-minusThree))
print(10.quotientAndRemainder(dividingBy: 3), (-10).quotientAndRemainder(dividingBy: 3), 12.isMultiple(of: 4))
print(Int.max, Int.min, Int8.max, UInt8.min, UInt16.max, Int32.min, UInt64.max, Int.bitWidth)
print(Int.max &+ 1 == Int.min, Int8.max &+ 1, UInt8(0) &- 1, Int8(64) &* 4, UInt8(200) &+ 100)
print(Int8.max.addingReportingOverflow(1), UInt8(5).subtractingReportingOverflow(6).overflow)
print(0b1010, 0o17, 0xFF, 1_000_000, 0xDEAD_BEEF, -0b11)
print(6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 4, 256 >> 3, -16 >> 2, 1 << 70, 1 << -1, UInt8(0b1111_0000) >> 4, ~UInt8(1))
print(12.nonzeroBitCount, 8.trailingZeroBitCount, UInt8(1).leadingZeroBitCount, 1.signum(), (-9).signum(), 0.signum())
print(Int("ff", radix: 16)!, Int("12", radix: 2) as Any, String(255, radix: 16))
print(String(10, radix: 2), String(255, radix: 16, uppercase: true))
print(UInt8("300") as Any, UInt8("255")!)
print(Int8(exactly: 200) as Any, Int8(exactly: 100)!)
print(UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200))
print(UInt8(clamping: 300), UInt8(clamping: -3), Int8(bitPattern: 200))
print(Int(3.99), Int(-3.99), Int(UInt8(9)) + 1, Double(7) / 2, Int64(5) * 2, UInt32(7) / 2)
var n = 10
n += 5
n -= 1
n *= 2
n /= 3
n %= 5
print(n)
n <<= 3
n |= 1
n &= 0b11001
n ^= 1
n >>= 1
print(n)
print(max(3, 9, 4), min(3, -1), max(1, 2), [3, 1].max()!, 5.advanced(by: 3), 5.distance(to: 1), (1...5).reduce(1, *))
print(2 + 3 * 4 - 6 / 2, (2 + 3) * 4, 2 - 3 - 4, 100 / 10 / 2, -2 * -3, 7 & 3 + 1, 1 << 2 + 1, 5 - -5)
print(1 == 1, 1 != 2, 2 < 3, !(2 >= 3), 1 < 2 && 2 < 3 || false, Int8(3) == 3 as Int, UInt(3) < 4)
print(type(of: 1 + 1), type(of: 1 + 1.0), type(of: Int8(1) + 1))
let big: UInt64 = 18_446_744_073_709_551_615, small: Int8 = -128
print(big, small, Int(small) - 1, big / 2, Int32(1) << 31, -Int8.max, UInt8.max.multipliedReportingOverflow(by: 2))
