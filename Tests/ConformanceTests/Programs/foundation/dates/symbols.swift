import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.locale = Locale(identifier: "en_US")
print(calendar.monthSymbols.prefix(2), calendar.shortMonthSymbols.suffix(2))
print(calendar.weekdaySymbols, calendar.shortWeekdaySymbols, calendar.veryShortWeekdaySymbols)
print(calendar.amSymbol, calendar.pmSymbol)
calendar.locale = Locale(identifier: "de_DE")
print(calendar.monthSymbols[2], calendar.weekdaySymbols[3])
