// Foundation's format styles of values, and the settings of number styles.

protocol FormatStyle<FormatInput, FormatOutput> {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle {
  func locale(_ locale: Locale) -> Self { self }
}

protocol ParseStrategy {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
  var parseStrategy: Strategy { get }
}

extension ParseableFormatStyle {
  func _parse(_ text: FormatOutput) -> FormatInput? { try? parseStrategy.parse(text) }
}

enum NumberFormatStyleConfiguration {
  struct Precision: Hashable, Sendable {
    let _words: String
    init(_words: String) { self._words = _words }
    static func _words(_ kind: String, _ minimum: Int?, _ maximum: Int?) -> Precision {
      Precision(_words: "\(kind) \(minimum.map { "\($0)" } ?? "-") \(maximum.map { "\($0)" } ?? "-")")
    }
    static func _range<R: RangeExpression>(_ kind: String, _ limits: R) -> Precision where R.Bound == Int {
      let range = limits.relative(to: 0..<1000)
      return _words(kind, range.lowerBound, range.upperBound == 1000 ? nil : range.upperBound - 1)
    }
    static func fractionLength(_ length: Int) -> Precision { _words("fraction", length, length) }
    static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
      _range("fraction", limits)
    }
    static func integerLength(_ length: Int) -> Precision { _words("integer", length, length) }
    static func integerLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
      _range("integer", limits)
    }
    static func significantDigits(_ digits: Int) -> Precision { _words("significant", digits, digits) }
    static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
      _range("significant", limits)
    }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(_words: "both \(integer) \(integer) \(fraction) \(fraction)")
    }
    static func integerAndFractionLength<R: RangeExpression, S: RangeExpression>(
      integerLimits: R, fractionLimits: S
    ) -> Precision where R.Bound == Int, S.Bound == Int {
      let integer = _range("both", integerLimits)._words
      return Precision(_words: integer + _range("", fractionLimits)._words)
    }
  }
  enum Grouping: String, Hashable, Sendable {
    case automatic, never
  }
  enum SignDisplayStrategy: Hashable, Sendable {
    case automatic
    case never
    case _always(Bool)
    static func always(includingZero: Bool = true) -> SignDisplayStrategy { ._always(includingZero) }
    var _words: String {
      switch self {
      case .automatic: "automatic"
      case .never: "never"
      case ._always(let includesZero): includesZero ? "always" : "always but zero"
      }
    }
  }
  enum Notation: String, Hashable, Sendable {
    case automatic
    case compactName = "compact"
    case scientific
  }
  enum DecimalSeparatorDisplayStrategy: String, Hashable, Sendable {
    case automatic, always
  }
}

enum CurrencyFormatStyleConfiguration {
  typealias Precision = NumberFormatStyleConfiguration.Precision
  typealias Grouping = NumberFormatStyleConfiguration.Grouping
  enum SignDisplayStrategy: Hashable, Sendable {
    case automatic
    case never
    case accounting
    case _always(Bool)
    case _accountingAlways(Bool)
    static func always(showZero: Bool = true) -> SignDisplayStrategy { ._always(showZero) }
    static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy { ._accountingAlways(showZero) }
    var _words: String {
      switch self {
      case .automatic: "automatic"
      case .never: "never"
      case .accounting: "accounting"
      case ._always(let showsZero): showsZero ? "always" : "always but zero"
      case ._accountingAlways(let showsZero): showsZero ? "accounting always" : "accounting always but zero"
      }
    }
  }
  enum Presentation: String, Hashable, Sendable {
    case standard, isoCode, narrow, fullName
  }
}

/// The settings of a number style. The toolchain's Foundation formats and parses.
struct _NumberSettings: Hashable, Sendable {
  let _kind: String
  let _code: String
  @stored var _locale: String
  @stored var _words: [String]
  init(_ kind: String, _ code: String = "", _ locale: Locale? = nil) {
    _kind = kind
    _code = code
    _locale = locale?.identifier ?? "en_US"
    _words = []
  }
  mutating func set(_ name: String, _ text: String) {
    _words.removeAll { $0.hasPrefix(name + "=") }
    _words.append(name + "=" + text)
  }
  @native("FormatStyle.number") static func _text(
    _ kind: String, _ code: String, _ locale: String, _ words: [String], _ number: String
  ) -> String
  @native("FormatStyle.parse") static func _number(
    _ kind: String, _ code: String, _ locale: String, _ words: [String], _ text: String
  ) -> String
  /// - Parameter number: `i`, `d` or `m` for the type, and the number.
  func text(_ number: String) -> String { _NumberSettings._text(_kind, _code, _locale, _words, number) }
  func number(_ type: String, _ text: String) throws -> String {
    let number = _NumberSettings._number(_kind, _code, _locale, _words, type + text)
    if number.isEmpty { throw CocoaError(.formatting) }
    return number
  }
}

/// A style of numbers with all of these settings.
protocol _NumberStyle: ParseableFormatStyle, Hashable, Sendable {
  var _settings: _NumberSettings { get set }
}

extension _NumberStyle {
  func _with(_ name: String, _ text: String) -> Self {
    var copy = self
    copy._settings.set(name, text)
    return copy
  }
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self { _with("precision", p._words) }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self { _with("grouping", group.rawValue) }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { _with("notation", notation.rawValue) }
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self {
    _with("separator", strategy.rawValue)
  }
  func scale(_ multiplicand: Double) -> Self { _with("scale", "\(multiplicand)") }
  func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> Self {
    _with("rounded", "\(rule)" + (increment.map { " \($0)" } ?? ""))
  }
  func locale(_ locale: Locale) -> Self {
    var copy = self
    copy._settings._locale = locale.identifier
    return copy
  }
}

protocol _PlainNumberStyle: _NumberStyle {}

extension _PlainNumberStyle {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { _with("sign", strategy._words) }
}

protocol _MoneyStyle: _NumberStyle {}

extension _MoneyStyle {
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { _with("sign", strategy._words) }
  func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self { _with("presentation", p.rawValue) }
}

extension BinaryInteger {
  @native("Integer.formatted") func formatted() -> String
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
  @_disfavoredOverload
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
    format.format(S.FormatInput(self))
  }
}

extension FloatingPoint {
  @native("Float.formatted") func formatted() -> String
}

extension BinaryFloatingPoint {
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

/// Without a type from the context, the first style that fits the formatted value is used.
extension FormatStyle where Self == IntegerFormatStyle<Int> {
  static var number: IntegerFormatStyle<Int> { IntegerFormatStyle<Int>() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  static var percent: IntegerFormatStyle<Int>.Percent { IntegerFormatStyle<Int>.Percent() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  static func currency(code: String) -> IntegerFormatStyle<Int>.Currency {
    IntegerFormatStyle<Int>.Currency(code: code)
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  static var number: FloatingPointFormatStyle<Double> { FloatingPointFormatStyle<Double>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  static var percent: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Currency {
  static func currency(code: String) -> FloatingPointFormatStyle<Double>.Currency {
    FloatingPointFormatStyle<Double>.Currency(code: code)
  }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  static var number: FloatingPointFormatStyle<Float> { FloatingPointFormatStyle<Float>() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
  static var percent: FloatingPointFormatStyle<Float>.Percent { FloatingPointFormatStyle<Float>.Percent() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Currency {
  static func currency(code: String) -> FloatingPointFormatStyle<Float>.Currency {
    FloatingPointFormatStyle<Float>.Currency(code: code)
  }
}

extension FormatStyle where Self == Decimal.FormatStyle {
  static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Percent {
  static var percent: Decimal.FormatStyle.Percent { Decimal.FormatStyle.Percent() }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static func currency(code: String) -> Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: code) }
}
