import Foundation

// Dates of an interface in all the forms that servers send them.
let texts = [
  "2024-02-29T12:34:56Z", "2024-02-29T12:34:56+02:00", "2024-02-29T12:34:56.789Z", "2024-02-29", "20240229T123456Z",
  "2024-02-29 12:34:56", "2024-W09-4", "2024-060", "12:34:56", "x", "",
]
let options: [(String, ISO8601DateFormatter.Options)] = [
  ("internet", .withInternetDateTime), ("fraction", [.withInternetDateTime, .withFractionalSeconds]),
  ("date", .withFullDate), ("compact", [.withYear, .withMonth, .withDay, .withTime, .withTimeZone]),
  ("space", [.withInternetDateTime, .withSpaceBetweenDateAndTime]),
  ("week", [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate]),
]
let date = Date(timeIntervalSince1970: 1_709_210_096.789)
for (name, option) in options {
  let formatter = ISO8601DateFormatter()
  formatter.formatOptions = option
  print(
    name, formatter.string(from: date),
    texts.map { formatter.date(from: $0).map { "\($0.timeIntervalSince1970)" } ?? "-" })
}
let berlin = ISO8601DateFormatter()
berlin.timeZone = TimeZone(identifier: "Europe/Berlin")
print(berlin.string(from: date), ISO8601DateFormatter.string(from: date, timeZone: .gmt))
