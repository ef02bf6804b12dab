// Class members found through the class at hand: Self, type(of: self), class functions, witnesses and their overrides.
class Shape {
  class var sides: Int { 0 }
  class func title() -> String { "shape" }
  static func line() -> String { "\(title()) with \(sides)" }
  required init() {}
  func copy() -> Self { Self() }
  func label() -> String { "\(Self.title())/\(type(of: self).sides)/\(Self.self)" }
}
class Square: Shape {
  override class var sides: Int { 4 }
  override class func title() -> String { "square" }
}
final class Cube: Square {
  override class func title() -> String { super.title() + " cubed" }
}
print(Shape.line(), Square.line(), Cube.line())
for shape in [Shape(), Square(), Cube()] { print(shape.label(), type(of: shape.copy())) }
protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "hello" } }
class Person: Greeter {}
class Loud: Person { func greet() -> String { "HELLO" } }
class Robot: Greeter { func greet() -> String { "beep" } }
class Android: Robot { override func greet() -> String { "beep, " + super.greet() } }
let greeters: [any Greeter] = [Person(), Loud(), Robot(), Android()]
print(greeters.map { $0.greet() }, Loud().greet())
func describe(_ any: any Greeter) -> String { "greeter" }
func describe<T>(_ t: T) -> String { "anything" }
func describe(_ p: Person) -> String { "person" }
print(describe(Robot()), describe(Loud()), describe(3))
let maybe: [Person?] = [Loud(), nil]
for case .some(let person) in maybe { print(type(of: person)) }
for person in maybe {
  guard case .some(let found) = person else {
    print("nobody")
    continue
  }
  print(found.greet())
}
defer { print("last") }
defer { print("first of the last") }
print("end")
