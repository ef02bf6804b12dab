import Foundation

for (locale, code) in [("en_US", "USD"), ("de_DE", "EUR"), ("ja_JP", "JPY"), ("en_GB", "GBP"), ("fr_FR", "USD")] {
  let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: locale))
  print(1234.5.formatted(style), (-3.0).formatted(style), 0.0.formatted(style.precision(.fractionLength(0))))
}
let us = Locale(identifier: "en_US")
print(9.99.formatted(.currency(code: "USD").locale(us)), 5.formatted(.currency(code: "EUR").locale(us)))
print(1234.0.formatted(.currency(code: "USD").locale(us).presentation(.isoCode)))
print(1234.0.formatted(.currency(code: "USD").locale(us).presentation(.fullName)))
print((-5.0).formatted(.currency(code: "USD").locale(us).sign(strategy: .accounting)))
print(1234.0.formatted(.currency(code: "USD").locale(us).grouping(.never).precision(.fractionLength(0))))
print(Decimal(string: "1234.567")!.formatted(.currency(code: "USD").locale(us)))
