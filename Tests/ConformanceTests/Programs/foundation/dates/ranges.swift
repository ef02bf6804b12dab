import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let february = Date(timeIntervalSince1970: 1_708_000_000)
print(calendar.range(of: .day, in: .month, for: february) ?? 0..<0)
print(calendar.range(of: .month, in: .year, for: february) ?? 0..<0)
print(calendar.range(of: .day, in: .year, for: february) ?? 0..<0)
print(calendar.ordinality(of: .day, in: .year, for: february) ?? -1)
print(calendar.maximumRange(of: .day) ?? 0..<0, calendar.minimumRange(of: .day) ?? 0..<0)
