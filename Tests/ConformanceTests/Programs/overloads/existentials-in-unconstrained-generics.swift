protocol P { func name() -> String }
struct S: P { func name() -> String { "S" } }
func g<T>(_ x: T) { print("T", T.self, x is S) }
func c<T: P>(_ x: T) { print("T: P", T.self) }
func o<T: P>(_ x: T?) { print("T?", T.self) }
func u<T>(_ x: T?) { print("T?", T.self) }
func l<T>(_ x: [T]) { print("[T]", T.self) }
let p: any P = S()
g(p)
c(p)
u(p)
l([p])
let q: any P & Sendable = S()
g(q)
c(q)
let e: any Error = E.one
enum E: Error { case one }
g(e)
func r<T: Error>(_ x: T) { print(T.self) }
r(e)
func s(_ x: some P) { print(type(of: x)) }
s(p)
func t(_ x: some Any) { print(type(of: x)) }
t(p)
func both<T>(_ x: T, _ y: T) { print(T.self) }
both(p, p)
both(p, S())
