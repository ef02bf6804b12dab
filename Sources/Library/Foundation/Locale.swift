// Foundation's `Locale`, represented by its identifier; the toolchain's derives everything else from it.

@native("Locale.part") func _localePart(_ identifier: String, _ part: String) -> String?
@native("Locale.name") func _localeName(_ identifier: String, _ kind: String, _ code: String) -> String?

struct Locale: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  let identifier: String
  init(identifier: String) { self.identifier = identifier }
  init(languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil) {
    identifier = [languageCode?.identifier, script?.identifier, languageRegion?.identifier].compactMap { $0 }
      .joined(separator: "_")
  }
  static func == (lhs: Locale, rhs: Locale) -> Bool { lhs.identifier == rhs.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static var current: Locale { Locale(identifier: "en_US_POSIX") }
  static var autoupdatingCurrent: Locale { current }
  static var preferredLanguages: [String] { ["en-US"] }
  var description: String { "\(identifier) (fixed \(identifier))" }
  var debugDescription: String { description }
}

extension Locale {
  struct LanguageCode: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    typealias StringLiteralType = String
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    func identifier(_ type: IdentifierType) -> String? {
      _localePart(identifier, type == .alpha2 ? "alpha2" : "alpha3")
    }
    var debugDescription: String { identifier.lowercased() }
    enum IdentifierType: Sendable {
      case alpha2
      case alpha3
    }
  }
  struct Script: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    typealias StringLiteralType = String
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var debugDescription: String { identifier.capitalized }
  }
  struct Region: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    typealias StringLiteralType = String
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var debugDescription: String { identifier.uppercased() }
  }
  struct Currency: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    typealias StringLiteralType = String
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var debugDescription: String { identifier.lowercased() }
  }
  struct MeasurementSystem: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    typealias StringLiteralType = String
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    init(stringLiteral value: String) { identifier = value }
    var debugDescription: String { identifier }
    static var metric: MeasurementSystem { MeasurementSystem("metric") }
    static var us: MeasurementSystem { MeasurementSystem("ussystem") }
    static var uk: MeasurementSystem { MeasurementSystem("uksystem") }
  }
  enum HourCycle: String, Codable, Sendable {
    case zeroToEleven = "h11"
    case oneToTwelve = "h12"
    case zeroToTwentyThree = "h23"
    case oneToTwentyFour = "h24"
  }
  struct Language: Hashable, Codable, Sendable, CustomReflectable {
    struct Components: Hashable, Sendable {
      @stored var languageCode: LanguageCode?
      @stored var script: Script?
      @stored var region: Region?
      init(languageCode: LanguageCode? = nil, script: Script? = nil, region: Region? = nil) {
        self.languageCode = languageCode
        self.script = script
        self.region = region
      }
      init(identifier: String) {
        languageCode = _localePart(identifier, "language").map { LanguageCode($0) }
        let parts: [Substring] = identifier.split { $0 == "-" || $0 == "_" }
        for part in parts.dropFirst() {
          if part.count == 4, part.allSatisfy({ $0.isLetter }) { script = Script(String(part)) }
        }
        region = _localePart(identifier, "language region").map { Region($0) }
      }
      init(language: Language) { self = Components(identifier: language._identifier) }
    }
    let languageCode: LanguageCode?
    /// The script that is written, or the likely one of the language.
    let script: Script?
    let region: Region?
    let _identifier: String
    init(identifier: String) {
      _identifier = identifier
      languageCode = _localePart(identifier, "language").map { LanguageCode($0) }
      script = _localePart(identifier, "script").map { Script($0) }
      region = _localePart(identifier, "language region").map { Region($0) }
    }
    var customMirror: Mirror {
      Mirror(self, children: ["components": Components(identifier: _identifier)], displayStyle: .struct)
    }
    var minimalIdentifier: String { _localePart(_identifier, "minimal") ?? _identifier }
    var characterDirection: LanguageDirection {
      _localePart(_identifier, "direction").flatMap { LanguageDirection(rawValue: $0) } ?? .unknown
    }
    var maximalIdentifier: String { _localePart(_identifier, "maximal") ?? _identifier }
    static func == (lhs: Language, rhs: Language) -> Bool {
      lhs.languageCode == rhs.languageCode && lhs.script == rhs.script && lhs.region == rhs.region
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(languageCode)
      hasher.combine(region)
    }
  }
  var calendar: Calendar {
    var calendar = Calendar(
      identifier: _localePart(identifier, "calendar").flatMap { Calendar.Identifier(rawValue: $0) } ?? .gregorian)
    calendar.locale = self
    return calendar
  }
  var language: Language { Language(identifier: identifier) }
  var region: Region? { _localePart(identifier, "region").map { Region($0) } }
  var currency: Currency? { _localePart(identifier, "currency").map { Currency($0) } }
  var measurementSystem: MeasurementSystem { MeasurementSystem(_localePart(identifier, "measurement") ?? "metric") }
  var hourCycle: HourCycle {
    _localePart(identifier, "hours").flatMap { HourCycle(rawValue: $0) } ?? .zeroToTwentyThree
  }
  var firstDayOfWeek: Weekday { _localePart(identifier, "weekday").flatMap { Weekday(rawValue: $0) } ?? .sunday }
  enum Weekday: String, Codable, Sendable {
    case sunday = "sun"
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
  }
  enum IdentifierType: String, Sendable { case icu, bcp47, cldr }
  func identifier(_ type: IdentifierType) -> String { _localePart(identifier, "as " + type.rawValue) ?? identifier }
  static func identifier(_ type: IdentifierType, from string: String) -> String {
    Locale(identifier: string).identifier(type)
  }
  enum LanguageDirection: String, Sendable { case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop }
  var usesMetricSystem: Bool { _localePart(identifier, "metric") == "1" }
  var variantCode: String? { _localePart(identifier, "variant") }
  var collatorIdentifier: String? { _localePart(identifier, "collator") }
  var quotationBeginDelimiter: String? { _localePart(identifier, "quotation begin") }
  var quotationEndDelimiter: String? { _localePart(identifier, "quotation end") }
  var alternateQuotationBeginDelimiter: String? { _localePart(identifier, "alternate quotation begin") }
  var alternateQuotationEndDelimiter: String? { _localePart(identifier, "alternate quotation end") }
  @native("Locale.list") static func _list(_ name: String, _ argument: String) -> [String]
  static var availableIdentifiers: [String] { _list("available", "") }
  static var isoRegionCodes: [String] { _list("regions", "") }
  static var isoLanguageCodes: [String] { _list("languages", "") }
  static var isoCurrencyCodes: [String] { _list("currencies", "") }
  static var commonISOCurrencyCodes: [String] { _list("common currencies", "") }
  static func canonicalIdentifier(from string: String) -> String { _list("canonical", string)[0] }
  static func canonicalLanguageIdentifier(from string: String) -> String { _list("canonical language", string)[0] }
  static func components(fromIdentifier string: String) -> [String: String] {
    let words = _list("components", string)
    var result: [String: String] = [:]
    for index in stride(from: 0, to: words.count, by: 2) { result[words[index]] = words[index + 1] }
    return result
  }
  static func identifier(fromComponents components: [String: String]) -> String {
    let words = components.flatMap { [$0.key, $0.value] }
    return _list("from components", words.joined(separator: "\u{1}"))[0]
  }
  static func characterDirection(forLanguage isoLangCode: String) -> LanguageDirection {
    Language(identifier: isoLangCode).characterDirection
  }
  func localizedString(for calendarIdentifier: Calendar.Identifier) -> String? {
    _localeName(identifier, "calendar", calendarIdentifier.rawValue)
  }
  func localizedString(forVariantCode variantCode: String) -> String? {
    _localeName(identifier, "variant", variantCode)
  }
  func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
    _localeName(identifier, "collator", collatorIdentifier)
  }
  var languageCode: String? { _localePart(identifier, "language") }
  var regionCode: String? { _localePart(identifier, "region") }
  var scriptCode: String? { _localePart(identifier, "written script") }
  var currencyCode: String? { _localePart(identifier, "currency") }
  var currencySymbol: String? { _localePart(identifier, "currency symbol") }
  var decimalSeparator: String? { _localePart(identifier, "decimal separator") }
  var groupingSeparator: String? { _localePart(identifier, "grouping separator") }
  func localizedString(forIdentifier identifier: String) -> String? {
    _localeName(self.identifier, "identifier", identifier)
  }
  func localizedString(forLanguageCode languageCode: String) -> String? {
    _localeName(identifier, "language", languageCode)
  }
  func localizedString(forRegionCode regionCode: String) -> String? { _localeName(identifier, "region", regionCode) }
  func localizedString(forCurrencyCode currencyCode: String) -> String? {
    _localeName(identifier, "currency", currencyCode)
  }
  func localizedString(forScriptCode scriptCode: String) -> String? { _localeName(identifier, "script", scriptCode) }
}
