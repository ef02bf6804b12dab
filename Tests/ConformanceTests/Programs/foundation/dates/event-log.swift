import Foundation

// An event log: dates of several kinds, ranges, grouping by hour, and durations.
struct Entry: Comparable, CustomStringConvertible {
  let at: Date, level: Int, text: String
  static func < (a: Entry, b: Entry) -> Bool { (a.at, a.level) < (b.at, b.level) }
  var description: String { "[\(at.formatted(.iso8601))] \(text)" }
}
let base = try Date("2024-06-30T23:59:30Z", strategy: .iso8601)
let log = (0..<6).map { Entry(at: base + Double($0 * $0) * 10, level: $0 % 2, text: "e\($0)") }.shuffled().sorted()
log.forEach { print($0) }
let gaps = zip(log, log.dropFirst()).map { $1.at.timeIntervalSince($0.at) }
print(gaps, gaps.max() ?? 0, log.filter { (base...(base + 60)).contains($0.at) }.count)
print(Duration.seconds(gaps.reduce(0, +)).formatted(.time(pattern: .minuteSecond)), Duration.seconds(3661).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .narrow).locale(Locale(identifier: "en_US"))))
var utc = Calendar(identifier: .iso8601)
utc.timeZone = .gmt
let byDay = Dictionary(grouping: log) { utc.startOfDay(for: $0.at) }.sorted { $0.key < $1.key }
for (day, entries) in byDay { print(day.formatted(.iso8601.year().month().day()), entries.count) }
print(utc.isDate(log[0].at, equalTo: log[5].at, toGranularity: .month), utc.compare(log[0].at, to: log[5].at, toGranularity: .year) == .orderedSame)
let spans = byDay.map { DateInterval(start: $0.key, duration: 86_400) }
print(spans.map { span in log.filter { span.contains($0.at) }.count }, spans[0].intersection(with: spans[1])?.duration ?? -1)
print(base.formatted(Date.FormatStyle(date: .complete, time: .complete, locale: Locale(identifier: "fr_FR"), timeZone: TimeZone(identifier: "Asia/Tokyo")!)))
print(base.addingTimeInterval(0.123).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)), base.timeIntervalSinceReferenceDate)
print(base.formatted(.verbatim("\(day: .twoDigits).\(month: .twoDigits).\(year: .padded(4)) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", timeZone: .gmt, calendar: utc)))
