import Foundation
// A diary: entries by day, streaks, and a feed sorted in several ways.
struct Entry: Identifiable, Codable, Hashable, Comparable {
  let id: Int; var date: Date; var text: String; var mood: Mood; var tags: Set<String>
  enum Mood: Int, Codable, CaseIterable, CustomStringConvertible {
    case bad = -1, fine, good; var description: String { ["☹", "😐", "🙂"][rawValue + 1] }
  }
  static func < (a: Entry, b: Entry) -> Bool { (a.date, a.id) < (b.date, b.id) }
}
var calendar = Calendar(identifier: .iso8601); calendar.timeZone = TimeZone(identifier: "UTC")!
func day(_ y: Int, _ m: Int, _ d: Int, _ h: Int = 12) -> Date {
  calendar.date(from: DateComponents(year: y, month: m, day: d, hour: h))!
}
let entries = [
  Entry(id: 1, date: day(2024, 2, 27), text: "Rain", mood: .bad, tags: ["home"]),
  Entry(id: 2, date: day(2024, 2, 28), text: "Work\nand more", mood: .fine, tags: ["work", "late"]),
  Entry(id: 3, date: day(2024, 2, 28, 20), text: "", mood: .good, tags: []),
  Entry(id: 4, date: day(2024, 2, 29), text: "Leap!", mood: .good, tags: ["work"]),
  Entry(id: 5, date: day(2024, 3, 2), text: "Gap", mood: .fine, tags: ["home", "work"]),
]
let byDay = Dictionary(grouping: entries) { calendar.startOfDay(for: $0.date) }
for key in byDay.keys.sorted() {
  print(ISO8601DateFormatter().string(from: key), byDay[key]!.sorted().map { "\($0.id)\($0.mood)" })
}
var streak = 0, best = 0, last: Date?
for day in byDay.keys.sorted() {
  streak = last.map { calendar.dateComponents([.day], from: $0, to: day).day == 1 } == true ? streak + 1 : 1
  best = max(best, streak); last = day
}
print("best", best, "current", streak)
let counts = entries.flatMap(\.tags).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key): \($0.value)" })
print(
  entries.sorted(using: [KeyPathComparator(\.mood.rawValue, order: .reverse), KeyPathComparator(\.date)]).map(\.id),
  entries.sorted(using: SortDescriptor(\Entry.text)).map(\.id))
let encoder = JSONEncoder(); encoder.outputFormatting = [.sortedKeys]; encoder.dateEncodingStrategy = .iso8601
for entry in entries.filter({ $0.tags.count < 2 }).prefix(2) {
  print(String(decoding: try encoder.encode(entry), as: UTF8.self))
}
let average = Double(entries.map(\.mood.rawValue).reduce(0, +)) / Double(entries.count)
print(
  String(format: "%.2f", average), entries.max()!.id, entries.min { $0.text.count < $1.text.count }!.id,
  Entry.Mood.allCases)
let search = "work"
print(entries.filter { $0.text.localizedCaseInsensitiveContains(search) || $0.tags.contains(search) }.map(\.id))
