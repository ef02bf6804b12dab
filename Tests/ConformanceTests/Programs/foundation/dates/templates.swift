import Foundation

let formatter = DateFormatter()
formatter.timeZone = .gmt
let date = Date(timeIntervalSince1970: 1_700_000_000)
for locale in ["en_US", "de_DE"] {
  formatter.locale = Locale(identifier: locale)
  for template in ["MMMd", "yMMMM", "jm", "EEEMMMd"] {
    formatter.setLocalizedDateFormatFromTemplate(template)
    print(locale, template, formatter.string(from: date))
  }
}
