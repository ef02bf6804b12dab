// `==` with an operand of another type is no witness of Equatable: the language adds the one of two such values.
struct A: Equatable { var a = 1; static func == (x: A, y: A?) -> Bool { print("own"); return true } }
struct B: Equatable { var a = 1; static func == (x: B, y: Int) -> Bool { x.a == y } }
struct C: Hashable { var a = 1; static func == <T: BinaryInteger>(x: C, y: T) -> Bool { Int(y) == x.a } }
struct D: Comparable { var a = 1; static func < (x: D, y: Int) -> Bool { x.a < y }; static func < (x: D, y: D) -> Bool { x.a < y.a } }
struct E: Equatable { var a = 1; static func == (x: Int, y: E) -> Bool { false } }
struct F: Equatable { var a = 1 }
extension F { static func == (x: F, y: String) -> Bool { true } }
struct G<T: Equatable>: Equatable { var t: T; static func == (x: G, y: T) -> Bool { x.t == y } }
struct H: Equatable { var a = 1; static func == <T>(x: T, y: H) -> Bool { print("gen"); return true } }
print([A()] == [A()], B() == 1, B() == B(), C() == 1, C() == C(), D() < 2, D() == D(), 1 == E(), E() == E(), F() == F(), F() == "a", G(t: 1) == 1, G(t: 1) == G(t: 2))
print(H() == H(), [B()] == [B()], Set([C(), C()]).count)
