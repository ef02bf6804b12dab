protocol P {}; struct S: P {}; struct Box<T> { let v: T; init(_ v: T) { self.v = v } }
struct N { init<T>(_ p0: Box<any P>, _ p1: T.Type) where T: P { print(T.self, type(of: p0)) }; init(_ b: Box<any P>) { print("one") } }
func f(_ b: Box<any P>) { print("f") }
func g<T: P>(_ b: Box<any P>, _ t: T) { print("g", T.self) }
func h(_ b: Box<Int?>, _ c: Box<Any>) { print("h", b, c) }
func k<T>(_ b: Box<T>, _ c: T) { print("k", T.self) }
func m(_ b: Box<Int?>?) { print("m", b as Any) }
f(Box(S()))
g(Box(S()), S())
let _: N = N(Box(S()), S.self)
let _: N = .init(Box(S()), S.self)
let _: N = .init(Box(S()))
_ = N.init(Box(S()))
h(Box(1), Box("x"))
k(Box(1), 2.5)
k(Box(nil), 2)
m(Box(1)); m(.init(2)); m(Box(nil))
let arr: [Box<any P>] = [Box(S()), .init(S())]; print(arr.count)
let d: [String: Box<Int?>] = ["a": Box(1), "b": .init(nil)]; print(d.count)
func r() -> Box<any P> { Box(S()) }
func t(_ b: Bool) -> Box<any P> { b ? Box(S()) : Box(S()) }
print(type(of: r()), type(of: t(true)))
let o: Box<any P>? = Box(S()); print(type(of: o))
let c: () -> Box<any P> = { Box(S()) }; print(type(of: c()))
let tup: (Box<any P>, Box<Int?>) = (Box(S()), Box(1)); print(tup)
struct H { var b: Box<any P> = Box(S()); var o: Box<Double> = Box(1) }; print(H(), H(b: Box(S()), o: Box(2)))
enum E { case a(Box<any P>), b(x: Box<Int?>) }; print(E.a(Box(S())), E.b(x: Box(1)))
