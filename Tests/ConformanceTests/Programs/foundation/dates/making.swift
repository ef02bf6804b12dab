import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
print(calendar.date(from: DateComponents(year: 2024, month: 2, day: 30)) ?? .distantPast)
print(calendar.date(from: DateComponents(year: 2024, month: 5, day: 1, hour: 13, minute: 45)) ?? .distantPast)
let parts = DateComponents(calendar: calendar, year: 2020, month: 1, day: 1)
print(parts.date ?? .distantPast, parts.isValidDate)
print(DateComponents(calendar: calendar, year: 2023, month: 2, day: 29).isValidDate)
