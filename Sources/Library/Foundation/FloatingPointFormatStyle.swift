// Foundation's styles of floating-point numbers.

struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _PlainNumberStyle {
  typealias FormatInput = Value
  typealias FormatOutput = String
  @stored var _settings: _NumberSettings
  init(locale: Locale? = nil) { _settings = _NumberSettings("number", "", locale) }
  func format(_ value: Value) -> String { _settings.text("d\(value)") }
  var parseStrategy: FloatingPointParseStrategy<Value> { FloatingPointParseStrategy<Value>(_settings: _settings) }
  struct Percent: _PlainNumberStyle {
    typealias FormatInput = Value
    typealias FormatOutput = String
    @stored var _settings: _NumberSettings
    init(locale: Locale? = nil) { _settings = _NumberSettings("percent", "", locale) }
    func format(_ value: Value) -> String { _settings.text("d\(value)") }
    var parseStrategy: FloatingPointParseStrategy<Value> { FloatingPointParseStrategy<Value>(_settings: _settings) }
  }
  struct Currency: _MoneyStyle {
    typealias FormatInput = Value
    typealias FormatOutput = String
    @stored var _settings: _NumberSettings
    init(code: String, locale: Locale? = nil) { _settings = _NumberSettings("currency", code, locale) }
    var currencyCode: String { _settings._code }
    func format(_ value: Value) -> String { _settings.text("d\(value)") }
    var parseStrategy: FloatingPointParseStrategy<Value> { FloatingPointParseStrategy<Value>(_settings: _settings) }
  }
}

struct FloatingPointParseStrategy<Value: BinaryFloatingPoint>: ParseStrategy, Hashable, Sendable {
  typealias ParseInput = String
  typealias ParseOutput = Value
  let _settings: _NumberSettings
  init(_settings: _NumberSettings) { self._settings = _settings }
  func parse(_ value: String) throws -> Value { Value(Double(try _settings.number("d", value)) ?? 0) }
}

extension Double {
  init(_ value: String, format: FloatingPointFormatStyle<Double>) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: FloatingPointFormatStyle<Double>.Percent) throws {
    self = try format.parseStrategy.parse(value)
  }
  init(_ value: String, format: FloatingPointFormatStyle<Double>.Currency) throws {
    self = try format.parseStrategy.parse(value)
  }
}
