protocol P {}
struct S: P {}
class Base: P {}
class Derived: Base {}
func f(_ x: Int?) { print("Int?") }
func f(_ x: Any) { print("Any") }
func f<T>(_ x: T) { print("T", T.self) }
f(Optional(1)); f(1); f(nil as Int?); f("a"); f(Optional("a")); f(1.5); f([1]); f(Optional<Int>.some(2))
let oo: Int?? = 3
f(oo); f(oo!); f(Int("3")); f([1: 2][1])
func g(_ x: Int) { print("g Int") }
@_disfavoredOverload func g(_ x: Int, _ y: Int = 0) { print("g Int,Int") }
func g<T>(_ x: T) { print("g T") }
g(1); g("a"); g(1, 2)
@_disfavoredOverload func h(_ x: String) { print("h String") }
func h(_ x: Substring) { print("h Substring") }
func h(_ x: Any) { print("h Any") }
h("a"); h("abc".prefix(1)); h("a" as String)
@_disfavoredOverload func h2(_ x: String) { print("h2 String") }
func h2<T: StringProtocol>(_ x: T) { print("h2 T", T.self) }
h2("a"); h2("abc".dropFirst())
let p: any P = Derived()
print(type(of: p), type(of: p as Any), type(of: p) == Derived.self)
func ty<T>(_ x: T) -> T.Type { type(of: x) }
print(ty(p), ty(1 as Any), type(of: ty(S())), [type(of: p)])
let mt: any P.Type = type(of: p)
print(mt, mt is Base.Type, (mt as? Base.Type) != nil)
let base: Base = Derived()
print(type(of: base), ty(base), type(of: type(of: base)))
let dict = [1: 2]
let a1: Any? = dict[1] ?? 0
let a2: Any = dict[1] ?? 0
print(a1 as Any, a2, type(of: a1))
func any1(_ x: Any?) { print(x as Any) }
any1(dict[1] ?? 0); any1(dict[5]); any1(dict[5] ?? 7)
let b1: Any? = dict[9]
print(b1 as Any)
func gg() -> () -> String { { "gg()()" } }
func gg() -> () -> Int { { 5 } }
let q1: String = gg()(); let q2: Int = gg()()
print(q1, q2)
func mk(_ n: Int) -> (Int) -> Int { { $0 + n } }
print(mk(1)(2), [1, 2].map(mk(3)), mk(1)(mk(2)(3)))
