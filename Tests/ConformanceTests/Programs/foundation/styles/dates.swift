import Foundation

let date = Date(timeIntervalSince1970: 1_709_647_384)
var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt)
print(date.formatted(style))
for day in [Date.FormatStyle.DateStyle.omitted, .numeric, .abbreviated, .long, .complete] {
  for time in [Date.FormatStyle.TimeStyle.omitted, .shortened, .standard, .complete] {
    style = Date.FormatStyle(date: day, time: time, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    print(date.formatted(style))
  }
}
let german = Date.FormatStyle(date: .long, time: .shortened, locale: Locale(identifier: "de_DE"), timeZone: .gmt)
print(date.formatted(german), date.formatted(german.locale(Locale(identifier: "fr_FR"))))
