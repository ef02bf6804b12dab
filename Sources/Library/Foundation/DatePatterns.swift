// ISO 8601 and patterns of dates, written and read.

extension Date {
  struct ISO8601FormatStyle: ParseableFormatStyle, Swift.ParseStrategy, Hashable, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    typealias ParseInput = String
    typealias ParseOutput = Date
    typealias Strategy = ISO8601FormatStyle
    enum DateSeparator: String, Hashable, Sendable { case omitted, dash }
    enum DateTimeSeparator: String, Hashable, Sendable { case space, standard }
    enum TimeSeparator: String, Hashable, Sendable { case omitted, colon }
    enum TimeZoneSeparator: String, Hashable, Sendable { case omitted, colon }
    @stored var _words: [String]
    @stored var timeZone: TimeZone
    init(
      dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
    ) {
      _words = [
        "dateSeparator=\(dateSeparator.rawValue)", "dateTimeSeparator=\(dateTimeSeparator.rawValue)",
        "timeSeparator=\(timeSeparator.rawValue)", "timeZoneSeparator=\(timeZoneSeparator.rawValue)",
        "fractional=\(includingFractionalSeconds ? 1 : 0)",
      ]
      self.timeZone = timeZone
    }
    func _adding(_ word: String) -> ISO8601FormatStyle {
      var copy = self
      copy._words.append(word)
      return copy
    }
    func year() -> ISO8601FormatStyle { _adding("year=") }
    func month() -> ISO8601FormatStyle { _adding("month=") }
    func day() -> ISO8601FormatStyle { _adding("day=") }
    func weekOfYear() -> ISO8601FormatStyle { _adding("weekOfYear=") }
    func time(includingFractionalSeconds: Bool) -> ISO8601FormatStyle {
      _adding("fractional=\(includingFractionalSeconds ? 1 : 0)")._adding("time=")
    }
    func dateSeparator(_ separator: DateSeparator) -> ISO8601FormatStyle {
      _adding("dateSeparator=\(separator.rawValue)")
    }
    func dateTimeSeparator(_ separator: DateTimeSeparator) -> ISO8601FormatStyle {
      _adding("dateTimeSeparator=\(separator.rawValue)")
    }
    func timeSeparator(_ separator: TimeSeparator) -> ISO8601FormatStyle {
      _adding("timeSeparator=\(separator.rawValue)")
    }
    func timeZone(separator: TimeZoneSeparator) -> ISO8601FormatStyle {
      _adding("timeZoneSeparator=\(separator.rawValue)")._adding("zone=")
    }
    func timeZoneSeparator(_ separator: TimeZoneSeparator) -> ISO8601FormatStyle {
      _adding("timeZoneSeparator=\(separator.rawValue)")
    }
    /// A style that writes no time zone.
    static func iso8601(
      timeZone: TimeZone, includingFractionalSeconds: Bool = false, dateSeparator: DateSeparator = .dash,
      dateTimeSeparator: DateTimeSeparator = .standard, timeSeparator: TimeSeparator = .colon
    ) -> ISO8601FormatStyle {
      let style = ISO8601FormatStyle(
        dateSeparator: dateSeparator, dateTimeSeparator: dateTimeSeparator, timeSeparator: timeSeparator,
        timeZone: timeZone)
      return style.year().month().day().time(includingFractionalSeconds: includingFractionalSeconds)
    }
    var _settings: [String] { ["timeZone=\(timeZone.identifier)"] + _words }
    @native("Date.ISO8601FormatStyle.text") static func _text(_ settings: [String], _ date: Double) -> String
    @native("Date.ISO8601FormatStyle.date") static func _date(_ settings: [String], _ text: String) -> Double
    func format(_ value: Date) -> String {
      ISO8601FormatStyle._text(_settings, value.timeIntervalSinceReferenceDate)
    }
    func parse(_ value: String) throws -> Date {
      guard let date = Date(_found: ISO8601FormatStyle._date(_settings, value)) else { throw CocoaError(.formatting) }
      return date
    }
    var parseStrategy: ISO8601FormatStyle { self }
  }
  func ISO8601Format(_ style: ISO8601FormatStyle = .init()) -> String { style.format(self) }
  init<S: Swift.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Date {
    self = try strategy.parse(value)
  }

  /// A pattern of dates, written as a text with fields in it.
  struct FormatString: ExpressibleByStringInterpolation, Hashable, Sendable {
    typealias Symbol = Date.FormatStyle.Symbol
    let _pattern: String
    init(stringLiteral value: String) { _pattern = "'" + value + "'" }
    init(stringInterpolation: StringInterpolation) { _pattern = stringInterpolation._pattern }
    struct StringInterpolation: StringInterpolationProtocol {
      @stored var _pattern: String
      init(literalCapacity: Int, interpolationCount: Int) { _pattern = "" }
      mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { _pattern += "'" + literal.replacingOccurrences(of: "'", with: "''") + "'" }
      }
      mutating func _add(_ letter: String, _ symbol: Symbol, _ plain: Int = 1) {
        let count =
          switch symbol._name {
          case "twoDigits": 2
          case "abbreviated", "threeDigits": 3
          case "wide": 4
          case "narrow": 5
          default: plain
          }
        _pattern += String(repeating: letter, count: count)
      }
      mutating func appendInterpolation(era: Symbol) { _add("G", era) }
      mutating func appendInterpolation(year: Symbol) { _add("y", year) }
      mutating func appendInterpolation(month: Symbol) { _add("M", month) }
      mutating func appendInterpolation(standaloneMonth: Symbol) { _add("L", standaloneMonth) }
      mutating func appendInterpolation(week: Symbol) { _add("w", week) }
      mutating func appendInterpolation(day: Symbol) { _add("d", day) }
      mutating func appendInterpolation(dayOfYear: Symbol) { _add("D", dayOfYear) }
      mutating func appendInterpolation(weekday: Symbol) { _add("E", weekday) }
      mutating func appendInterpolation(minute: Symbol) { _add("m", minute) }
      mutating func appendInterpolation(second: Symbol) { _add("s", second) }
      mutating func appendInterpolation(secondFraction: Symbol) {
        _pattern += String(repeating: "S", count: Int(secondFraction._name) ?? 3)
      }
      mutating func appendInterpolation(hour: HourSymbol) { _pattern += hour._pattern }
      mutating func appendInterpolation(timeZone: Symbol) { _pattern += "z" }
    }
    struct HourSymbol: Hashable, Sendable {
      enum Clock: Hashable, Sendable { case twelveHour, twentyFourHour }
      enum Cycle: Hashable, Sendable { case zeroBased, oneBased }
      let _pattern: String
      static func _letter(_ clock: Clock, _ cycle: Cycle) -> String {
        clock == .twelveHour ? (cycle == .oneBased ? "h" : "K") : (cycle == .oneBased ? "k" : "H")
      }
      static func defaultDigits(clock: Clock, hourCycle: Cycle) -> HourSymbol {
        HourSymbol(_pattern: _letter(clock, hourCycle))
      }
      static func twoDigits(clock: Clock, hourCycle: Cycle) -> HourSymbol {
        HourSymbol(_pattern: _letter(clock, hourCycle) + _letter(clock, hourCycle))
      }
    }
  }
  @native("Date.pattern") static func _pattern(_ settings: [String], _ date: Double, _ text: String) -> String
  struct ParseStrategy: Swift.ParseStrategy, Hashable, Sendable {
    typealias ParseInput = String
    typealias ParseOutput = Date
    let format: String
    @stored var locale: Locale?
    @stored var timeZone: TimeZone
    @stored var calendar: Calendar
    @stored var isLenient: Bool
    init(
      format: FormatString, locale: Locale? = nil, timeZone: TimeZone,
      calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true, twoDigitStartDate: Date = Date()
    ) {
      self.format = format._pattern
      self.locale = locale
      self.timeZone = timeZone
      self.calendar = calendar
      self.isLenient = isLenient
    }
    func parse(_ value: String) throws -> Date {
      let settings = [
        "locale=\(locale?.identifier ?? "en_US_POSIX")", "timeZone=\(timeZone.identifier)",
        "calendar=\(calendar._key)", "isLenient=\(isLenient ? 1 : 0)", "pattern=\(format)",
      ]
      guard let seconds = Double(Date._pattern(settings, 0, value.isEmpty ? " " : value)) else {
        throw CocoaError(.formatting)
      }
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
  }
  struct VerbatimFormatStyle: Swift.FormatStyle, Hashable, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    let _format: String
    @stored var locale: Locale?
    @stored var timeZone: TimeZone
    @stored var calendar: Calendar
    init(format: FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) {
      _format = format._pattern
      self.locale = locale
      self.timeZone = timeZone
      self.calendar = calendar
    }
    func format(_ value: Date) -> String {
      let settings = [
        "locale=\(locale?.identifier ?? "en_US_POSIX")", "timeZone=\(timeZone.identifier)",
        "calendar=\(calendar._key)", "pattern=\(_format)",
      ]
      return Date._pattern(settings, value.timeIntervalSinceReferenceDate, "")
    }
  }
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension FormatStyle where Self == Date.VerbatimFormatStyle {
  static func verbatim(
    _ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar
  ) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
  }
}
