// sort and sorted are stable, take closures and operators, sort by several keys and by own Comparable.
struct Person: Equatable {
  var name: String
  var age: Int
}
let people = [
  Person(name: "Cy", age: 30), Person(name: "Ann", age: 25), Person(name: "Bo", age: 30), Person(name: "Di", age: 25),
]
print(people.sorted { $0.age < $1.age }.map(\.name))
print(people.sorted { $0.age > $1.age }.map(\.name))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))
print(people.sorted { a, b in a.age == b.age ? a.name > b.name : a.age > b.age }.map(\.name))
var numbers = [5, -1, 3, 3, 0]
numbers.sort()
print(numbers)
numbers.sort(by: >)
print(numbers, numbers.sorted { abs($0) < abs($1) })
var words = ["banana", "Apple", "cherry", "apple"]
words.sort()
print(words, words.sorted { $0.lowercased() < $1.lowercased() }, words.sorted { $0.count < $1.count })
print([2.5, -1, 10].sorted(), ["b", "a"].sorted(by: >), [true, false].sorted { !$0 && $1 }, "hello".sorted())
print(Array("hello".sorted().reversed()), [[3, 1], [2]].map { $0.sorted() })
print((1, "b") < (1, "c"), (2, "a") < (1, "z"), (1, 2, 3) == (1, 2, 3), ("a", 1) != ("a", 1))
func sorted<T, K: Comparable>(_ items: [T], by key: (T) -> K) -> [T] { items.sorted { key($0) < key($1) } }
print(sorted(people, by: \.name).map(\.name), sorted(people) { -$0.age }.map(\.age))
extension Sequence {
  func sorted<K: Comparable>(on key: KeyPath<Element, K>) -> [Element] {
    sorted { $0[keyPath: key] < $1[keyPath: key] }
  }
}
print(people.sorted(on: \.age).map(\.name), ["ccc", "a", "bb"].sorted(on: \.count))
var some = people
some.sort { $0.name < $1.name }
print(some.map(\.age), some.first!, people[0])
some.shuffle()
print(some.count, Set(some.map(\.name)).count, some.reversed().count)
