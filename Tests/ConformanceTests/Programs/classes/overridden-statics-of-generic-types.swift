protocol P { static func f() -> String }
class K: P { class func f() -> String { "fK" } }
class L: K { override class func f() -> String { "fL" } }
func g<T: P>(_ t: T.Type) -> String { "\(T.f())" }
func h<T: P>(_ t: T.Type) -> String { "\(t.f())" }
func k<T: K>(_ t: T.Type) -> String { "\(T.f()) \(t.f())" }
print(g(L.self), h(L.self), k(L.self))
class M: K { override class func f() -> String { "fM" } }
print(g(M.self), h(M.self), k(M.self))
class A { class var n: String { "A \(self)" }; class func f(_ x: Int = 1) -> String { "A\(x) \(self)" }; class var v: Int { get { store } set { store = newValue } }; static var store = 0 }
class B: A {}; final class C: B { override class var n: String { "C \(self) " + super.n }; override class var v: Int { get { super.v * 10 } set { super.v = newValue + 1 } } }
print(A.n, B.n, C.n, B.f(), C.f(2)); func gg<T: A>(_: T.Type) -> String { T.v = 3; T.v += 1; return "\(T.n) \(T.f()) \(T.v)" }; print(gg(A.self), gg(B.self), gg(C.self))
let ts: [A.Type] = [A.self, B.self, C.self]; print(ts.map { $0.n }, ts.map { $0.v }, ts.map { gg($0) })
