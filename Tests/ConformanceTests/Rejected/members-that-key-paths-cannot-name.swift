class C { static var shared = C(); func g(x: Int, _ y: Int) {}; func h(_ x: Int) {}; static func s() {}; init() {} }
enum E { case a, b(Int) }
protocol P { func f() }
let a = \C.shared
let b = \C.g
let c = \E.a
let d = \E.b
let e = \P.f
let f = \C.init
let g = \C.h
let h = \C.s
let i = [C()].map(\.g)
print([("a", 1)].map(\.2))
