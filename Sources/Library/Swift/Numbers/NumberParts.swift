// The parts of numbers: bytes, halves of wide products, exponents and significands.

extension FixedWidthInteger {
  @native("Integer.highWord") func _highWord(_ other: Self) -> Self
}

/// The integers of the library. What this extension defines, a type of a program has to define by itself.
protocol _StandardInteger: FixedWidthInteger {}

extension _StandardInteger {
  init(_truncatingBits bits: UInt) { self.init(truncatingIfNeeded: bits) }
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    if rhs == 0 { return (partialValue: self, overflow: true) }
    if Self.isSigned && self == Self.min && rhs &+ 1 == 0 { return (partialValue: self, overflow: true) }
    return (partialValue: self / rhs, overflow: false)
  }
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool) {
    if rhs == 0 { return (partialValue: self, overflow: true) }
    if Self.isSigned && rhs &+ 1 == 0 { return (partialValue: 0, overflow: self == Self.min) }
    return (partialValue: self % rhs, overflow: false)
  }
  /// Long division, a bit at a time.
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self) {
    if self == 0 { _trap("Division by zero") }
    let divisor = magnitude
    var high = Magnitude(truncatingIfNeeded: dividend.high)
    var low = dividend.low
    let isNegative = dividend.high < 0
    if isNegative {
      high = ~high
      low = ~low &+ 1
      if low == 0 { high = high &+ 1 }
    }
    if high >= divisor { _trap("Quotient is not representable") }
    var quotient: Magnitude = 0
    for _ in 0..<Self.bitWidth {
      let carries = high.leadingZeroBitCount == 0
      high = high &<< 1 | (low.leadingZeroBitCount == 0 ? 1 : 0)
      low = low &<< 1
      quotient = quotient &<< 1
      if carries || high >= divisor {
        high = high &- divisor
        quotient |= 1
      }
    }
    let isQuotientNegative = isNegative != (self < 0)
    let limit = Magnitude(truncatingIfNeeded: Self.max) &+ (isQuotientNegative ? 1 : 0)
    if Self.isSigned && quotient > limit { _trap("Quotient is not representable") }
    return (
      quotient: Self(truncatingIfNeeded: isQuotientNegative ? 0 &- quotient : quotient),
      remainder: Self(truncatingIfNeeded: isNegative ? 0 &- high : high)
    )
  }
  static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
  static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
}

/// The words of an integer of at most 64 bits: only one.
struct _IntegerWords: RandomAccessCollection {
  let _word: UInt
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  subscript(position: Int) -> UInt {
    if position != 0 { _trap("Index out of range") }
    return _word
  }
}

extension _BuiltinInteger {
  @native("Integer.byteSwapped") var byteSwapped: Self { get }
  var words: _IntegerWords { _IntegerWords(_word: UInt(truncatingIfNeeded: self)) }
}

extension BinaryFloatingPoint {
  static var radix: Int { 2 }
  @native("Float.exponentBitPattern") var _exponentBitPattern: UInt { get }
  @native("Float.scaled") static func _scaled(_ isNegative: Bool, _ exponent: Int, _ significand: Self) -> Self
  init(signOf: Self, magnitudeOf: Self) {
    self = (signOf.sign == .minus) == (magnitudeOf.sign == .minus) ? magnitudeOf : -magnitudeOf
  }
}

extension _BuiltinFloat {
  static var signalingNaN: Self { nan }
  @native("Float.exponent") var exponent: Int { get }
  @native("Float.significand") var significand: Self { get }
  @native("Float.binade") var binade: Self { get }
  @native("Float.isSubnormal") var isSubnormal: Bool { get }
  @native("Float.isTotallyOrdered") func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  @native("Float.addingProduct") func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  init(sign: FloatingPointSign, exponent: Int, significand: Self) {
    self = Self._scaled(sign == .minus, exponent, significand)
  }
  @native("Float.init(exactly:) floating") init?<Source: BinaryFloatingPoint>(exactly value: Source)
  var isCanonical: Bool { true }
  var isSignalingNaN: Bool { false }
}

extension Double {
  typealias Exponent = Int
  typealias RawSignificand = UInt64
  typealias RawExponent = UInt
  static var significandBitCount: Int { 52 }
  static var signalingNaN: Double { Double(bitPattern: 0x7ff4_0000_0000_0000) }
  var isSignalingNaN: Bool { isNaN && significandBitPattern >> 51 == 0 }
  static var exponentBitCount: Int { 11 }
  @native("Double.significandBitPattern") var significandBitPattern: UInt64 { get }
  var significandWidth: Int {
    let zeros = significandBitPattern.trailingZeroBitCount
    if isNormal { return significandBitPattern == 0 ? 0 : Self.significandBitCount - zeros }
    if !isSubnormal { return -1 }
    return significandBitPattern.bitWidth - (zeros + significandBitPattern.leadingZeroBitCount + 1)
  }
  var exponentBitPattern: UInt { _exponentBitPattern }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    let exponent = UInt64(exponentBitPattern & 0x7ff) &<< 52
    let significand = significandBitPattern & (1 &<< 52 &- 1)
    self.init(bitPattern: (sign == .minus ? 1 &<< 63 : 0) | exponent | significand)
  }
}

extension Float {
  typealias Exponent = Int
  typealias RawSignificand = UInt32
  typealias RawExponent = UInt
  static var significandBitCount: Int { 23 }
  // The machine holds a Float as a Double, which makes it a quiet NaN.
  static var signalingNaN: Float { nan }
  static var exponentBitCount: Int { 8 }
  @native("Float.significandBitPattern") var significandBitPattern: UInt32 { get }
  var significandWidth: Int {
    let zeros = significandBitPattern.trailingZeroBitCount
    if isNormal { return significandBitPattern == 0 ? 0 : Self.significandBitCount - zeros }
    if !isSubnormal { return -1 }
    return significandBitPattern.bitWidth - (zeros + significandBitPattern.leadingZeroBitCount + 1)
  }
  var exponentBitPattern: UInt { _exponentBitPattern }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32) {
    let exponent = UInt32(exponentBitPattern & 0xff) &<< 23
    let significand = significandBitPattern & (1 &<< 23 &- 1)
    self.init(bitPattern: (sign == .minus ? 1 &<< 31 : 0) | exponent | significand)
  }
}

enum FloatingPointClassification: Equatable, Hashable {
  case signalingNaN
  case quietNaN
  case negativeInfinity
  case negativeNormal
  case negativeSubnormal
  case negativeZero
  case positiveZero
  case positiveSubnormal
  case positiveNormal
  case positiveInfinity
}
