// An integer type that implements the requirements of `FixedWidthInteger`, and relies on its default members.
struct Small: FixedWidthInteger, SignedInteger {
  typealias Magnitude = UInt16
  typealias Words = Int16.Words
  var raw: Int16
  init(raw: Int16) { self.raw = raw }
  init(integerLiteral value: Int16) { raw = value }
  init(_truncatingBits bits: UInt) { raw = Int16(truncatingIfNeeded: bits) }
  static var bitWidth: Int { 16 }
  var words: Words { raw.words }
  var magnitude: UInt16 { raw.magnitude }
  var trailingZeroBitCount: Int { raw.trailingZeroBitCount }
  var leadingZeroBitCount: Int { raw.leadingZeroBitCount }
  var nonzeroBitCount: Int { raw.nonzeroBitCount }
  var byteSwapped: Small { Small(raw: raw.byteSwapped) }
  func addingReportingOverflow(_ rhs: Small) -> (partialValue: Small, overflow: Bool) {
    let (value, overflow) = raw.addingReportingOverflow(rhs.raw)
    return (Small(raw: value), overflow)
  }
  func subtractingReportingOverflow(_ rhs: Small) -> (partialValue: Small, overflow: Bool) {
    let (value, overflow) = raw.subtractingReportingOverflow(rhs.raw)
    return (Small(raw: value), overflow)
  }
  func multipliedReportingOverflow(by rhs: Small) -> (partialValue: Small, overflow: Bool) {
    let (value, overflow) = raw.multipliedReportingOverflow(by: rhs.raw)
    return (Small(raw: value), overflow)
  }
  func dividedReportingOverflow(by rhs: Small) -> (partialValue: Small, overflow: Bool) {
    let (value, overflow) = raw.dividedReportingOverflow(by: rhs.raw)
    return (Small(raw: value), overflow)
  }
  func remainderReportingOverflow(dividingBy rhs: Small) -> (partialValue: Small, overflow: Bool) {
    let (value, overflow) = raw.remainderReportingOverflow(dividingBy: rhs.raw)
    return (Small(raw: value), overflow)
  }
  func dividingFullWidth(_ dividend: (high: Small, low: UInt16)) -> (quotient: Small, remainder: Small) {
    let (quotient, remainder) = raw.dividingFullWidth((dividend.high.raw, dividend.low))
    return (Small(raw: quotient), Small(raw: remainder))
  }
  static func == (lhs: Small, rhs: Small) -> Bool { lhs.raw == rhs.raw }
  static func < (lhs: Small, rhs: Small) -> Bool { lhs.raw < rhs.raw }
  static func + (lhs: Small, rhs: Small) -> Small { Small(raw: lhs.raw + rhs.raw) }
  static func - (lhs: Small, rhs: Small) -> Small { Small(raw: lhs.raw - rhs.raw) }
  static func * (lhs: Small, rhs: Small) -> Small { Small(raw: lhs.raw * rhs.raw) }
  static func *= (lhs: inout Small, rhs: Small) { lhs = lhs * rhs }
  static func / (lhs: Small, rhs: Small) -> Small { Small(raw: lhs.raw / rhs.raw) }
  static func /= (lhs: inout Small, rhs: Small) { lhs = lhs / rhs }
  static func % (lhs: Small, rhs: Small) -> Small { Small(raw: lhs.raw % rhs.raw) }
  static func %= (lhs: inout Small, rhs: Small) { lhs = lhs % rhs }
  static func &= (lhs: inout Small, rhs: Small) { lhs.raw &= rhs.raw }
  static func |= (lhs: inout Small, rhs: Small) { lhs.raw |= rhs.raw }
  static func ^= (lhs: inout Small, rhs: Small) { lhs.raw ^= rhs.raw }
  static func &<<= (lhs: inout Small, rhs: Small) { lhs.raw &<<= rhs.raw }
  static func &>>= (lhs: inout Small, rhs: Small) { lhs.raw &>>= rhs.raw }
}

let a: Small = 300
let b: Small = -7
print(Small.min, Small.max, Small.zero, Small.isSigned, Small(), a.bitWidth)
print(~a, ~b, -a, +a, a & b, a | b, a ^ b)
print(a << 3, a >> 2, b >> 1, b << 20, b >> 20, a << -2, a >> -2, a &<< 17, b &>> 17)
print(Small(42), Small(exactly: 40_000) as Any, Small(exactly: -5) as Any, Small(truncatingIfNeeded: 70_000))
print(Small(clamping: 70_000), Small(clamping: -70_000), Small(clamping: 12), Small(truncatingIfNeeded: -1))
print(Small(3.9), Small(-3.9), Small(exactly: 2.5) as Any)
print(Small(exactly: 1024.0) as Any, Small(exactly: 1e9) as Any)
print(Small("123") as Any, Small("-7f", radix: 16) as Any, Small("99999") as Any, Small("x") as Any)
print(Int(a), Int8(truncatingIfNeeded: a), UInt8(exactly: a) as Any)
print(Double(b), Int64(b), UInt(a), Int8(clamping: a))
print(a &+ .max, a &- b, a &* a, a.signum(), b.signum(), a.isMultiple(of: 3), a.quotientAndRemainder(dividingBy: 7))
print(a == 300, a < b, a > 3 as Int, b == -7 as Int8, a != 4 as UInt64, b < 5 as UInt8)
print(a.distance(to: b), a.advanced(by: 4))
print(a.bigEndian, a.littleEndian, Small(bigEndian: a), Small(littleEndian: a), a.multipliedFullWidth(by: b))
print(a.description, "\(b)", String(a, radix: 16), String(b, radix: 2))
print([a: 1][300]!, a.hashValue == (300 as Small).hashValue)
var c = a
c += 5; c -= 1; c *= 2; c /= 3; c %= 100; c <<= 2; c >>= 1; c &= 0xff; c |= 1; c ^= 3
c &+= 7; c &-= 2; c &*= 3; c &<<= 1; c &>>= 1
print(c, (1 as Small)...4, Array((1 as Small)...4), stride(from: 0 as Small, to: 10, by: 3).map { $0 })
c.negate()
print(c, abs(b), max(a, b), [a, b, c].sorted(), (0 as Small..<5).reduce(0, +), [a, b].min()!)
for _ in 0..<20 {
  let r = Small.random(in: -3...3)
  if r < -3 || r > 3 { print("out of range") }
}
func describe<T: FixedWidthInteger>(_ value: T) -> String {
  "\(T.self) \(T.bitWidth) \(value.leadingZeroBitCount) \(value << 1) \(~value) \(T(truncatingIfNeeded: 65_537))"
}
func total<T: BinaryInteger>(_ values: [T]) -> T { values.reduce(0) { $0 + $1 } >> 1 }
print(describe(a), describe(5 as Int8), total([a, b]), total([1, 2, 3]))
print(a.addingReportingOverflow(.max), a.dividedReportingOverflow(by: 0), Float(a), Small(Float(9)))
