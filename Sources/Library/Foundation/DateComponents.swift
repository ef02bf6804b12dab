// Foundation's `DateComponents` and `DateInterval`.

struct DateComponents: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// A number for each numeric component in their order, `Int.min` for none.
  @stored var _fields: [Int]
  @stored var _calendar: Calendar?
  @stored var _timeZone: TimeZone?
  /// The calendar has the time zone of the components, whichever is set last.
  var calendar: Calendar? {
    get { _calendar }
    set {
      _calendar = newValue
      if let _timeZone { _calendar?.timeZone = _timeZone }
    }
  }
  var timeZone: TimeZone? {
    get { _timeZone }
    set {
      _timeZone = newValue
      if let newValue { _calendar?.timeZone = newValue }
    }
  }
  init(_fields: [Int]) { self._fields = _fields }
  init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    _fields = Array(repeating: Int.min, count: 16)
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }
  static func == (lhs: DateComponents, rhs: DateComponents) -> Bool {
    lhs._fields == rhs._fields && lhs.calendar == rhs.calendar && lhs.timeZone == rhs.timeZone
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(_fields)
    hasher.combine(calendar)
    hasher.combine(timeZone)
  }
  func _field(_ index: Int) -> Int? { _fields[index] == Int.min ? nil : _fields[index] }
  var era: Int? {
    get { _field(0) }
    set { _fields[0] = newValue ?? Int.min }
  }
  var year: Int? {
    get { _field(1) }
    set { _fields[1] = newValue ?? Int.min }
  }
  var month: Int? {
    get { _field(2) }
    set { _fields[2] = newValue ?? Int.min }
  }
  var day: Int? {
    get { _field(3) }
    set { _fields[3] = newValue ?? Int.min }
  }
  var hour: Int? {
    get { _field(4) }
    set { _fields[4] = newValue ?? Int.min }
  }
  var minute: Int? {
    get { _field(5) }
    set { _fields[5] = newValue ?? Int.min }
  }
  var second: Int? {
    get { _field(6) }
    set { _fields[6] = newValue ?? Int.min }
  }
  var nanosecond: Int? {
    get { _field(7) }
    set { _fields[7] = newValue ?? Int.min }
  }
  var weekday: Int? {
    get { _field(8) }
    set { _fields[8] = newValue ?? Int.min }
  }
  var weekdayOrdinal: Int? {
    get { _field(9) }
    set { _fields[9] = newValue ?? Int.min }
  }
  var quarter: Int? {
    get { _field(10) }
    set { _fields[10] = newValue ?? Int.min }
  }
  var weekOfMonth: Int? {
    get { _field(11) }
    set { _fields[11] = newValue ?? Int.min }
  }
  var weekOfYear: Int? {
    get { _field(12) }
    set { _fields[12] = newValue ?? Int.min }
  }
  var yearForWeekOfYear: Int? {
    get { _field(13) }
    set { _fields[13] = newValue ?? Int.min }
  }
  var dayOfYear: Int? {
    get { _field(14) }
    set { _fields[14] = newValue ?? Int.min }
  }
  var isLeapMonth: Bool? {
    get { _field(15).map { $0 == 1 } }
    set { _fields[15] = newValue.map { $0 ? 1 : 0 } ?? Int.min }
  }
  func value(for component: Calendar.Component) -> Int? {
    component.rawValue < 15 ? _field(component.rawValue) : nil
  }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    if component.rawValue < 15 { _fields[component.rawValue] = value ?? Int.min }
  }
  var date: Date? { calendar?.date(from: self) }
  @native("DateComponents.isValid") static func _isValid(_ key: String, _ fields: [Int]) -> Bool
  func isValidDate(in calendar: Calendar) -> Bool { DateComponents._isValid(calendar._key, _fields) }
  var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
  @native("DateComponents.description") static func _description(
    _ fields: [Int], _ calendar: String, _ zone: String
  ) -> String
  var description: String {
    DateComponents._description(_fields, calendar?._key ?? "", timeZone?.identifier ?? "")
  }
  var debugDescription: String { description }
}

struct DateInterval: Hashable, Comparable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  @stored var start: Date
  @stored var duration: TimeInterval
  init() {
    start = Date()
    duration = 0
  }
  init(start: Date, end: Date) {
    precondition(end >= start, "Reverse intervals are not allowed")
    self.start = start
    duration = end.timeIntervalSince(start)
  }
  init(start: Date, duration: TimeInterval) {
    precondition(duration >= 0, "Negative durations are not allowed")
    self.start = start
    self.duration = duration
  }
  init(_ends: [Double]) {
    start = Date(timeIntervalSinceReferenceDate: _ends[0])
    duration = _ends[1] - _ends[0]
  }
  var end: Date {
    get { start + duration }
    set {
      let length = newValue.timeIntervalSince(start)
      precondition(length >= 0, "Reverse intervals are not allowed")
      duration = length
    }
  }
  func compare(_ other: DateInterval) -> ComparisonResult {
    let order = start.compare(other.start)
    if order != .orderedSame { return order }
    return duration < other.duration ? .orderedAscending : duration > other.duration ? .orderedDescending : .orderedSame
  }
  func contains(_ date: Date) -> Bool { start <= date && date <= end }
  func intersects(_ other: DateInterval) -> Bool {
    contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end)
  }
  func intersection(with other: DateInterval) -> DateInterval? {
    if !intersects(other) { return nil }
    return DateInterval(start: max(start, other.start), end: min(end, other.end))
  }
  static func < (lhs: DateInterval, rhs: DateInterval) -> Bool { lhs.compare(rhs) == .orderedAscending }
  static func == (lhs: DateInterval, rhs: DateInterval) -> Bool {
    lhs.start == rhs.start && lhs.duration == rhs.duration
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(duration)
  }
  var description: String { "\(start) to \(end)" }
  var debugDescription: String { description }
}

/// The value of a component that is not set, in Objective-C's date components.
let NSDateComponentUndefined = Int.max
