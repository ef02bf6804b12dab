import Foundation
var berlin = Calendar(identifier: .gregorian); berlin.timeZone = TimeZone(identifier: "Europe/Berlin")!; berlin.locale = Locale(identifier: "en_US")
var utc = Calendar(identifier: .gregorian); utc.timeZone = TimeZone(identifier: "GMT")!
var tokyo = utc; tokyo.timeZone = TimeZone(identifier: "Asia/Tokyo")!
let d = Date(timeIntervalSince1970: 1_711_843_200) // 2024-03-31 00:00 UTC, the day clocks change in Berlin
for c in [berlin, utc, tokyo] {
  print(c.component(.hour, from: d), c.component(.day, from: d), c.component(.weekday, from: d), c.component(.weekOfYear, from: d), c.component(.quarter, from: d), c.component(.era, from: d))
  print(c.date(byAdding: .day, value: 1, to: d)!, c.date(byAdding: .hour, value: 24, to: d)!, c.date(byAdding: .month, value: -1, to: d)!, c.startOfDay(for: d))
  print(c.dateInterval(of: .month, for: d)!, c.dateInterval(of: .weekOfYear, for: d)!, c.dateInterval(of: .day, for: d)!.duration)
  print(c.range(of: .day, in: .month, for: d)!, c.ordinality(of: .day, in: .year, for: d)!, c.isDateInWeekend(d))
}
let parts = berlin.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: d)
print(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.weekday!, parts.nanosecond as Any, parts)
print(berlin.date(from: DateComponents(year: 2024, month: 2, day: 30, hour: 25))!, utc.date(from: DateComponents(year: 2023, weekday: 2, weekOfYear: 5)) as Any)
print(berlin.date(from: DateComponents(timeZone: TimeZone(identifier: "America/New_York"), year: 2024, month: 1, day: 1))!)
let far = utc.date(from: DateComponents(year: 2025, month: 5, day: 3, hour: 4))!
print(utc.dateComponents([.year, .month, .day, .hour], from: d, to: far), utc.dateComponents([.day], from: far, to: d).day!, berlin.dateComponents([.weekOfYear, .minute], from: d, to: far))
print(utc.date(bySettingHour: 9, minute: 30, second: 0, of: d)!, utc.date(bySetting: .day, value: 15, of: d)!)
print(utc.nextDate(after: d, matching: DateComponents(hour: 8, weekday: 2), matchingPolicy: .nextTime)!, berlin.nextDate(after: d, matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime)!, utc.nextDate(after: d, matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict, direction: .backward)!)
print(utc.isDate(d, inSameDayAs: d.addingTimeInterval(86399)), utc.isDate(d, inSameDayAs: d.addingTimeInterval(86400)), utc.isDate(d, equalTo: far, toGranularity: .year), utc.compare(d, to: far, toGranularity: .month) == .orderedAscending)
print(utc.date(byAdding: DateComponents(month: 1, day: 1, hour: -3), to: d)!, utc.date(byAdding: .month, value: 11, to: d, wrappingComponents: true)!)
print(berlin.weekdaySymbols, berlin.shortMonthSymbols, berlin.veryShortWeekdaySymbols, berlin.firstWeekday)
var iso = Calendar(identifier: .iso8601); iso.timeZone = .gmt
print(iso.firstWeekday, iso.minimumDaysInFirstWeek, iso.component(.weekOfYear, from: Date(timeIntervalSince1970: 1_704_067_200)), iso.component(.yearForWeekOfYear, from: Date(timeIntervalSince1970: 1_672_531_200)))
utc.firstWeekday = 2
print(utc.dateInterval(of: .weekOfYear, for: d)!.start, utc == tokyo, Set([utc, utc]).count)
print(utc.maximumRange(of: .day)!, utc.minimumRange(of: .day)!, utc.range(of: .month, in: .year, for: d)!)
