struct Person {
  var name = "n", age = 1
  var home = Home()
}
struct Home { var rooms = [1, 2] }
class Base { var count = 3 }
final class Derived: Base {}
let people = [Person(), Person(name: "b", age: 2)]
let i = 1
func tell<T>(_ value: T) { print(value, T.self) }
tell((zip("a", "a").contains { $0 != $1 }) ? people[0][keyPath: \.age] : nil)
tell((zip("a", "a").contains { $0 != $1 }) ? people[0][keyPath: \.age] + i : 2)
tell([1].contains { $0 != 1 } ? people[0][keyPath: \.age] + i : nil)
let age = \Person.age, name: WritableKeyPath<Person, String> = \.name, partial: PartialKeyPath<Person> = \.home.rooms
tell(people.map { $0[keyPath: age] * 2 }.max() ?? 0)
tell(people.map { $0[keyPath: name] + "!" })
tell([name, \.name].flatMap { path in people.map { $0[keyPath: path] } })
tell(people[1][keyPath: partial])
tell(people[1][keyPath: age as AnyKeyPath] ?? "none")
tell(Derived()[keyPath: \.count] + 0.5.exponent)
tell(people[0][keyPath: \.home.rooms[1]] - 1)
func sorted<Value: Comparable>(by path: KeyPath<Person, Value>) -> [String] {
  people.sorted { $0[keyPath: path] > $1[keyPath: path] }.map(\.name)
}
tell(sorted(by: \.age) + sorted(by: \.name))
