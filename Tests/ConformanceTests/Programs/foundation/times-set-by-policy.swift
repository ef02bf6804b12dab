import Foundation
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(secondsFromGMT: 0)!
let d = Date(timeIntervalSince1970: 1_500_000_000)
print(c.date(bySettingHour: 5, minute: 6, second: 7, of: d)!)
print(
  c.date(
    bySettingHour: 5, minute: 6, second: 7, of: d, matchingPolicy: .nextTime, repeatedTimePolicy: .first,
    direction: .forward)!)
print(c.date(bySettingHour: 5, minute: 6, second: 7, of: d, direction: .backward)!)
print(c.date(bySetting: .hour, value: 3, of: d)!)
print(c.nextDate(after: d, matching: DateComponents(hour: 4), matchingPolicy: .nextTime)!)
print(
  c.nextDate(
    after: d, matching: DateComponents(hour: 4), matchingPolicy: .strict, repeatedTimePolicy: .last,
    direction: .backward)!)
var s = Date(), i = 0.0
print(c.dateInterval(of: .month, start: &s, interval: &i, for: d), s, i)
print(c.range(of: .day, in: .month, for: d)!, c.ordinality(of: .day, in: .year, for: d)!)
print(Calendar(identifier: .coptic) == Calendar(identifier: .coptic), Calendar(identifier: .coptic).identifier)
var comps = DateComponents(); comps.calendar = Calendar(identifier: .coptic);
print(comps.calendar! == Calendar(identifier: .coptic))
