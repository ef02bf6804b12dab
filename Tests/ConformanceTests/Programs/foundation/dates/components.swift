import Foundation
var c = DateComponents(year: 2024, month: 5)
print(c, c.day as Any, c.value(for: .year)!, c == DateComponents(year: 2024, month: 5))
c.day = 31; c.setValue(7, for: .hour); c.month = nil
print(c)
var utc = Calendar(identifier: .gregorian); utc.timeZone = .gmt
print(DateComponents(year: 2023, month: 2, day: 29).isValidDate(in: utc), DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: utc))
print(DateComponents(calendar: utc, year: 2024, month: 1, day: 2).date!)
let a = Date(timeIntervalSince1970: 1000), b = Date(timeIntervalSince1970: 5000)
var i = DateInterval(start: a, end: b)
print(i, i.duration, i.contains(a), i.contains(b), i.contains(b + 1))
i.start = b
print(i.start, i.end, i.duration)
i.end = b + 10
print(i.duration, i.intersects(DateInterval(start: b + 5, duration: 100)), i.intersection(with: DateInterval(start: b + 5, duration: 100))!, i.intersection(with: DateInterval(start: a, duration: 1)) as Any)
print(DateInterval(start: a, duration: 5) < DateInterval(start: a, duration: 6), i == i)
let z = TimeZone(identifier: "America/New_York")!
print(z.identifier, z.secondsFromGMT(for: a), z.abbreviation(for: a)!, z.isDaylightSavingTime(for: Date(timeIntervalSince1970: 1_720_000_000)), z.daylightSavingTimeOffset(for: Date(timeIntervalSince1970: 1_720_000_000)))
print(z.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: 1_720_000_000))!, TimeZone(identifier: "Nowhere/None") as Any)
print(TimeZone(secondsFromGMT: 5400)!.identifier, TimeZone(secondsFromGMT: 0)!.identifier, TimeZone(abbreviation: "PST")!.identifier, TimeZone.gmt.identifier, TimeZone(secondsFromGMT: -3600)!.secondsFromGMT())
print(z, TimeZone(secondsFromGMT: 3600)! == TimeZone(secondsFromGMT: 3600)!)
