import Foundation

let us = Locale(identifier: "en_US")
let de = Locale(identifier: "de_DE")
print(try Double("1,234.5", format: .number.locale(us)), try Double("1.234,5", format: .number.locale(de)))
print(try Int("1,234", format: .number.locale(us)), try Double("50%", format: .percent.locale(us)))
print(try Decimal("$12.30", format: .currency(code: "USD").locale(us)))
print((try? Int("abc", format: .number.locale(us))) as Any, (try? Double("", format: .number.locale(us))) as Any)
let style = IntegerFormatStyle<Int>(locale: us)
print(try style.parseStrategy.parse("7,000"))
let iso = Date.ISO8601FormatStyle()
print(try iso.parse("2024-02-03T04:05:06Z").timeIntervalSince1970)
print(try Date("2024-02-03T04:05:06Z", strategy: .iso8601).timeIntervalSince1970)
let strategy = Date.ParseStrategy(
  format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", locale: Locale(identifier: "en_US_POSIX"),
  timeZone: .gmt)
print(try Date("2024-05-06", strategy: strategy).timeIntervalSince1970)
