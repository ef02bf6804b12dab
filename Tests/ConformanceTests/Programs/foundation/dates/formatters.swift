import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000.123)
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "Europe/Berlin")
for format in ["yyyy-MM-dd'T'HH:mm:ss.SSSZ", "EEEE, d MMM yyyy h:mm a", "D w Q QQQ QQQQ e W", "yy M d H m s S", "Z ZZZZ ZZZZZ z zzzz X XXX VV", "'it''s' MMMM EEEEE LLLL", "G GGGG Y YYYY u", "kk K:mm aaaa b", "E MMM dd", "ccc cccc"] {
  f.dateFormat = format
  print(format, "|", f.string(from: d))
}
f.dateFormat = "yyyy-MM-dd HH:mm"
print(f.date(from: "2024-03-31 02:30") as Any, f.date(from: "2024-02-30 10:00") as Any, f.date(from: "nonsense") as Any, f.date(from: "2024-07-01 12:00")!)
for locale in ["en_US", "de_DE", "fr_FR", "ja_JP", "en_GB"] {
  let g = DateFormatter(); g.locale = Locale(identifier: locale); g.timeZone = .gmt
  for style in [DateFormatter.Style.short, .medium, .long, .full] {
    g.dateStyle = style; g.timeStyle = .none; print(locale, g.string(from: d), terminator: " | ")
    g.dateStyle = .none; g.timeStyle = style; print(g.string(from: d), terminator: " | ")
    g.dateStyle = style; g.timeStyle = .short; print(g.string(from: d))
  }
  print(g.dateFormat!)
}
let t = DateFormatter(); t.locale = Locale(identifier: "en_US"); t.timeZone = .gmt; t.setLocalizedDateFormatFromTemplate("yMMMd")
print(t.string(from: d), t.dateFormat!, DateFormatter.dateFormat(fromTemplate: "MMMMd", options: 0, locale: Locale(identifier: "de_DE"))!)
let iso = ISO8601DateFormatter()
print(iso.string(from: d), iso.date(from: "2024-01-01T10:00:00+02:00")!, iso.date(from: "2024-01-01") as Any)
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; iso.timeZone = TimeZone(secondsFromGMT: 3600)
print(iso.string(from: d), iso.date(from: "2024-01-01T10:00:00.250Z")!.timeIntervalSince1970)
iso.formatOptions = [.withFullDate]; print(iso.string(from: d), iso.date(from: "2024-02-29")!)
