import Foundation
// ---- formatters & strings used in view models
struct Money: Hashable, Comparable, CustomStringConvertible, ExpressibleByFloatLiteral {
  var cents: Int
  init(floatLiteral v: Double) { cents = Int((v * 100).rounded()) }
  init(cents: Int) { self.cents = cents }
  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
  static prefix func - (a: Self) -> Self { .init(cents: -a.cents) }
  var description: String { String(format: "%@%d.%02d", cents < 0 ? "-" : "", abs(cents) / 100, abs(cents) % 100) }
}
let ms: [Money] = [1.5, 0.05, -2.25]
print(ms.sorted(), ms.reduce(.init(cents: 0), +), -ms[0], ms.max()!, Set(ms).count)
print(
  String(
    format: "%5.2f|%-8@|%08.3f|%x|%X|%o|%e|%+d|%%|%c|%ld|%lu|%hhd", 3.14159, "ab" as NSString, 2.5, 255, 255, 8,
    12345.678, 5, 65, 7, UInt(8), 300))
print(
  String(format: "%2$@ %1$@ %3$d", "a" as NSString, "b" as NSString, 3),
  String(format: "%.0f %.1f %g %G", 2.5, 0.05, 1e-10, 1e20))
let nf = NumberFormatter(); nf.locale = Locale(identifier: "en_US"); nf.numberStyle = .currency; nf.currencyCode = "USD"
print(nf.string(from: 1234.5)!, nf.string(from: -0.5)!, nf.string(from: 1e9)!)
nf.numberStyle = .percent; nf.maximumFractionDigits = 1; print(nf.string(from: 0.1234)!)
nf.numberStyle = .spellOut; print(nf.string(from: 42)!, nf.string(from: 1_000_001)!)
nf.numberStyle = .ordinal; print((1...4).map { nf.string(from: NSNumber(value: $0))! })
nf.numberStyle = .scientific; print(nf.string(from: 12345)!)
nf.numberStyle = .decimal; nf.minimumFractionDigits = 2; nf.groupingSeparator = "'";
print(nf.string(from: 1234567.891)!, nf.number(from: "1'234.5") as Any)
print(
  1234567.formatted(.number.locale(Locale(identifier: "de_DE"))),
  0.256.formatted(.percent.locale(Locale(identifier: "en_US"))),
  12.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))))
print(
  1234.formatted(.number.notation(.compactName).locale(Locale(identifier: "en_US"))),
  3.14159.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))),
  (-5).formatted(.number.sign(strategy: .always()).locale(Locale(identifier: "en_US"))))
print(
  ["a", "b", "c"].formatted(.list(type: .and).locale(Locale(identifier: "en_US"))),
  ["x", "y"].formatted(.list(type: .or).locale(Locale(identifier: "en_US"))))
let bf = ByteCountFormatter(); bf.countStyle = .file;
print(
  bf.string(fromByteCount: 1_500_000), bf.string(fromByteCount: 999),
  ByteCountFormatter.string(fromByteCount: 2048, countStyle: .memory))
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "America/New_York")!;
cal.locale = Locale(identifier: "en_US")
let d0 = cal.date(from: DateComponents(year: 2024, month: 3, day: 10, hour: 1, minute: 30))!
print(
  cal.date(byAdding: .hour, value: 1, to: d0)!.timeIntervalSince1970 - d0.timeIntervalSince1970,
  cal.date(byAdding: .day, value: 1, to: d0)!.timeIntervalSince(d0), cal.isDateInWeekend(d0))
print(
  cal.dateComponents([.month, .day], from: d0, to: cal.date(from: DateComponents(year: 2025, month: 1, day: 1))!),
  cal.range(of: .day, in: .month, for: d0)!, cal.component(.weekOfYear, from: d0),
  cal.ordinality(of: .day, in: .year, for: d0)!)
print(
  cal.nextDate(after: d0, matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime)!.timeIntervalSince(
    d0), cal.startOfDay(for: d0).timeIntervalSince(d0), cal.dateInterval(of: .month, for: d0)!.duration)
print(
  cal.monthSymbols[1], cal.shortWeekdaySymbols, cal.veryShortMonthSymbols.joined(), cal.amSymbol,
  cal.compare(d0, to: d0 + 3600, toGranularity: .day).rawValue)
let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = cal.timeZone;
df.dateFormat = "EEEE, d MMMM yyyy 'at' h:mm:ss a zzz XXX QQQ D w SSS"
print(df.string(from: d0)); df.dateFormat = "yyyy-MM-dd";
print(df.date(from: "2024-02-30") as Any, df.date(from: "2024-02-29")!.timeIntervalSince1970)
df.dateStyle = .medium; df.timeStyle = .short; df.locale = Locale(identifier: "en_US"); print(df.string(from: d0))
print(
  Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).value.rounded(),
  Measurement(value: 20, unit: UnitTemperature.celsius).converted(to: .fahrenheit),
  Measurement(value: 1, unit: UnitMass.kilograms) < Measurement(value: 1001, unit: .grams))
print(
  ISO8601DateFormatter().string(from: d0), d0.ISO8601Format(),
  (try? Date("2024-01-02T03:04:05Z", strategy: .iso8601))?.timeIntervalSince1970 ?? 0)
print(
  "straße".uppercased(), "İ".lowercased().count, "éa".folding(options: .diacriticInsensitive, locale: nil),
  "Hello World".capitalized, "a-b_c d".components(separatedBy: CharacterSet(charactersIn: "-_ ")),
  "  x ".trimmingCharacters(in: .whitespaces) + "|")
print(
  "abc".padding(toLength: 6, withPad: ".-", startingAt: 1), "a,b;c".split { ",;".contains($0) },
  "Hello".range(of: "l", options: .backwards).map { "Hello".distance(from: "Hello".startIndex, to: $0.lowerBound) }
    as Any, "x1y22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression))
print(
  "file10".localizedStandardCompare("file9").rawValue, "a".compare("B", options: .caseInsensitive).rawValue,
  "ä".localizedCompare("z").rawValue, "abc".hasPrefix(""), "caf\u{e9}" == "cafe\u{301}",
  "e\u{301}".unicodeScalars.count, "👩‍👩‍👧".count, "👩‍👩‍👧".utf16.count)
