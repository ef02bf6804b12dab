// `DateComponentsFormatter`: spans of time as English text. The toolchain's has no implementation outside Apple's
// systems.

class NSCalendar: NSObject {
  struct Unit: OptionSet, Sendable {
    typealias Element = NSCalendar.Unit
    typealias ArrayLiteralElement = NSCalendar.Unit
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var era: Unit { Unit(rawValue: 2) }
    static var year: Unit { Unit(rawValue: 4) }
    static var month: Unit { Unit(rawValue: 8) }
    static var day: Unit { Unit(rawValue: 16) }
    static var hour: Unit { Unit(rawValue: 32) }
    static var minute: Unit { Unit(rawValue: 64) }
    static var second: Unit { Unit(rawValue: 128) }
    static var weekday: Unit { Unit(rawValue: 512) }
    static var weekdayOrdinal: Unit { Unit(rawValue: 1024) }
    static var quarter: Unit { Unit(rawValue: 2048) }
    static var weekOfMonth: Unit { Unit(rawValue: 4096) }
    static var weekOfYear: Unit { Unit(rawValue: 8192) }
    static var yearForWeekOfYear: Unit { Unit(rawValue: 16384) }
    static var nanosecond: Unit { Unit(rawValue: 32768) }
  }
}

class DateComponentsFormatter: Formatter {
  enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
  struct ZeroFormattingBehavior: OptionSet, Sendable {
    typealias Element = DateComponentsFormatter.ZeroFormattingBehavior
    typealias ArrayLiteralElement = DateComponentsFormatter.ZeroFormattingBehavior
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var `default`: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 1) }
    static var dropLeading: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 2) }
    static var dropMiddle: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 4) }
    static var dropTrailing: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 8) }
    static var dropAll: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 14) }
    static var pad: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 65536) }
  }
  @stored var unitsStyle: UnitsStyle
  @stored var allowedUnits: NSCalendar.Unit
  @stored var zeroFormattingBehavior: ZeroFormattingBehavior
  @stored var calendar: Calendar?
  @stored var referenceDate: Date?
  @stored var allowsFractionalUnits: Bool
  @stored var maximumUnitCount: Int
  @stored var collapsesLargestUnit: Bool
  @stored var includesApproximationPhrase: Bool
  @stored var includesTimeRemainingPhrase: Bool
  override init() {
    unitsStyle = .positional
    allowedUnits = []
    zeroFormattingBehavior = .default
    calendar = .current
    referenceDate = nil
    allowsFractionalUnits = false
    maximumUnitCount = 0
    collapsesLargestUnit = false
    includesApproximationPhrase = false
    includesTimeRemainingPhrase = false
    super.init()
  }

  override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }
  func string(from components: DateComponents) -> String? {
    let values = DateComponentsFormatter._units.map { unit in
      unit.component == .weekOfMonth
        ? components.weekOfMonth ?? components.weekOfYear : components.value(for: unit.component)
    }
    let isShown = zip(DateComponentsFormatter._units, values).map { unit, value in
      allowedUnits.isEmpty ? value != nil : allowedUnits.contains(unit.unit)
    }
    // Larger units that are not shown are part of the smaller ones.
    guard zip(isShown, values).contains(where: { !$0 && ($1 ?? 0) != 0 }) else {
      return _text(zip(isShown, values).map { $0 ? $1 ?? 0 : nil })
    }
    let start = _start
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }
  func string(from ti: TimeInterval) -> String? {
    let start = _start
    return string(from: start, to: start.addingTimeInterval(ti))
  }
  func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate)
    let shown = DateComponentsFormatter._units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    let found = (calendar ?? .current).dateComponents(Set(shown.map { $0.component }), from: start, to: end)
    let values: [Int?] = DateComponentsFormatter._units.map { unit in
      allowedUnits.isEmpty || allowedUnits.contains(unit.unit) ? found.value(for: unit.component) ?? 0 : nil
    }
    return _text(values).map { isNegative ? "-" + $0 : $0 }
  }
  static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  var _start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

  /// The units from the largest on, with their names in each style.
  static let _units:
    [(unit: NSCalendar.Unit, component: Calendar.Component, letter: String, brief: String, short: String, full: String)] =
      [
        (.year, .year, "y", "yr", "yr", "year"), (.month, .month, "mo", "mth", "mth", "month"),
        (.weekOfMonth, .weekOfMonth, "w", "wk", "wk", "week"), (.day, .day, "d", "day", "day", "day"),
        (.hour, .hour, "h", "hr", "hr", "hour"), (.minute, .minute, "m", "min", "min", "minute"),
        (.second, .second, "s", "sec", "sec", "second"),
      ]

  /// - Parameter values: A value for each unit, nil for units that are not shown.
  func _text(_ values: [Int?]) -> String? {
    var parts: [(index: Int, value: Int)] = []
    for (index, value) in values.enumerated() { if let value { parts.append((index, value)) } }
    guard let last = parts.last else { return nil }
    if maximumUnitCount > 0 {
      let start = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
      parts = Array(parts[start...].prefix(maximumUnitCount))
    }
    let isPositional = unitsStyle == .positional
    var dropped = zeroFormattingBehavior
    let isDefault = dropped.contains(.default)
    if isDefault { dropped = isPositional ? .dropLeading : .dropAll }
    if dropped.contains(.dropLeading) { while let first = parts.first, first.value == 0 { parts.removeFirst() } }
    if dropped.contains(.dropTrailing) { while let end = parts.last, end.value == 0 { parts.removeLast() } }
    if dropped.contains(.dropMiddle), parts.count > 2 {
      let (first, end) = (parts[0].index, parts[parts.count - 1].index)
      parts.removeAll { $0.value == 0 && $0.index != first && $0.index != end }
    }
    if parts.isEmpty { parts = [last] }
    let isPadded = dropped.contains(.pad)
    var words: [String] = []
    for (position, part) in parts.enumerated() { words.append(_word(part.index, part.value, position > 0 || isPadded)) }
    let separator = isPositional ? ":" : unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    var text = words.joined(separator: separator)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  func _word(_ index: Int, _ value: Int, _ isPadded: Bool) -> String {
    let names = DateComponentsFormatter._units[index]
    switch unitsStyle {
    case .positional: return isPadded && value >= 0 && value < 10 ? "0\(value)" : "\(value)"
    case .abbreviated: return "\(value)\(names.letter)"
    case .brief: return "\(value)\(_plural(names.brief, value))"
    case .short: return "\(value) \(_plural(names.short, value))"
    case .full: return "\(value) \(_plural(names.full, value))"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(_plural(names.full, value))"
    }
  }

  /// English abbreviations of hours, minutes and seconds have no plural.
  func _plural(_ name: String, _ value: Int) -> String {
    value == 1 || name == "hr" && unitsStyle != .short || name == "min" || name == "sec"
      ? name
      : name == "hr" ? "hr" : name + "s"
  }
}
