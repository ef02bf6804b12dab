// Dates as text, in Foundation's styles. The toolchain's do the work, with the settings made here.

extension Date {
  func formatted() -> String { formatted(date: .numeric, time: .shortened) }
  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }
  func formatted<S: Swift.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Date {
    format.format(self)
  }
  struct FormatStyle: ParseableFormatStyle, Hashable, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    @stored var _words: [String]
    @stored var locale: Locale
    @stored var timeZone: TimeZone
    @stored var calendar: Calendar
    init(
      date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = Locale(identifier: "en_US"),
      calendar: Calendar = .current, timeZone: TimeZone = .current,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown
    ) {
      _words = []
      if let date { _words.append("date=\(date)") }
      if let time { _words.append("time=\(time)") }
      self.locale = locale
      self.timeZone = timeZone
      self.calendar = calendar
    }
    enum DateStyle: Hashable, Sendable {
      case omitted, numeric, abbreviated, long, complete
    }
    enum TimeStyle: Hashable, Sendable {
      case omitted, shortened, standard, complete
    }
    struct Symbol: Hashable, Sendable {
      let _name: String
      init(_name: String) { self._name = _name }
      typealias Year = Symbol
      typealias Month = Symbol
      typealias Day = Symbol
      typealias Weekday = Symbol
      typealias Hour = Symbol
      typealias Minute = Symbol
      typealias Second = Symbol
      typealias Era = Symbol
      typealias Quarter = Symbol
      typealias Week = Symbol
      typealias DayOfYear = Symbol
      typealias SecondFraction = Symbol
      typealias TimeZone = Symbol
      typealias Width = Symbol
      enum AMPMStyle: String, Hashable, Sendable {
        case omitted, narrow, abbreviated, wide
      }
      static var abbreviated: Symbol { Symbol(_name: "abbreviated") }
      static var wide: Symbol { Symbol(_name: "wide") }
      static var narrow: Symbol { Symbol(_name: "narrow") }
      static var short: Symbol { Symbol(_name: "short") }
      static var oneDigit: Symbol { Symbol(_name: "oneDigit") }
      static var twoDigits: Symbol { Symbol(_name: "twoDigits") }
      static var threeDigits: Symbol { Symbol(_name: "threeDigits") }
      static var defaultDigits: Symbol { Symbol(_name: "defaultDigits") }
      static var conversationalDefaultDigits: Symbol { Symbol(_name: "conversationalDefaultDigits") }
      static var weekOfMonth: Symbol { Symbol(_name: "weekOfMonth") }
      static func padded(_ length: Int) -> Symbol { Symbol(_name: "padded \(length)") }
      static func extended(minimumLength: Int = 1) -> Symbol { Symbol(_name: "extended \(minimumLength)") }
      static func relatedGregorian(minimumLength: Int = 1) -> Symbol { Symbol(_name: "related \(minimumLength)") }
      static func julianModified(minimumLength: Int = 1) -> Symbol { Symbol(_name: "julian \(minimumLength)") }
      static var ordinalOfDayInMonth: Symbol { Symbol(_name: "ordinal") }
      static func twoDigits(amPM: AMPMStyle) -> Symbol { Symbol(_name: "twoDigits \(amPM.rawValue)") }
      static func defaultDigits(amPM: AMPMStyle) -> Symbol { Symbol(_name: "defaultDigits \(amPM.rawValue)") }
      static func conversationalDefaultDigits(amPM: AMPMStyle) -> Symbol {
        Symbol(_name: "conversationalDefaultDigits \(amPM.rawValue)")
      }
      static func conversationalTwoDigits(amPM: AMPMStyle) -> Symbol {
        Symbol(_name: "conversationalTwoDigits \(amPM.rawValue)")
      }
      static func fractional(_ digits: Int) -> Symbol { Symbol(_name: "\(digits)") }
      static func milliseconds(_ digits: Int) -> Symbol { Symbol(_name: "milliseconds \(digits)") }
      static func specificName(_ width: Symbol) -> Symbol { Symbol(_name: "specificName \(width._name)") }
      static func genericName(_ width: Symbol) -> Symbol { Symbol(_name: "genericName \(width._name)") }
      static func identifier(_ width: Symbol) -> Symbol { Symbol(_name: "identifier \(width._name)") }
      static func localizedGMT(_ width: Symbol) -> Symbol { Symbol(_name: "localizedGMT \(width._name)") }
      static func iso8601(_ width: Symbol) -> Symbol { Symbol(_name: "iso8601 \(width._name)") }
      static var exemplarLocation: Symbol { Symbol(_name: "exemplarLocation") }
      static var long: Symbol { Symbol(_name: "long") }
    }
    func _adding(_ field: String, _ symbol: Symbol) -> FormatStyle {
      var copy = self
      copy._words.append("\(field)=\(symbol._name)")
      return copy
    }
    func era(_ format: Symbol = .abbreviated) -> FormatStyle { _adding("era", format) }
    func year(_ format: Symbol = .defaultDigits) -> FormatStyle { _adding("year", format) }
    func quarter(_ format: Symbol = .abbreviated) -> FormatStyle { _adding("quarter", format) }
    func month(_ format: Symbol = .abbreviated) -> FormatStyle { _adding("month", format) }
    func week(_ format: Symbol = .defaultDigits) -> FormatStyle { _adding("week", format) }
    func day(_ format: Symbol = .defaultDigits) -> FormatStyle { _adding("day", format) }
    func dayOfYear(_ format: Symbol = .defaultDigits) -> FormatStyle { _adding("dayOfYear", format) }
    func weekday(_ format: Symbol = .abbreviated) -> FormatStyle { _adding("weekday", format) }
    func hour(_ format: Symbol = .defaultDigits(amPM: .abbreviated)) -> FormatStyle { _adding("hour", format) }
    func minute(_ format: Symbol = .defaultDigits) -> FormatStyle { _adding("minute", format) }
    func second(_ format: Symbol = .defaultDigits) -> FormatStyle { _adding("second", format) }
    func secondFraction(_ format: Symbol) -> FormatStyle { _adding("secondFraction", format) }
    func timeZone(_ format: Symbol = .specificName(.short)) -> FormatStyle { _adding("timeZone of", format) }
    func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
    var _settings: [String] {
      [
        "locale=\(locale.identifier)", "timeZone=\(timeZone.identifier)", "calendar=\(calendar._key)",
      ] + _words
    }
    @native("Date.FormatStyle.text") static func _text(_ settings: [String], _ date: Double) -> String
    @native("Date.FormatStyle.date") static func _date(_ settings: [String], _ text: String) -> Double
    func format(_ value: Date) -> String { FormatStyle._text(_settings, value.timeIntervalSinceReferenceDate) }
    func parse(_ value: String) throws -> Date {
      guard let date = Date(_found: FormatStyle._date(_settings, value)) else { throw CocoaError(.formatting) }
      return date
    }
    struct Strategy: Swift.ParseStrategy {
      typealias ParseInput = String
      typealias ParseOutput = Date
      let _style: FormatStyle
      func parse(_ value: String) throws -> Date { try _style.parse(value) }
    }
    var parseStrategy: Strategy { Strategy(_style: self) }
  }
  struct IntervalFormatStyle: Swift.FormatStyle, Hashable, Sendable {
    typealias FormatInput = Range<Date>
    typealias FormatOutput = String
    typealias DateStyle = Date.FormatStyle.DateStyle
    typealias TimeStyle = Date.FormatStyle.TimeStyle
    @stored var _words: [String]
    @stored var locale: Locale
    @stored var timeZone: TimeZone
    @stored var calendar: Calendar
    init(
      date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = Locale(identifier: "en_US"),
      calendar: Calendar = .current, timeZone: TimeZone = .current
    ) {
      _words = []
      if let date { _words.append("date=\(date)") }
      if let time { _words.append("time=\(time)") }
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
    }
    func _adding(_ word: String) -> IntervalFormatStyle {
      var copy = self
      copy._words.append(word + "=")
      return copy
    }
    func year() -> IntervalFormatStyle { _adding("year") }
    func month(_ format: Date.FormatStyle.Symbol = .abbreviated) -> IntervalFormatStyle {
      _adding("month " + format._name)
    }
    func day() -> IntervalFormatStyle { _adding("day") }
    func weekday(_ format: Date.FormatStyle.Symbol = .abbreviated) -> IntervalFormatStyle {
      _adding("weekday " + format._name)
    }
    func hour() -> IntervalFormatStyle { _adding("hour") }
    func minute() -> IntervalFormatStyle { _adding("minute") }
    func second() -> IntervalFormatStyle { _adding("second") }
    func locale(_ locale: Locale) -> IntervalFormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
    @native("Date.IntervalFormatStyle.text") static func _text(
      _ settings: [String], _ start: Double, _ end: Double
    ) -> String
    func format(_ value: Range<Date>) -> String {
      let places = ["locale=\(locale.identifier)", "timeZone=\(timeZone.identifier)", "calendar=\(calendar._key)"]
      let settings = places + _words
      return IntervalFormatStyle._text(
        settings, value.lowerBound.timeIntervalSinceReferenceDate, value.upperBound.timeIntervalSinceReferenceDate)
    }
  }
}

enum FormatStyleCapitalizationContext: Hashable, Sendable {
  case unknown
  case standalone
  case listItem
  case beginningOfSentence
  case middleOfSentence
}

extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

extension FormatStyle where Self == Date.IntervalFormatStyle {
  static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
}

extension Range where Bound == Date {
  func formatted() -> String { Date.IntervalFormatStyle(date: .numeric, time: .shortened).format(self) }
  func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
    Date.IntervalFormatStyle(date: date, time: time).format(self)
  }
  func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
    style.format(self)
  }
}
