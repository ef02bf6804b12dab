enum E: Error { case a }
struct M: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "x"], displayStyle: .struct) } }
struct N: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "x"]) } }
struct L: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) } }
class C: CustomReflectable { var q = 1; var customMirror: Mirror { Mirror(self, children: ["a": 1]) } }
class D: C { var z = 2 }
class B { var y = 1 }
class F: B, CustomReflectable { var z = 2; var customMirror: Mirror { Mirror(self, children: ["zz": z], displayStyle: .class, ancestorRepresentation: .generated) } }
class G: B, CustomReflectable { var z = 2; var customMirror: Mirror { Mirror(self, children: ["zz": z], ancestorRepresentation: .suppressed) } }
enum X: CustomReflectable { case a(Int), b; var customMirror: Mirror { Mirror(self, children: ["k": 5], displayStyle: .enum) } }
print(M(), N(), L(), F(), G(), X.a(1), X.b); debugPrint(M(), N(), L(), F(), X.a(2)); print([M()], Optional(N()) as Any)
dump(M()); dump(N()); dump(L()); dump(C()); dump(D()); dump(F()); dump(G()); dump(X.a(1))
print(Mirror(reflecting: D()).children.count, Mirror(reflecting: F()).superclassMirror as Any, Mirror(reflecting: G()).superclassMirror as Any, Mirror(reflecting: D()).subjectType)
func s(_ x: Any) { print(type(of: x), String(reflecting: type(of: x))) }
s({ () throws(E) -> Int in throw .a }); s({ (x: inout Int, y: Int...) in }); s({ (f: @escaping () -> Void) in }); s({ (f: () -> Void) in }); s({ (f: @autoclosure () -> Int) in }); s(Optional<() -> Void>.none as Any); s([{ 1 }]); s(((Int) -> Int).self); s(((Int) -> (Int) -> Int).self); s((() -> any Error).self); s((() -> (Int, String)).self); s((((Int, String)) -> Void).self)
s((() throws(Never) -> Void).self); s((() throws(any Error) -> Void).self)
