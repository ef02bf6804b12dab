// Integers of different types compare by their values, also beyond the range of `Int` and for integers that a program
// declares by their words.
func exceeds(_ n: UInt64) -> Bool { n > 3 }
func branches(_ n: UInt64) -> String { if 3 < n { "above" } else { "below" } }
func same(_ n: UInt64, _ m: Int) -> (Bool, Bool) { (n == m, m == n) }
let big: UInt64 = 18_446_744_073_709_551_557
print(exceeds(big), exceeds(5), exceeds(1), branches(big), branches(2))
print(big > 3, big < 3, 3 < big, big >= Int(3), Int(-1) < big, same(.max, -1), same(7, 7))
print(Int8(-1) < UInt8(200), Int8(-1) == UInt8(255), UInt(5) > Int32(4), Int128(5) > Int(4), Int(4) < Int128(5))
if UInt128(5) > Int(4), Int(-4) < UInt128.max { print("branch") }

struct Tagged: BinaryInteger {
  var value: Int64
  typealias Words = [UInt]
  typealias Magnitude = UInt64
  static var isSigned: Bool { true }
  init(integerLiteral value: Int64) { self.value = value }
  init<T: BinaryInteger>(_ source: T) { value = Int64(source) }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) { value = Int64(truncatingIfNeeded: source) }
  init<T: BinaryInteger>(clamping source: T) { value = Int64(clamping: source) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int64(exactly: source) else { return nil }
    self.value = value
  }
  init<T: BinaryFloatingPoint>(_ source: T) { value = Int64(source) }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    guard let value = Int64(exactly: source) else { return nil }
    self.value = value
  }
  var words: [UInt] { [UInt(bitPattern: Int(value))] }
  var bitWidth: Int { 64 }
  var trailingZeroBitCount: Int { value.trailingZeroBitCount }
  var magnitude: UInt64 { value.magnitude }
  var description: String { "#\(value)" }
  static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
  func distance(to other: Self) -> Int { Int(other.value - value) }
  func advanced(by n: Int) -> Self { Self(value + Int64(n)) }
  static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  static func * (a: Self, b: Self) -> Self { Self(a.value * b.value) }
  static func / (a: Self, b: Self) -> Self { Self(a.value / b.value) }
  static func % (a: Self, b: Self) -> Self { Self(a.value % b.value) }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func /= (a: inout Self, b: Self) { a = a / b }
  static func %= (a: inout Self, b: Self) { a = a % b }
  static func &= (a: inout Self, b: Self) { a.value &= b.value }
  static func |= (a: inout Self, b: Self) { a.value |= b.value }
  static func ^= (a: inout Self, b: Self) { a.value ^= b.value }
  static func <<= <R: BinaryInteger>(a: inout Self, b: R) { a.value <<= b }
  static func >>= <R: BinaryInteger>(a: inout Self, b: R) { a.value >>= b }
  static prefix func ~ (a: Self) -> Self { Self(~a.value) }
}
let tagged: Tagged = -3
print(Int(tagged), Int(exactly: tagged)!, Int8(truncatingIfNeeded: tagged), UInt8(clamping: tagged), Double(tagged))
print(UInt8(exactly: tagged) as Any, Int(-4) < tagged, tagged == Int(-3), 1 << Tagged(3), String(tagged, radix: 2))
print(Int128(tagged), Tagged(7) > 6, tagged)
