import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
let date = Date(timeIntervalSince1970: 1_700_000_000)
print(calendar.component(.hour, from: date), calendar.component(.weekday, from: date))
let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
print(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
print(calendar.date(from: parts) == date)
print(calendar.component(.weekOfYear, from: date), calendar.component(.quarter, from: date))
