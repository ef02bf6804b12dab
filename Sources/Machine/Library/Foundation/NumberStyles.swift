import Code

/// Foundation's styles of numbers: `.number`, `.percent`, `.currency(code:)`, as in en_US.
enum NumberStylesLibrary {
  static let parts: [LibraryPart] =
    [
      LibraryPart(
        "protocol FormatStyle",
        """
        associatedtype FormatInput
        associatedtype FormatOutput
        func format(_ value: FormatInput) -> FormatOutput
        """),
      LibraryPart("protocol ParseableFormatStyle: FormatStyle", "func _parse(_ text: String) -> FormatInput?"),
      LibraryPart("enum NumberFormatStyleConfiguration", configuration),
      LibraryPart("struct _NumberStyle: Hashable", style),
      LibraryPart(
        "struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Hashable",
        styles(of: "IntegerFormatStyle", made: "Value(number)")),
      LibraryPart(
        "struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle, Hashable",
        styles(of: "FloatingPointFormatStyle", made: "Value(number)", percent: "100")),
      LibraryPart(
        "extension BinaryInteger",
        "func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }"
      ),
      LibraryPart(
        "extension BinaryFloatingPoint",
        "func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }"
      ),
      LibraryPart(
        "",
        """
        @native("Double.formatted fraction") func _formatted(
          _ value: Double, _ minimum: Int, _ maximum: Int, _ groups: Bool) -> String
        """),
    ] + shorthands

  /// Where the type is open, the first that fits what is formatted is meant.
  private static let shorthands: [LibraryPart] = [
    "IntegerFormatStyle<Int>", "FloatingPointFormatStyle<Double>",
    "FloatingPointFormatStyle<Float>",
  ].flatMap { type in
    [
      LibraryPart("extension FormatStyle where Self == \(type)", "static var number: \(type) { \(type)() }"),
      LibraryPart(
        "extension FormatStyle where Self == \(type).Percent",
        "static var percent: \(type).Percent { \(type).Percent() }"),
      LibraryPart(
        "extension FormatStyle where Self == \(type).Currency",
        "static func currency(code: String) -> \(type).Currency { \(type).Currency(code: code) }"),
    ]
  }

  private static let configuration = """
    struct Precision: Hashable {
      let _minimum: Int
      let _maximum: Int
      let _isSignificant: Bool
      init(_minimum: Int, _maximum: Int, _isSignificant: Bool) {
        self._minimum = _minimum
        self._maximum = _maximum
        self._isSignificant = _isSignificant
      }
      static func fractionLength(_ length: Int) -> Precision {
        Precision(_minimum: length, _maximum: length, _isSignificant: false)
      }
      static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
        Precision(_minimum: limits.lowerBound, _maximum: limits.upperBound, _isSignificant: false)
      }
      static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
        Precision(_minimum: 0, _maximum: limits.upperBound, _isSignificant: false)
      }
      static func significantDigits(_ digits: Int) -> Precision {
        Precision(_minimum: digits, _maximum: digits, _isSignificant: true)
      }
      static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
        Precision(_minimum: limits.lowerBound, _maximum: limits.upperBound, _isSignificant: true)
      }
    }
    enum Grouping: Hashable {
      case automatic
      case never
    }
    enum SignDisplayStrategy: Hashable {
      case automatic
      case never
      case _always(Bool)
      static func always(includingZero: Bool = true) -> SignDisplayStrategy { ._always(includingZero) }
    }
    enum Notation: Hashable {
      case automatic
      case compactName
      case scientific
    }
    """

  /// What all styles share. Significant digits are turned into digits of fraction of a rounded number.
  private static let style = """
    @stored var precision: NumberFormatStyleConfiguration.Precision
    @stored var grouping: NumberFormatStyleConfiguration.Grouping
    @stored var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    @stored var notation: NumberFormatStyleConfiguration.Notation
    @stored var rule: FloatingPointRoundingRule
    init(minimum: Int = 0, maximum: Int = 6) {
      precision = NumberFormatStyleConfiguration.Precision(_minimum: minimum, _maximum: maximum, _isSignificant: false)
      grouping = .automatic
      sign = .automatic
      notation = .automatic
      rule = .toNearestOrEven
    }
    func text(_ number: Double, prefix: String = "", suffix: String = "") -> String {
      let size = abs(number)
      var text = prefix + _digits(size) + suffix
      switch sign {
      case .never: break
      case .automatic: if number < 0 { text = "-" + text }
      case ._always(let includingZero):
        if number < 0 { text = "-" + text } else if number > 0 || includingZero { text = "+" + text }
      }
      return text
    }
    func _digits(_ size: Double) -> String {
      if notation == .compactName, size >= 1000 {
        var (scaled, name) = (size / 1000, "K")
        if size >= 1_000_000_000_000 { (scaled, name) = (size / 1_000_000_000_000, "T") }
        else if size >= 1_000_000_000 { (scaled, name) = (size / 1_000_000_000, "B") }
        else if size >= 1_000_000 { (scaled, name) = (size / 1_000_000, "M") }
        return _formatted(scaled, 0, scaled < 100 ? 1 : 0, true) + name
      }
      if notation == .scientific, size > 0 {
        let exponent = Int(log10(size).rounded(.down))
        return _formatted(size / pow(10, Double(exponent)), 0, 6, false) + "E\\(exponent)"
      }
      let groups = grouping != .never
      guard precision._isSignificant else {
        return _formatted(_rounded(size, precision._maximum), precision._minimum, precision._maximum, groups)
      }
      let digits = size == 0 ? 1 : Int(log10(size).rounded(.down)) + 1
      let maximum = precision._maximum - digits
      let rounded = maximum < 0 ? (size / pow(10, Double(-maximum))).rounded() * pow(10, Double(-maximum)) : size
      return _formatted(rounded, max(0, precision._minimum - digits), max(0, maximum), groups)
    }
    func _rounded(_ size: Double, _ digits: Int) -> Double {
      if rule == .toNearestOrEven { return size }
      let scale = pow(10, Double(digits))
      return (size * scale).rounded(rule) / scale
    }
    static func parsed(_ text: String) -> Double? { Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" }) }
    """

  private static func styles(of name: String, made: String, percent: String = "1") -> String {
    """
    typealias FormatInput = Value
    typealias FormatOutput = String
    @stored var _style: _NumberStyle
    init() { _style = _NumberStyle() }
    func format(_ value: Value) -> String { _style.text(Double(value)) }
    func _parse(_ text: String) -> Value? {
      guard let number = _NumberStyle.parsed(text) else { return nil }
      return \(made)
    }
    \(changes("\(name)<Value>", ""))
    struct Percent: ParseableFormatStyle, Hashable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      @stored var _style: _NumberStyle
      init() { _style = _NumberStyle() }
      func format(_ value: Value) -> String { _style.text(Double(value) * \(percent), suffix: "%") }
      func _parse(_ text: String) -> Value? {
        guard let parsed = _NumberStyle.parsed(text) else { return nil }
        let number = parsed / \(percent)
        return \(made)
      }
    \(changes("Percent", "  "))
    }
    struct Currency: ParseableFormatStyle, Hashable {
      typealias FormatInput = Value
      typealias FormatOutput = String
      @stored var _style: _NumberStyle
      let _code: String
      init(code: String) {
        let digits = code == "JPY" || code == "KRW" ? 0 : 2
        _style = _NumberStyle(minimum: digits, maximum: digits)
        _code = code
      }
      static func _symbol(_ code: String) -> String {
        switch code {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        case "INR": "₹"
        case "KRW": "₩"
        case "CNY": "CN¥"
        case "CAD": "CA$"
        case "AUD": "A$"
        default: code + "\\u{A0}"
        }
      }
      func format(_ value: Value) -> String { _style.text(Double(value), prefix: Currency._symbol(_code)) }
      func _parse(_ text: String) -> Value? {
        guard let number = _NumberStyle.parsed(text) else { return nil }
        return \(made)
      }
    \(changes("Currency", "  "))
    }
    """
  }

  private static func changes(_ type: String, _ indent: String) -> String {
    [
      ("precision(_ precision: NumberFormatStyleConfiguration.Precision)", "precision = precision"),
      ("grouping(_ group: NumberFormatStyleConfiguration.Grouping)", "grouping = group"),
      ("sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy)", "sign = strategy"),
      ("notation(_ notation: NumberFormatStyleConfiguration.Notation)", "notation = notation"),
      ("rounded(rule: FloatingPointRoundingRule = .toNearestOrEven)", "rule = rule"),
    ].map { signature, change in
      """
      func \(signature) -> \(type) {
        var copy = self
        copy._style.\(change)
        return copy
      }
      """.split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
