import Foundation

/// The common interface of the toolchain's number styles.
protocol NumberStyle: FormatStyle where FormatOutput == String {
  typealias Configuration = NumberFormatStyleConfiguration
  func precision(_ precision: Configuration.Precision) -> Self
  func grouping(_ group: Configuration.Grouping) -> Self
  func notation(_ notation: Configuration.Notation) -> Self
  func decimalSeparator(strategy: Configuration.DecimalSeparatorDisplayStrategy) -> Self
  func scale(_ multiplicand: Double) -> Self
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self
  func sign(_ words: String) -> Self
  func presentation(_ word: String) -> Self
}

/// A style with the sign display of numbers.
protocol PlainNumberStyle: NumberStyle {
  func sign(strategy: Configuration.SignDisplayStrategy) -> Self
}

/// A style with the sign display of amounts of money.
protocol MoneyStyle: NumberStyle {
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension PlainNumberStyle {
  func sign(_ words: String) -> Self {
    switch words {
    case "never": sign(strategy: .never)
    case "always": sign(strategy: .always(includingZero: true))
    case "always but zero": sign(strategy: .always(includingZero: false))
    default: sign(strategy: .automatic)
    }
  }
  func presentation(_ word: String) -> Self { self }
}

extension MoneyStyle {
  func sign(_ words: String) -> Self {
    switch words {
    case "never": sign(strategy: .never)
    case "always": sign(strategy: .always(showZero: true))
    case "always but zero": sign(strategy: .always(showZero: false))
    case "accounting": sign(strategy: .accounting)
    case "accounting always": sign(strategy: .accountingAlways(showZero: true))
    case "accounting always but zero": sign(strategy: .accountingAlways(showZero: false))
    default: sign(strategy: .automatic)
    }
  }
  func presentation(_ word: String) -> Self {
    switch word {
    case "isoCode": presentation(.isoCode)
    case "fullName": presentation(.fullName)
    case "narrow": presentation(.narrow)
    default: presentation(.standard)
    }
  }
}

extension FloatingPointFormatStyle: PlainNumberStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}
extension FloatingPointFormatStyle.Percent: PlainNumberStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}
extension FloatingPointFormatStyle.Currency: MoneyStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}
extension IntegerFormatStyle: PlainNumberStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension IntegerFormatStyle.Percent: PlainNumberStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension IntegerFormatStyle.Currency: MoneyStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension Decimal.FormatStyle: PlainNumberStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension Decimal.FormatStyle.Percent: PlainNumberStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}
extension Decimal.FormatStyle.Currency: MoneyStyle {
  func rounded(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
}

extension NumberStyle {
  /// The style with all settings that a program has made.
  func with(_ settings: Settings) -> Self {
    var result = self
    for (name, text) in settings.pairs {
      let words = text.split(separator: " ").map(String.init)
      switch name {
      case "precision": result = result.precision(Self.precision(words))
      case "grouping": result = result.grouping(text == "never" ? .never : .automatic)
      case "notation":
        result = result.notation(text == "compact" ? .compactName : text == "scientific" ? .scientific : .automatic)
      case "sign": result = result.sign(text)
      case "separator": result = result.decimalSeparator(strategy: text == "always" ? .always : .automatic)
      case "scale": result = result.scale(Double(text) ?? 1)
      case "rounded":
        result = result.rounded(Self.rule(words.first ?? ""), words.count > 1 ? Double(words[1]) : nil)
      case "presentation": result = result.presentation(text)
      default: break
      }
    }
    return result
  }

  /// `integer MIN MAX`, `fraction MIN MAX`, `both MIN MAX MIN MAX` or `significant MIN MAX`; `-` means no limit.
  private static func precision(_ words: [String]) -> Configuration.Precision {
    let limits = words.dropFirst().map { Int($0) }
    guard limits.count >= 2 else { return .fractionLength(0...6) }
    switch words[0] {
    case "significant":
      guard let maximum = limits[1] else { return .significantDigits((limits[0] ?? 1)...) }
      return .significantDigits((limits[0] ?? 1)...maximum)
    case "integer": return length(limits[0], limits[1], { .integerLength($0) }, { .integerLength($0) })
    case "both":
      let integer = (limits[0] ?? 0)...(limits[1] ?? 300)
      return .integerAndFractionLength(integerLimits: integer, fractionLimits: (limits[2] ?? 0)...(limits[3] ?? 300))
    default: return length(limits[0], limits[1], { .fractionLength($0) }, { .fractionLength($0) })
    }
  }

  private static func length(
    _ minimum: Int?, _ maximum: Int?, _ closed: (ClosedRange<Int>) -> Configuration.Precision,
    _ open: (PartialRangeFrom<Int>) -> Configuration.Precision
  ) -> Configuration.Precision {
    maximum.map { closed((minimum ?? 0)...$0) } ?? open((minimum ?? 0)...)
  }

  private static func rule(_ word: String) -> FloatingPointRoundingRule {
    switch word {
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    case "toNearestOrAwayFromZero": .toNearestOrAwayFromZero
    default: .toNearestOrEven
    }
  }
}
