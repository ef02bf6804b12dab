// `Int128` and `UInt128` (SE-0425), as two words each. Products, quotients and texts are native.

/// The operations that both types share.
protocol _WideInteger: _StandardInteger where Stride == Int, Words == _WideWords {
  var _high: UInt64 { get set }
  var _low: UInt64 { get set }
  init(_high: UInt64, _low: UInt64)
}

struct _WideWords: RandomAccessCollection {
  let _low: UInt64
  let _high: UInt64
  var startIndex: Int { 0 }
  var endIndex: Int { 2 }
  subscript(position: Int) -> UInt {
    precondition(position == 0 || position == 1, "Index out of range")
    return UInt(position == 0 ? _low : _high)
  }
}

/// An operation of the machine on 128-bit numbers: the high or the low word of its result.
@native("Wide.product") func _wideProduct(
  _ isHigh: Bool, _ high: UInt64, _ low: UInt64, _ otherHigh: UInt64, _ otherLow: UInt64
) -> UInt64
@native("Wide.quotient") func _wideQuotient(
  _ isHigh: Bool, _ isSigned: Bool, _ high: UInt64, _ low: UInt64, _ otherHigh: UInt64, _ otherLow: UInt64
) -> UInt64
@native("Wide.remainder") func _wideRemainder(
  _ isHigh: Bool, _ isSigned: Bool, _ high: UInt64, _ low: UInt64, _ otherHigh: UInt64, _ otherLow: UInt64
) -> UInt64
@native("Wide.overflows") func _wideProductOverflows(
  _ isSigned: Bool, _ high: UInt64, _ low: UInt64, _ otherHigh: UInt64, _ otherLow: UInt64
) -> Bool
@native("Wide.text") func _wideText(
  _ isSigned: Bool, _ high: UInt64, _ low: UInt64, _ radix: Int, _ uppercase: Bool
) -> String
@native("Wide.parse") func _wideParse(_ isSigned: Bool, _ text: String, _ radix: Int, _ part: Int) -> UInt64

extension _WideInteger {
  init() { self.init(_high: 0, _low: 0) }
  init(_isNegative: Bool, _high: UInt64, _low: UInt64) {
    self.init(_high: _high, _low: _low)
    if _isNegative { self = 0 &- self }
  }
  init(integerLiteral value: Int) {
    self.init(_high: value < 0 ? UInt64.max : 0, _low: UInt64(truncatingIfNeeded: value))
  }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    self.init(_high: source._highWord, _low: UInt64(source._lowWord))
  }
  init?<T: BinaryInteger>(exactly source: T) {
    self.init(_high: source._highWord, _low: UInt64(source._lowWord))
    if (source < (0 as T)) != _isNegative { return nil }
  }
  init<T: BinaryInteger>(_ source: T) {
    self.init(_high: source._highWord, _low: UInt64(source._lowWord))
    if (source < (0 as T)) != _isNegative {
      _trap(_isNegative ? "Not enough bits to represent the passed value" : "Negative value is not representable")
    }
  }
  init<T: BinaryInteger>(clamping source: T) {
    if let exact = Self(exactly: source) { self = exact } else { self = source < (0 as T) ? Self.min : Self.max }
  }
  init<T: BinaryFloatingPoint>(_ source: T) {
    let number = Double(source)
    if !number.isFinite {
      _trap("\(T.self) value cannot be converted to \(Self.self) because it is either infinite or NaN")
    }
    guard let value = Self(exactly: number.rounded(.towardZero)) else {
      let limit = number > 0 ? "greater than \(Self.self).max" : "less than \(Self.self).min"
      _trap("\(T.self) value cannot be converted to \(Self.self) because the result would be \(limit)")
    }
    self = value
  }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    let number = Double(source)
    guard number.isFinite, number == number.rounded(.towardZero) else { return nil }
    let magnitude = number.magnitude
    if magnitude >= 340282366920938463463374607431768211456.0 { return nil }
    let high = (magnitude / 18446744073709551616.0).rounded(.down)
    let low = UInt64(magnitude - high * 18446744073709551616.0)
    self.init(_isNegative: number < 0, _high: UInt64(high), _low: low)
    if number != 0 && _isNegative != (number < 0) { return nil }
  }
  init?(_ description: String) {
    if _wideParse(Self.isSigned, description, 10, 2) == 0 { return nil }
    self.init(
      _high: _wideParse(Self.isSigned, description, 10, 1), _low: _wideParse(Self.isSigned, description, 10, 0))
  }
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) {
    let text = String(text)
    precondition(radix >= 2 && radix <= 36, "Radix not in range 2...36")
    if _wideParse(Self.isSigned, text, radix, 2) == 0 { return nil }
    self.init(_high: _wideParse(Self.isSigned, text, radix, 1), _low: _wideParse(Self.isSigned, text, radix, 0))
  }
  var _isNegative: Bool { Self.isSigned && _high >> 63 == 1 }
  var _lowWord: UInt { UInt(_low) }
  var _highWord: UInt64 { _high }
  var _wordsAbove: [UInt] { [] }
  var words: _WideWords { _WideWords(_low: _low, _high: _high) }
  var description: String { _wideText(Self.isSigned, _high, _low, 10, false) }
  static var bitWidth: Int { 128 }
  var bitWidth: Int { 128 }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_low)
    hasher.combine(_high)
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs._low == rhs._low && lhs._high == rhs._high }
  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs._isNegative != rhs._isNegative { return lhs._isNegative }
    return lhs._high == rhs._high ? lhs._low < rhs._low : lhs._high < rhs._high
  }
  static func &+ (lhs: Self, rhs: Self) -> Self {
    let (low, carries) = lhs._low.addingReportingOverflow(rhs._low)
    return Self(_high: lhs._high &+ rhs._high &+ (carries ? 1 : 0), _low: low)
  }
  static func &- (lhs: Self, rhs: Self) -> Self {
    let (low, borrows) = lhs._low.subtractingReportingOverflow(rhs._low)
    return Self(_high: lhs._high &- rhs._high &- (borrows ? 1 : 0), _low: low)
  }
  static func &* (lhs: Self, rhs: Self) -> Self {
    Self(
      _high: _wideProduct(true, lhs._high, lhs._low, rhs._high, rhs._low),
      _low: _wideProduct(false, lhs._high, lhs._low, rhs._high, rhs._low))
  }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let sum = self &+ rhs
    let overflow = Self.isSigned ? rhs._isNegative == (sum >= self) && rhs != 0 : sum < self
    return (partialValue: sum, overflow: overflow)
  }
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool) {
    let difference = self &- rhs
    let overflow = Self.isSigned ? rhs._isNegative == (difference <= self) && rhs != 0 : self < rhs
    return (partialValue: difference, overflow: overflow)
  }
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool) {
    (partialValue: self &* rhs, overflow: _wideProductOverflows(Self.isSigned, _high, _low, rhs._high, rhs._low))
  }
  static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    if overflow { _trap("arithmetic overflow") }
    return sum
  }
  static func - (lhs: Self, rhs: Self) -> Self {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    if overflow { _trap("arithmetic overflow") }
    return difference
  }
  static func * (lhs: Self, rhs: Self) -> Self {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    if overflow { _trap("arithmetic overflow") }
    return product
  }
  static func / (lhs: Self, rhs: Self) -> Self {
    if rhs == 0 { _trap("Division by zero") }
    if isSigned && lhs == min && rhs &+ 1 == 0 { _trap("Division results in overflow") }
    return Self(
      _high: _wideQuotient(true, isSigned, lhs._high, lhs._low, rhs._high, rhs._low),
      _low: _wideQuotient(false, isSigned, lhs._high, lhs._low, rhs._high, rhs._low))
  }
  static func % (lhs: Self, rhs: Self) -> Self {
    if rhs == 0 { _trap("Division by zero in remainder operation") }
    if isSigned && lhs == min && rhs &+ 1 == 0 { _trap("Division results in overflow in remainder operation") }
    return Self(
      _high: _wideRemainder(true, isSigned, lhs._high, lhs._low, rhs._high, rhs._low),
      _low: _wideRemainder(false, isSigned, lhs._high, lhs._low, rhs._high, rhs._low))
  }
  static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  static func %= (lhs: inout Self, rhs: Self) { lhs = lhs % rhs }
  static prefix func ~ (x: Self) -> Self { Self(_high: ~x._high, _low: ~x._low) }
  static func & (lhs: Self, rhs: Self) -> Self { Self(_high: lhs._high & rhs._high, _low: lhs._low & rhs._low) }
  static func | (lhs: Self, rhs: Self) -> Self { Self(_high: lhs._high | rhs._high, _low: lhs._low | rhs._low) }
  static func ^ (lhs: Self, rhs: Self) -> Self { Self(_high: lhs._high ^ rhs._high, _low: lhs._low ^ rhs._low) }
  static func &= (lhs: inout Self, rhs: Self) { lhs = lhs & rhs }
  static func |= (lhs: inout Self, rhs: Self) { lhs = lhs | rhs }
  static func ^= (lhs: inout Self, rhs: Self) { lhs = lhs ^ rhs }
  func _shiftedLeft(_ amount: Int) -> Self {
    if amount >= 128 { return Self(_high: 0, _low: 0) }
    if amount >= 64 { return Self(_high: _low << (amount - 64), _low: 0) }
    return Self(_high: _high << amount | _low >> (64 - amount), _low: _low << amount)
  }
  func _shiftedRight(_ amount: Int) -> Self {
    let fill: UInt64 = _isNegative ? UInt64.max : 0
    if amount >= 128 { return Self(_high: fill, _low: fill) }
    if amount == 0 { return self }
    if amount >= 64 {
      let rest = amount - 64
      return Self(_high: fill, _low: _high >> rest | fill << (64 - rest))
    }
    return Self(_high: _high >> amount | fill << (64 - amount), _low: _low >> amount | _high << (64 - amount))
  }
  static func &<< (lhs: Self, rhs: Self) -> Self { lhs._shiftedLeft(Int(rhs._low & 127)) }
  static func &>> (lhs: Self, rhs: Self) -> Self { lhs._shiftedRight(Int(rhs._low & 127)) }
  static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    let amount = Int(clamping: rhs)
    return amount < 0 ? lhs._shiftedRight(0 - amount) : lhs._shiftedLeft(amount)
  }
  static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self {
    let amount = Int(clamping: rhs)
    return amount < 0 ? lhs._shiftedLeft(0 - amount) : lhs._shiftedRight(amount)
  }
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs << rhs }
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = lhs >> rhs }
  var trailingZeroBitCount: Int { _low == 0 ? 64 + _high.trailingZeroBitCount : _low.trailingZeroBitCount }
  var leadingZeroBitCount: Int { _high == 0 ? 64 + _low.leadingZeroBitCount : _high.leadingZeroBitCount }
  var nonzeroBitCount: Int { _high.nonzeroBitCount + _low.nonzeroBitCount }
  var byteSwapped: Self { Self(_high: _low.byteSwapped, _low: _high.byteSwapped) }
  func distance(to other: Self) -> Int { Int(other - self) }
  func advanced(by n: Int) -> Self { self + Self(n) }
  static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  func multipliedFullWidth(by other: Self) -> (high: Self, low: UInt128) {
    let (lowest, lower) = (_low.multipliedFullWidth(by: other._low), _high.multipliedFullWidth(by: other._low))
    let (upper, highest) = (_low.multipliedFullWidth(by: other._high), _high.multipliedFullWidth(by: other._high))
    let (first, carries) = lowest.high.addingReportingOverflow(lower.low)
    let (second, carriesAgain) = first.addingReportingOverflow(upper.low)
    let carried = UInt128(_high: 0, _low: (carries ? 1 : 0) + (carriesAgain ? 1 : 0))
    var high =
      UInt128(_high: highest.high, _low: highest.low) &+ UInt128(_high: 0, _low: lower.high)
      &+ UInt128(_high: 0, _low: upper.high) &+ carried
    if _isNegative { high = high &- UInt128(_high: other._high, _low: other._low) }
    if other._isNegative { high = high &- UInt128(_high: _high, _low: _low) }
    return (high: Self(_high: high._high, _low: high._low), low: UInt128(_high: second, _low: lowest.low))
  }
}

struct UInt128: _WideInteger, UnsignedInteger {
  typealias IntegerLiteralType = Int
  typealias Magnitude = UInt128
  typealias Stride = Int
  typealias Words = _WideWords
  @stored var _high: UInt64
  @stored var _low: UInt64
  init(_high: UInt64, _low: UInt64) {
    self._high = _high
    self._low = _low
  }
  init(bitPattern source: Int128) { self.init(_high: source._high, _low: source._low) }
  static var isSigned: Bool { false }
  static var min: UInt128 { UInt128(_high: 0, _low: 0) }
  static var max: UInt128 { UInt128(_high: UInt64.max, _low: UInt64.max) }
  var magnitude: UInt128 { self }
}

struct Int128: _WideInteger, SignedInteger {
  typealias IntegerLiteralType = Int
  typealias Magnitude = UInt128
  typealias Stride = Int
  typealias Words = _WideWords
  @stored var _high: UInt64
  @stored var _low: UInt64
  init(_high: UInt64, _low: UInt64) {
    self._high = _high
    self._low = _low
  }
  init(bitPattern source: UInt128) { self.init(_high: source._high, _low: source._low) }
  static var isSigned: Bool { true }
  static var min: Int128 { Int128(_high: 1 << 63, _low: 0) }
  static var max: Int128 { Int128(_high: UInt64.max >> 1, _low: UInt64.max) }
  var magnitude: UInt128 {
    let positive = _isNegative ? 0 &- self : self
    return UInt128(_high: positive._high, _low: positive._low)
  }
  static prefix func - (operand: Int128) -> Int128 { 0 - operand }
  mutating func negate() { self = 0 - self }
}
