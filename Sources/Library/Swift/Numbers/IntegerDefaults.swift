// The defaults for the integer types of a program: each member rests on the ones that such a type has to define.

/// A hidden protocol, so that the members are witnesses only: by name, a program finds the requirements, which the
/// built-in types meet natively.
protocol _BuiltinIntegerDefaults {}

extension _BuiltinIntegerDefaults where Self: BinaryInteger {
  var description: String { String(self, radix: 10) }
  var _lowWord: UInt {
    for word in words { return word }
    return 0
  }
  var _highWord: UInt64 {
    var index = 0
    var last: UInt = 0
    for word in words {
      if index == 1 { return UInt64(word) }
      last = word
      index += 1
    }
    return Self.isSigned && last >> 63 == 1 ? UInt64.max : 0
  }
  var _wordsAbove: [UInt] { words.count > 2 ? Array(words.dropFirst(2)) : [] }
  var _isNegative: Bool { Self.isSigned && self < (0 as Self) }
  func distance(to other: Self) -> Int {
    let isNegative = self < (0 as Self)
    if isNegative == (other < (0 as Self)) {
      if Self.isSigned || self <= other {
        if let result = Int(exactly: other - self) { return result }
      } else if let result = Int(exactly: self - other) {
        return -result
      }
    } else if let result = Int(exactly: magnitude + other.magnitude) {
      return isNegative ? result : -result
    }
    _trap("Distance is not representable in Int")
  }
  func advanced(by n: Int) -> Self {
    if !Self.isSigned { return n < 0 ? self - Self(n.magnitude) : self + Self(n.magnitude) }
    return bitWidth < n.bitWidth ? Self(Int(truncatingIfNeeded: self) + n) : self + Self(truncatingIfNeeded: n)
  }
}

extension _BuiltinIntegerDefaults where Self: FixedWidthInteger {
  static var min: Self { isSigned ? (~0 as Self) &<< Self(_truncatingBits: UInt(bitWidth - 1)) : 0 }
  static var max: Self { ~min }
  var bitWidth: Int { Self.bitWidth }
  var bigEndian: Self { byteSwapped }
  var littleEndian: Self { self }
  init(bigEndian value: Self) { self = value.byteSwapped }
  init(littleEndian value: Self) { self = value }
  static prefix func ~ (x: Self) -> Self { 0 &- x &- 1 }
  static func &+ (lhs: Self, rhs: Self) -> Self { lhs.addingReportingOverflow(rhs).partialValue }
  static func &- (lhs: Self, rhs: Self) -> Self { lhs.subtractingReportingOverflow(rhs).partialValue }
  static func &* (lhs: Self, rhs: Self) -> Self { rhs.multipliedReportingOverflow(by: lhs).partialValue }
}

extension FixedWidthInteger {
  // The generic operators of this protocol could meet these requirements as well, and would win over a hidden member.
  static func &<< (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &<<= rhs
    return result
  }
  static func &>> (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result &>>= rhs
    return result
  }
  /// A shift to the left by at least 0 bits, or to the right.
  static func _shifted(_ value: Self, left amount: Int) -> Self {
    if amount >= bitWidth { return 0 }
    if amount >= 0 { return value &<< Self(_truncatingBits: UInt(amount)) }
    if amount > -bitWidth { return value &>> Self(_truncatingBits: UInt(-amount)) }
    return isSigned && value < (0 as Self) ? ~0 : 0
  }
  /// The number without its fraction; nil if it is out of range.
  static func _truncated<T: BinaryFloatingPoint>(_ source: T) -> Self? {
    let number = Double(source).rounded(.towardZero)
    if !number.isFinite { return nil }
    if number.isZero { return 0 }
    if !isSigned && number < 0 { return nil }
    let exponent = number.exponent
    if exponent >= bitWidth - (isSigned ? 1 : 0) {
      return isSigned && number < 0 && exponent == bitWidth - 1 && number.significand == 1 ? min : nil
    }
    let significand = Magnitude(truncatingIfNeeded: number.significandBitPattern | 1 &<< 52 as UInt64)
    // The significand may have more bits than the type.
    let magnitude =
      exponent >= 52
      ? significand << (exponent - 52)
      : Magnitude(truncatingIfNeeded: (number.significandBitPattern | 1 &<< 52 as UInt64) >> (52 - exponent))
    let positive = Self(truncatingIfNeeded: magnitude)
    return number < 0 ? 0 &- positive : positive
  }
}

extension _BuiltinIntegerDefaults where Self: FixedWidthInteger {
  static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) { lhs = _shifted(lhs, left: Int(clamping: rhs)) }
  static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS) {
    lhs = _shifted(lhs, left: 0 - Swift.max(Int(clamping: rhs), -Int.max))
  }
  init<T: BinaryInteger>(truncatingIfNeeded source: T) {
    self.init(_truncatingBits: source._lowWord)
    if Self.bitWidth <= 64 { return }
    // The bits above the words of the source are those of its sign.
    let fill = source._isNegative ? UInt.max : 0
    if fill != 0 { self = (~0 as Self) &<< Self(_truncatingBits: 64) | self }
    var position: UInt = 0
    for word in source.words {
      if position >= UInt(Self.bitWidth) { return }
      if position > 0 { self ^= Self(_truncatingBits: word ^ fill) &<< Self(_truncatingBits: position) }
      position += 64
    }
  }
  init?<T: BinaryInteger>(exactly source: T) {
    if source < Self.min || source > Self.max { return nil }
    self.init(truncatingIfNeeded: source)
  }
  init<T: BinaryInteger>(_ source: T) {
    if !Self.isSigned && source < (0 as T) { _trap("Negative value is not representable") }
    if source < Self.min || source > Self.max { _trap("Not enough bits to represent the passed value") }
    self.init(truncatingIfNeeded: source)
  }
  init<T: BinaryInteger>(clamping source: T) {
    if source < Self.min {
      self = Self.min
    } else if source > Self.max {
      self = Self.max
    } else {
      self.init(truncatingIfNeeded: source)
    }
  }
  init<T: BinaryFloatingPoint>(_ source: T) {
    guard let value = Self._truncated(source) else {
      _trap("\(T.self) value cannot be converted to \(Self.self) because it is outside the representable range")
    }
    self = value
  }
  init?<T: BinaryFloatingPoint>(exactly source: T) {
    let number = Double(source)
    guard number == number.rounded(.towardZero), let value = Self._truncated(number) else { return nil }
    self = value
  }
  init?(_ description: String) { self.init(_digits: description, radix: 10) }
  init?(_digits: String, radix: Int) {
    precondition(radix >= 2 && radix <= 36, "Radix not in range 2...36")
    var digits = Array(_digits.utf8)
    let isNegative = digits.first == 45
    if isNegative || digits.first == 43 { digits.removeFirst() }
    if digits.isEmpty { return nil }
    let base = Self(truncatingIfNeeded: radix)
    var result: Self = 0
    for byte in digits {
      var digit = Int(byte) - 48
      if digit > 9 { digit = byte >= 97 ? Int(byte) - 87 : byte >= 65 ? Int(byte) - 55 : 36 }
      if digit < 0 || digit >= radix { return nil }
      let (product, overflows) = result.multipliedReportingOverflow(by: base)
      let amount = Self(truncatingIfNeeded: digit)
      let (next, overflowsAgain) =
        isNegative ? product.subtractingReportingOverflow(amount) : product.addingReportingOverflow(amount)
      if overflows || overflowsAgain { return nil }
      result = next
    }
    self = result
  }
  /// The product in halves, from the products of half words.
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {
    let half = Self.bitWidth / 2
    let mask = (1 as Magnitude) << half &- 1
    func lower(_ value: Self) -> Magnitude { Magnitude(truncatingIfNeeded: value) & mask }
    let lowest = lower(self) &* lower(other)
    let middle = (self >> half) &* Self(truncatingIfNeeded: lower(other)) &+ Self(truncatingIfNeeded: lowest >> half)
    let next = Self(truncatingIfNeeded: lower(self)) &* (other >> half) &+ Self(truncatingIfNeeded: lower(middle))
    let highest = (self >> half) &* (other >> half) &+ (middle >> half) &+ (next >> half)
    return (high: highest, low: lower(next) << half | lowest & mask)
  }
  static func _random(_ lower: Self, _ upper: Self) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: lower..<upper, using: &generator)
  }
  static func _random(_ lower: Self, through upper: Self) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: lower...upper, using: &generator)
  }
}
