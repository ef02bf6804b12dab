// Key paths are values: appended, compared, kept in arrays and dictionaries, passed to generic functions.
struct Engine: Equatable { var power = 100 }
struct Car {
  var engine = Engine()
  var name = "car"
  var wheels = [1, 2, 3, 4]
  var spare: Engine?
}
struct Owner {
  var car = Car()
  var cars = [Car(), Car()]
}
let power = \Car.engine.power
let ownerPower = (\Owner.car).appending(path: power)
var owner = Owner()
owner[keyPath: ownerPower] += 50
print(owner[keyPath: ownerPower], owner.car.engine.power, ownerPower == \Owner.car.engine.power)
print(power == \Car.engine.power)
let second = \Owner.cars[1].name
owner[keyPath: second] = "second"
print(owner.cars.map(\.name), second == \Owner.cars[1].name, second == \Owner.cars[0].name)
func increase<T>(_ root: inout T, _ paths: [WritableKeyPath<T, Int>]) { for p in paths { root[keyPath: p] += 1 } }
increase(&owner, [\.car.engine.power, \.cars[0].wheels[2], \.car.wheels[0]])
print(owner.car.engine.power, owner.cars[0].wheels, owner.car.wheels)
let names: [String: PartialKeyPath<Car>] = ["name": \.name, "power": \.engine.power]
for key in names.keys.sorted() { print(key, owner.car[keyPath: names[key]!]) }
var counts: [PartialKeyPath<Car>: Int] = [:]
for path in [\Car.name, \Car.engine.power, \Car.name] as [PartialKeyPath<Car>] { counts[path, default: 0] += 1 }
print(counts[\Car.name]!, counts[\Car.engine.power]!, counts.count)
print(owner.car[keyPath: \.spare?.power] as Any)
owner.car.spare = Engine(power: 7)
print(owner.car[keyPath: \.spare?.power] as Any, owner.car[keyPath: \.spare!.power], owner[keyPath: \.cars.count])
struct Sorter<T> {
  var keys: [(T, T) -> Bool] = []
  mutating func add<V: Comparable>(_ path: KeyPath<T, V>, ascending: Bool = true) {
    keys.append { ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path] }
  }
  func sort(_ items: [T]) -> [T] {
    items.sorted { a, b in
      for key in keys {
        if key(a, b) { return true }
        if key(b, a) { return false }
      }
      return false
    }
  }
}
struct Person { var name: String, age: Int }
let people = [Person(name: "B", age: 1), Person(name: "A", age: 2), Person(name: "C", age: 2)]
var sorter = Sorter<Person>()
sorter.add(\.age, ascending: false)
sorter.add(\.name, ascending: false)
print(sorter.sort(people).map(\.name), people.map { $0[keyPath: \.age] })
func modified<T, V>(_ value: T, _ path: WritableKeyPath<T, V>, _ change: (inout V) -> Void) -> T {
  var copy = value
  change(&copy[keyPath: path])
  return copy
}
print(modified(people[0], \.name) { $0 += "!" }.name)
print(modified(owner, \.car.wheels) { $0.removeAll() }.car.wheels, people[0].name)
