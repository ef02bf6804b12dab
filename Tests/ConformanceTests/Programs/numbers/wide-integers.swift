let big: Int128 = 170_141_183_460_469_231_731_687_303_715_884_105_727
print(big, Int128.max == big, UInt128.max, Int128(Int64.max) * 4, (UInt128(1) << 100), big.leadingZeroBitCount)
func fact(_ n: Int) -> UInt128 { n < 2 ? 1 : UInt128(n) * fact(n - 1) }; print(fact(30), fact(30) / fact(28), Int128("-12345678901234567890123")!, String(fact(25), radix: 16))
print(Int128(-7) / 2, Int128(-7) % 2, Int128(3).multipliedReportingOverflow(by: .max).overflow, Int(truncatingIfNeeded: fact(30)), Double(big), (big >> 64) & 0xff, Int64.max.multipliedFullWidth(by: 2))
print(Int128.min, -Int128.max - 1 == .min, Int128.min.magnitude, UInt128(bitPattern: -1), Int128(bitPattern: .max))
print(Int(exactly: Int128(5))!, Int(exactly: big) as Any, UInt64(clamping: big), Int8(clamping: Int128(-1000)), UInt8(truncatingIfNeeded: Int128(0x1FF)), Int128(exactly: 3.5) as Any, Int128(1e30), Int128(-1e20), UInt128(exactly: -1) as Any)
print(Int128(2) < 3, Int128(5) == 5, Int128(5) > Int(4), 3 < Int128(-2), UInt128(7) == Int128(7), [Int128(3), -1, 2].sorted(), Set([Int128(1), 1, 2]).count, [UInt128: String]()[3] as Any)
print((1...5).map { Int128($0) }.reduce(1, *), (0..<Int128(4)).count, Int128(10).isMultiple(of: 5), Int128(-5).signum(), Int128(17).quotientAndRemainder(dividingBy: 5))
var x: UInt128 = 1; x <<= 127; x |= 1; x ^= 0xF; print(x, x.nonzeroBitCount, x.trailingZeroBitCount, ~x & 0xFF, x &+ x, x &* 3, x.addingReportingOverflow(x).overflow, String(x, radix: 2).count, x.byteSwapped)
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }; print(gcd(Int128(48), 36), gcd(fact(20), fact(18)))
func powMod<T: FixedWidthInteger>(_ b: T, _ e: T, _ m: T) -> T { var r: T = 1, b = b % m, e = e; while e > 0 { if e & 1 == 1 { r = r * b % m }; b = b * b % m; e >>= 1 }; return r }
print(powMod(UInt128(3), 1000, 1_000_000_007), powMod(Int128(2), 90, 97))
func isPrime(_ n: UInt64) -> Bool { guard n > 3 else { return n > 1 }; var d = n - 1, s = 0; while d % 2 == 0 { d /= 2; s += 1 }; for a in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37] as [UInt64] where a < n { var y = UInt128(1), b = UInt128(a), e = d; while e > 0 { if e & 1 == 1 { y = y * b % UInt128(n) }; b = b * b % UInt128(n); e >>= 1 }; if y == 1 || y == UInt128(n - 1) { continue }; var ok = false; for _ in 0..<s { y = y * y % UInt128(n); if y == UInt128(n - 1) { ok = true; break } }; if !ok { return false } }; return true }
print(isPrime(18446744073709551557), isPrime(18446744073709551556))
let neg: Int128 = -5; print(neg, -neg, neg.words.map { $0 }, abs(neg), max(neg, 3), Int128(neg) + 1, "\(neg)", neg.description.count, type(of: neg), MemoryLayout<Int128>.size, neg >> 1, neg << 70, Int128.bitWidth, UInt128(42).description)
print(Int128("abc") as Any, Int128("ff", radix: 16)!, UInt128("340282366920938463463374607431768211456") as Any, UInt128("340282366920938463463374607431768211455")!)
struct Money: Hashable { var cents: Int128 }; print(Money(cents: 5), Money(cents: 5) == Money(cents: 5))
print(Double(UInt128.max), Float(Int128(3)), Int128(Double(1 << 62)), Int128.zero, Int128(truncatingIfNeeded: -1 as Int8), UInt128(truncatingIfNeeded: -1 as Int8))
let m = Int128(Int64.max).multipliedReportingOverflow(by: 2); print(m.partialValue, m.overflow, Int128.max.addingReportingOverflow(1), Int128.min.subtractingReportingOverflow(1).overflow)
