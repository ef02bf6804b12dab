import Foundation

for identifier in ["en_US", "de_DE", "fr-CA", "ja_JP", "zh-Hans-CN", "en_GB", "pt_BR", "ar_EG", "de", "x", "en_US_POSIX"] {
  let locale = Locale(identifier: identifier)
  print(identifier, locale.identifier, locale.description)
  print(locale.language.languageCode?.identifier ?? "-", locale.language.script?.identifier ?? "-")
  print(locale.region?.identifier ?? "-", locale.currency?.identifier ?? "-", locale.language.region?.identifier ?? "-")
  print(locale.language.minimalIdentifier, locale.language.maximalIdentifier)
  print(locale.decimalSeparator ?? "-", locale.groupingSeparator ?? "-", locale.currencySymbol ?? "-")
  print(locale.measurementSystem == .metric, locale.measurementSystem == .us, locale.measurementSystem.identifier)
  print(locale.hourCycle, locale.firstDayOfWeek)
  print(locale.languageCode ?? "-", locale.regionCode ?? "-", locale.scriptCode ?? "-", locale.currencyCode ?? "-")
}
let german = Locale(identifier: "de_DE")
print(german.localizedString(forLanguageCode: "fr") ?? "-", german.localizedString(forRegionCode: "IT") ?? "-")
print(german.localizedString(forCurrencyCode: "USD") ?? "-", german.localizedString(forIdentifier: "en_GB") ?? "-")
print(Locale(identifier: "de") == Locale(identifier: "de"), Locale(identifier: "de") == Locale(identifier: "de_DE"))
print(german.region == .germany, german.language.languageCode == .german, Locale.Region("FR") == .france)
print(Set([Locale(identifier: "de"), Locale(identifier: "de"), Locale(identifier: "fr")]).count)
let code: Locale.LanguageCode = "it"
print(code.identifier, code == .italian)
print(Locale(languageCode: "de", languageRegion: "AT").identifier, Locale(languageCode: .english).identifier)
