struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Hashable {
  typealias FormatInput = Value
  typealias FormatOutput = String
  @stored var _style: _NumberStyle
  init() { _style = _NumberStyle() }
  func format(_ value: Value) -> String { _style.text(Double(value)) }
  func _parse(_ text: String) -> Value? {
    guard let number = _NumberStyle.parsed(text) else { return nil }
    return Value(number)
  }
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle<Value> {
    var copy = self
    copy._style.precision = precision
    return copy
  }
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle<Value> {
    var copy = self
    copy._style.grouping = group
    return copy
  }
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> IntegerFormatStyle<Value> {
    var copy = self
    copy._style.sign = strategy
    return copy
  }
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> IntegerFormatStyle<Value> {
    var copy = self
    copy._style.notation = notation
    return copy
  }
  func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven) -> IntegerFormatStyle<Value> {
    var copy = self
    copy._style.rule = rule
    return copy
  }
  struct Percent: ParseableFormatStyle, Hashable {
    typealias FormatInput = Value
    typealias FormatOutput = String
    @stored var _style: _NumberStyle
    init() { _style = _NumberStyle() }
    func format(_ value: Value) -> String { _style.text(Double(value) * 1, suffix: "%") }
    func _parse(_ text: String) -> Value? {
      guard let parsed = _NumberStyle.parsed(text) else { return nil }
      let number = parsed / 1
      return Value(number)
    }
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Percent {
      var copy = self
      copy._style.precision = precision
      return copy
    }
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Percent {
      var copy = self
      copy._style.grouping = group
      return copy
    }
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Percent {
      var copy = self
      copy._style.sign = strategy
      return copy
    }
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Percent {
      var copy = self
      copy._style.notation = notation
      return copy
    }
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven) -> Percent {
      var copy = self
      copy._style.rule = rule
      return copy
    }
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
      default: code + "\u{A0}"
      }
    }
    func format(_ value: Value) -> String { _style.text(Double(value), prefix: Currency._symbol(_code)) }
    func _parse(_ text: String) -> Value? {
      guard let number = _NumberStyle.parsed(text) else { return nil }
      return Value(number)
    }
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Currency {
      var copy = self
      copy._style.precision = precision
      return copy
    }
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Currency {
      var copy = self
      copy._style.grouping = group
      return copy
    }
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Currency {
      var copy = self
      copy._style.sign = strategy
      return copy
    }
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Currency {
      var copy = self
      copy._style.notation = notation
      return copy
    }
    func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven) -> Currency {
      var copy = self
      copy._style.rule = rule
      return copy
    }
  }
}
