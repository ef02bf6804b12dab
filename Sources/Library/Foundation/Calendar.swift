// Foundation's `Calendar`. The toolchain's does the work: a key represents the calendar and all of its settings.

struct Calendar: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let identifier: Identifier
  @stored var timeZone: TimeZone
  @stored var _locale: Locale?
  /// The value that has been set; without one, the locale's applies.
  @stored var _firstWeekday: Int?
  @stored var _minimumDays: Int?
  enum Identifier: String, Hashable, Sendable, CustomDebugStringConvertible {
    case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian, islamic
    case islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
    var debugDescription: String { Calendar._name(rawValue) }
    var description: String { debugDescription }
  }
  /// In the order of `Calendar.components` of the natives.
  enum Component: Int, Hashable, Sendable {
    case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth
    case weekOfYear, yearForWeekOfYear, dayOfYear, calendar, timeZone
  }
  enum MatchingPolicy: Int, Sendable {
    case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
  }
  enum RepeatedTimePolicy: Int, Sendable {
    case first, last
  }
  enum SearchDirection: Int, Sendable {
    case forward, backward
  }
  init(identifier: Identifier) {
    self.identifier = identifier
    timeZone = .current
    _locale = nil
    _firstWeekday = nil
    _minimumDays = nil
  }
  var locale: Locale? {
    get {
      if _locale == nil && identifier != .iso8601 { return Locale(identifier: "") }
      return _locale
    }
    set { if let newValue { _locale = newValue } }
  }
  var firstWeekday: Int {
    get { _firstWeekday ?? _defaults[0] }
    set { _firstWeekday = newValue }
  }
  var minimumDaysInFirstWeek: Int {
    get { _minimumDays ?? _defaults[1] }
    set { _minimumDays = newValue }
  }
  var _defaults: [Int] { Calendar._defaults("\(identifier.rawValue)||\(_locale?.identifier ?? "")||") }
  static func == (lhs: Calendar, rhs: Calendar) -> Bool {
    lhs.identifier == rhs.identifier && lhs.timeZone == rhs.timeZone && lhs.locale == rhs.locale
      && lhs.firstWeekday == rhs.firstWeekday && lhs.minimumDaysInFirstWeek == rhs.minimumDaysInFirstWeek
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(timeZone)
  }
  static var current: Calendar { Calendar(identifier: .gregorian) }
  static var autoupdatingCurrent: Calendar { current }
  var _key: String {
    "\(identifier.rawValue)|\(timeZone.identifier)|\(_locale?.identifier ?? "")|\(_words(_firstWeekday))|\(_words(_minimumDays))"
  }
  func _words(_ number: Int?) -> String { number.map { "\($0)" } ?? "" }
  @native("Calendar.defaults") static func _defaults(_ key: String) -> [Int]
  @native("Calendar.name") static func _name(_ identifier: String) -> String
  @native("Calendar.description") static func _description(_ key: String) -> String
  var description: String { Calendar._description(_key) }
  var debugDescription: String { description }
  @native("Calendar.symbols") static func _symbols(_ key: String, _ kind: Int) -> [String]
  var weekdaySymbols: [String] { Calendar._symbols(_key, 0) }
  var shortWeekdaySymbols: [String] { Calendar._symbols(_key, 1) }
  var veryShortWeekdaySymbols: [String] { Calendar._symbols(_key, 2) }
  var monthSymbols: [String] { Calendar._symbols(_key, 3) }
  var shortMonthSymbols: [String] { Calendar._symbols(_key, 4) }
  var veryShortMonthSymbols: [String] { Calendar._symbols(_key, 5) }
  var standaloneMonthSymbols: [String] { Calendar._symbols(_key, 6) }
  var standaloneWeekdaySymbols: [String] { Calendar._symbols(_key, 7) }
  var quarterSymbols: [String] { Calendar._symbols(_key, 8) }
  var eraSymbols: [String] { Calendar._symbols(_key, 9) }
  var amSymbol: String { Calendar._symbols(_key, 10)[0] }
  var pmSymbol: String { Calendar._symbols(_key, 10)[1] }
  var shortStandaloneWeekdaySymbols: [String] { Calendar._symbols(_key, 11) }
  var shortStandaloneMonthSymbols: [String] { Calendar._symbols(_key, 12) }
  var shortQuarterSymbols: [String] { Calendar._symbols(_key, 13) }
}

extension Date {
  /// A moment from the natives, which represent nil by NaN.
  init?(_found seconds: Double) {
    if seconds.isNaN { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}
