import Foundation

let formatter = ISO8601DateFormatter()
let date = Date(timeIntervalSince1970: 1_700_000_000.5)
print(formatter.string(from: date))
print(formatter.date(from: "2024-02-29T12:00:00Z") ?? .distantPast)
print(formatter.date(from: "2024-02-29T12:00:00+02:00") ?? .distantPast, formatter.date(from: "yesterday") == nil)
formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(formatter.string(from: date))
formatter.formatOptions = [.withFullDate]
print(formatter.string(from: date))
