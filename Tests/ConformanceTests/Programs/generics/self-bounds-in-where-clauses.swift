protocol Base { var n: Int { get } }
protocol P where Self: Base { func p() }
extension P { func twice() -> Int { n * 2 } }
struct S: P, Base { var n = 3; func p() {} }
func f<T: P>(_ t: T) -> Int { t.n }
func g(_ p: any P) -> Int { p.n + p.twice() }
func h(_ b: any Base) -> Int { b.n }
func k<T: Base>(_ t: T) -> String { "\(T.self)" }
let s: any P = S()
print(f(S()), g(S()), h(s), k(s), s is any Base)
class C { var id = 1 }
protocol Q where Self: C { func q() }
class D: C, Q { func q() { print(id) } }
func r(_ q: any Q) { q.q(); print(q.id); let c: C = q; print(c.id) }
r(D())
