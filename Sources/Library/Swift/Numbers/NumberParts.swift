// The parts of numbers: bytes, halves of wide products, exponents and significands.

extension FixedWidthInteger {
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
  @native("Integer.highWord") func _highWord(_ other: Self) -> Self
  @native("Integer.byteSwapped") var byteSwapped: Self { get }
  var bigEndian: Self { byteSwapped }
  var littleEndian: Self { self }
  init(bigEndian value: Self) { self = value.byteSwapped }
  init(littleEndian value: Self) { self = value }
  static func &<<= (lhs: inout Self, rhs: Self) { lhs = lhs &<< rhs }
  static func &>>= (lhs: inout Self, rhs: Self) { lhs = lhs &>> rhs }
}

extension BinaryFloatingPoint {
  static var radix: Int { 2 }
  static var signalingNaN: Self { nan }
  @native("Float.exponent") var exponent: Int { get }
  @native("Float.significand") var significand: Self { get }
  @native("Float.binade") var binade: Self { get }
  @native("Float.exponentBitPattern") var exponentBitPattern: UInt { get }
  @native("Float.isSubnormal") var isSubnormal: Bool { get }
  @native("Float.isTotallyOrdered") func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  @native("Float.scaled") static func _scaled(_ isNegative: Bool, _ exponent: Int, _ significand: Self) -> Self
  init(sign: FloatingPointSign, exponent: Int, significand: Self) {
    self = Self._scaled(sign == .minus, exponent, significand)
  }
  init(signOf: Self, magnitudeOf: Self) {
    self = signOf._isMinus == magnitudeOf._isMinus ? magnitudeOf : -magnitudeOf
  }
  @native("Float.init(exactly:) floating") init?<Source: BinaryFloatingPoint>(exactly value: Source)
  var isCanonical: Bool { true }
  var isSignalingNaN: Bool { false }
  func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : y.magnitude < x.magnitude ? y : x
  }
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : y.magnitude > x.magnitude ? y : x
  }
  mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
  mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  var floatingPointClass: FloatingPointClassification {
    if isNaN { return .quietNaN }
    if isInfinite { return _isMinus ? .negativeInfinity : .positiveInfinity }
    if isZero { return _isMinus ? .negativeZero : .positiveZero }
    if isNormal { return _isMinus ? .negativeNormal : .positiveNormal }
    return _isMinus ? .negativeSubnormal : .positiveSubnormal
  }
}

extension Double {
  typealias Exponent = Int
  typealias RawSignificand = UInt64
  typealias RawExponent = UInt
  static var significandBitCount: Int { 52 }
  static var exponentBitCount: Int { 11 }
  @native("Double.significandBitPattern") var significandBitPattern: UInt64 { get }
}

extension Float {
  typealias Exponent = Int
  typealias RawSignificand = UInt32
  typealias RawExponent = UInt
  static var significandBitCount: Int { 23 }
  static var exponentBitCount: Int { 8 }
  @native("Float.significandBitPattern") var significandBitPattern: UInt32 { get }
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
