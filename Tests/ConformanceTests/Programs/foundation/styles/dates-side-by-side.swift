import Foundation
let date = Date(timeIntervalSince1970: 1_709_210_096.5)
let utc = TimeZone(identifier: "UTC")!
var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: utc)
print(date.formatted(style))
print(date.formatted(Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: utc).day().month(.wide).year()))
print(
  date.formatted(
    Date.FormatStyle(locale: Locale(identifier: "de_DE"), timeZone: utc).weekday(.wide).day().month(.abbreviated).hour()
      .minute()))
print(date.formatted(.iso8601))
print(date.formatted(.iso8601.year().month().day()))
print(date.formatted(.iso8601.dateSeparator(.omitted).year().month().day().time(includingFractionalSeconds: true)))
print(date.formatted(Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 7200)!)))
print(
  date.formatted(
    Date.VerbatimFormatStyle(
      format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", locale: Locale(identifier: "en_US"),
      timeZone: utc, calendar: Calendar(identifier: .gregorian))))
let end = date.addingTimeInterval(3600 * 26)
print(
  (date..<end).formatted(
    Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: utc)))
let parse = try Date("2024-03-01T10:20:30Z", strategy: .iso8601)
print(parse.timeIntervalSince1970)
print(
  try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse("2024-03-01T10:20:30.250Z").timeIntervalSince1970)
let strategy = Date.ParseStrategy(
  format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)", locale: Locale(identifier: "en_US"),
  timeZone: utc)
print(try Date("05.04.2023", strategy: strategy))
do { print(try Date("x", strategy: strategy)) } catch { print((error as NSError).domain, (error as NSError).code) }
print(date.description, "\(date)")
