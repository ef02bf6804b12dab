// Texts of lengths with metric units, in English.

class LengthFormatter: Formatter {
  enum Unit: Int {
    case millimeter = 8
    case centimeter = 9
    case meter = 11
    case kilometer = 14
    case inch = 1281
    case foot = 1282
    case yard = 1283
    case mile = 1284
  }
  var numberFormatter: NumberFormatter = LengthFormatter._decimals()
  var unitStyle: Formatter.UnitStyle = .medium
  var isForPersonHeightUse = false
  override init() { super.init() }
  static func _decimals() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }
  func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    return number + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
  }
  func string(fromMeters numberInMeters: Double) -> String {
    let unit = _unit(numberInMeters)
    return string(fromValue: numberInMeters / _meters(unit), unit: unit)
  }
  func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    let names = _names(unit)
    if unitStyle == .short { return names[0] }
    if unitStyle == .medium { return names[1] }
    return value == 1 ? names[2] : names[3]
  }
  func unitString(fromMeters numberInMeters: Double, usedUnit unitp: inout LengthFormatter.Unit) -> String {
    unitp = _unit(numberInMeters)
    return unitString(fromValue: numberInMeters / _meters(unitp), unit: unitp)
  }
  override func string(for obj: Any?) -> String? {
    if let value = obj as? Double { return string(fromMeters: value) }
    return (obj as? NSNumber).map { string(fromMeters: $0.doubleValue) }
  }
  func _unit(_ meters: Double) -> LengthFormatter.Unit {
    if isForPersonHeightUse { return .centimeter }
    if meters > 1000 || meters < 0 { return .kilometer }
    return meters > 1 ? .meter : meters > 0.01 ? .centimeter : .millimeter
  }
  func _meters(_ unit: LengthFormatter.Unit) -> Double {
    switch unit {
    case .millimeter: 0.001
    case .centimeter: 0.01
    case .meter: 1
    case .kilometer: 1000
    case .inch: 0.0254
    case .foot: 0.3048
    case .yard: 0.9144
    case .mile: 1609.344
    }
  }
  func _names(_ unit: LengthFormatter.Unit) -> [String] {
    switch unit {
    case .millimeter: ["mm", "mm", "millimeter", "millimeters"]
    case .centimeter: ["cm", "cm", "centimeter", "centimeters"]
    case .meter: ["m", "m", "meter", "meters"]
    case .kilometer: ["km", "km", "kilometer", "kilometers"]
    case .inch: ["″", "in", "inch", "inches"]
    case .foot: ["′", "ft", "foot", "feet"]
    case .yard: ["yd", "yd", "yard", "yards"]
    case .mile: ["mi", "mi", "mile", "miles"]
    }
  }
}
