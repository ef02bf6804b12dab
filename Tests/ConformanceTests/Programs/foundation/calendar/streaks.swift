import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
func day(_ month: Int, _ day: Int, _ hour: Int = 12) -> Date {
  calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour))!
}
func streak(_ dates: [Date], today: Date) -> Int {
  let days = Set(dates.map { calendar.startOfDay(for: $0) })
  var count = 0
  var current = calendar.startOfDay(for: today)
  while days.contains(current) {
    count += 1
    current = calendar.date(byAdding: .day, value: -1, to: current)!
  }
  return count
}
let entries = [day(3, 28), day(3, 29, 1), day(3, 30, 23), day(3, 31, 4), day(4, 1), day(3, 20)]
print(streak(entries, today: day(4, 1, 20)), streak(entries, today: day(4, 3)))
let grouped = Dictionary(grouping: entries) { calendar.component(.weekOfYear, from: $0) }
print(grouped.keys.sorted(), grouped.values.map(\.count).sorted())
print(calendar.isDate(day(3, 31, 1), inSameDayAs: day(3, 31, 23)), calendar.isDate(day(3, 31), equalTo: day(4, 1), toGranularity: .weekOfYear))
print(calendar.dateComponents([.day, .hour], from: day(3, 30), to: day(4, 1, 11)), calendar.compare(day(3, 1), to: day(3, 2), toGranularity: .month).rawValue)
print(calendar.nextDate(after: day(3, 31, 1), matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime)!.timeIntervalSince1970)
print(calendar.nextWeekend(startingAfter: day(4, 1))!.start.timeIntervalSince1970, calendar.isDateInWeekend(day(3, 31)))
print(calendar.dates(byAdding: .day, value: 2, startingAt: day(3, 30)).prefix(3).map { calendar.component(.day, from: $0) })
