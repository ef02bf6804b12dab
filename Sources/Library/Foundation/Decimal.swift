// Foundation's `Decimal`, represented by its text, which is exact. The toolchain's calculates.

struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, Codable, Sendable, CustomStringConvertible,
  ExpressibleByFloatLiteral, _HostCoded
{
  typealias Magnitude = Decimal
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  typealias Stride = Decimal
  enum RoundingMode: UInt {
    case plain, down, up, bankers
  }
  enum CalculationError: UInt {
    case noError, lossOfPrecision, underflow, overflow, divideByZero
  }
  let _text: String
  init(_text: String) { self._text = _text }
  init() { self.init(_text: "0") }
  init(_ value: Int) { self.init(_text: "\(value)") }
  init(_ value: Int64) { self.init(_text: "\(value)") }
  init(_ value: Int32) { self.init(_text: "\(value)") }
  init(_ value: Int16) { self.init(_text: "\(value)") }
  init(_ value: Int8) { self.init(_text: "\(value)") }
  init(_ value: UInt) { self.init(_text: "\(value)") }
  init(_ value: UInt64) { self.init(_text: "\(value)") }
  init(_ value: UInt32) { self.init(_text: "\(value)") }
  init(_ value: UInt16) { self.init(_text: "\(value)") }
  init(_ value: UInt8) { self.init(_text: "\(value)") }
  init(_ value: Double) { self.init(_text: Decimal._of(value)) }
  init(integerLiteral value: Int) { self.init(value) }
  init(floatLiteral value: Double) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) { self.init(_text: "\(source)") }
  init?(string: String, locale: Locale? = nil) {
    let text = Decimal._of(string, locale?.identifier ?? "")
    if text.isEmpty { return nil }
    self.init(_text: text)
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    self.init(_text: Decimal._of(sign == .minus, exponent, significand._text))
  }
  @native("Decimal.result") static func _result(_ operation: Int, _ left: String, _ right: String) -> String
  @native("Decimal.compare") static func _compare(_ left: String, _ right: String) -> Int
  @native("Decimal.of double") static func _of(_ value: Double) -> String
  @native("Decimal.of text") static func _of(_ text: String, _ locale: String) -> String
  @native("Decimal.of parts") static func _of(_ isMinus: Bool, _ exponent: Int, _ significand: String) -> String
  @native("Decimal.double") static func _double(_ text: String) -> Double
  @native("Decimal.int") static func _int(_ text: String) -> Int
  @native("Decimal.exponent") static func _exponent(_ text: String) -> Int
  @native("Decimal.rounded") static func _rounded(_ text: String, _ scale: Int, _ mode: Int) -> String
  static var zero: Decimal { Decimal(_text: "0") }
  static var nan: Decimal { Decimal(_text: "NaN") }
  static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
  static var greatestFiniteMagnitude: Decimal {
    Decimal(_text: "340282366920938463463374607431768211455" + String(repeating: "0", count: 127))
  }
  static var leastNonzeroMagnitude: Decimal { Decimal(sign: .plus, exponent: -127, significand: 1) }
  static var leastNormalMagnitude: Decimal { leastNonzeroMagnitude }
  static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }
  static var radix: Int { 10 }
  static func + (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _result(0, lhs._text, rhs._text)) }
  static func - (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _result(1, lhs._text, rhs._text)) }
  static func * (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _result(2, lhs._text, rhs._text)) }
  static func / (lhs: Decimal, rhs: Decimal) -> Decimal { Decimal(_text: _result(3, lhs._text, rhs._text)) }
  static func += (lhs: inout Decimal, rhs: Decimal) { lhs = lhs + rhs }
  static func -= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs - rhs }
  static func *= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs * rhs }
  static func /= (lhs: inout Decimal, rhs: Decimal) { lhs = lhs / rhs }
  static prefix func - (operand: Decimal) -> Decimal { Decimal(_text: _result(1, "0", operand._text)) }
  mutating func negate() { self = -self }
  static func == (lhs: Decimal, rhs: Decimal) -> Bool { _compare(lhs._text, rhs._text) == 0 }
  static func < (lhs: Decimal, rhs: Decimal) -> Bool { _compare(lhs._text, rhs._text) < 0 }
  func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  func distance(to other: Decimal) -> Decimal { other - self }
  func advanced(by n: Decimal) -> Decimal { self + n }
  var magnitude: Decimal { isSignMinus ? -self : self }
  var isNaN: Bool { _text == "NaN" }
  var isFinite: Bool { !isNaN }
  var isInfinite: Bool { false }
  func isEqual(to other: Decimal) -> Bool { self == other }
  func isLess(than other: Decimal) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
  var isZero: Bool { _text == "0" }
  var floatingPointClass: FloatingPointClassification {
    if isNaN { return .quietNaN }
    if isZero { return .positiveZero }
    return isSignMinus ? .negativeNormal : .positiveNormal
  }
  var isSignMinus: Bool { _text.hasPrefix("-") }
  var sign: FloatingPointSign { isSignMinus ? .minus : .plus }
  var exponent: Int { Decimal._exponent(_text) }
  @native("Decimal.part") static func _part(_ text: String, _ part: Int) -> String
  var significand: Decimal { Decimal(_text: Decimal._part(_text, 0)) }
  var ulp: Decimal { Decimal(_text: Decimal._part(_text, 1)) }
  var nextUp: Decimal { Decimal(_text: Decimal._part(_text, 2)) }
  var nextDown: Decimal { Decimal(_text: Decimal._part(_text, 3)) }
  var _double: Double { Decimal._double(_text) }
  var _int: Int { Decimal._int(_text) }
  var description: String { _text }
  func _encode(_ container: Int, _ key: [Any]) throws { try _hostEncode(container, key, 17, _text, _codingError) }
  static func _decode(_ container: Int, _ key: [Any]) throws -> Decimal {
    let text: String = try _hostDecode(container, key, 17, _codingError)
    return Decimal(_text: text)
  }
}

func pow(_ x: Decimal, _ y: Int) -> Decimal { Decimal(_text: Decimal._result(4, x._text, "\(y)")) }

func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode
) {
  result = Decimal(_text: Decimal._rounded(number._text, scale, Int(roundingMode.rawValue)))
}
func NSDecimalString(_ dcm: inout Decimal, _ locale: Any?) -> String { dcm.description }
