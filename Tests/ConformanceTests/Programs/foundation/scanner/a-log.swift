import Foundation

// Lines of a log become records, and records a report.
let log = """
  2024-05-01T10:00:00Z INFO  start pid=12
  2024-05-01T10:00:01Z WARN  slow request path=/a/b ms=1200
  garbage
  2024-05-01T10:05:00Z ERROR failed path=/c "disk full"
  2024-05-02T00:00:00Z INFO  stop
  """
struct Record { let date: Date; let level: Level; let message: String; let fields: [String: String] }
enum Level: String, CaseIterable, Comparable {
  case info = "INFO", warn = "WARN", error = "ERROR"
  static func < (a: Level, b: Level) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
}
let iso = ISO8601DateFormatter()
func parse(_ line: Substring) -> Record? {
  let scanner = Scanner(string: String(line))
  guard let stamp = scanner.scanUpToCharacters(from: .whitespaces), let date = iso.date(from: stamp),
    let word = scanner.scanCharacters(from: .uppercaseLetters), let level = Level(rawValue: word)
  else { return nil }
  let rest = String(scanner.string[scanner.currentIndex...]).trimmingCharacters(in: .whitespaces)
  let parts = rest.split(separator: " ")
  let fields = parts.compactMap { part -> (String, String)? in
    let pair = part.split(separator: "=", maxSplits: 1);
    return pair.count == 2 ? (String(pair[0]), String(pair[1])) : nil
  }
  return Record(
    date: date, level: level, message: parts.filter { !$0.contains("=") }.joined(separator: " "),
    fields: Dictionary(fields, uniquingKeysWith: { $1 }))
}
let records = log.split(separator: "\n").compactMap(parse)
print(records.count, records.map(\.level).max()!, records.map(\.message))
for (level, group) in Dictionary(grouping: records, by: \.level).sorted(by: { $0.key < $1.key }) {
  print(level.rawValue, group.count, group.compactMap { $0.fields["path"] })
}
print(
  records.last!.date.timeIntervalSince(records[0].date) / 3600,
  records.compactMap { $0.fields["ms"].flatMap(Int.init) }.reduce(0, +))
var utc = Calendar(identifier: .iso8601); utc.timeZone = .gmt
print(
  Set(records.map { utc.startOfDay(for: $0.date) }).count, utc.isDate(records[0].date, inSameDayAs: records[2].date))
let regex = try NSRegularExpression(pattern: #"(\w+)=(\S+)"#)
let matches = regex.matches(in: log, range: NSRange(log.startIndex..., in: log))
print(matches.map { (log as NSString).substring(with: $0.range(at: 1)) })
