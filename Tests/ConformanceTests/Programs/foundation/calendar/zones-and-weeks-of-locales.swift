// Zones by identifier and by seconds, and a calendar's week under its locale.
import Foundation
for z in [
  TimeZone(secondsFromGMT: -19800)!, TimeZone(identifier: "UTC")!, TimeZone(identifier: "Europe/Berlin")!,
  TimeZone(secondsFromGMT: 0)!, .gmt, TimeZone(abbreviation: "PST")!,
] {
  print(z, z.identifier, z.description, String(reflecting: z), [z])
}
var c = Calendar(identifier: .gregorian)
print(c.firstWeekday, c.minimumDaysInFirstWeek)
c.locale = Locale(identifier: "de_DE"); print(c.firstWeekday, c.minimumDaysInFirstWeek)
c.locale = Locale(identifier: "en_US"); print(c.firstWeekday, c.minimumDaysInFirstWeek)
c.locale = Locale(identifier: "ar_EG"); print(c.firstWeekday, c.minimumDaysInFirstWeek)
c.firstWeekday = 3; c.locale = Locale(identifier: "de_DE"); print(c.firstWeekday, c.minimumDaysInFirstWeek)
var i = Calendar(identifier: .iso8601); i.locale = Locale(identifier: "en_US");
print(i.firstWeekday, i.minimumDaysInFirstWeek)
c.locale = nil; print(c.firstWeekday, c.minimumDaysInFirstWeek, c.locale as Any)
print(Locale(identifier: "de_DE").calendar.firstWeekday, Locale(identifier: "fr_FR").calendar.minimumDaysInFirstWeek)
