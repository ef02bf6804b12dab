import Foundation

// Locales and time zones, asked as settings screens do.
for id in ["en_US", "de_DE", "fr_CA", "ja_JP", "ar_SA", "pt_BR", "zh-Hans_CN", "en_GB@currency=EUR", "sr_Latn_RS", "xx_YY"] {
  let locale = Locale(identifier: id)
  print(
    locale.identifier, locale.language.languageCode?.identifier ?? "-", locale.region?.identifier ?? "-", locale.currency?.identifier ?? "-",
    locale.decimalSeparator ?? "-", locale.groupingSeparator ?? "-", locale.measurementSystem.identifier, locale.currencySymbol ?? "-",
    locale.language.script?.identifier ?? "-", locale.identifier(.bcp47), locale.firstDayOfWeek.rawValue, locale.hourCycle.rawValue)
}
let english = Locale(identifier: "en_US"), french = Locale(identifier: "fr_FR")
print(english.localizedString(forRegionCode: "DE") ?? "-", french.localizedString(forRegionCode: "DE") ?? "-", english.localizedString(forLanguageCode: "ja") ?? "-")
print(english.localizedString(forCurrencyCode: "CHF") ?? "-", french.localizedString(forIdentifier: "en_GB") ?? "-", english.localizedString(forScriptCode: "Cyrl") ?? "-")
print(english.quotationBeginDelimiter ?? "-", french.quotationBeginDelimiter ?? "-", english.usesMetricSystem, Locale(identifier: "de_DE") == Locale(identifier: "de_DE"))
print(Locale.components(fromIdentifier: "de_AT").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, Locale.canonicalIdentifier(from: "en-us"))
print(Locale.Language(identifier: "zh-TW").maximalIdentifier, Locale.Language(identifier: "pt").minimalIdentifier, Locale.Language(identifier: "ar").characterDirection == .rightToLeft)
print(Locale.isoRegionCodes.contains("FR"), Locale.commonISOCurrencyCodes.contains("EUR"), Locale.availableIdentifiers.contains("de_DE"))
let winter = Date(timeIntervalSince1970: 1_704_067_200), summer = Date(timeIntervalSince1970: 1_719_792_000)
for id in ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC", "GMT+3", "EST", "Mars/Phobos"] {
  guard let zone = TimeZone(identifier: id) else { print("no zone", id); continue }
  print(
    zone.identifier, zone.secondsFromGMT(for: winter), zone.secondsFromGMT(for: summer), zone.isDaylightSavingTime(for: summer),
    zone.daylightSavingTimeOffset(for: summer), zone.abbreviation(for: winter) ?? "-", zone.abbreviation(for: summer) ?? "-",
    zone.nextDaylightSavingTimeTransition(after: winter)?.timeIntervalSince1970 ?? -1)
  print(zone.localizedName(for: .standard, locale: english) ?? "-", zone.localizedName(for: .shortDaylightSaving, locale: english) ?? "-", zone.localizedName(for: .generic, locale: french) ?? "-")
}
print(TimeZone(secondsFromGMT: 5400)!.identifier, TimeZone(secondsFromGMT: -3600)!.abbreviation() ?? "-", TimeZone(secondsFromGMT: 1_000_000) as Any)
print(TimeZone(abbreviation: "PST")?.identifier ?? "-", TimeZone.knownTimeZoneIdentifiers.contains("Asia/Tokyo"), TimeZone.gmt.identifier, TimeZone(identifier: "UTC") == .gmt)
print(TimeZone(identifier: "Europe/Paris")!, TimeZone(identifier: "Europe/Paris")!.description, Locale(identifier: "de_DE").description)
