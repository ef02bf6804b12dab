// class members are overridden, static ones are not; they are reached by Self, type(of:) and metatypes.
class Shape {
  class var sides: Int { 0 }
  class func describe() -> String { "\(self) has \(sides)" }
  static let unit = 1.0
  static var made = 0
  static func total() -> Int { made }
  required init() { Self.made += 1 }
  var mySides: Int { type(of: self).sides }
  func copy() -> Self { Self() }
  class func make() -> Self { Self() }
  class subscript(n: Int) -> String { "\(Self.self)[\(n)]" }
}
class Triangle: Shape {
  override class var sides: Int { 3 }
}
final class Square: Shape {
  override class var sides: Int { 4 }
  override class func describe() -> String { super.describe() + "!" }
}
print(Shape.describe(), Triangle.describe(), Square.describe())
let shapes: [Shape] = [Shape(), Triangle(), Square()]
print(shapes.map(\.mySides), Shape.made, Triangle.made, Shape.total())
print(shapes.map { type(of: $0.copy()) == type(of: $0) }, Shape.made)
print(type(of: Triangle.make()), Triangle.self[2], Square.self[3])
let types: [Shape.Type] = [Triangle.self, Square.self]
for type in types { print(type, type.sides, type.init().mySides, type.make() is Square) }
func build<T: Shape>(_ type: T.Type, _ n: Int) -> [T] { (0..<n).map { _ in type.init() } }
print(build(Triangle.self, 2).count, Shape.made, Square.unit)
let registry: [String: Shape.Type] = ["t": Triangle.self, "s": Square.self]
print(registry["t"]!.describe(), registry["s"]?.sides ?? 0, registry["x"] == nil)
let byName = registry.keys.sorted().map { registry[$0]!.init() }
print(byName.map { $0.mySides })
class Counter {
  private static var next = 1
  let id: Int
  init() {
    id = Counter.next
    Counter.next += 1
  }
  static func reset() { next = 1 }
}
print(Counter().id, Counter().id)
Counter.reset()
print(Counter().id)
enum Registry {
  static var items: [String] = [] {
    didSet { print("registered", items.last ?? "none") }
  }
}
Registry.items.append("a")
Registry.items += ["b", "c"]
class Parent { static func name() -> String { "parent static" } }
class Child: Parent { static func own() -> String { name() + " via child" } }
print(Child.name(), Child.own(), type(of: Child() as Parent) == Child.self)
