// The hidden protocols that give the built-in numbers their native operations.
//
// A native operator is declared once for all types in an extension of a hidden protocol, where `types[0]` is `Self`.
// Members of protocols whose name begins with `_` are witnesses only: no program finds them by name.

protocol _BuiltinScalar: Hashable {}

extension _BuiltinScalar {
  @native("==") static func == (lhs: Self, rhs: Self) -> Bool
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
  @native("description") var description: String { get }
}

protocol _BuiltinOrdered: _BuiltinScalar, Comparable {}

extension _BuiltinOrdered {
  @native("==") static func == (lhs: Self, rhs: Self) -> Bool
  @native("<") static func < (lhs: Self, rhs: Self) -> Bool
  @native("<=") static func <= (lhs: Self, rhs: Self) -> Bool
  @native(">") static func > (lhs: Self, rhs: Self) -> Bool
  @native(">=") static func >= (lhs: Self, rhs: Self) -> Bool
}

protocol _BuiltinNumber: _BuiltinOrdered, Numeric, BitwiseCopyable {}

extension _BuiltinNumber {
  @native("+") static func + (lhs: Self, rhs: Self) -> Self
  @native("-") static func - (lhs: Self, rhs: Self) -> Self
  @native("*") static func * (lhs: Self, rhs: Self) -> Self
  @native("/") static func / (lhs: Self, rhs: Self) -> Self
  @native("+=") static func += (lhs: inout Self, rhs: Self)
  @native("-=") static func -= (lhs: inout Self, rhs: Self)
  @native("*=") static func *= (lhs: inout Self, rhs: Self)
  @native("/=") static func /= (lhs: inout Self, rhs: Self)
  init(integerLiteral value: Self) { self = value }
}

protocol _BuiltinInteger: _BuiltinNumber, _StandardInteger {}

extension _BuiltinInteger {
  @native("==") static func == (lhs: Self, rhs: Self) -> Bool
  @native("<") static func < (lhs: Self, rhs: Self) -> Bool
  @native("<=") static func <= (lhs: Self, rhs: Self) -> Bool
  @native(">") static func > (lhs: Self, rhs: Self) -> Bool
  @native(">=") static func >= (lhs: Self, rhs: Self) -> Bool
  var _lowWord: UInt { UInt(truncatingIfNeeded: self) }
  var _highWord: UInt64 { self < 0 ? UInt64.max : 0 }
  var _isNegative: Bool { self < 0 }
  @native("Integer.init(_:) integer") init<T: BinaryInteger>(_ source: T)
  @native("Integer.init(_:) floating") init<T: BinaryFloatingPoint>(_ source: T)
  @native("Integer.init(exactly:) integer") init?<T: BinaryInteger>(exactly source: T)
  @native("Integer.init(exactly:) floating") init?<T: BinaryFloatingPoint>(exactly source: T)
  @native("Integer.init(truncatingIfNeeded:)") init<T: BinaryInteger>(truncatingIfNeeded source: T)
  @native("Integer.init(clamping:)") init<T: BinaryInteger>(clamping source: T)
  @native("Integer.parse") init?(_digits: String, radix: Int)
  @native("Integer.random half-open") static func _random(_ lower: Self, _ upper: Self) -> Self
  @native("Integer.random closed") static func _random(_ lower: Self, through upper: Self) -> Self
  @native("Integer.parse decimal") init?(_ description: String)
  @native("%") static func % (lhs: Self, rhs: Self) -> Self
  @native("%=") static func %= (lhs: inout Self, rhs: Self)
  @native("prefix ~") static prefix func ~ (x: Self) -> Self
  @native("&") static func & (lhs: Self, rhs: Self) -> Self
  @native("&=") static func &= (lhs: inout Self, rhs: Self)
  @native("|") static func | (lhs: Self, rhs: Self) -> Self
  @native("|=") static func |= (lhs: inout Self, rhs: Self)
  @native("^") static func ^ (lhs: Self, rhs: Self) -> Self
  @native("^=") static func ^= (lhs: inout Self, rhs: Self)
  @native("<<") static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  @native("<<=") static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  @native(">>") static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  @native(">>=") static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  @native("&+") static func &+ (lhs: Self, rhs: Self) -> Self
  @native("&-") static func &- (lhs: Self, rhs: Self) -> Self
  @native("&*") static func &* (lhs: Self, rhs: Self) -> Self
  @native("&<<") static func &<< (lhs: Self, rhs: Self) -> Self
  @native("&>>") static func &>> (lhs: Self, rhs: Self) -> Self
  @native("Integer.bitWidth") static var bitWidth: Int { get }
  @native("Integer.max") static var max: Self { get }
  @native("Integer.min") static var min: Self { get }
  @native("Integer.magnitude") var magnitude: Magnitude { get }
  @native("Integer.trailingZeroBitCount") var trailingZeroBitCount: Int { get }
  @native("Integer.leadingZeroBitCount") var leadingZeroBitCount: Int { get }
  @native("Integer.nonzeroBitCount") var nonzeroBitCount: Int { get }
  var bitWidth: Int { Self.bitWidth }
  @native("Integer.distance(to:)") func distance(to other: Self) -> Int
  @native("Integer.advanced(by:)") func advanced(by n: Int) -> Self
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &+ rhs, overflow: Self._overflowsAdding(self, rhs))
  }
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &- rhs, overflow: Self._overflowsSubtracting(self, rhs))
  }
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &* rhs, overflow: Self._overflowsMultiplying(self, rhs))
  }
}

protocol _BuiltinSignedInteger: _BuiltinInteger, SignedInteger {}

extension _BuiltinSignedInteger {
  @native("prefix -") static prefix func - (operand: Self) -> Self
  static var isSigned: Bool { true }
  mutating func negate() { self = -self }
}

protocol _BuiltinUnsignedInteger: _BuiltinInteger, UnsignedInteger {}

extension _BuiltinUnsignedInteger {
  static var isSigned: Bool { false }
  @native("Integer.magnitude") var magnitude: Magnitude { get }
}

protocol _BuiltinFloat: _BuiltinNumber, BinaryFloatingPoint {}

extension _BuiltinFloat {
  @native("==") static func == (lhs: Self, rhs: Self) -> Bool
  @native("<") static func < (lhs: Self, rhs: Self) -> Bool
  @native("<=") static func <= (lhs: Self, rhs: Self) -> Bool
  @native(">") static func > (lhs: Self, rhs: Self) -> Bool
  @native(">=") static func >= (lhs: Self, rhs: Self) -> Bool
  init(floatLiteral value: Self) { self = value }
  @native("Float.init(_:) integer") init<T: BinaryInteger>(_ value: T)
  @native("Float.init(_:) floating") init<T: BinaryFloatingPoint>(_ value: T)
  @native("Float.init(exactly:) integer") init?<T: BinaryInteger>(exactly source: T)
  @native("prefix -") static prefix func - (operand: Self) -> Self
  mutating func negate() { self = -self }
  @native("Float.nan") static var nan: Self { get }
  @native("Float.infinity") static var infinity: Self { get }
  @native("Float.pi") static var pi: Self { get }
  @native("Float.greatestFiniteMagnitude") static var greatestFiniteMagnitude: Self { get }
  @native("Float.leastNormalMagnitude") static var leastNormalMagnitude: Self { get }
  @native("Float.leastNonzeroMagnitude") static var leastNonzeroMagnitude: Self { get }
  @native("Float.ulpOfOne") static var ulpOfOne: Self { get }
  @native("Float.ulp") var ulp: Self { get }
  @native("Float.magnitude") var magnitude: Self { get }
  var sign: FloatingPointSign { _isMinus ? .minus : .plus }
  @native("Float.isNaN") var isNaN: Bool { get }
  @native("Float.isInfinite") var isInfinite: Bool { get }
  @native("Float.isFinite") var isFinite: Bool { get }
  @native("Float.isZero") var isZero: Bool { get }
  @native("Float.isNormal") var isNormal: Bool { get }
  @native("Float.nextUp") var nextUp: Self { get }
  @native("Float.nextDown") var nextDown: Self { get }
  @native("Float.remainder") func remainder(dividingBy other: Self) -> Self
  @native("Float.truncatingRemainder") func truncatingRemainder(dividingBy other: Self) -> Self
  @native("Float.squareRoot") func squareRoot() -> Self
  @native("Float.rounded") func rounded(_ rule: FloatingPointRoundingRule) -> Self
  func distance(to other: Self) -> Self { other - self }
  func advanced(by n: Self) -> Self { self + n }
}
