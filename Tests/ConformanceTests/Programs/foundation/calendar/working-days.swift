import Foundation

// Ages, working days, quarters and fiscal years.
var c = Calendar(identifier: .gregorian); c.timeZone = .gmt; c.locale = Locale(identifier: "en_US_POSIX")
func d(_ y: Int, _ m: Int, _ d: Int) -> Date { c.date(from: DateComponents(year: y, month: m, day: d))! }
func age(_ b: Date, on t: Date) -> Int { c.dateComponents([.year], from: b, to: t).year! }
print(
  age(d(2000, 2, 29), on: d(2024, 2, 28)), age(d(2000, 2, 29), on: d(2024, 2, 29)),
  age(d(2000, 2, 29), on: d(2023, 3, 1)))
func workdays(_ a: Date, _ b: Date) -> Int {
  var n = 0, t = a; while t < b { if !c.isDateInWeekend(t) { n += 1 }; t = c.date(byAdding: .day, value: 1, to: t)! };
  return n
}
print(workdays(d(2024, 2, 1), d(2024, 3, 1)), workdays(d(2024, 12, 23), d(2025, 1, 2)))
for m in [1, 4, 12] {
  let t = d(2024, m, 15);
  print(
    c.component(.quarter, from: t), (c.component(.month, from: t) - 1) / 3 + 1,
    c.dateInterval(of: .quarter, for: t).map { Int($0.duration / 86400) } as Any, c.dateInterval(of: .year, for: t)!.end
  )
}
let easter = { (y: Int) -> Date in
  let a = y % 19, b = y / 100, cc = y % 100, dd = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3,
    h = (19 * a + b - dd - g + 15) % 30, i = cc / 4, k = cc % 4, l = (32 + 2 * e + 2 * i - h - k) % 7,
    m = (a + 11 * h + 22 * l) / 451, mo = (h + l - 7 * m + 114) / 31, da = (h + l - 7 * m + 114) % 31 + 1
  ; return d(y, mo, da)
}
let f = DateFormatter(); f.calendar = c; f.timeZone = c.timeZone; f.locale = c.locale;
f.dateFormat = "EEEE, d MMMM yyyy";
print(
  (2023...2025).map { f.string(from: easter($0)) }, f.string(from: c.date(byAdding: .day, value: 49, to: easter(2024))!)
)
for last in 1...3 {
  let end = c.date(byAdding: DateComponents(month: 1, day: -1), to: d(2024, last, 1))!;
  print(c.component(.day, from: end), f.string(from: end), c.range(of: .weekOfMonth, in: .month, for: end)!.count)
}
print(
  c.nextDate(after: d(2024, 1, 1), matching: DateComponents(weekday: 6, weekdayOrdinal: 2), matchingPolicy: .nextTime)!,
  c.date(from: DateComponents(weekday: 5, weekdayOrdinal: 4, yearForWeekOfYear: nil)) != nil,
  d(2024, 3, 1).timeIntervalSince(d(2024, 2, 1)) / 86400,
  Calendar(identifier: .iso8601).component(.weekOfYear, from: d(2024, 12, 30)),
  c.component(.weekOfYear, from: d(2024, 12, 30)))
