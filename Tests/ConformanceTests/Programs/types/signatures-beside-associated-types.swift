// In signatures a type of the file comes before an associated type or an alias of a protocol; in bodies after it.
protocol R { associatedtype Coordinator = Void; func make() -> Coordinator;  }
extension R where Coordinator == Void { func make() {} }
class Coordinator {}
struct A: R { func make() -> Coordinator { print(Coordinator.self); return Coordinator() } }
struct B: R {
  func make() -> Int { 1 }; func other(_ c: Coordinator?) { print(type(of: c), Coordinator.self) };
  var p: Coordinator? = nil
}
print(A().make(), A.Coordinator.self)
B().other(nil); print(type(of: B().p), B.Coordinator.self)
struct C: R { func other(_ c: Coordinator?) { print(type(of: c)) } }
C().other(nil)
struct D: R { func other(_ c: Coordinator?) { print(type(of: c)) }; func make() -> Coordinator { fatalError() };  }
D().other(nil)
protocol Q1 { typealias X = Int }
struct X {}
struct S: Q1 { func f(_ x: X?) { print(type(of: x), X.self) }; func g<V: Q>(_ v: V) { print(V.self) } }
S().f(nil)
protocol Q { associatedtype B; typealias Q2 = Int }
extension Int: Q { typealias B = Int }
enum Outer {
  typealias Ser = DSer;
  struct A: Ser { typealias Br = Int; init() {}; func get<V: Ser>(_ v: V) { print(V.self, Ser.self) } }
}
protocol DSer { typealias Ser = [Br]; associatedtype Br }
Outer.A().get(Outer.A())
S().g(3)
