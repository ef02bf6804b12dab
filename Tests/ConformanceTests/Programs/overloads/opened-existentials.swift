protocol P { func name() -> String }
protocol Q {}
protocol R: P {}
struct S: P { func name() -> String { "S" } }
struct W: P, Q { func name() -> String { "W" } }
struct V: R { func name() -> String { "V" } }
let p: any P = S(), pq: any P & Q = W(), r: any R = V(), op: (any P)? = S()
func a<T: P>(_ x: T?) { print("T?", T.self) }
a(p)
a(pq)
a(S())
struct O {
  subscript<T: P>(x: T) -> Int { print("subscript", T.self); return 1 }
  init() {}
  init<T: P>(_ x: T) { print("init", T.self) }
}
_ = O()[r]
_ = O()[pq]
_ = O(p)
_ = O.init(pq)
func b<T>(_ x: T) { print("b", T.self) }
b(pq)
b(r)
b([p])
func c<T: P>(_ x: T, _ y: [T] = []) { print("c", T.self) }
c(S())
func d<T: P, U: P>(_ x: T, _ y: U) { print("d", T.self, U.self) }
d(p, r)
func e<T: P>(_ x: T.Type) { print("e", T.self) }
e(S.self)
func f(_ x: some P) { print("f", type(of: x)) }
f(pq)
if let op { f(op) }
op.map { f($0) }
