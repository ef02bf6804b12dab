// Foundation's measurements, and the parts of units.

class Unit: NSObject, _ValueHolder {
  let symbol: String
  init(symbol: String) {
    self.symbol = symbol
    super.init()
  }
  func _isSame(_ other: NSObject) -> Bool {
    guard let other = other as? Unit, other.symbol == symbol else { return false }
    guard let own = (self as? Dimension)?.converter as? UnitConverterLinear else { return true }
    guard let its = (other as? Dimension)?.converter as? UnitConverterLinear else { return false }
    return own.coefficient == its.coefficient && own.constant == its.constant
  }
  var _hash: Int { symbol.hashValue }
  var _words: String { "<\(type(of: self)): \(symbol)>" }
}

class UnitConverter: NSObject {
  override init() { super.init() }
  func baseUnitValue(fromValue value: Double) -> Double { value }
  func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

class UnitConverterLinear: UnitConverter {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
  convenience init(coefficient: Double) { self.init(coefficient: coefficient, constant: 0) }
  override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  override func value(fromBaseUnitValue baseUnitValue: Double) -> Double { (baseUnitValue - constant) / coefficient }
}

class Dimension: Unit {
  let converter: UnitConverter
  init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  convenience init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
    self.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
  }
  class func baseUnit() -> Dimension { _trap("must be overridden: baseUnit()") }
}

struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
  let unit: UnitType
  @stored var value: Double
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  var _base: Double { (unit as? Dimension)?.converter.baseUnitValue(fromValue: value) ?? value }
  static func == (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    if lhs.unit == rhs.unit { return lhs.value == rhs.value }
    return lhs.unit is Dimension && lhs._base == rhs._base
  }
  static func < (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Bool {
    if lhs.unit == rhs.unit { return lhs.value < rhs.value }
    if lhs.unit is Dimension { return lhs._base < rhs._base }
    _trap("Attempt to compare measurements with non-equal dimensions")
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_base) }
  static func _combined(
    _ lhs: Measurement<UnitType>, _ rhs: Measurement<UnitType>, _ operation: (Double, Double) -> Double
  ) -> Measurement<UnitType> {
    if lhs.unit == rhs.unit { return Measurement(value: operation(lhs.value, rhs.value), unit: lhs.unit) }
    guard let unit = lhs.unit as? Dimension, let base = type(of: unit).baseUnit() as? UnitType else {
      _trap("Attempt to combine measurements with non-equal units")
    }
    return Measurement(value: operation(lhs._base, rhs._base), unit: base)
  }
  static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    _combined(lhs, rhs, +)
  }
  static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    _combined(lhs, rhs, -)
  }
  static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value * rhs, unit: lhs.unit)
  }
  static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: lhs * rhs.value, unit: rhs.unit)
  }
  static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType> {
    Measurement(value: lhs.value / rhs, unit: lhs.unit)
  }
  var description: String { "\(value) \(unit.symbol)" }
  var debugDescription: String { description }
}

extension Measurement where UnitType: Dimension {
  func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit == otherUnit { return Measurement(value: value, unit: otherUnit) }
    return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: _base), unit: otherUnit)
  }
  mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }
}

extension Measurement: Codable {
  enum CodingKeys: Int, _NumberedKey { case value, unit }
  enum UnitCodingKeys: Int, _NumberedKey { case symbol, converter }
  enum LinearConverterCodingKeys: Int, _NumberedKey { case coefficient, constant }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    var words = container.nestedContainer(keyedBy: UnitCodingKeys.self, forKey: .unit)
    try words.encode(unit.symbol, forKey: .symbol)
    if let linear = (unit as? Dimension)?.converter as? UnitConverterLinear {
      var numbers = words.nestedContainer(keyedBy: LinearConverterCodingKeys.self, forKey: .converter)
      try numbers.encode(linear.coefficient, forKey: .coefficient)
      try numbers.encode(linear.constant, forKey: .constant)
    }
  }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = try container.decode(Double.self, forKey: .value)
    let words = try container.nestedContainer(keyedBy: UnitCodingKeys.self, forKey: .unit)
    let symbol = try words.decode(String.self, forKey: .symbol)
    if let type = UnitType.self as? Dimension.Type {
      let numbers = try words.nestedContainer(keyedBy: LinearConverterCodingKeys.self, forKey: .converter)
      let converter = UnitConverterLinear(
        coefficient: try numbers.decode(Double.self, forKey: .coefficient),
        constant: try numbers.decode(Double.self, forKey: .constant))
      unit = type.init(symbol: symbol, converter: converter) as! UnitType
    } else {
      unit = UnitType(symbol: symbol)
    }
  }
}
