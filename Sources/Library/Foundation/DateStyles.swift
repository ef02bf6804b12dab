// Dates and durations as text, as Foundation's styles write them in en_US, and lists of words.

extension Date {
  static var _months: [String] {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
  }
  static var _weekdays: [String] {
    ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  }
  func formatted() -> String { formatted(date: .numeric, time: .shortened) }
  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }
  func formatted<S: Swift.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Date {
    format.format(self)
  }
  struct FormatStyle: Swift.FormatStyle, Hashable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    @stored var _fields: [String: String]
    init(_fields: [String: String]) { self._fields = _fields }
    init(date: DateStyle? = nil, time: TimeStyle? = nil) {
      _fields = [:]
      switch date {
      case .numeric?: _fields = ["month": "defaultDigits", "day": "", "year": ""]
      case .abbreviated?: _fields = ["month": "abbreviated", "day": "", "year": ""]
      case .long?: _fields = ["month": "wide", "day": "", "year": ""]
      case .complete?: _fields = ["weekday": "wide", "month": "wide", "day": "", "year": ""]
      case .omitted?: break
      case nil:
        if time == nil { _fields = ["month": "defaultDigits", "day": "", "year": "", "hour": "", "minute": ""] }
      }
      switch time {
      case .shortened?: for field in ["hour", "minute"] { _fields[field] = "" }
      case .standard?, .complete?: for field in ["hour", "minute", "second"] { _fields[field] = "" }
      case .omitted?, nil: break
      }
    }
    enum DateStyle: Hashable {
      case omitted
      case numeric
      case abbreviated
      case long
      case complete
    }
    enum TimeStyle: Hashable {
      case omitted
      case shortened
      case standard
      case complete
    }
    enum Symbol: String, Hashable {
      case abbreviated
      case wide
      case narrow
      case twoDigits
      case defaultDigits
      case padded
      case omitted
      case conversationalDefaultDigits
      static func twoDigits(amPM: Symbol) -> Symbol { .twoDigits }
      static func defaultDigits(amPM: Symbol) -> Symbol { .defaultDigits }
    }
    func _adding(_ field: String, _ symbol: String) -> FormatStyle {
      var copy = self
      copy._fields[field] = symbol
      return copy
    }
    func year(_ symbol: Symbol = .defaultDigits) -> FormatStyle { _adding("year", symbol.rawValue) }
    func month(_ symbol: Symbol = .abbreviated) -> FormatStyle { _adding("month", symbol.rawValue) }
    func day(_ symbol: Symbol = .defaultDigits) -> FormatStyle { _adding("day", symbol.rawValue) }
    func weekday(_ symbol: Symbol = .abbreviated) -> FormatStyle { _adding("weekday", symbol.rawValue) }
    func hour(_ symbol: Symbol = .defaultDigits) -> FormatStyle { _adding("hour", symbol.rawValue) }
    func minute(_ symbol: Symbol = .twoDigits) -> FormatStyle { _adding("minute", symbol.rawValue) }
    func second(_ symbol: Symbol = .twoDigits) -> FormatStyle { _adding("second", symbol.rawValue) }
    func format(_ value: Date) -> String {
      let civil = _CivilDate(value)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      func name(_ names: [String], _ index: Int, _ symbol: String) -> String {
        symbol == "wide"
          ? names[index] : symbol == "narrow" ? String(names[index].prefix(1)) : String(names[index].prefix(3))
      }
      var day = ""
      let month = _fields["month"]
      let dayText = _fields["day"].map { $0 == "twoDigits" ? two(civil.day) : "\(civil.day)" }
      if month == "defaultDigits" || month == "twoDigits" {
        let parts = [
          month == "twoDigits" ? two(civil.month) : "\(civil.month)", dayText,
          _fields["year"].map { _ in "\(civil.year)" },
        ]
        day = parts.compactMap { $0 }.joined(separator: "/")
      } else {
        day = [month.map { name(Date._months, civil.month - 1, $0) }, dayText].compactMap { $0 }.joined(separator: " ")
        if _fields["year"] != nil {
          day += day.isEmpty ? "\(civil.year)" : dayText == nil ? " \(civil.year)" : ", \(civil.year)"
        }
      }
      if let symbol = _fields["weekday"] {
        let weekday = name(Date._weekdays, civil.weekday - 1, symbol)
        day = day.isEmpty ? weekday : "\(weekday), \(day)"
      }
      var time: [String] = []
      if _fields["hour"] != nil { time.append("\((civil.hour + 11) % 12 + 1)") }
      if _fields["minute"] != nil { time.append(time.isEmpty ? "\(civil.minute)" : two(civil.minute)) }
      if _fields["second"] != nil { time.append(time.isEmpty ? "\(civil.second)" : two(civil.second)) }
      let clock = time.joined(separator: ":") + (_fields["hour"] == nil ? "" : civil.hour < 12 ? " AM" : " PM")
      if clock.isEmpty { return day }
      if day.isEmpty { return clock }
      return month == "wide" ? "\(day) at \(clock)" : "\(day), \(clock)"
    }
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle(_fields: [:]) }
}

struct ListFormatStyle: FormatStyle {
  typealias FormatInput = [String]
  typealias FormatOutput = String
  let _type: ListType
  enum ListType {
    case and
    case or
  }
  enum Width {
    case standard
    case short
    case narrow
  }
  func format(_ value: [String]) -> String {
    let word = _type == .and ? "and" : "or"
    switch value.count {
    case 0: return ""
    case 1: return value[0]
    case 2: return "\(value[0]) \(word) \(value[1])"
    default: return value.dropLast().joined(separator: ", ") + ", \(word) \(value[value.count - 1])"
    }
  }
}

extension FormatStyle where Self == ListFormatStyle {
  static func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle {
    ListFormatStyle(_type: type)
  }
}

extension Sequence where Element == String {
  func formatted() -> String { ListFormatStyle(_type: .and).format(Array(self)) }
  func formatted(_ style: ListFormatStyle) -> String { style.format(Array(self)) }
}

extension Duration {
  func formatted() -> String { TimeFormatStyle(_pattern: .hourMinuteSecond).format(self) }
  func formatted(_ style: TimeFormatStyle) -> String { style.format(self) }
  struct TimeFormatStyle: FormatStyle {
    typealias FormatInput = Duration
    typealias FormatOutput = String
    let _pattern: Pattern
    enum Pattern {
      case hourMinute
      case hourMinuteSecond
      case minuteSecond
    }
    func format(_ value: Duration) -> String {
      let seconds = Int(value.components.seconds)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      switch _pattern {
      case .hourMinute: return "\(seconds / 3600):\(two(seconds / 60 % 60))"
      case .hourMinuteSecond: return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
      case .minuteSecond: return "\(two(seconds / 60)):\(two(seconds % 60))"
      }
    }
  }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
    Duration.TimeFormatStyle(_pattern: pattern)
  }
}
