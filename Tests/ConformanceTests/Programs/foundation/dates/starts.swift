import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
calendar.firstWeekday = 2
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.startOfDay(for: date))
for component in [Calendar.Component.year, .month, .weekOfYear, .day, .hour] {
  if let interval = calendar.dateInterval(of: component, for: date) {
    print(interval.start, interval.duration)
  }
}
