// Foundation's styles of numbers: `.number`, `.percent`, `.currency(code:)`, as in en_US.

protocol FormatStyle {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

protocol ParseableFormatStyle: FormatStyle {
  func _parse(_ text: String) -> FormatInput?
}

enum NumberFormatStyleConfiguration {
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
}

/// The properties all styles share. Significant digits are turned into digits of fraction of a rounded number.
struct _NumberStyle: Hashable {
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
      if size >= 1_000_000_000_000 {
        (scaled, name) = (size / 1_000_000_000_000, "T")
      } else if size >= 1_000_000_000 {
        (scaled, name) = (size / 1_000_000_000, "B")
      } else if size >= 1_000_000 {
        (scaled, name) = (size / 1_000_000, "M")
      }
      return _formatted(scaled, 0, scaled < 100 ? 1 : 0, true) + name
    }
    if notation == .scientific, size > 0 {
      let exponent = Int(log10(size).rounded(.down))
      return _formatted(size / pow(10, Double(exponent)), 0, 6, false) + "E\(exponent)"
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
}

extension BinaryInteger {
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

extension BinaryFloatingPoint {
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self { format.format(self) }
}

@native("Double.formatted fraction") func _formatted(
  _ value: Double, _ minimum: Int, _ maximum: Int, _ groups: Bool
) -> String

/// Where the type is open, the first style that fits the formatted value is meant.
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
