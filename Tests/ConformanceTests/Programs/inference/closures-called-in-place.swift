protocol Shape { var n: Int { get } }
struct A: Shape { let n = 1 }
struct B: Shape { let n = 2 }
func f(_ c: Bool) -> any Shape { let s: any Shape = { if c { return A() }; return B() }(); return s }
print(f(true).n, f(false).n)
class P { var d: String { "P" } }
class Q: P { override var d: String { "Q" } }
func g(_ c: Bool) -> P { return { if c { return Q() }; return P() }() }
print(g(true).d, g(false).d)
struct E: Error {}
func h(_ c: Int) throws -> Int? { let x: Int? = try { if c == 0 { throw E() }; if c == 1 { return nil }; return c }(); return x }
print((try? h(0)) as Any, try h(1) as Any, try h(2) as Any)
func opt(_ c: Bool) -> String { let t: String? = { if c { return "t" }; return nil }(); return t ?? "none" }
print(opt(true), opt(false))
struct V { let v: Int? = { guard "a".count > 2 else { return nil }; return 4 }(); lazy var w: [Int]? = { if v == nil { return nil }; return [1] }() }
var v = V(); print(v.v as Any, v.w as Any)
