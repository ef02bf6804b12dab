// Casts follow the dynamic type; arrays of a base hold subclasses; overriding properties and methods are found.
class Vehicle {
  var wheels: Int { 0 }
  func describe() -> String { "\(type(of: self)) with \(wheels)" }
}
class Car: Vehicle {
  override var wheels: Int { 4 }
  func honk() -> String { "beep" }
}
class Truck: Car {
  override var wheels: Int { super.wheels + 2 }
  override func honk() -> String { super.honk().uppercased() }
}
class Boat: Vehicle {
  override func describe() -> String { "floating " + super.describe() }
}
let fleet: [Vehicle] = [Vehicle(), Car(), Truck(), Boat()]
for v in fleet { print(v.describe(), v is Car, (v as? Car)?.honk() ?? "-") }
print(fleet.compactMap { $0 as? Car }.map { $0.honk() }, fleet.filter { !($0 is Boat) }.count)
for case let truck as Truck in fleet { print("truck", truck.wheels) }
let car: Car = Truck()
print(car.honk(), (car as Vehicle).wheels, car as? Truck != nil, (car as Vehicle) is Boat)
switch fleet[2] {
case let t as Truck: print("truck", t.honk())
case is Car: print("car")
default: print("other")
}
switch fleet[1] {
case is Truck: print("truck")
case let c as Car where c.wheels == 4: print("four wheels")
default: print("other")
}
let types: [Vehicle.Type] = fleet.map { type(of: $0) }
print(types.map { "\($0)" }, types[1] == Car.self, types[2] is Car.Type, types[3] is Car.Type)
func kind<T: Vehicle>(_ v: T) -> String { "\(T.self)/\(type(of: v))" }
print(kind(car), kind(Truck()), kind(fleet[3]))
func find<T>(_ type: T.Type) -> T? { fleet.first { $0 is T } as? T }
print(find(Boat.self)?.describe() ?? "none", find(Truck.self)?.wheels ?? 0, find(String.self) ?? "no strings")
let any: [Any] = fleet + ["text", 1]
print(any.count, any.compactMap { $0 as? Vehicle }.count)
print(any.filter { $0 is Boat }.count)
let object: AnyObject = Car()
print((object as! Vehicle).wheels, object is Truck, (object as? Car)?.honk() ?? "")
if let c = fleet[1] as? Car, c.wheels > 3 { print("big", c.honk()) }
guard let boat = fleet.last as? Boat else { fatalError() }
print(boat.describe())
