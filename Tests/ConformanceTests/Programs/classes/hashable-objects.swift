// Classes as set members and keys by identity or by value; sorting, grouping and removing objects.
final class Person: Hashable, CustomStringConvertible {
  let name: String
  var age: Int
  init(_ name: String, _ age: Int) {
    self.name = name
    self.age = age
  }
  static func == (l: Person, r: Person) -> Bool { l === r }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var description: String { "\(name)(\(age))" }
}
let ann = Person("Ann", 30), twin = Person("Ann", 30), bo = Person("Bo", 25)
print(ann == twin, ann == ann, Set([ann, twin, bo, ann]).count)
var team: Set<Person> = [ann, bo]
ann.age += 1
print(team.contains(ann), team.contains(twin), team.sorted { $0.age < $1.age })
team.remove(ann)
print(team, team.count)
var roles = [ann: "lead", bo: "dev"]
roles[twin] = "guest"
bo.age = 99
print(roles[bo]!, roles[twin]!, roles.count, roles.filter { $0.key.name == "Ann" }.count)
let people = [bo, ann, twin]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) })
let grouped = Dictionary(grouping: people) { $0.age > 50 }
print(grouped[true]!, grouped[false]!.count)
print(people.firstIndex(of: twin)!, people.contains(Person("Bo", 99)), people.max { $0.age < $1.age }!)
var list = people
list.removeAll { $0 == ann }
list[0].age = 1
print(list, bo)
print(people.map(\.age).reduce(0, +), people.map(\.name).joined(separator: "+"), people.allSatisfy { $0.age > 0 })
class Animal: Equatable {
  let legs: Int
  init(_ legs: Int) { self.legs = legs }
  static func == (l: Animal, r: Animal) -> Bool { type(of: l) == type(of: r) && l.legs == r.legs }
}
class Dog: Animal {
  init() { super.init(4) }
}
print(Dog() == Dog(), Dog() == Animal(4), Animal(2) == Animal(2), [Dog()] == [Dog()], [Animal(4)].contains(Dog()))
let maybe: Dog? = Dog()
print(maybe == Dog(), maybe != nil, maybe === maybe)
