import Foundation

// Format styles of numbers, dates and lists in one screen's view model.
let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
print(1234567.formatted(.number.locale(us)), 1234567.formatted(.number.grouping(.never).locale(de)), (-5).formatted(.number.sign(strategy: .always()).locale(us)))
print(0.4567.formatted(.percent.precision(.fractionLength(1)).locale(us)), 12.formatted(.percent.locale(de)))
print(1234.5.formatted(.currency(code: "USD").locale(us)), 1234.5.formatted(.currency(code: "EUR").locale(de)))
print(99.formatted(.currency(code: "JPY").presentation(.fullName).locale(us)), 5.5.formatted(.currency(code: "GBP").presentation(.isoCode).locale(us)))
print(123456.formatted(.number.notation(.compactName).locale(us)), 1234.5678.formatted(.number.notation(.scientific).locale(us)))
print(3.14159.formatted(.number.precision(.significantDigits(3)).locale(us)), 7.formatted(.number.precision(.integerLength(3)).locale(us)))
print(2.5.formatted(.number.rounded(rule: .toNearestOrEven, increment: 1).locale(us)), 1e-7.formatted(.number.locale(us)))
print(5.formatted(.number.scale(100).locale(us)), 3.0.formatted(.number.decimalSeparator(strategy: .always).locale(us)))
let list = ["ann", "bob", "cy"]
print(list.formatted(.list(type: .and).locale(us)), list.formatted(.list(type: .or, width: .short).locale(us)), list.formatted(.list(type: .and).locale(de)))
print([String]().formatted(.list(type: .and).locale(us)))
print(Int64(1_500_000).formatted(.byteCount(style: .file).locale(us)), Int64(512).formatted(.byteCount(style: .memory).locale(us)))
let date = Date(timeIntervalSince1970: 1_700_000_000)
var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: us, calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: "UTC")!)
print(date.formatted(style), style.format(date))
print(date.formatted(style.year().month(.wide).day().weekday(.abbreviated)), date.formatted(style.hour(.twoDigits(amPM: .omitted)).minute()))
style.locale = de
print(date.formatted(style), date.formatted(style.month(.wide).year()))
let verbatim = Date.VerbatimFormatStyle(
  format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) at \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))h",
  timeZone: TimeZone(identifier: "UTC")!, calendar: Calendar(identifier: .gregorian))
print(verbatim.format(date))
print(Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)), Duration.seconds(3725.5).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))))
print(Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(us)))
print(try Int("1,234", format: .number.locale(us)), try Double("12.5%", format: .percent.locale(us)), try Decimal("$3.10", format: .currency(code: "USD").locale(us)))
do { print(try Int("x1", format: .number.locale(us))) } catch { print("no number") }
print((date..<date.addingTimeInterval(5400)).formatted(.interval.hour().minute().locale(us)).count > 3)
print(PersonNameComponents(givenName: "Ann", familyName: "Lee").givenName ?? "-")
