import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "America/New_York")!
calendar.locale = Locale(identifier: "en_US")
calendar.firstWeekday = 2
struct Day: Identifiable { let date: Date; let number: Int; let inMonth: Bool; var id: Date { date } }
func days(of month: Date) -> [Day] {
  guard let interval = calendar.dateInterval(of: .month, for: month),
    let first = calendar.dateInterval(of: .weekOfMonth, for: interval.start),
    let last = calendar.dateInterval(of: .weekOfMonth, for: interval.end - 1)
  else { return [] }
  var result: [Day] = []
  calendar.enumerateDates(
    startingAfter: first.start - 1, matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime
  ) { date, exact, stop in
    guard let date, date < last.end else { stop = true; return }
    result.append(
      Day(
        date: date, number: calendar.component(.day, from: date),
        inMonth: calendar.isDate(date, equalTo: month, toGranularity: .month)))
  }
  return result
}
let march = calendar.date(from: DateComponents(year: 2024, month: 3, day: 15))!
let grid = days(of: march)
for row in stride(from: 0, to: grid.count, by: 7) {
  print(
    grid[row..<min(row + 7, grid.count)].map { $0.inMonth ? String(format: "%3d", $0.number) : " ( )" }.joined(
      separator: " "))
}
print(
  calendar.weekdaySymbols.first!, calendar.shortWeekdaySymbols, calendar.veryShortMonthSymbols.joined(),
  calendar.amSymbol, calendar.eraSymbols)
print(
  calendar.range(of: .day, in: .month, for: march)!, calendar.range(of: .weekOfMonth, in: .month, for: march)!,
  calendar.range(of: .day, in: .year, for: march)!)
print(
  calendar.ordinality(of: .day, in: .year, for: march)!, calendar.ordinality(of: .weekOfYear, in: .year, for: march)!,
  calendar.minimumRange(of: .day)!, calendar.maximumRange(of: .day)!)
print(
  calendar.dateComponents(
    [.year, .month, .day, .hour, .weekday, .weekOfYear, .yearForWeekOfYear, .quarter], from: march))
print(calendar.isDateInWeekend(march), calendar.isDateInWeekend(march.addingTimeInterval(86400)))
print(
  calendar.nextDate(after: march, matching: DateComponents(hour: 2, minute: 30, weekday: 1), matchingPolicy: .nextTime)!
)
print(
  calendar.nextWeekend(startingAfter: march)!.start,
  calendar.dateIntervalOfWeekend(containing: march.addingTimeInterval(86400 * 2))!.duration)
print(
  calendar.date(bySettingHour: 9, minute: 41, second: 0, of: march)!,
  calendar.date(bySetting: .day, value: 3, of: march)!)
print(
  calendar.startOfDay(for: Date(timeIntervalSince1970: 1_710_072_000)),
  calendar.date(byAdding: .day, value: 1, to: Date(timeIntervalSince1970: 1_709_991_000))!)
print(
  calendar.compare(march, to: march.addingTimeInterval(10), toGranularity: .minute) == .orderedSame,
  calendar.isDate(march, inSameDayAs: march.addingTimeInterval(86399)))
print(calendar.dateComponents([.month, .day, .hour], from: march, to: Date(timeIntervalSince1970: 1_735_689_600)))
print(
  calendar.date(march, matchesComponents: DateComponents(month: 3)),
  calendar.date(byAdding: DateComponents(month: 1, day: -1), to: march, wrappingComponents: false)!)
for date in calendar.dates(
  byAdding: .month, value: 1, startingAt: Date(timeIntervalSince1970: 1_706_659_200), wrappingComponents: false
).prefix(4) { print(date) }
print(
  calendar.dates(byMatching: DateComponents(day: 13, weekday: 6), startingAt: march, in: nil, matchingPolicy: .strict)
    .prefix(2).map { $0 })
