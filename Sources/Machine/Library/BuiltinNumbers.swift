import Code

/// The built-in numeric types, and the hidden protocols through which they meet the public ones with natives.
///
/// A native operator is declared once for all types in an extension of a hidden protocol, where `types[0]` is `Self`.
/// Members of protocols whose name begins with `_` are witnesses only: no program finds them by name.
enum BuiltinNumbersLibrary {
  static let parts: [LibraryPart] =
    integers.map { name, magnitude, isSigned in
      LibraryPart(
        "struct \(name): FixedWidthInteger, \(isSigned ? "SignedInteger" : "UnsignedInteger"), "
          + (isSigned ? "_BuiltinSignedInteger" : "_BuiltinInteger"),
        """
        typealias IntegerLiteralType = \(name)
        typealias Magnitude = \(magnitude)
        typealias Stride = Int
        init() { self = 0 }
        init<T: FixedWidthInteger>(bitPattern source: T) { self.init(truncatingIfNeeded: source) }
        func multipliedFullWidth(by other: \(name)) -> (high: \(name), low: \(magnitude)) {
          (high: _highWord(other), low: \(magnitude)(truncatingIfNeeded: self &* other))
        }
        """)
    }
    + ["Double", "Float"].map { name in
      LibraryPart(
        "struct \(name): BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, _BuiltinFloat",
        """
        typealias IntegerLiteralType = \(name)
        typealias FloatLiteralType = \(name)
        typealias Magnitude = \(name)
        typealias Stride = \(name)
        init() { self = 0 }
        @native("\(name).parse") init?(_ description: String)
        init?<S: StringProtocol>(_ text: S) { self.init(text.description) }
        @native("\(name).bitPattern") var bitPattern: UInt\(name == "Double" ? "64" : "32") { get }
        @native("\(name).init(bitPattern:)") init(bitPattern: UInt\(name == "Double" ? "64" : "32"))
        static func random(in range: Range<\(name)>) -> \(name) {
          if range.isEmpty { _trap("Can't get random value with an empty range") }
          return \(name)(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
        }
        static func random(in range: ClosedRange<\(name)>) -> \(name) {
          \(name)(_randomUnit()) * (range.upperBound - range.lowerBound) + range.lowerBound
        }
        static func random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name) {
          if range.isEmpty { _trap("Can't get random value with an empty range") }
          let unit = \(name)(generator.next() >> 11) * \(name)(1.1102230246251565e-16)
          return unit * (range.upperBound - range.lowerBound) + range.lowerBound
        }
        static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name) {
          let unit = \(name)(generator.next() >> 11) * \(name)(1.1102230246251565e-16)
          return unit * (range.upperBound - range.lowerBound) + range.lowerBound
        }
        """)
    } + [
      LibraryPart("protocol _BuiltinScalar: Hashable", ""),
      LibraryPart(
        "extension _BuiltinScalar",
        """
        @native("==") static func == (lhs: Self, rhs: Self) -> Bool
        func hash(into hasher: inout Hasher) { hasher.combine(self) }
        @native("description") var description: String { get }
        """),
      LibraryPart("protocol _BuiltinOrdered: _BuiltinScalar, Comparable", ""),
      LibraryPart("extension _BuiltinOrdered", ordered),
      LibraryPart("protocol _BuiltinNumber: _BuiltinOrdered, Numeric", ""),
      LibraryPart("extension _BuiltinNumber", number),
      LibraryPart("protocol _BuiltinInteger: _BuiltinNumber, FixedWidthInteger", ""),
      LibraryPart("extension _BuiltinInteger", ordered + "\n" + integer),
      LibraryPart("protocol _BuiltinSignedInteger: _BuiltinInteger, SignedInteger", ""),
      LibraryPart(
        "extension _BuiltinSignedInteger",
        """
        @native("prefix -") static prefix func - (operand: Self) -> Self
        mutating func negate() { self = -self }
        """),
      LibraryPart("protocol _BuiltinFloat: _BuiltinNumber, BinaryFloatingPoint", ""),
      LibraryPart("extension _BuiltinFloat", ordered + "\n" + float),
      LibraryPart(
        "",
        """
        typealias CGFloat = Double
        typealias Float64 = Double
        typealias Float32 = Float
        typealias TimeInterval = Double
        @native("randomUnit") func _randomUnit() -> Double
        """),
    ]

  private static let integers: [(String, magnitude: String, isSigned: Bool)] = [
    ("Int", "UInt", true), ("Int8", "UInt8", true), ("Int16", "UInt16", true), ("Int32", "UInt32", true),
    ("Int64", "UInt64", true), ("UInt", "UInt", false), ("UInt8", "UInt8", false), ("UInt16", "UInt16", false),
    ("UInt32", "UInt32", false), ("UInt64", "UInt64", false),
  ]

  /// Repeated where `Strideable` comes in, which has comparisons of its own.
  private static let ordered = """
    @native("==") static func == (lhs: Self, rhs: Self) -> Bool
    @native("<") static func < (lhs: Self, rhs: Self) -> Bool
    @native("<=") static func <= (lhs: Self, rhs: Self) -> Bool
    @native(">") static func > (lhs: Self, rhs: Self) -> Bool
    @native(">=") static func >= (lhs: Self, rhs: Self) -> Bool
    """

  private static let number = """
    @native("+") static func + (lhs: Self, rhs: Self) -> Self
    @native("-") static func - (lhs: Self, rhs: Self) -> Self
    @native("*") static func * (lhs: Self, rhs: Self) -> Self
    @native("/") static func / (lhs: Self, rhs: Self) -> Self
    @native("+=") static func += (lhs: inout Self, rhs: Self)
    @native("-=") static func -= (lhs: inout Self, rhs: Self)
    @native("*=") static func *= (lhs: inout Self, rhs: Self)
    @native("/=") static func /= (lhs: inout Self, rhs: Self)
    init(integerLiteral value: Self) { self = value }
    """

  private static let integer = """
    static var isSigned: Bool { min < 0 }
    @native("Integer.init(_:) integer") init<T: BinaryInteger>(_ source: T)
    @native("Integer.init(_:) floating") init<T: BinaryFloatingPoint>(_ source: T)
    @native("Integer.init(exactly:) integer") init?<T: BinaryInteger>(exactly source: T)
    @native("Integer.init(exactly:) floating") init?<T: BinaryFloatingPoint>(exactly source: T)
    @native("Integer.init(truncatingIfNeeded:)") init<T: BinaryInteger>(truncatingIfNeeded source: T)
    @native("Integer.init(clamping:)") init<T: BinaryInteger>(clamping source: T)
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
    """

  private static let float = """
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
    """
}
