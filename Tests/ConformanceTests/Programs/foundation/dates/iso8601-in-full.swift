import Foundation

// Dates as text in the standard form, both ways.
let moment = Date(timeIntervalSince1970: 1_700_000_000.987)
let formatter = ISO8601DateFormatter()
print(formatter.string(from: moment), formatter.timeZone.secondsFromGMT())
let sets: [(String, ISO8601DateFormatter.Options)] = [
  ("internet", .withInternetDateTime), ("full", [.withFullDate]), ("time", [.withFullTime]),
  ("fraction", [.withInternetDateTime, .withFractionalSeconds]), ("week", [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate]),
  ("plain", [.withYear, .withMonth, .withDay, .withTime]), ("space", [.withInternetDateTime, .withSpaceBetweenDateAndTime]),
  ("day", [.withYear, .withDay]), ("colon", [.withFullDate, .withTime, .withTimeZone, .withColonSeparatorInTimeZone]),
]
for zone in ["UTC", "Asia/Kolkata", "America/Los_Angeles"] {
  for (name, options) in sets {
    formatter.timeZone = TimeZone(identifier: zone)!
    formatter.formatOptions = options
    print(zone, name, formatter.string(from: moment))
  }
}
formatter.formatOptions = .withInternetDateTime
for text in [
  "2024-02-29T12:00:00Z", "2024-02-29T12:00:00+05:30", "2024-02-29T12:00:00.5Z", "2024-02-30T12:00:00Z", "2024-02-29", "2024-02-29T12:00:00",
  "20240229T120000Z", "",
] { print(text, formatter.date(from: text)?.timeIntervalSince1970 ?? -1) }
formatter.formatOptions.insert(.withFractionalSeconds)
print(formatter.date(from: "2024-02-29T12:00:00.125Z")?.timeIntervalSince1970 ?? -1, formatter.formatOptions.contains(.withTimeZone))
print(moment.formatted(.iso8601), moment.ISO8601Format())
print(moment.ISO8601Format(.iso8601(timeZone: TimeZone(secondsFromGMT: 3600)!, includingFractionalSeconds: true)))
print(moment.formatted(.iso8601.year().month().day()), moment.formatted(.iso8601.time(includingFractionalSeconds: true)))
print(moment.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted)), moment.formatted(.iso8601.weekOfYear().year().day()))
for text in ["2024-02-29T12:00:00Z", "2024-02-29T12:00:00.25Z", "nonsense"] {
  do { print(try Date(text, strategy: .iso8601).timeIntervalSince1970) } catch { print("cannot read", text) }
}
print((try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse("2024-02-29T12:00:00.25Z"))?.timeIntervalSince1970 ?? -1)
