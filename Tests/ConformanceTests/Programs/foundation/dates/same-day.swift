import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let noon = Date(timeIntervalSince1970: 1_700_049_600)
print(calendar.isDate(noon, inSameDayAs: noon + 3_600), calendar.isDate(noon, inSameDayAs: noon + 86_400))
print(calendar.isDate(noon, equalTo: noon + 86_400, toGranularity: .month))
print(calendar.compare(noon, to: noon + 3_600, toGranularity: .day) == .orderedSame)
print(calendar.isDateInWeekend(noon), calendar.isDateInWeekend(noon + 4 * 86_400))
