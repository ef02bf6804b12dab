import Foundation
var d = DateComponents(year: 2020, month: 3)
d.timeZone = TimeZone(identifier: "Asia/Tokyo")
var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "Europe/Rome")!
d.calendar = c
print(d.calendar!.timeZone.identifier, d.timeZone!.identifier, c.timeZone.identifier)
var e = DateComponents(calendar: c, year: 2020)
print(e.calendar!.timeZone.identifier, e.timeZone?.identifier ?? "nil")
e.calendar = nil; print(e.calendar == nil)
let parts = c.dateComponents([.calendar, .timeZone, .year], from: Date(timeIntervalSince1970: 0))
print(parts.calendar!.timeZone.identifier, parts.timeZone!.identifier)
let q = c.dateComponents(in: TimeZone(identifier: "Asia/Tokyo")!, from: Date(timeIntervalSince1970: 0))
print(q.calendar!.timeZone.identifier, q.timeZone!.identifier, q.hour!)
var s = parts; s.timeZone = TimeZone(identifier: "America/New_York"); print(parts.calendar!.timeZone.identifier, s.calendar!.timeZone.identifier, s.date!)
print(parts == s)
print([Calendar(identifier: .gregorian), Calendar(identifier: .coptic)].map { $0.locale?.identifier ?? "nil" })
var plain = Calendar(identifier: .gregorian)
plain.locale = Locale(identifier: "")
print(plain == Calendar(identifier: .gregorian))
