import Foundation

struct Event {
  let name: String
  let date: Date
}
let events = [
  Event(name: "c", date: Date(timeIntervalSince1970: 30)), Event(name: "a", date: Date(timeIntervalSince1970: 10)),
  Event(name: "b", date: Date(timeIntervalSince1970: 20)),
]
print(events.sorted { $0.date < $1.date }.map(\.name))
print(events.sorted(using: KeyPathComparator(\.date, order: .reverse)).map(\.name))
print(events.map(\.date).max() ?? .distantPast)
let byDay = Dictionary(grouping: events) { Int($0.date.timeIntervalSince1970) / 20 }
print(byDay.keys.sorted(), byDay[1]?.map(\.name) ?? [])
