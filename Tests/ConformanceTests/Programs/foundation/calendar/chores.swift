import Foundation

// A rota of chores: who does what in which week.
struct Chore: Hashable, Codable { var name: String; var every: Int; var since: DateComponents }
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(secondsFromGMT: 0)!
let people = ["Ann", "Bo", "Cy"]
let chores = [
  Chore(name: "Dishes", every: 1, since: DateComponents(year: 2024, month: 1, day: 1)),
  Chore(name: "Windows", every: 4, since: DateComponents(year: 2024, month: 1, day: 8)),
]
func due(_ chore: Chore, from start: Date, count: Int) -> [Date] {
  guard let first = calendar.date(from: chore.since) else { return [] }
  return (0..<200).compactMap { calendar.date(byAdding: .weekOfYear, value: $0 * chore.every, to: first) }.filter {
    $0 >= start
  }.prefix(count).map { $0 as Date }
}
let start = calendar.date(from: DateComponents(year: 2024, month: 2, day: 20))!
for chore in chores {
  for date in due(chore, from: start, count: 3) {
    let week = calendar.component(.weekOfYear, from: date)
    print(
      chore.name, ISO8601DateFormatter.string(from: date, timeZone: calendar.timeZone, formatOptions: [.withFullDate]),
      people[week % people.count])
  }
}
let data = try JSONEncoder().encode(chores)
print(try JSONDecoder().decode([Chore].self, from: data) == chores)
let text = String(decoding: data, as: UTF8.self)
print(text.contains("\"every\":4"), text.contains("\"year\":2024"))
print(
  calendar.dateComponents([.day], from: start, to: calendar.date(from: DateComponents(year: 2024, month: 12, day: 25))!)
    .day!)
