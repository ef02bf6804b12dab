import Foundation

// People sorted by several keys, as tables sort them.
struct Person: Identifiable, Hashable {
  let id: Int; var name: String; var city: String?; var born: Date; var score: Double
}
let people = [
  Person(id: 1, name: "Émile", city: "Paris", born: Date(timeIntervalSince1970: 5), score: 2),
  Person(id: 2, name: "anna", city: nil, born: Date(timeIntervalSince1970: 3), score: 9.5),
  Person(id: 3, name: "Bob", city: "Berlin", born: Date(timeIntervalSince1970: 9), score: 2),
  Person(id: 4, name: "Zoë", city: "paris", born: Date(timeIntervalSince1970: 1), score: -1),
  Person(id: 5, name: "bob 2", city: "Berlin", born: Date(timeIntervalSince1970: 2), score: 0),
  Person(id: 6, name: "bob 10", city: "", born: Date(timeIntervalSince1970: 2), score: 0),
]
func show(_ p: [Person]) { print(p.map { String($0.id) }.joined(separator: " ")) }
show(people.sorted(using: SortDescriptor(\.born, order: .reverse)));
show(people.sorted(using: [SortDescriptor(\Person.score), SortDescriptor(\Person.name, comparator: .lexical)]));
show(people.sorted(using: KeyPathComparator(\.city)));
show(people.sorted { ($0.city ?? "~", $0.name) < ($1.city ?? "~", $1.name) })
var order = KeyPathComparator(\Person.score);
print(order.order == .forward, order.compare(people[0], people[1]).rawValue); order.order = .reverse;
print(order.compare(people[0], people[1]).rawValue, order == KeyPathComparator(\Person.score, order: .reverse))
var copy = people; copy.sort(using: order); show(copy); copy.swapAt(0, 1); copy.reverse(); show(copy)
let byCity = Dictionary(grouping: people) { $0.city?.capitalized ?? "-" };
for key in byCity.keys.sorted() { print(key, byCity[key]!.map(\.id)) }
print(people.map(\.score).max()!, people.min { $0.born < $1.born }!.name, people.partitioned { $0.score > 0 })
extension Array { func partitioned(_ f: (Element) -> Bool) -> [Int] { [filter(f).count, filter { !f($0) }.count] } }
