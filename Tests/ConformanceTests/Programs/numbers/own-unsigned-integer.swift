struct B: UnsignedInteger {
  var value: UInt32 = 0
  init(_ v: UInt32) { value = v }
  init<T: BinaryInteger>(_ source: T) { value = UInt32(source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { value = UInt32(truncatingIfNeeded: source) }
  init<T: BinaryInteger>(clamping source: T) { value = UInt32(clamping: source) }
  init?<T: BinaryInteger>(exactly source: T) { guard let v = UInt32(exactly: source) else { return nil }; value = v }
  init<T: BinaryFloatingPoint>(_ source: T) { value = UInt32(source) }
  init?<T: BinaryFloatingPoint>(exactly source: T) { guard let v = UInt32(exactly: source) else { return nil }; value = v }
  init(integerLiteral v: UInt32) { value = v }
  var words: UInt32.Words { value.words }
  var bitWidth: Int { 32 }
  var trailingZeroBitCount: Int { value.trailingZeroBitCount }
  static func + (a: B, b: B) -> B { B(a.value + b.value) }
  static func - (a: B, b: B) -> B { B(a.value - b.value) }
  static func * (a: B, b: B) -> B { B(a.value * b.value) }
  static func / (a: B, b: B) -> B { B(a.value / b.value) }
  static func % (a: B, b: B) -> B { B(a.value % b.value) }
  static func += (a: inout B, b: B) { a = a + b }
  static func -= (a: inout B, b: B) { a = a - b }
  static func *= (a: inout B, b: B) { a = a * b }
  static func /= (a: inout B, b: B) { a = a / b }
  static func %= (a: inout B, b: B) { a = a % b }
  static func &= (a: inout B, b: B) { a.value &= b.value }
  static func |= (a: inout B, b: B) { a.value |= b.value }
  static func ^= (a: inout B, b: B) { a.value ^= b.value }
  static prefix func ~ (a: B) -> B { B(~a.value) }
  static func <<= <R: BinaryInteger>(a: inout B, b: R) { a.value <<= b }
  static func >>= <R: BinaryInteger>(a: inout B, b: R) { a.value >>= b }
  func distance(to other: B) -> Int { Int(other.value) - Int(value) }
  func advanced(by n: Int) -> B { B(UInt32(Int(value) + n)) }
}
let b: B = 7
print(b.magnitude, B.Magnitude.self, b + 3, b.isMultiple(of: 2), b.quotientAndRemainder(dividingBy: 2), b << 2 as B, b.signum(), B.isSigned)
print((b..<12).map { $0 * 2 }, Int(b), b == 7, b < 9, [b, 3].sorted(), Set([b, 7, 8]).count)
