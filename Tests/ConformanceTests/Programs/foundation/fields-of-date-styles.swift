// The fields of a date's style in each of their forms.
import Foundation
let d = Date(timeIntervalSince1970: 1_700_000_000)
var base = Date.FormatStyle(locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
print(d.formatted(base.year(.twoDigits).month(.wide).day(.twoDigits)))
print(d.formatted(base.quarter(.wide)), d.formatted(base.quarter(.abbreviated)), d.formatted(base.quarter(.oneDigit)))
print(d.formatted(base.era(.wide).year()), d.formatted(base.week(.defaultDigits)), d.formatted(base.week(.weekOfMonth)))
print(d.formatted(base.weekday(.narrow)), d.formatted(base.weekday(.short)), d.formatted(base.dayOfYear(.threeDigits)))
print(d.formatted(base.hour(.twoDigits(amPM: .omitted)).minute().second().secondFraction(.fractional(3))))
print(d.formatted(base.hour(.defaultDigits(amPM: .wide))), d.formatted(base.hour(.conversationalDefaultDigits(amPM: .abbreviated))))
print(d.formatted(base.timeZone(.identifier(.long))), d.formatted(base.timeZone(.localizedGMT(.short))), d.formatted(base.timeZone(.iso8601(.long))))
print(d.formatted(base.timeZone(.specificName(.short))), d.formatted(base.timeZone(.genericName(.long))), d.formatted(base.timeZone(.exemplarLocation)))
print(d.formatted(base.year(.padded(6))), d.formatted(base.year(.extended(minimumLength: 5))), d.formatted(base.month(.narrow)))
print(d.formatted(base.day(.ordinalOfDayInMonth)), d.formatted(base.secondFraction(.milliseconds(5))))
print(d.formatted(base.timeZone(.identifier(.short))), d.formatted(base.timeZone(.localizedGMT(.long))), d.formatted(base.timeZone(.iso8601(.short))))
print(d.formatted(base.year(.relatedGregorian(minimumLength: 6))), d.formatted(base.day(.julianModified(minimumLength: 3))))
base.timeZone = TimeZone(identifier: "Europe/Berlin")!
print(d.formatted(base.hour().timeZone(.specificName(.long))), d.formatted(base.timeZone(.genericName(.short))), d.formatted(base.timeZone(.exemplarLocation)))
