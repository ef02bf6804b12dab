import Foundation

// Calendar in full: Gregorian across clock changes.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
calendar.locale = Locale(identifier: "en_US_POSIX")
func show(_ date: Date?) -> String {
  guard let date else { return "nil" }
  let c = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
  return "\(c.year!)-\(c.month!)-\(c.day!) \(c.hour!):\(c.minute!):\(c.second!) w\(c.weekday!)"
}
let start = calendar.date(from: DateComponents(year: 2024, month: 3, day: 30, hour: 2, minute: 30))!
print(show(start), show(calendar.date(byAdding: .day, value: 1, to: start)), show(calendar.date(byAdding: .hour, value: 24, to: start)))
print(show(calendar.date(byAdding: DateComponents(month: 1, day: -1, hour: 3), to: start)), show(calendar.date(byAdding: .month, value: 11, to: calendar.date(from: DateComponents(year: 2024, month: 3, day: 31))!)))
print(show(calendar.startOfDay(for: start)), show(calendar.date(bySettingHour: 9, minute: 5, second: 0, of: start)), show(calendar.date(bySetting: .weekday, value: 2, of: start)))
print(calendar.range(of: .day, in: .month, for: start)!, calendar.range(of: .weekOfYear, in: .year, for: start)!, calendar.range(of: .day, in: .year, for: start)!)
print(calendar.ordinality(of: .day, in: .year, for: start)!, calendar.ordinality(of: .weekday, in: .month, for: start) ?? -1, calendar.minimumRange(of: .day)!, calendar.maximumRange(of: .hour)!)
let month = calendar.dateInterval(of: .month, for: start)!
print(show(month.start), show(month.end), month.duration, calendar.dateInterval(of: .weekOfYear, for: start)!.duration)
print(calendar.compare(start, to: start.addingTimeInterval(3600), toGranularity: .day) == .orderedSame, calendar.isDate(start, equalTo: month.start, toGranularity: .month))
print(calendar.isDateInWeekend(start), show(calendar.nextWeekend(startingAfter: start)?.start), calendar.isDate(start, inSameDayAs: month.start))
print(show(calendar.nextDate(after: start, matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime)))
print(show(calendar.nextDate(after: start, matching: DateComponents(day: 31), matchingPolicy: .strict)), show(calendar.nextDate(after: start, matching: DateComponents(weekday: 6), matchingPolicy: .nextTime, direction: .backward)))
var found: [String] = []
calendar.enumerateDates(startingAfter: start, matching: DateComponents(day: 1), matchingPolicy: .nextTime) { date, exact, stop in
  found.append(show(date))
  if found.count == 3 { stop = true }
}
print(found)
let difference = calendar.dateComponents([.year, .month, .day, .hour], from: start, to: calendar.date(byAdding: .day, value: 400, to: start)!)
print(difference.year!, difference.month!, difference.day!, difference.hour!, calendar.dateComponents([.day], from: start, to: month.start).day!)
print(calendar.component(.weekOfYear, from: start), calendar.component(.yearForWeekOfYear, from: start), calendar.component(.quarter, from: start), calendar.component(.weekdayOrdinal, from: start))
print(calendar.firstWeekday, calendar.minimumDaysInFirstWeek, calendar.weekdaySymbols, calendar.shortMonthSymbols, calendar.amSymbol, calendar.eraSymbols)
print(calendar.date(start, matchesComponents: DateComponents(hour: 2)), calendar.identifier, calendar.timeZone.identifier)
calendar.firstWeekday = 2
calendar.minimumDaysInFirstWeek = 4
print(calendar.component(.weekOfYear, from: start), show(calendar.dateInterval(of: .weekOfYear, for: start)?.start))
for identifier in [Calendar.Identifier.buddhist, .japanese, .islamicCivil, .hebrew, .iso8601, .chinese, .coptic] {
  var other = Calendar(identifier: identifier)
  other.timeZone = TimeZone(identifier: "UTC")!
  let c = other.dateComponents([.era, .year, .month, .day], from: start)
  print(identifier, c.era ?? -1, c.year ?? -1, c.month ?? -1, c.day ?? -1, c.isLeapMonth ?? false)
}
