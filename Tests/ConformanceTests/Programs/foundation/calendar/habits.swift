import Foundation

// A habit tracker's calendar work: weeks, streaks, grids, names of days.
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo")!
calendar.locale = Locale(identifier: "pt_BR")
calendar.firstWeekday = 2
func day(_ text: String) -> Date {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  return calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))!
}
let done = Set(["2024-02-26", "2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-03", "2024-03-04"].map(day))
func streak(until end: Date) -> Int {
  var (count, current) = (0, end)
  while done.contains(current), let before = calendar.date(byAdding: .day, value: -1, to: current) { (count, current) = (count + 1, before) }
  return count
}
print(streak(until: day("2024-03-01")), streak(until: day("2024-03-02")), streak(until: day("2024-03-04")))
func grid(of month: Date) -> [[Int?]] {
  let interval = calendar.dateInterval(of: .month, for: month)!, count = calendar.range(of: .day, in: .month, for: month)!.count
  let lead = (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
  let cells = Array(repeating: nil as Int?, count: lead) + (1...count).map { $0 }
  return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<min($0 + 7, cells.count)]) }
}
for week in grid(of: day("2024-02-10")) { print(week.map { $0.map { String(format: "%2d", $0) } ?? "  " }.joined(separator: " ")) }
print(calendar.shortWeekdaySymbols, calendar.monthSymbols[2], calendar.veryShortWeekdaySymbols.joined())
let weeks = Dictionary(grouping: done) { calendar.dateInterval(of: .weekOfYear, for: $0)!.start }
for (start, days) in weeks.sorted(by: { $0.key < $1.key }) { print(calendar.dateComponents([.day, .month], from: start).day!, days.count) }
print(calendar.dateComponents([.weekOfYear, .day], from: day("2024-01-01"), to: day("2024-03-04")), calendar.component(.weekOfMonth, from: day("2024-03-04")))
let reminder = calendar.nextDate(after: day("2024-03-04"), matching: DateComponents(hour: 7, minute: 30, weekday: 7), matchingPolicy: .nextTime)!
print(calendar.dateComponents([.day, .hour, .minute], from: reminder), reminder.timeIntervalSince1970, calendar.isDateInWeekend(reminder))
let months = (0..<3).compactMap { calendar.date(byAdding: .month, value: -$0, to: day("2024-03-31")) }.map { calendar.dateComponents([.month, .day], from: $0) }
print(months.map { "\($0.month!)/\($0.day!)" }, calendar.date(byAdding: .weekOfYear, value: 1, to: day("2024-12-30")).map { calendar.component(.yearForWeekOfYear, from: $0) } ?? 0)
let age = calendar.dateComponents([.year, .month, .day], from: day("1990-05-20"), to: day("2024-03-04"))
print(age.year!, age.month!, age.day!, calendar.dateComponents([.month], from: DateComponents(year: 2023, month: 11), to: DateComponents(year: 2024, month: 3)).month!)
