// Numbers at their edges: limits, overflow checks, conversions, rounding, NaN, infinities, mixed comparisons, text.
import Foundation
print(-Double.nan, Double.nan, -Double.infinity, -0.0, (0.0).sign, (-0.0).sign == .minus)
print(Double.nan == .nan, Double.nan < 1, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
print(1e16, 1e15, 123456789012345680.0, 1e-4, 1e-5, 0.1 + 0.2, 100.0, 1.0e100, Float(0.1), Float(16777217), 5e-324)
print(
  Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any, Int8(exactly: 300) as Any, UInt(exactly: -1) as Any,
  Int(truncating: 5 as Int16))
extension Int { init(truncating n: Int16) { self = Int(n) } }
print(
  (2.5).rounded(), (3.5).rounded(), (-2.5).rounded(), (2.5).rounded(.toNearestOrEven), (2.1).rounded(.up),
  (-2.1).rounded(.towardZero))
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2), 10.remainder(dividingBy: 4.0))
extension Int { func remainder(dividingBy d: Double) -> Double { Double(self).remainder(dividingBy: d) } }
print(Int.max.addingReportingOverflow(1), Int8.min.multipliedReportingOverflow(by: -1))
print(Int.max &+ 1 == .min, Int8.max &* 2, UInt8(200) &+ 100, Int8(-128) &- 1, (-128 as Int8).magnitude)
print(abs(-5), abs(-5.5), 5.signum(), (-3).signum(), 12.isMultiple(of: 4), max(3, 1, 2), min(2.5, 1))
print(Int8(-1) < UInt(0), 5 as UInt8 == 5 as Int, Int64(3) > UInt16(2), Int32(-1) == UInt32.max)
print(
  0b1010, 0o17, 0xff, 1_000_000, 0x1p4, 1e3, Int("ff", radix: 16)!, Int("-12")!, Int("1.5") as Any, Int(" 1") as Any,
  Int("+7")!)
print(
  String(255, radix: 2), String(-255, radix: 16), String(255, radix: 16, uppercase: true), Double("1e3")!,
  Double("abc") as Any, Double("nan")!)
print(5.advanced(by: 3), 3.distance(to: 10), (1...5).clamped(to: 3...9), 15.clamp(0...10))
extension Comparable {
  func clamp(_ range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
print(
  UInt8.max.leadingZeroBitCount, (8 as UInt8).trailingZeroBitCount, 255.nonzeroBitCount, (1 << 62), -1 >> 1,
  UInt8(1) << 9, 0b1100 & 0b1010 | 1, ~5)
print(Double(Int.max), Int(1e18), Int(-0.9), Int(2.99), UInt8(3.99), Float(3) * 2, Double(Float(0.1)))
print(3.14.description, String(3.0), "\(1.0)", "\(Float(1) / 3)", 1.0 / 3, (1.0).squareRoot(), 2.0.squareRoot())
print((1..<4).reduce(1, *), stride(from: 0, to: 1, by: 0.25).map { $0 }, stride(from: 5, through: 1, by: -2).map { $0 })
var n = 5
n += 2; n *= 3; n -= 1; n /= 4; n %= 3; n <<= 4; n |= 1; n ^= 3; n &= 0xF
print(n, n.hashValue == 2.hashValue, Int.random(in: 1...1), Bool.random() || true)
print(
  Int.self, type(of: 5), type(of: 5.0), type(of: 5 as UInt8), type(of: Float(1)), Int.bitWidth, Int8.isSigned, UInt.min)
func mean<T: BinaryInteger>(_ xs: [T]) -> Double { xs.isEmpty ? .nan : Double(xs.reduce(0, +)) / Double(xs.count) }
print(mean([1, 2]), mean([UInt8]()), mean([3 as Int8]))
