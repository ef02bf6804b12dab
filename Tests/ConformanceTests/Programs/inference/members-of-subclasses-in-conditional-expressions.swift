class A { var name: String { "A" } }
class B: A { override var name: String { "B" }; static let zero = B(); static let nope = B() }
func pick(_ b: B, _ c: Bool) -> A { c ? .zero : b }
func pick2(_ b: B, _ c: Bool) -> A { c ? b : .zero }
func pick3(_ b: B) -> A { return b === B.nope ? .zero : b }
func pick4(_ b: B) -> A? { let c = true; let x: A? = c ? .zero : b; return x }
protocol P {}
struct S: P { static let one = S() }
func pick5(_ s: S, _ c: Bool) -> any P { c ? .one : s }
func pick6(_ i: Int, _ c: Bool) -> Any { c ? .zero : i }
print(pick(B(), true).name, pick2(B(), false).name, pick3(B()).name, pick4(B())!.name, pick5(S(), true), pick6(3, true))

class Shape { static var blank: Shape { Shape() } }
final class Circle: Shape {
  static var unit: Circle { Circle() }
  static func sized(_ size: Int) -> Circle { Circle() }
}
func shape(_ circle: Circle?, _ flag: Bool) -> Shape {
  if let circle { return flag ? .sized(2) : circle }
  return flag ? .blank : Circle.unit
}
print(type(of: shape(Circle(), true)), type(of: shape(nil, true)), type(of: shape(nil, false)))
