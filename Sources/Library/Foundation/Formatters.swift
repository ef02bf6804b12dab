// Foundation's formatters, the predecessors of its styles. The toolchain's do the work, with the settings made here.

class Formatter {
  enum UnitStyle: Int {
    case short = 1
    case medium = 2
    case long = 3
  }
  /// `name=text`, in the order in which they were set.
  @stored var _settings: [String]
  init() { _settings = [] }
  func _set(_ name: String, _ text: String) {
    _settings.removeAll { $0.hasPrefix(name + "=") }
    _settings.append(name + "=" + text)
  }
  func string(for obj: Any?) -> String? { nil }
  func _setting(_ name: String) -> String? {
    guard let found = _settings.first(where: { $0.hasPrefix(name + "=") }) else { return nil }
    return String(found.dropFirst(name.count + 1))
  }
}

class DateFormatter: Formatter {
  override init() { super.init() }
  enum Style: Int {
    case none, short, medium, long, full
  }
  var dateStyle: Style {
    get { Style(rawValue: Int(_setting("dateStyle") ?? "0")!)! }
    set { _set("dateStyle", "\(newValue.rawValue)") }
  }
  var timeStyle: Style {
    get { Style(rawValue: Int(_setting("timeStyle") ?? "0")!)! }
    set { _set("timeStyle", "\(newValue.rawValue)") }
  }
  var dateFormat: String! {
    get { _setting("dateFormat") ?? _format(_settings) }
    set { _set("dateFormat", newValue ?? "") }
  }
  var locale: Locale! {
    get { Locale(identifier: _setting("locale") ?? "en_US_POSIX") }
    set { _set("locale", newValue?.identifier ?? "en_US_POSIX") }
  }
  var timeZone: TimeZone! {
    get { TimeZone(_identifier: _setting("timeZone") ?? "UTC") }
    set { _set("timeZone", newValue?.identifier ?? "UTC") }
  }
  @stored var _calendar: Calendar?
  var calendar: Calendar! {
    get { _calendar ?? .current }
    set {
      _calendar = newValue
      if let newValue { _set("calendar", newValue._key) }
    }
  }
  var isLenient: Bool {
    get { _setting("isLenient") == "1" }
    set { _set("isLenient", newValue ? "1" : "0") }
  }
  var amSymbol: String! {
    get { _setting("amSymbol") ?? "AM" }
    set { _set("amSymbol", newValue ?? "") }
  }
  var pmSymbol: String! {
    get { _setting("pmSymbol") ?? "PM" }
    set { _set("pmSymbol", newValue ?? "") }
  }
  var doesRelativeDateFormatting: Bool {
    get { _setting("isRelative") == "1" }
    set { _set("isRelative", newValue ? "1" : "0") }
  }
  func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    _set("dateFormat", DateFormatter._template(dateFormatTemplate, 0, locale.identifier))
  }
  static func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
    _template(tmplate, opts, locale?.identifier ?? "en_US_POSIX")
  }
  @native("DateFormatter.template") static func _template(
    _ template: String, _ options: Int, _ locale: String
  ) -> String
  @native("DateFormatter.format") static func _formatOf(_ settings: [String]) -> String
  @native("DateFormatter.text") static func _text(_ settings: [String], _ date: Double) -> String
  @native("DateFormatter.date") static func _date(_ settings: [String], _ text: String) -> Double
  func _format(_ settings: [String]) -> String { DateFormatter._formatOf(settings) }
  override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
  func string(from date: Date) -> String {
    if doesRelativeDateFormatting, dateStyle != .none, let day = _relativeDay(date) {
      if timeStyle == .none { return day }
      let time = DateFormatter._text(_settings + ["dateStyle=0"], date.timeIntervalSinceReferenceDate)
      return "\(day) at \(time)"
    }
    return DateFormatter._text(_settings, date.timeIntervalSinceReferenceDate)
  }
  /// The day in words that depend on the virtual time, which the toolchain does not know.
  func _relativeDay(_ date: Date) -> String? {
    var days: Calendar = calendar
    days.timeZone = timeZone
    let distance = days.dateComponents([.day], from: days.startOfDay(for: .now), to: days.startOfDay(for: date)).day
    switch distance {
    case 0: return "Today"
    case 1: return "Tomorrow"
    case -1: return "Yesterday"
    default: return nil
    }
  }
  func date(from string: String) -> Date? { Date(_found: DateFormatter._date(_settings, string)) }
  static func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }
}

class ISO8601DateFormatter: Formatter {
  struct Options: OptionSet, Sendable {
    typealias Element = ISO8601DateFormatter.Options
    typealias ArrayLiteralElement = ISO8601DateFormatter.Options
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var withYear: Options { Options(rawValue: 1) }
    static var withMonth: Options { Options(rawValue: 2) }
    static var withWeekOfYear: Options { Options(rawValue: 4) }
    static var withDay: Options { Options(rawValue: 16) }
    static var withTime: Options { Options(rawValue: 32) }
    static var withTimeZone: Options { Options(rawValue: 64) }
    static var withSpaceBetweenDateAndTime: Options { Options(rawValue: 128) }
    static var withDashSeparatorInDate: Options { Options(rawValue: 256) }
    static var withColonSeparatorInTime: Options { Options(rawValue: 512) }
    static var withColonSeparatorInTimeZone: Options { Options(rawValue: 1024) }
    static var withFractionalSeconds: Options { Options(rawValue: 2048) }
    static var withFullDate: Options { Options(rawValue: 275) }
    static var withFullTime: Options { Options(rawValue: 1632) }
    static var withInternetDateTime: Options { Options(rawValue: 1907) }
  }
  @stored var formatOptions: Options
  @stored var _zone: TimeZone?
  override init() {
    formatOptions = .withInternetDateTime
    super.init()
  }
  var timeZone: TimeZone! {
    get { _zone ?? .gmt }
    set { _zone = newValue }
  }
  var _words: [String] { ["formatOptions=\(formatOptions.rawValue)", "timeZone=\((_zone ?? .gmt).identifier)"] }
  @native("ISO8601DateFormatter.text") static func _text(_ settings: [String], _ date: Double) -> String
  @native("ISO8601DateFormatter.date") static func _date(_ settings: [String], _ text: String) -> Double
  override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
  func string(from date: Date) -> String {
    ISO8601DateFormatter._text(_words, date.timeIntervalSinceReferenceDate)
  }
  func date(from string: String) -> Date? { Date(_found: ISO8601DateFormatter._date(_words, string)) }
  static func string(from date: Date, timeZone: TimeZone, formatOptions: Options = []) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = timeZone
    formatter.formatOptions = formatOptions
    return formatter.string(from: date)
  }
}

class ByteCountFormatter: Formatter {
  enum CountStyle: Int {
    case file, memory, decimal, binary
  }
  struct Units: OptionSet, Sendable {
    typealias Element = ByteCountFormatter.Units
    typealias ArrayLiteralElement = ByteCountFormatter.Units
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var useBytes: Units { Units(rawValue: 1) }
    static var useKB: Units { Units(rawValue: 2) }
    static var useMB: Units { Units(rawValue: 4) }
    static var useGB: Units { Units(rawValue: 8) }
    static var useTB: Units { Units(rawValue: 16) }
    static var useAll: Units { Units(rawValue: 0xFFFF) }
  }
  @stored var countStyle: CountStyle
  @stored var allowedUnits: Units
  @stored var includesUnit: Bool
  @stored var includesCount: Bool
  @stored var includesActualByteCount: Bool
  @stored var isAdaptive: Bool
  @stored var zeroPadsFractionDigits: Bool
  @stored var allowsNonnumericFormatting: Bool
  override init() {
    countStyle = .file
    allowedUnits = []
    includesUnit = true
    includesCount = true
    includesActualByteCount = false
    isAdaptive = true
    zeroPadsFractionDigits = false
    allowsNonnumericFormatting = true
    super.init()
  }
  /// - Parameter flags: Unit, count, adaptive and nonnumeric, which are usual, as 1, 2, 4 and 8; the actual count and
  ///   padding as 16 and 32.
  @native("ByteCountFormatter.text") static func _text(
    _ count: Int, _ style: Int, _ units: Int, _ flags: Int
  ) -> String
  func string(fromByteCount byteCount: Int64) -> String {
    let flags =
      (includesUnit ? 1 : 0) + (includesCount ? 2 : 0) + (isAdaptive ? 4 : 0) + (allowsNonnumericFormatting ? 8 : 0)
      + (includesActualByteCount ? 16 : 0) + (zeroPadsFractionDigits ? 32 : 0)
    return ByteCountFormatter._text(Int(byteCount), countStyle.rawValue, Int(allowedUnits.rawValue), flags)
  }
  static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
    _text(Int(byteCount), countStyle.rawValue, 0, 15)
  }
}
