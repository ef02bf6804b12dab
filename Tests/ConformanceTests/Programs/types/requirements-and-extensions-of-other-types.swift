protocol P { var x: Int { get }; func m() -> Int; associatedtype A; var a: A { get }; func n() -> A }
protocol Q: P {}
extension Q { var x: Int { 2 }; func m() -> Int { 2 }; var a: Int { 2 }; func n() -> Int { 2 } }
struct S: Q { var x = 1; func m() -> Int { 1 }; var a: String { "s" }; func n() -> String { "s" } }
func f<T: Q>(_ t: T) { print(t.x, t.m()); let a = t.a; print(a, type(of: a)); let n = t.n(); print(n) }
f(S())
let q: any Q = S()
print(q.x, q.m()); let b = q.a; print(b, type(of: b), q.n())
extension Q { func inside() { print(x, m()); let a = a; print(a); let c = self.n(); print(c) } }
S().inside()
func g<T: P>(_ t: T) { print(t.x, t.a, t.m(), t.n()) }
g(S())
protocol R { associatedtype B; var b: B { get } }
extension R { var b: Int { 3 } }
struct U: R { var b: String { "u" } }
func h<T: R>(_ t: T) { let b = t.b; print(b, type(of: b)) }
h(U())
