class A {
    let n: Int
    init(n: Int) { self.n = n; print("A.init(n:)", type(of: self)) }
    required convenience init() { self.init(n: 1); print("A.init()") }
    class func make() -> Self { Self() }
}
class B: A {
    var extra = "b"
    required convenience init() { self.init(n: 2); print("B.init()") }
    override init(n: Int) { super.init(n: n * 10); print("B.init(n:)") }
}
class C: A {
    required convenience init() { self.init(n: 3); print("C.init()") }
    init(k: Int) { super.init(n: k) }
    override init(n: Int) { super.init(n: n) }
}
class D: B {}
let types: [A.Type] = [A.self, B.self, C.self, D.self]
for t in types { let a = t.init(); print(type(of: a), a.n) }
print(D.make().n, C.make().n)
func build<T: A>(_ t: T.Type) -> T { T() }
print(build(C.self).n, build(D.self).extra)
protocol P { init(); static func s() -> String }
class E: P { required convenience init() { self.init(x: 5) }; init(x: Int) { self.x = x }; let x: Int; class func s() -> String { "E" } }
class F: E { required convenience init() { self.init(x: 6); print("F()") }; override class func s() -> String { "F" } }
func g<T: P>(_ t: T.Type) -> T { T() }
let f = g(F.self)
print(type(of: f), f.x)
let pt: any P.Type = F.self
print(pt.init(), pt.s())
