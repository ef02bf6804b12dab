// Which initializers a subclass inherits, and how required and convenience ones reach the subclass.
class Base: CustomStringConvertible {
  let tag: String
  var n = 0
  init(tag: String) { self.tag = tag }
  convenience init(n: Int) {
    self.init(tag: "n")
    self.n = n
  }
  convenience init() { self.init(n: 7) }
  var description: String { "\(type(of: self)) \(tag) \(n)" }
}
class InheritsAll: Base { var extra = 1 }
class OwnDesignated: Base {
  let more: Int
  init(more: Int) {
    self.more = more
    super.init(tag: "own")
  }
}
class OverridesAll: Base {
  override init(tag: String) { super.init(tag: tag.uppercased()) }
}
print(InheritsAll(tag: "t"), InheritsAll(n: 3), InheritsAll())
print(OwnDesignated(more: 2), OverridesAll(tag: "x"), OverridesAll(n: 4), OverridesAll())
class Shape {
  required init(size: Int) { print("  Shape", size) }
  static func make() -> Self { Self(size: 1) }
  func clone() -> Self { type(of: self).init(size: 2) }
}
class Circle: Shape {
  let radius: Int
  required init(size: Int) {
    radius = size * 10
    super.init(size: size)
  }
  init(radius: Int) {
    self.radius = radius
    super.init(size: 0)
  }
}
class Square: Shape {}
print(Circle.make().radius, Circle(radius: 5).clone().radius, type(of: Square.make()))
let kinds: [Shape.Type] = [Circle.self, Square.self]
print(kinds.map { type(of: $0.init(size: 3)) })
class Failing {
  let value: Int
  init?(_ text: String) {
    guard let n = Int(text) else { return nil }
    value = n
  }
  convenience init(orZero text: String) { self.init(Int(text).map(String.init) ?? "0")! }
}
class FailingSub: Failing {
  var label: String
  override init?(_ text: String) {
    label = "label " + text
    super.init(text)
    if value < 0 { return nil }
  }
}
print(Failing("5")?.value as Any, Failing("x") == nil, Failing(orZero: "q").value)
print(FailingSub("5")?.label as Any, FailingSub("x") == nil, FailingSub("-5") == nil)
func == (l: Failing?, r: Int?) -> Bool { l?.value == r }
print(FailingSub("5") == 5)
class Counter {
  static var made = 0
  let id: Int = {
    made += 1
    return made
  }()
  lazy var name = "counter \(id)"
}
print(Counter().id, Counter().name, Counter.made)
