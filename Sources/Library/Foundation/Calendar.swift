// Foundation's `Calendar`, the Gregorian one in UTC, and the components of dates.

struct Locale: Hashable, Sendable {
  let identifier: String
  init(identifier: String) { self.identifier = identifier }
  static var current: Locale { Locale(identifier: "en_US_POSIX") }
  static var autoupdatingCurrent: Locale { current }
}

struct TimeZone: Hashable, Sendable {
  let identifier: String
  init?(identifier: String) { self.identifier = identifier }
  init?(abbreviation: String) { identifier = abbreviation }
  init?(secondsFromGMT seconds: Int) { identifier = "GMT" }
  static var current: TimeZone { TimeZone(identifier: "UTC")! }
  static var gmt: TimeZone { TimeZone(identifier: "GMT")! }
}

struct DateComponents: Hashable, Sendable {
  @stored var year: Int?
  @stored var month: Int?
  @stored var day: Int?
  @stored var hour: Int?
  @stored var minute: Int?
  @stored var second: Int?
  @stored var weekday: Int?
  @stored var weekOfYear: Int?
  init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil,
    hour: Int? = nil, minute: Int? = nil, second: Int? = nil, weekday: Int? = nil, weekOfYear: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.weekday = weekday
    self.weekOfYear = weekOfYear
  }
}

struct DateInterval: Hashable {
  @stored var start: Date
  @stored var end: Date
  init(start: Date, end: Date) {
    self.start = start
    self.end = end
  }
  init(start: Date, duration: Double) {
    self.start = start
    end = start + duration
  }
  var duration: Double { end.timeIntervalSince(start) }
  func contains(_ date: Date) -> Bool { start <= date && date <= end }
}

struct Calendar: Hashable, Sendable {
  @stored var identifier: Identifier
  @stored var timeZone: TimeZone
  @stored var firstWeekday: Int
  enum Identifier: Hashable, Sendable {
    case gregorian
    case iso8601
  }
  enum Component: Hashable, Sendable {
    case year
    case month
    case day
    case hour
    case minute
    case second
    case weekday
    case weekOfYear
  }
  init(identifier: Identifier) {
    self.identifier = identifier
    timeZone = .current
    firstWeekday = 1
  }
  static var current: Calendar { Calendar(identifier: .gregorian) }
  static var autoupdatingCurrent: Calendar { current }
  func component(_ component: Component, from date: Date) -> Int {
    let civil = _CivilDate(date)
    switch component {
    case .year: return civil.year
    case .month: return civil.month
    case .day: return civil.day
    case .hour: return civil.hour
    case .minute: return civil.minute
    case .second: return civil.second
    case .weekday: return civil.weekday
    case .weekOfYear:
      let first = _CivilDate(year: civil.year, month: 1, day: 1, seconds: 0)
      let days = Int(startOfDay(for: date).timeIntervalSince(first.date) / 86400)
      return (days + first.weekday - 1) / 7 + 1
    }
  }
  func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    for one in components { _set(one, component(one, from: date), in: &result) }
    return result
  }
  func _set(_ component: Component, _ value: Int, in components: inout DateComponents) {
    switch component {
    case .year: components.year = value
    case .month: components.month = value
    case .day: components.day = value
    case .hour: components.hour = value
    case .minute: components.minute = value
    case .second: components.second = value
    case .weekday: components.weekday = value
    case .weekOfYear: components.weekOfYear = value
    }
  }
  func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
    var result = DateComponents()
    var from = start
    for one in [Component.year, .month, .weekOfYear, .day, .hour, .minute, .second] where components.contains(one) {
      var count = Int(end.timeIntervalSince(from) / _length(one))
      while count > 0, let next = date(byAdding: one, value: count, to: from), next > end { count -= 1 }
      while count < 0, let next = date(byAdding: one, value: count, to: from), next < end { count += 1 }
      _set(one, count, in: &result)
      from = date(byAdding: one, value: count, to: from) ?? from
    }
    return result
  }
  func _length(_ component: Component) -> Double {
    switch component {
    case .year: 365 * 86400
    case .month: 28 * 86400
    case .weekOfYear: 7 * 86400
    case .day, .weekday: 86400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }
  func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
    switch component {
    case .year, .month:
      let civil = _CivilDate(date)
      var moved = _CivilDate(
        year: civil.year + (component == .year ? value : 0), month: civil.month + (component == .month ? value : 0),
        day: civil.day, seconds: civil.seconds)
      moved.day = min(moved.day, moved.daysInMonth)
      return moved.date
    default: return date + Double(value) * _length(component)
    }
  }
  func date(byAdding components: DateComponents, to date: Date) -> Date? {
    var result: Date? = date
    let all: [(Component, Int?)] = [
      (.year, components.year), (.month, components.month), (.weekOfYear, components.weekOfYear),
      (.day, components.day), (.hour, components.hour), (.minute, components.minute), (.second, components.second),
    ]
    for (component, value) in all {
      if let value, let date = result { result = self.date(byAdding: component, value: value, to: date) }
    }
    return result
  }
  func date(from components: DateComponents) -> Date? {
    let seconds = (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
    return _CivilDate(
      year: components.year ?? 1, month: components.month ?? 1, day: components.day ?? 1, seconds: Double(seconds)
    ).date
  }
  func startOfDay(for date: Date) -> Date {
    var civil = _CivilDate(date)
    civil.seconds = 0
    return civil.date
  }
  func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { startOfDay(for: date1) == startOfDay(for: date2) }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
  func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date() - 86400) }
  func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date() + 86400) }
  func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
  var weekdaySymbols: [String] { Date._weekdays }
  var shortWeekdaySymbols: [String] { Date._weekdays.map { String($0.prefix(3)) } }
  var monthSymbols: [String] { Date._months }
}

/// Days since 1970 from a year, month and day, and back: the well-known arithmetic on years that begin in March.
struct _CivilDate {
  @stored var year: Int
  @stored var month: Int
  @stored var day: Int
  @stored var seconds: Double
  init(_ date: Date) {
    let total = date.timeIntervalSince1970
    let days = Int((total / 86400).rounded(.down))
    seconds = total - Double(days) * 86400
    let shifted = days + 719468
    let era = (shifted >= 0 ? shifted : shifted - 146096) / 146097
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
  init(year: Int, month: Int, day: Int, seconds: Double) {
    self.year = year + (month - 1 - _CivilDate._modulo(month - 1, 12)) / 12
    self.month = _CivilDate._modulo(month - 1, 12) + 1
    self.day = day
    self.seconds = seconds
  }
  static func _modulo(_ number: Int, _ divisor: Int) -> Int { ((number % divisor) + divisor) % divisor }
  var date: Date {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Date(timeIntervalSince1970: Double(era * 146097 + dayOfEra - 719468) * 86400 + seconds)
  }
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
  var hour: Int { Int(seconds) / 3600 }
  var minute: Int { Int(seconds) / 60 % 60 }
  var second: Int { Int(seconds) % 60 }
  var weekday: Int {
    let days = Int((date.timeIntervalSince1970 / 86400).rounded(.down))
    return _CivilDate._modulo(days + 4, 7) + 1
  }
}
