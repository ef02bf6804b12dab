import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
calendar.locale = Locale(identifier: "en_US")
calendar.firstWeekday = 2
func month(_ year: Int, _ month: Int) -> [[Int?]] {
  let first = calendar.date(from: DateComponents(year: year, month: month, day: 1))!
  let days = calendar.range(of: .day, in: .month, for: first)!
  let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  var cells = [Int?](repeating: nil, count: lead) + days.map { $0 }
  while cells.count % 7 != 0 { cells.append(nil) }
  return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
}
for week in month(2024, 2) { print(week.map { $0.map { $0 < 10 ? " \($0)" : "\($0)" } ?? " ." }.joined(separator: " ")) }
print(month(2023, 2).count, month(2024, 9).count)
let symbols = calendar.shortWeekdaySymbols
print(Array(symbols[(calendar.firstWeekday - 1)...] + symbols[..<(calendar.firstWeekday - 1)]))
let interval = calendar.dateInterval(of: .month, for: Date(timeIntervalSince1970: 1_709_647_384))!
print(interval.start.timeIntervalSince1970, interval.duration / 86_400, calendar.weekdaySymbols[1], calendar.standaloneMonthSymbols[2])
var days: [Date] = []
calendar.enumerateDates(startingAfter: interval.start, matching: DateComponents(hour: 0, weekday: 2), matchingPolicy: .nextTime) { date, _, stop in
  guard let date, date < interval.end else { return stop = true }
  days.append(date)
}
print(days.map { calendar.component(.day, from: $0) })
