// Designated, convenience, required, inherited and failable initializers run in two phases.
class Shape {
  var name: String
  var sides = 0
  init(name: String) {
    self.name = name
    print("Shape.init", name)
    setUp()
  }
  convenience init() { self.init(name: "none") }
  required init(sides: Int) {
    name = "\(sides)-gon"
    self.sides = sides
  }
  func setUp() { print("Shape.setUp") }
}
class Square: Shape {
  var side: Double = 1
  var area: Double { side * side }
  override func setUp() { print("Square.setUp", side, sides) }
}
class Named: Shape {
  let tag: String
  init(tag: String) {
    self.tag = tag
    super.init(name: "named " + tag)
    sides = 9
  }
  required init(sides: Int) {
    tag = "required"
    super.init(sides: sides)
  }
  convenience init?(text: String) {
    guard !text.isEmpty else { return nil }
    self.init(tag: text)
  }
}
print(Square().name)
print(Square(name: "sq").area)
print(Square(sides: 4).name)
print(Named(tag: "t").sides)
print(Named(sides: 5).tag)
print(Named(text: "") == nil, Named(text: "x")?.name ?? "nil")
func build<T: Shape>(_ type: T.Type, _ n: Int) -> T { type.init(sides: n) }
print(build(Named.self, 3).tag, build(Square.self, 8).name)
let types: [Shape.Type] = [Shape.self, Square.self, Named.self]
print(types.map { $0.init(sides: 2) is Square })

class Positive {
  let value: Int
  init?(_ value: Int) {
    if value <= 0 { return nil }
    self.value = value
  }
}
class Even: Positive {
  override init?(_ value: Int) {
    guard value.isMultiple(of: 2) else { return nil }
    super.init(value)
  }
}
for n in [-2, 3, 4] { print(n, Positive(n)?.value as Any, Even(n)?.value as Any) }
