// The numeric protocols, as Swift declares them. The built-in types conform to them in BuiltinNumbers.swift.

protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic {
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  static prefix func + (x: Self) -> Self { x }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var zero: Self { 0 }
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T: BinaryInteger>(exactly source: T)
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}

protocol SignedNumeric: Numeric {
  static prefix func - (operand: Self) -> Self
  mutating func negate()
}

extension SignedNumeric {
  static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }
  mutating func negate() { self = 0 - self }
}

protocol Strideable<Stride>: Comparable {
  associatedtype Stride: SignedNumeric, Comparable
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
}

extension Strideable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) > 0 }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.distance(to: rhs) == 0 }
}

protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable, _BuiltinIntegerDefaults
where Magnitude: BinaryInteger, Magnitude == Magnitude.Magnitude {
  associatedtype Words: RandomAccessCollection where Words.Element == UInt, Words.Index == Int
  var words: Words { get }
  /// The lower and the upper half of the number in 128 bits, its words above them, and its sign: conversions read them.
  var _lowWord: UInt { get }
  var _highWord: UInt64 { get }
  var _wordsAbove: [UInt] { get }
  var _isNegative: Bool { get }
  static var isSigned: Bool { get }
  init<T: BinaryInteger>(_ source: T)
  init<T: BinaryFloatingPoint>(_ source: T)
  init?<T: BinaryFloatingPoint>(exactly source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
}

extension BinaryInteger {
  init() { self = 0 }
  static func & (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &= rhs
    return result
  }
  static func | (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result |= rhs
    return result
  }
  static func ^ (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result ^= rhs
    return result
  }
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    var result = lhs
    result <<= rhs
    return result
  }
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    var result = lhs
    result >>= rhs
    return result
  }
  func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  @native("Integer.== mixed") static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  @native("Integer.< mixed") static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
  static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs == rhs) }
  static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { rhs < lhs }
  static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(rhs < lhs) }
  static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool { !(lhs < rhs) }
  func signum() -> Self { self == 0 ? 0 : self > 0 ? 1 : 0 - 1 }
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self) {
    (quotient: self / rhs, remainder: self % rhs)
  }
}

protocol SignedInteger: BinaryInteger, SignedNumeric {}

extension SignedInteger {
  static var isSigned: Bool { true }
}

protocol UnsignedInteger: BinaryInteger {}

extension UnsignedInteger {
  static var isSigned: Bool { false }
}

extension UnsignedInteger where Magnitude == Self {
  var magnitude: Self { self }
}

protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger & UnsignedInteger, Stride: FixedWidthInteger & SignedInteger {
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  static func &+ (lhs: Self, rhs: Self) -> Self
  static func &- (lhs: Self, rhs: Self) -> Self
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<<= (lhs: inout Self, rhs: Self)
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>>= (lhs: inout Self, rhs: Self)
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  init(_truncatingBits bits: UInt)
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  var byteSwapped: Self { get }
  var bigEndian: Self { get }
  var littleEndian: Self { get }
  init(bigEndian value: Self)
  init(littleEndian value: Self)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  init?(_digits: String, radix: Int)
  static func _random(_ lower: Self, _ upper: Self) -> Self
  static func _random(_ lower: Self, through upper: Self) -> Self
}

extension FixedWidthInteger {
  func _binaryLogarithm() -> Int {
    if self <= 0 { _trap("Precondition failed") }
    return Self.bitWidth - 1 - leadingZeroBitCount
  }
  static func &<< <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self { lhs &<< Self(truncatingIfNeeded: rhs) }
  static func &>> <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self { lhs &>> Self(truncatingIfNeeded: rhs) }
  static func &<<= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &<< rhs }
  static func &>>= <Other: BinaryInteger>(lhs: inout Self, rhs: Other) { lhs = lhs &>> rhs }
  static func &+= (lhs: inout Self, rhs: Self) { lhs = lhs &+ rhs }
  static func &-= (lhs: inout Self, rhs: Self) { lhs = lhs &- rhs }
  static func &*= (lhs: inout Self, rhs: Self) { lhs = lhs &* rhs }
  @native("Integer.overflows +") static func _overflowsAdding(_ lhs: Self, _ rhs: Self) -> Bool
  @native("Integer.overflows -") static func _overflowsSubtracting(_ lhs: Self, _ rhs: Self) -> Bool
  @native("Integer.overflows *") static func _overflowsMultiplying(_ lhs: Self, _ rhs: Self) -> Bool
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) { self.init(_digits: String(text), radix: radix) }
  static func random(in range: Range<Self>) -> Self { _random(range.lowerBound, range.upperBound) }
  static func random(in range: ClosedRange<Self>) -> Self { _random(range.lowerBound, through: range.upperBound) }
  static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    precondition(!range.isEmpty, "Can't get random value with an empty range")
    let width = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound)
    let lower = Magnitude(truncatingIfNeeded: range.lowerBound)
    return Self(truncatingIfNeeded: lower &+ generator.next(upperBound: width))
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let width = Magnitude(truncatingIfNeeded: range.upperBound &- range.lowerBound) &+ 1
    if width == 0 { return _random(using: &generator) }
    let lower = Magnitude(truncatingIfNeeded: range.lowerBound)
    return Self(truncatingIfNeeded: lower &+ generator.next(upperBound: width))
  }
  /// Random bits, the lowest word first.
  static func _random<G: RandomNumberGenerator>(using generator: inout G) -> Self {
    let first: UInt64 = generator.next()
    var result = Self(truncatingIfNeeded: first)
    var position = 64
    while position < Self.bitWidth {
      let word: UInt64 = generator.next()
      result |= Self(truncatingIfNeeded: word) << position
      position += 64
    }
    return result
  }
}

protocol FloatingPoint: SignedNumeric, Strideable, Hashable where Magnitude == Self {
  associatedtype Exponent: SignedInteger
  init<T: BinaryInteger>(_ value: T)
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  init(signOf: Self, magnitudeOf: Self)
  static var radix: Int { get }
  static var nan: Self { get }
  static var signalingNaN: Self { get }
  static var infinity: Self { get }
  static var pi: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  static var ulpOfOne: Self { get }
  var ulp: Self { get }
  var sign: FloatingPointSign { get }
  var exponent: Exponent { get }
  var significand: Self { get }
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var isInfinite: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isNormal: Bool { get }
  var isSubnormal: Bool { get }
  var isCanonical: Bool { get }
  var floatingPointClass: FloatingPointClassification { get }
  var nextUp: Self { get }
  var nextDown: Self { get }
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  func remainder(dividingBy other: Self) -> Self
  func truncatingRemainder(dividingBy other: Self) -> Self
  func squareRoot() -> Self
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  mutating func addProduct(_ lhs: Self, _ rhs: Self)
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  func isEqual(to other: Self) -> Bool
  func isLess(than other: Self) -> Bool
  func isLessThanOrEqualTo(_ other: Self) -> Bool
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  static func minimum(_ x: Self, _ y: Self) -> Self
  static func maximum(_ x: Self, _ y: Self) -> Self
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
}

extension FloatingPoint {
  @available(*, unavailable, message: "For floating point numbers use truncatingRemainder instead")
  static func % (lhs: Self, rhs: Self) -> Self { lhs }
  @available(*, unavailable, message: "For floating point numbers use formTruncatingRemainder instead")
  static func %= (lhs: inout Self, rhs: Self) {}
  @native("Float.isMinus") var _isMinus: Bool { get }
  func rounded() -> Self { rounded(.toNearestOrAwayFromZero) }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  mutating func round() { self = rounded(.toNearestOrAwayFromZero) }
  mutating func formSquareRoot() { self = squareRoot() }
  mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
  mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
  func isEqual(to other: Self) -> Bool { self == other }
  func isLess(than other: Self) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
  static func minimum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : y.isNaN ? x : y < x ? y : x }
  static func maximum(_ x: Self, _ y: Self) -> Self { x.isNaN ? y : y.isNaN ? x : y > x ? y : x }
  static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : y.magnitude < x.magnitude ? y : x
  }
  static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
    x.isNaN ? y : y.isNaN ? x : y.magnitude > x.magnitude ? y : x
  }
  var floatingPointClass: FloatingPointClassification {
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    if isInfinite { return sign == .minus ? .negativeInfinity : .positiveInfinity }
    if isZero { return sign == .minus ? .negativeZero : .positiveZero }
    if isNormal { return sign == .minus ? .negativeNormal : .positiveNormal }
    return sign == .minus ? .negativeSubnormal : .positiveSubnormal
  }
}

protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
  associatedtype RawSignificand: UnsignedInteger
  associatedtype RawExponent: UnsignedInteger
  init<T: BinaryFloatingPoint>(_ value: T)
  init?<T: BinaryFloatingPoint>(exactly value: T)
  init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  var exponentBitPattern: RawExponent { get }
  var significandBitPattern: RawSignificand { get }
  var significandWidth: Int { get }
  var binade: Self { get }
}

@layout(Machine) enum FloatingPointRoundingRule: Equatable, Hashable {
  case toNearestOrAwayFromZero
  case toNearestOrEven
  case up
  case down
  case towardZero
  case awayFromZero
}

enum FloatingPointSign: Int {
  case plus
  case minus
}
