import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let a = Date(timeIntervalSince1970: 1_600_000_000)
let b = Date(timeIntervalSince1970: 1_700_000_000)
let parts = calendar.dateComponents([.year, .month, .day, .hour], from: a, to: b)
print(parts.year ?? -1, parts.month ?? -1, parts.day ?? -1, parts.hour ?? -1, parts.minute ?? -1)
print(calendar.dateComponents([.day], from: a, to: b).day ?? -1)
print(calendar.dateComponents([.day], from: b, to: a).day ?? -1)
print(calendar.dateComponents([.weekOfYear], from: a, to: b).weekOfYear ?? -1)
