// Foundation's `TimeZone`, represented by its name.

struct TimeZone: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let identifier: String
  /// How a zone describes itself that was made of seconds, or as UTC.
  let _words: String?
  init(_identifier: String) {
    identifier = _identifier
    _words = nil
  }
  init?(identifier: String) {
    let known = TimeZone._known(identifier)
    if known.isEmpty { return nil }
    self.identifier = known
    _words = identifier == "UTC" ? "GMT" : nil
  }
  init?(abbreviation: String) {
    let known = TimeZone._abbreviated(abbreviation)
    if known.isEmpty { return nil }
    identifier = known
    _words = nil
  }
  init?(secondsFromGMT seconds: Int) {
    let known = TimeZone._offset(seconds)
    if known.isEmpty { return nil }
    identifier = known
    _words = "GMT (\(seconds))"
  }
  static func == (lhs: TimeZone, rhs: TimeZone) -> Bool {
    lhs.identifier == rhs.identifier
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
  static var current: TimeZone { TimeZone(_identifier: "UTC") }
  static var autoupdatingCurrent: TimeZone { current }
  static var gmt: TimeZone { TimeZone(_identifier: "GMT") }
  @native("TimeZone.identifier") static func _known(_ name: String) -> String
  @native("TimeZone.abbreviated") static func _abbreviated(_ name: String) -> String
  @native("TimeZone.offset") static func _offset(_ seconds: Int) -> String
  @native("TimeZone.all") static func _all() -> [String]
  @native("TimeZone.seconds") static func _seconds(_ name: String, _ date: Double) -> Double
  @native("TimeZone.daylight") static func _daylight(_ name: String, _ date: Double, _ kind: Int) -> Double
  @native("TimeZone.text") static func _text(
    _ name: String, _ date: Double, _ kind: Int, _ locale: String
  ) -> String
  static var knownTimeZoneIdentifiers: [String] { _all() }
  func secondsFromGMT(for date: Date = Date()) -> Int {
    Int(TimeZone._seconds(identifier, date.timeIntervalSinceReferenceDate))
  }
  func abbreviation(for date: Date = Date()) -> String? {
    let text = TimeZone._text(identifier, date.timeIntervalSinceReferenceDate, 0, "")
    return text.isEmpty ? nil : text
  }
  func isDaylightSavingTime(for date: Date = Date()) -> Bool {
    TimeZone._daylight(identifier, date.timeIntervalSinceReferenceDate, 0) == 1
  }
  func daylightSavingTimeOffset(for date: Date = Date()) -> Double {
    TimeZone._daylight(identifier, date.timeIntervalSinceReferenceDate, 1)
  }
  var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
  func nextDaylightSavingTimeTransition(after date: Date) -> Date? {
    Date(_found: TimeZone._daylight(identifier, date.timeIntervalSinceReferenceDate, 2))
  }
  func localizedName(for style: NSTimeZone.NameStyle, locale: Locale?) -> String? {
    let text = TimeZone._text(identifier, 0, 2 + style.rawValue, locale?.identifier ?? "en_US_POSIX")
    return text.isEmpty ? nil : text
  }
  var description: String { _words ?? TimeZone._text(identifier, 0, 1, "") }
  var debugDescription: String { description }
}

enum NSTimeZone {
  enum NameStyle: Int {
    case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
  }
}
