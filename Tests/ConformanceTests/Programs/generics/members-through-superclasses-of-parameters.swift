protocol N {}
class K: N {}
extension N where Self: K { static func a() -> String { "a" }; func b() -> String { "b" }; var p: Int { 1 } }
extension N { func all() -> String { "all" }; static func sall() -> String { "sall" } }
func g1<T: K>(_ t: T) -> String { t.b() + "\(t.p)" }
func g2<T: K>(_ t: T) -> String { t.all() }
func g3<T: K>(_ t: T.Type) -> String { t.sall() + T.sall() }
func g4<T: K>(_ t: T.Type) -> String { t.a() + T.a() }
func g5<T: K & N>(_ t: T) -> String { t.b() }
func g6<T: N>(_ t: T) -> String where T: K { t.b() + T.a() }
print(g1(K()), g2(K()), g3(K.self), g4(K.self), g5(K()), g6(K()))
func g7(_ t: some K) -> String { t.b() + type(of: t).a() }
print(g7(K()))
class Box<T: K> { let t: T; init(_ t: T) { self.t = t }; func f() -> String { t.b() + T.a() } }
print(Box(K()).f())
