// Foundation's styles of whole numbers.

struct IntegerFormatStyle<Value: BinaryInteger>: _PlainNumberStyle {
  typealias FormatInput = Value
  typealias FormatOutput = String
  @stored var _settings: _NumberSettings
  init(locale: Locale? = nil) { _settings = _NumberSettings("number", "", locale) }
  func format(_ value: Value) -> String { _settings.text("i\(value)") }
  var parseStrategy: IntegerParseStrategy<Value> { IntegerParseStrategy<Value>(_settings: _settings) }
  struct Percent: _PlainNumberStyle {
    typealias FormatInput = Value
    typealias FormatOutput = String
    @stored var _settings: _NumberSettings
    init(locale: Locale? = nil) { _settings = _NumberSettings("percent", "", locale) }
    func format(_ value: Value) -> String { _settings.text("i\(value)") }
    var parseStrategy: IntegerParseStrategy<Value> { IntegerParseStrategy<Value>(_settings: _settings) }
  }
  struct Currency: _MoneyStyle {
    typealias FormatInput = Value
    typealias FormatOutput = String
    @stored var _settings: _NumberSettings
    init(code: String, locale: Locale? = nil) { _settings = _NumberSettings("currency", code, locale) }
    var currencyCode: String { _settings._code }
    func format(_ value: Value) -> String { _settings.text("i\(value)") }
    var parseStrategy: IntegerParseStrategy<Value> { IntegerParseStrategy<Value>(_settings: _settings) }
  }
}

struct IntegerParseStrategy<Value: BinaryInteger>: ParseStrategy, Hashable, Sendable {
  typealias ParseInput = String
  typealias ParseOutput = Value
  let _settings: _NumberSettings
  init(_settings: _NumberSettings) { self._settings = _settings }
  func parse(_ value: String) throws -> Value { Value(Int(try _settings.number("i", value)) ?? 0) }
}

extension BinaryInteger {
  init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Self {
    self = try strategy.parse(value)
  }
}

extension Int {
  init(_ value: String, format: IntegerFormatStyle<Int>) throws { self = try format.parseStrategy.parse(value) }
  init(_ value: String, format: IntegerFormatStyle<Int>.Percent) throws { self = try format.parseStrategy.parse(value) }
  init(_ value: String, format: IntegerFormatStyle<Int>.Currency) throws {
    self = try format.parseStrategy.parse(value)
  }
}
