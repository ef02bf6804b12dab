import Foundation

let formatter = NumberFormatter()
formatter.numberStyle = .currency
for (locale, code) in [("en_US", "USD"), ("de_DE", "EUR"), ("ja_JP", "JPY"), ("en_GB", "USD")] {
  formatter.locale = Locale(identifier: locale)
  formatter.currencyCode = code
  print(locale, formatter.string(from: 1234.5) ?? "none", formatter.string(from: -1) ?? "none")
}
