struct A { var v: Int }
struct B { static let name = "outer B" }
enum Kind { case outer }
typealias Alias = Int
struct Images {
  struct A { var add: Int; var send: Int }
  typealias B = String
  enum Kind { case inner(Int); static let all = [Kind.inner(1)] }
  var v: A = A(add: 1, send: 2)
  func f() { print(B("x"), A(add: 3, send: 4), Kind.inner(2), Kind.all, A.self, B.self) }
  struct Deeper { func g() { print(A(add: 5, send: 6), Kind.inner(3)) } }
}
extension Images { func h() { print(A(add: 7, send: 8), [A](), [String: Kind](), A.init(add: 1, send: 1)) } }
class Base { struct Item { var b = 1 }; func item() -> Any { Item() } }
class Derived: Base { func mine() -> Any { Item() } }
struct Item { var top = 0 }
protocol P { associatedtype Element; func make() -> Element }
struct Element { var outer = 1 }
struct S: P { struct Element { var own = 2 }; func make() -> Element { Element() } }
print(Images().v, A(v: 1), B.name, Kind.outer)
Images().f(); Images.Deeper().g(); Images().h()
print(Base().item(), Derived().mine(), Item(), S().make(), Element())
func local() { struct A { var z = 9 }; print(A()); do { struct A { var y = 8 }; print(A()) }; print(A(z: 1)) }
local()
struct G<A> { let a: A; func t() { print(A.self, [A].self) } }
G(a: 1).t()
