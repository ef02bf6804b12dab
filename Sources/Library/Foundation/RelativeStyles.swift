// Dates relative to another time: `2 hours ago`.

extension Date {
  @native("Date.RelativeFormatStyle.text") static func _relativeText(
    _ date: Double, _ now: Double, _ presentation: String, _ width: String, _ locale: String
  ) -> String
  struct RelativeFormatStyle: Swift.FormatStyle, Hashable, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    enum Presentation: String, Hashable, Sendable { case numeric, named }
    enum UnitsStyle: String, Hashable, Sendable { case wide, spellOut, abbreviated, narrow }
    @stored var presentation: Presentation
    @stored var unitsStyle: UnitsStyle
    @stored var locale: Locale
    init(
      presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide,
      locale: Locale = Locale(identifier: "en_US"), calendar: Calendar = .current,
      capitalizationContext: FormatStyleCapitalizationContext = .unknown
    ) {
      self.presentation = presentation
      self.unitsStyle = unitsStyle
      self.locale = locale
    }
    func locale(_ locale: Locale) -> RelativeFormatStyle {
      RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle, locale: locale)
    }
    func format(_ destDate: Date) -> String {
      Date._relativeText(
        destDate.timeIntervalSinceReferenceDate, Date().timeIntervalSinceReferenceDate, presentation.rawValue,
        unitsStyle.rawValue, locale.identifier)
    }
  }
  struct AnchoredRelativeFormatStyle: Swift.FormatStyle, Hashable, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    typealias Presentation = RelativeFormatStyle.Presentation
    typealias UnitsStyle = RelativeFormatStyle.UnitsStyle
    @stored var anchor: Date
    @stored var presentation: RelativeFormatStyle.Presentation
    @stored var unitsStyle: RelativeFormatStyle.UnitsStyle
    @stored var locale: Locale
    init(
      anchor: Date, presentation: RelativeFormatStyle.Presentation = .numeric,
      unitsStyle: RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = Locale(identifier: "en_US"),
      calendar: Calendar = .current, capitalizationContext: FormatStyleCapitalizationContext = .unknown
    ) {
      self.anchor = anchor
      self.presentation = presentation
      self.unitsStyle = unitsStyle
      self.locale = locale
    }
    func format(_ input: Date) -> String {
      Date._relativeText(
        anchor.timeIntervalSinceReferenceDate, input.timeIntervalSinceReferenceDate, presentation.rawValue,
        unitsStyle.rawValue, locale.identifier)
    }
  }
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
  static func relative(
    presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
  }
}

class RelativeDateTimeFormatter: Formatter {
  enum DateTimeStyle: Int, Sendable { case numeric, named }
  enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  @stored var dateTimeStyle: DateTimeStyle
  @stored var unitsStyle: UnitsStyle
  @stored var locale: Locale!
  @stored var calendar: Calendar!
  override init() {
    dateTimeStyle = .numeric
    unitsStyle = .full
    locale = Locale(identifier: "en_US")
    calendar = .current
    super.init()
  }
  func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let width =
      switch unitsStyle {
      case .full: "wide"
      case .spellOut: "spellOut"
      case .short: "abbreviated"
      case .abbreviated: "narrow"
      }
    return Date._relativeText(
      date.timeIntervalSinceReferenceDate, referenceDate.timeIntervalSinceReferenceDate, "\(dateTimeStyle)", width,
      locale.identifier)
  }
  func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }
  func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }
  override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
}
