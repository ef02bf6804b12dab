import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: date) ?? .distantPast)
print(calendar.date(bySetting: .day, value: 20, of: date) ?? .distantPast)
print(calendar.nextDate(after: date, matching: DateComponents(hour: 6), matchingPolicy: .nextTime) ?? .distantPast)
print(calendar.nextDate(after: date, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime) ?? .distantPast)
