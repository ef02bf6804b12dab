struct A { var n = 1; var s = "x"; var b: B? = B(); var l = [1, 2]; var d = ["k": 1]; var none: Int? ; var f = 1.5; var e = E.two(1, b: "q"); var empty: [Int] = [] }
struct B { let q = 2.5 }
class C { var a = B(); var e = E.x(1) ; var t = (1, name: "b"); weak var me: C?; var next: C? }
class D: C { var own = 1 }
final class F: D {}
enum E { case x(Int), y, two(Int, b: String), lab(v: Int), tup((Int, Int)) }
struct Desc: CustomStringConvertible { var a = 1; var description: String { "desc" } }
struct Dbg: CustomDebugStringConvertible { var a = 1; var debugDescription: String { "dbg" } }
dump(A()); dump(C()); dump(E.y); dump(E.lab(v: 3)); dump(E.tup((1, 2))); dump(3); dump("s"); dump([1]); dump([Int]()); dump(Set([1])); dump(true); dump((1, b: "x")); dump(Optional<Int>.none); dump(Optional(3))
let d = D(); d.me = d; d.next = d; dump(d); dump(F(), name: "f"); dump(Desc()); dump(Dbg()); dump([Desc()], name: "list", indent: 4)
dump(A(), maxDepth: 1); dump([1, 2, 3, 4], maxItems: 3); dump([1 as Any, "a", [2]] as [Any]); dump([B(), B()] , maxDepth: 0); dump(["a": [1, 2]])
let any: Any = B(); dump(any); let r = dump(5) + 1; print(r); protocol P {}; extension B: P {}; dump([B()] as [any P])
var text = ""; dump(B(), to: &text); print(text.count)
@propertyWrapper struct W<T> { var wrappedValue: T }
struct S { @W var x = 1; @W var y: [String] = ["a"] }
dump(S()); dump(Character("c")); dump(())
