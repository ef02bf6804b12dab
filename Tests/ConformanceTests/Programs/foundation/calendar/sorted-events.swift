import Foundation

// Sorting and comparing with Foundation's comparators, and grouping by calendar.
struct Event { var title: String; var date: Date; var priority: Int? }
var calendar = Calendar(identifier: .iso8601)
calendar.timeZone = TimeZone(identifier: "America/New_York")!
func date(_ month: Int, _ day: Int, _ hour: Int = 12) -> Date { calendar.date(from: DateComponents(year: 2025, month: month, day: day, hour: hour))! }
let events = [
  Event(title: "b", date: date(3, 9, 1), priority: 2), Event(title: "a", date: date(3, 9, 3), priority: nil), Event(title: "c", date: date(11, 2, 1), priority: 1),
  Event(title: "A", date: date(12, 31), priority: 3), Event(title: "d", date: date(1, 1), priority: 1),
]
print(events.sorted(using: KeyPathComparator(\.title)).map(\.title), events.sorted(using: [SortDescriptor(\.priority), SortDescriptor(\.date, order: .reverse)]).map(\.title))
print(events.sorted(using: KeyPathComparator(\.title.count)).map(\.title), events.sorted(using: KeyPathComparator(\.date)).map(\.title))
let weeks = Dictionary(grouping: events) { calendar.component(.weekOfYear, from: $0.date) }
print(weeks.keys.sorted(), weeks[10]?.count ?? 0, calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
for event in events {
  let next = calendar.date(byAdding: .day, value: 1, to: event.date)!
  let interval = calendar.dateInterval(of: .day, for: event.date)!
  let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekday, .dayOfYear, .timeZone], from: event.date)
  print(event.title, next.timeIntervalSince(event.date) / 3600, interval.duration / 3600, parts.yearForWeekOfYear ?? 0, parts.weekOfYear ?? 0, parts.weekday ?? 0, parts.dayOfYear ?? 0, parts.timeZone?.identifier ?? "-")
}
print(calendar.isDate(events[0].date, inSameDayAs: events[1].date), events[1].date.timeIntervalSince(events[0].date) / 3600)
print(calendar.dateComponents([.hour], from: events[0].date, to: events[1].date).hour ?? 0, calendar.dateComponents([.day, .hour], from: date(3, 8), to: date(3, 10)).day ?? 0)
let days = stride(from: 0, to: 14, by: 7).compactMap { calendar.date(byAdding: .day, value: $0, to: date(2, 27)) }.map { calendar.component(.day, from: $0) }
print(days, calendar.date(bySettingHour: 2, minute: 30, second: 0, of: date(3, 9)).map { calendar.component(.hour, from: $0) } ?? -1)
print(calendar.range(of: .weekOfYear, in: .yearForWeekOfYear, for: date(6, 1))?.count ?? 0, calendar.nextDate(after: date(2, 1), matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict).map { calendar.component(.year, from: $0) } ?? 0)
print(date(5, 5).formatted(.dateTime.locale(Locale(identifier: "en_US")).year().month().day()), [3, 1, 2].sorted(using: SortDescriptor(\.self, order: .reverse)))
