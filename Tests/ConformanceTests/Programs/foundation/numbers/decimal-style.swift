import Foundation

let formatter = NumberFormatter()
formatter.numberStyle = .decimal
for locale in ["en_US", "de_DE", "fr_FR", "en_IN"] {
  formatter.locale = Locale(identifier: locale)
  print(locale, formatter.string(from: 1_234_567.891) ?? "none", formatter.string(from: -42) ?? "none")
}
formatter.locale = Locale(identifier: "en_US")
formatter.maximumFractionDigits = 1
formatter.minimumFractionDigits = 1
print(
  formatter.string(from: 2) ?? "none", formatter.string(from: 2.25) ?? "none", formatter.string(from: 2.35) ?? "none")
