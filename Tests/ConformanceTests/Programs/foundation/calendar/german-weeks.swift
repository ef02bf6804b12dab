import Foundation
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "Europe/Berlin")!;
c.locale = Locale(identifier: "de_DE")
let start = c.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 9))!
for i in 0..<4 {
  print(
    c.date(byAdding: .month, value: i, to: start)!,
    c.dateComponents([.day, .weekday], from: c.date(byAdding: .day, value: i * 10, to: start)!))
}
print(
  c.dateComponents(
    [.year, .month, .day, .hour, .minute], from: start,
    to: c.date(from: DateComponents(year: 2025, month: 3, day: 1, hour: 8, minute: 30))!))
print(
  c.dateComponents(
    [.hour], from: c.date(from: DateComponents(year: 2024, month: 3, day: 31, hour: 0))!,
    to: c.date(from: DateComponents(year: 2024, month: 4, day: 1, hour: 0))!
  ).hour!)
print(
  c.isDate(start, equalTo: start + 3600 * 20, toGranularity: .month), c.component(.weekOfYear, from: start),
  c.firstWeekday, c.minimumDaysInFirstWeek, c.weekdaySymbols, c.shortMonthSymbols, c.standaloneMonthSymbols[0],
  c.quarterSymbols, c.pmSymbol)
let interval = c.dateInterval(of: .weekOfYear, for: start)!;
print(
  interval.start, interval.end, interval.duration / 86400, interval.contains(start),
  interval.intersects(DateInterval(start: start, duration: 10)),
  interval.intersection(with: DateInterval(start: start, duration: 10))!.duration)
var parts = DateComponents(); parts.year = 2024; parts.month = 2; parts.weekday = 2; parts.weekdayOrdinal = 3;
print(
  c.date(from: parts)!, parts, parts.isValidDate(in: c),
  DateComponents(year: 2023, month: 2, day: 30).isValidDate(in: c))
print(
  c.nextDate(after: start, matching: DateComponents(day: 31), matchingPolicy: .nextTime)!,
  c.nextDate(after: start, matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict)!,
  c.nextDate(after: start, matching: DateComponents(weekday: 1), matchingPolicy: .nextTime, direction: .backward)!)
print(
  c.date(bySettingHour: 25, minute: 0, second: 0, of: start) as Any, c.isDateInToday(Date()),
  c.isDateInYesterday(Date(timeIntervalSinceNow: -86400)), c.isDateInTomorrow(.distantPast), c.isDateInWeekend(start))
print(
  DateComponents(year: 2024, month: 5) == DateComponents(year: 2024, month: 5), DateComponents(hour: 3).hour!,
  (DateComponents(calendar: c, year: 2024, month: 1, day: 1).date!), DateComponents(minute: 5).value(for: .minute)!,
  DateComponents().day as Any)
let age = c.dateComponents([.year], from: c.date(from: DateComponents(year: 1990, month: 6, day: 15))!, to: start)
  .year!;
print(
  age, c.range(of: .day, in: .month, for: start)!.count, c.range(of: .month, in: .year, for: start)!,
  c.compare(start, to: start + 90, toGranularity: .hour).rawValue)
