import Foundation

// DateComponents as values.
var c = DateComponents(year: 2024, month: 2, day: 29)
print(c, c.isValidDate, c.hour ?? -1, c.date as Any)
c.calendar = Calendar(identifier: .gregorian)
c.timeZone = TimeZone(identifier: "UTC")
print(c.date!.timeIntervalSince1970, c.isValidDate, c.isValidDate(in: Calendar(identifier: .gregorian)))
c.day = 30
print(c.isValidDate, c.date!.timeIntervalSince1970)
c.setValue(12, for: .hour)
print(c.value(for: .hour) ?? 0, c.value(for: .minute) ?? -1, c.nanosecond ?? 0)
print(DateComponents(day: 1) == DateComponents(day: 1), DateComponents(day: 1).hashValue == DateComponents(day: 1).hashValue, DateComponents(hour: 1) == DateComponents(hour: 2))
var parts = DateComponents()
parts.year = 1
parts.weekOfYear = 3
parts.weekday = 4
parts.weekdayOrdinal = 2
parts.quarter = 1
parts.yearForWeekOfYear = 2024
parts.dayOfYear = 10
print(parts.year!, parts.weekOfYear!, parts.weekday!, parts.weekdayOrdinal!, parts.quarter!, parts.yearForWeekOfYear!, parts.dayOfYear!, parts.isLeapMonth as Any)
var utc = Calendar(identifier: .gregorian)
utc.timeZone = TimeZone(identifier: "UTC")!
print(utc.date(from: DateComponents(year: 2024, month: 14, day: -3, hour: 30))!.timeIntervalSince1970)
print(utc.date(from: DateComponents(hour: 5))!.timeIntervalSince1970, utc.date(from: DateComponents(year: 2024, month: 1, weekday: 2, weekdayOrdinal: 3))!.timeIntervalSince1970)
print(utc.date(from: DateComponents(weekday: 2, weekOfYear: 1, yearForWeekOfYear: 2025))!.timeIntervalSince1970, utc.date(from: DateComponents(year: 2024, day: 60))!.timeIntervalSince1970)
let all = utc.dateComponents(in: TimeZone(secondsFromGMT: 7200)!, from: Date(timeIntervalSince1970: 0.5))
print(all.year!, all.hour!, all.nanosecond!, all.era!, all.weekOfMonth!, all.calendar?.identifier == .gregorian, all.timeZone!.secondsFromGMT())
let data = try JSONEncoder().encode(DateComponents(year: 2020, minute: 4))
let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
print(object.keys.sorted(), try JSONDecoder().decode(DateComponents.self, from: data) == DateComponents(year: 2020, minute: 4))
print(utc.dateComponents([.month, .day, .minute], from: DateComponents(year: 2024, month: 1, day: 31), to: DateComponents(year: 2024, month: 3, day: 1, hour: 1)))
for date in stride(from: 1, through: 3, by: 1).compactMap({ utc.date(from: DateComponents(year: 2000, month: $0, day: 31)) }) { print(utc.component(.day, from: date)) }
print(Array(utc.dates(byAdding: .month, value: 1, startingAt: Date(timeIntervalSince1970: 2_678_400), in: nil as Range<Date>?).prefix(4)).map { utc.component(.day, from: $0) })
