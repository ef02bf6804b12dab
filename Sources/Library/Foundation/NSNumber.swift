// Foundation's classes of numbers.

class NSNumber: NSObject, _ValueHolder, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  typealias BooleanLiteralType = Bool
  let _value: Any
  init(_value: Any) {
    self._value = _value
    super.init()
  }
  convenience init(value: Int) { self.init(_value: value) }
  convenience init(value: Int8) { self.init(_value: value) }
  convenience init(value: Int16) { self.init(_value: value) }
  convenience init(value: Int32) { self.init(_value: value) }
  convenience init(value: Int64) { self.init(_value: value) }
  convenience init(value: UInt) { self.init(_value: value) }
  convenience init(value: UInt8) { self.init(_value: value) }
  convenience init(value: UInt16) { self.init(_value: value) }
  convenience init(value: UInt32) { self.init(_value: value) }
  convenience init(value: UInt64) { self.init(_value: value) }
  convenience init(value: Double) { self.init(_value: value) }
  convenience init(value: Float) { self.init(_value: value) }
  convenience init(value: Bool) { self.init(_value: value) }
  convenience init(integerLiteral value: Int) { self.init(_value: value) }
  convenience init(floatLiteral value: Double) { self.init(_value: value) }
  convenience init(booleanLiteral value: Bool) { self.init(_value: value) }
  var doubleValue: Double {
    switch _value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as UInt64: Double(value)
    case let value as UInt: Double(value)
    case let value as Decimal: value._double
    default: Double(_whole)
    }
  }
  /// The number without its fraction.
  var _whole: Int {
    switch _value {
    case let value as Int: value
    case let value as Int64: Int(value)
    case let value as Int32: Int(value)
    case let value as Int16: Int(value)
    case let value as Int8: Int(value)
    case let value as UInt8: Int(value)
    case let value as UInt16: Int(value)
    case let value as UInt32: Int(value)
    case let value as UInt64: Int(truncatingIfNeeded: value)
    case let value as UInt: Int(truncatingIfNeeded: value)
    case let value as Bool: value ? 1 : 0
    case let value as Double: value.isFinite && abs(value) < 9e18 ? Int(value) : 0
    case let value as Float: value.isFinite && abs(value) < 9e18 ? Int(value) : 0
    case let value as Decimal: value._int
    default: 0
    }
  }
  var intValue: Int { _whole }
  var int8Value: Int8 { Int8(truncatingIfNeeded: _whole) }
  var int16Value: Int16 { Int16(truncatingIfNeeded: _whole) }
  var int32Value: Int32 { Int32(truncatingIfNeeded: _whole) }
  var int64Value: Int64 { Int64(_whole) }
  var uintValue: UInt { UInt(truncatingIfNeeded: _whole) }
  var uint8Value: UInt8 { UInt8(truncatingIfNeeded: _whole) }
  var uint16Value: UInt16 { UInt16(truncatingIfNeeded: _whole) }
  var uint32Value: UInt32 { UInt32(truncatingIfNeeded: _whole) }
  var uint64Value: UInt64 { UInt64(truncatingIfNeeded: _whole) }
  var floatValue: Float { Float(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
  var decimalValue: Decimal {
    if let value = _value as? Decimal { return value }
    return Decimal(string: stringValue) ?? Decimal.nan
  }
  var _isWhole: Bool { !(_value is Double || _value is Float || _value is Decimal) }
  var stringValue: String {
    if let value = _value as? Bool { return value ? "1" : "0" }
    return "\(_value)"
  }
  /// The code of the C type that holds the number. Foundation keeps small numbers as 32 bits.
  var objCType: UnsafePointer<Int8> {
    UnsafePointer(_memory: _Memory<Int8>(_cells: [Int8(_typeCode), 0]), _index: 0)
  }
  var _typeCode: UInt8 {
    if _value is Bool { return UInt8(ascii: "c") }
    if _value is Float { return UInt8(ascii: "f") }
    if !_isWhole { return UInt8(ascii: "d") }
    let isUnsigned = _value is UInt64 || _value is UInt
    if -1...12 ~= _whole && !(isUnsigned && _whole < 0) { return UInt8(ascii: "i") }
    switch _value {
    case is Int8: return UInt8(ascii: "c")
    case is UInt8, is Int16: return UInt8(ascii: "s")
    case is UInt16, is Int32: return UInt8(ascii: "i")
    default: return UInt8(ascii: isUnsigned && _whole < 0 ? "Q" : "q")
    }
  }
  /// True for a number above `Int.max`, whose `_whole` is negative.
  var _isHuge: Bool { (_value is UInt64 || _value is UInt) && _whole < 0 }
  func compare(_ otherNumber: NSNumber) -> ComparisonResult {
    // The toolchain's Foundation swaps the sides if only the other number is decimal.
    if let decimal = self as? NSDecimalNumber {
      guard let other = otherNumber as? NSDecimalNumber else { return otherNumber._compareRoughly(self) }
      return decimal._compare(other)
    }
    return _compareRoughly(otherNumber)
  }
  /// Compares as integers if both numbers are, otherwise as `Double`. NaN is between the negative numbers and zero.
  func _compareRoughly(_ other: NSNumber) -> ComparisonResult {
    if _isWhole && other._isWhole {
      if _isHuge != other._isHuge { return _isHuge ? .orderedDescending : .orderedAscending }
      return _whole < other._whole ? .orderedAscending : _whole > other._whole ? .orderedDescending : .orderedSame
    }
    let (left, right) = (doubleValue, other.doubleValue)
    if left.isNaN {
      return right.isNaN ? .orderedSame : right < 0 ? .orderedDescending : .orderedAscending
    }
    if right.isNaN { return left < 0 ? .orderedAscending : .orderedDescending }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
  func isEqual(to number: NSNumber) -> Bool { compare(number) == .orderedSame }
  func description(withLocale locale: Any?) -> String { stringValue }
  func _isSame(_ other: NSObject) -> Bool { (other as? NSNumber).map { compare($0) == .orderedSame } ?? false }
  var _hash: Int { doubleValue.hashValue }
  var _words: String { stringValue }
}

final class NSDecimalNumber: NSNumber {
  typealias RoundingMode = Decimal.RoundingMode
  typealias CalculationError = Decimal.CalculationError
  convenience init(decimal dcm: Decimal) { self.init(_value: dcm) }
  convenience init(string numberValue: String?) { self.init(_value: Decimal(string: numberValue ?? "") ?? Decimal.nan) }
  convenience init(string numberValue: String?, locale: Any?) { self.init(string: numberValue) }
  convenience init(value: Int) { self.init(_value: Decimal(value)) }
  convenience init(value: Double) { self.init(_value: Decimal(value)) }
  convenience init(integerLiteral value: Int) { self.init(_value: Decimal(value)) }
  convenience init(floatLiteral value: Double) { self.init(_value: Decimal(value)) }
  convenience init(booleanLiteral value: Bool) { self.init(_value: Decimal(value ? 1 : 0)) }
  static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
  static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
  static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: .nan) }
  /// NaN comes before all numbers.
  func _compare(_ other: NSDecimalNumber) -> ComparisonResult {
    let (left, right) = (decimalValue, other.decimalValue)
    if left.isNaN || right.isNaN {
      return left.isNaN && right.isNaN ? .orderedSame : left.isNaN ? .orderedAscending : .orderedDescending
    }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue + other.decimalValue)
  }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue - other.decimalValue)
  }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue * other.decimalValue)
  }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue / other.decimalValue)
  }
  func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: pow(decimalValue, power)) }
}
