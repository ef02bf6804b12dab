import Foundation

let formatter = DateFormatter()
formatter.timeZone = .gmt
let date = Date(timeIntervalSince1970: 1_700_000_000)
for locale in ["en_US", "de_DE", "fr_FR", "ja_JP"] {
  formatter.locale = Locale(identifier: locale)
  for style in [DateFormatter.Style.short, .medium, .long, .full] {
    formatter.dateStyle = style
    formatter.timeStyle = .none
    print(formatter.string(from: date))
  }
  formatter.dateStyle = .none
  formatter.timeStyle = .short
  print(formatter.string(from: date))
}
