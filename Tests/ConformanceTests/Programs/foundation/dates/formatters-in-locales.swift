import Foundation

// DateFormatter in several locales and zones.
let moment = Date(timeIntervalSince1970: 1_709_210_096.789)
func formatter(_ locale: String, _ zone: String) -> DateFormatter {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: locale)
  formatter.timeZone = TimeZone(identifier: zone)
  return formatter
}
for locale in ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_EG", "en_US_POSIX"] {
  let one = formatter(locale, "Europe/Berlin")
  for style in [DateFormatter.Style.short, .medium, .long, .full] {
    one.dateStyle = style
    one.timeStyle = style
    print(locale, one.string(from: moment))
  }
  one.setLocalizedDateFormatFromTemplate("MMMMdjm")
  print(locale, one.dateFormat ?? "-", one.string(from: moment))
}
let fields = formatter("en_US_POSIX", "America/New_York")
for pattern in [
  "G y yy yyyy Y", "Q QQ QQQ QQQQ q", "M MM MMM MMMM MMMMM L LLL", "w W d dd D F", "E EEEE EEEEE EEEEEE e c ccc", "a h hh H HH k K",
  "m mm s ss S SS SSS A", "z zzzz Z ZZZZ ZZZZZ", "O OOOO v vvvv V VV VVV VVVV", "X XX XXX x xx xxx", "'at' h 'o''clock'", "''", "",
] {
  fields.dateFormat = pattern
  print(pattern, "|", fields.string(from: moment))
}
fields.dateFormat = "yyyy-MM-dd HH:mm"
for text in ["2024-02-29 10:30", "2023-02-29 10:30", "2024-3-1 1:2", "2024-03-10 02:30", "x", "2024-02-29 10:30 pm", "99-01-01 00:00"] {
  print(text, fields.date(from: text)?.timeIntervalSince1970 ?? -1)
}
fields.isLenient = true
print(fields.date(from: "2023-02-31 25:61")?.timeIntervalSince1970 ?? -1)
fields.amSymbol = "vorm."
fields.pmSymbol = "nachm."
fields.dateFormat = "h a"
print(fields.string(from: moment), fields.monthSymbols.count, fields.shortWeekdaySymbols ?? [], fields.veryShortMonthSymbols ?? [])
let relative = formatter("en_US", "UTC")
relative.dateStyle = .medium
print(relative.string(for: moment) ?? "-", relative.string(for: "x") ?? "nil")
print(DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: Locale(identifier: "de_DE")) ?? "-")
