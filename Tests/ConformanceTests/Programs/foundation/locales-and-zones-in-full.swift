import Foundation
for id in ["en_US", "de_DE", "fr-CA", "ja_JP", "ar_SA", "zh-Hans-CN", "pt_BR", "xx"] {
  let l = Locale(identifier: id)
  print(
    id, l.identifier, l.language.languageCode?.identifier ?? "-", l.region?.identifier ?? "-",
    l.currency?.identifier ?? "-", l.currencySymbol ?? "-", l.decimalSeparator ?? "-", l.groupingSeparator ?? "-",
    l.measurementSystem.identifier, l.hourCycle.rawValue, l.firstDayOfWeek.rawValue, l.calendar.identifier)
}
let en = Locale(identifier: "en_US")
print(
  en.localizedString(forRegionCode: "DE") ?? "-", en.localizedString(forLanguageCode: "fr") ?? "-",
  en.localizedString(forCurrencyCode: "EUR") ?? "-", en.localizedString(forIdentifier: "de_CH") ?? "-",
  en.localizedString(for: .buddhist) ?? "-")
print(
  Locale(identifier: "de").localizedString(forLanguageCode: "en") ?? "-", Locale.identifier(.bcp47, from: "zh_Hans_CN"),
  Locale.canonicalIdentifier(from: "EN-us"),
  Locale.components(fromIdentifier: "de_DE@currency=USD").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(
  Locale(languageCode: "fr", languageRegion: "CH").identifier, en == Locale(identifier: "en_US"),
  Locale.Language(identifier: "sr-Latn").script?.identifier ?? "-", Locale.isoLanguageCodes.count > 100,
  Locale.Currency("USD").identifier, Locale.Region.germany.identifier, en.usesMetricSystem,
  Locale(identifier: "de_DE").quotationBeginDelimiter ?? "-")
for id in ["UTC", "America/New_York", "Asia/Kolkata", "Europe/London", "GMT+3", "Mars/Base"] {
  guard let z = TimeZone(identifier: id) else { print(id, "nil"); continue }
  let summer = Date(timeIntervalSince1970: 1_720_000_000), winter = Date(timeIntervalSince1970: 1_705_000_000)
  print(
    id, z.identifier, z.secondsFromGMT(for: summer), z.secondsFromGMT(for: winter), z.isDaylightSavingTime(for: summer),
    z.daylightSavingTimeOffset(for: summer), z.abbreviation(for: winter) ?? "-",
    z.nextDaylightSavingTimeTransition(after: winter) as Any)
  print(
    z.localizedName(for: .standard, locale: en) ?? "-", z.localizedName(for: .shortDaylightSaving, locale: en) ?? "-",
    z.localizedName(for: .generic, locale: en) ?? "-")
}
print(
  TimeZone(secondsFromGMT: -19800)!, TimeZone(abbreviation: "EST")?.identifier ?? "-", TimeZone.gmt.identifier,
  TimeZone(identifier: "UTC")! == TimeZone(secondsFromGMT: 0)!, TimeZone.knownTimeZoneIdentifiers.count > 300,
  TimeZone(secondsFromGMT: 86400 * 2) as Any)
