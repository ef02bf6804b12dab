// Foundation's styles of decimal numbers.

extension Decimal {
  struct FormatStyle: _PlainNumberStyle {
    typealias FormatInput = Decimal
    typealias FormatOutput = String
    @stored var _settings: _NumberSettings
    init(locale: Locale? = nil) { _settings = _NumberSettings("number", "", locale) }
    func format(_ value: Decimal) -> String { _settings.text("m\(value._text)") }
    var parseStrategy: Decimal.ParseStrategy { Decimal.ParseStrategy(_settings: _settings) }
    struct Percent: _PlainNumberStyle {
      typealias FormatInput = Decimal
      typealias FormatOutput = String
      @stored var _settings: _NumberSettings
      init(locale: Locale? = nil) { _settings = _NumberSettings("percent", "", locale) }
      func format(_ value: Decimal) -> String { _settings.text("m\(value._text)") }
      var parseStrategy: Decimal.ParseStrategy { Decimal.ParseStrategy(_settings: _settings) }
    }
    struct Currency: _MoneyStyle {
      typealias FormatInput = Decimal
      typealias FormatOutput = String
      @stored var _settings: _NumberSettings
      init(code: String, locale: Locale? = nil) { _settings = _NumberSettings("currency", code, locale) }
      var currencyCode: String { _settings._code }
      func format(_ value: Decimal) -> String { _settings.text("m\(value._text)") }
      var parseStrategy: Decimal.ParseStrategy { Decimal.ParseStrategy(_settings: _settings) }
    }
  }
}

extension Decimal {
  struct ParseStrategy: Swift.ParseStrategy, Hashable, Sendable {
    typealias ParseInput = String
    typealias ParseOutput = Decimal
    let _settings: _NumberSettings
    init(_settings: _NumberSettings) { self._settings = _settings }
    func parse(_ value: String) throws -> Decimal { Decimal(_text: try _settings.number("m", value)) }
  }
  init(_ value: String, format: Decimal.FormatStyle) throws { self = try format.parseStrategy.parse(value) }
  init(_ value: String, format: Decimal.FormatStyle.Percent) throws { self = try format.parseStrategy.parse(value) }
  init(_ value: String, format: Decimal.FormatStyle.Currency) throws { self = try format.parseStrategy.parse(value) }
  func formatted() -> String { FormatStyle().format(self) }
  func formatted<S: Swift.FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Decimal {
    format.format(self)
  }
}
