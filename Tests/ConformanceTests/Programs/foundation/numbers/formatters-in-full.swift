import Foundation

// NumberFormatter in its usual set-ups.
let values: [Double] = [0, 1, -1, 0.5, 1234.5678, -9876543.21, 1e10, 0.001234]
func show(_ name: String, locale: String = "en_US", _ setUp: (NumberFormatter) -> Void) {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: locale)
  setUp(formatter)
  print(name, values.map { formatter.string(from: NSNumber(value: $0)) ?? "nil" })
}
show("plain") { _ in }
show("decimal") { $0.numberStyle = .decimal }
show("percent") { $0.numberStyle = .percent }
show("scientific") { $0.numberStyle = .scientific }
show("spellOut") { $0.numberStyle = .spellOut; $0.maximumFractionDigits = 2 }
show("ordinal") { $0.numberStyle = .ordinal }
show("currency") { $0.numberStyle = .currency }
show("accounting") { $0.numberStyle = .currencyAccounting }
show("iso") { $0.numberStyle = .currencyISOCode; $0.currencyCode = "CHF" }
show("plural") { $0.numberStyle = .currencyPlural }
show("german", locale: "de_DE") { $0.numberStyle = .currency }
show("yen", locale: "ja_JP") { $0.numberStyle = .currency }
show("swiss", locale: "de_CH") { $0.numberStyle = .decimal }
show("india", locale: "en_IN") { $0.numberStyle = .decimal }
show("digits") { $0.minimumFractionDigits = 2; $0.maximumFractionDigits = 3; $0.minimumIntegerDigits = 2 }
show("significant") { $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 3 }
show("grouping") { $0.numberStyle = .decimal; $0.groupingSeparator = "'"; $0.decimalSeparator = "·" }
show("none") { $0.numberStyle = .decimal; $0.usesGroupingSeparator = false; $0.maximumFractionDigits = 0 }
show("prefix") { $0.positivePrefix = "+"; $0.negativePrefix = "("; $0.negativeSuffix = ")" }
show("format") { $0.positiveFormat = "#,##0.00;(#,##0.00)" }
show("multiplier") { $0.multiplier = 100; $0.positiveSuffix = " cm" }
show("rounding") { $0.numberStyle = .decimal; $0.roundingMode = .floor; $0.maximumFractionDigits = 1 }
show("increment") { $0.numberStyle = .decimal; $0.roundingIncrement = 0.25 }
show("zero") { $0.zeroSymbol = "zero"; $0.numberStyle = .decimal }
show("width") { $0.formatWidth = 12; $0.paddingCharacter = "*"; $0.paddingPosition = .beforePrefix }
let parser = NumberFormatter()
parser.locale = Locale(identifier: "en_US")
parser.numberStyle = .decimal
for text in ["1,234.5", "12", "-3.25", "abc", "", "1.234,5", "1e3", " 7 ", "7x", ".5", "5.", "1,2,3"] {
  print(text.debugDescription, parser.number(from: text)?.doubleValue as Any)
}
parser.numberStyle = .currency
print(parser.number(from: "$12.50") as Any, parser.number(from: "12.50") as Any)
parser.numberStyle = .percent
print(parser.number(from: "25%")?.doubleValue as Any)
parser.numberStyle = .spellOut
print(parser.number(from: "forty-two") as Any)
print(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
print(parser.currencySymbol ?? "-", parser.percentSymbol ?? "-", parser.minusSign ?? "-", parser.decimalSeparator ?? "-")
