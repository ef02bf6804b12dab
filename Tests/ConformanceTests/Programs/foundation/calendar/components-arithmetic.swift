import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let birth = DateComponents(calendar: calendar, timeZone: .gmt, year: 1990, month: 12, day: 31)
let now = DateComponents(calendar: calendar, timeZone: .gmt, year: 2024, month: 2, day: 29, hour: 10)
let age = calendar.dateComponents([.year, .month, .day], from: birth.date!, to: now.date!)
print(age.year ?? 0, age.month ?? 0, age.day ?? 0, age)
var change = DateComponents()
change.month = 1
change.day = -1
print(calendar.date(byAdding: change, to: now.date!)!.timeIntervalSince1970, change.value(for: .month) ?? 0, change.value(for: .hour) as Any)
print(calendar.date(byAdding: .month, value: 12, to: now.date!)!.timeIntervalSince1970)
print(birth.isValidDate, DateComponents(calendar: calendar, year: 2023, month: 2, day: 30).isValidDate, birth == now)
change.setValue(5, for: .hour)
print(change.hour ?? 0, calendar.date(bySetting: .hour, value: 3, of: now.date!)!.timeIntervalSince1970)
print(calendar.ordinality(of: .day, in: .year, for: now.date!) ?? 0, calendar.range(of: .day, in: .year, for: now.date!)!.count, calendar.maximumRange(of: .day)!, calendar.minimumRange(of: .day)!)
let parts = calendar.dateComponents(in: TimeZone(secondsFromGMT: 7200)!, from: now.date!)
print(parts.hour ?? 0, parts.timeZone?.secondsFromGMT() ?? 0, parts.weekday ?? 0, parts.quarter ?? -1)
let (hours, minutes) = (now.hour ?? 0, now.minute ?? 0)
print(hours, minutes, Calendar(identifier: .iso8601).firstWeekday, Calendar(identifier: .hebrew).identifier == .hebrew)
print(calendar.component(.weekOfYear, from: now.date!), calendar.component(.yearForWeekOfYear, from: now.date!), calendar.component(.weekdayOrdinal, from: now.date!))
