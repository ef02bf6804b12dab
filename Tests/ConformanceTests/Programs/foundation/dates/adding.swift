import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
let date = Date(timeIntervalSince1970: 1_711_800_000)
for (component, value) in [(Calendar.Component.day, 1), (.month, -1), (.year, 1), (.hour, 24), (.weekOfYear, 2)] {
  print(calendar.date(byAdding: component, value: value, to: date) ?? .distantPast)
}
var many = DateComponents()
many.day = 2
many.hour = 3
print(calendar.date(byAdding: many, to: date) ?? .distantPast)
print(calendar.date(byAdding: .month, value: 1, to: Date(timeIntervalSince1970: 1_706_700_000)) ?? .distantPast)
