@propertyWrapper struct W { var wrappedValue: Int; init() { wrappedValue = 100; print("init()") } ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue; print("init(w)") } }
struct S { @W var x: Int ; var y: Int ; init() { y = 2; x = 1 } }
print(S())
struct T { @W var x: Int ; var y = 0 }
print(T())
print(T(y: 2))
print(T(x: W(wrappedValue: 3)))
@propertyWrapper struct O<T> { var wrappedValue: T?; init() { wrappedValue = nil; print("init()") } ; init(wrappedValue: T?) { self.wrappedValue = wrappedValue; print("init(w)") } }
struct U { @O var x: Int? }
print(U())
@propertyWrapper class K<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } ; var projectedValue: K<T> { self } }
struct V { @K var x = 1; func bump() { x += 1; $x.wrappedValue += 10 } }
let v = V(); v.bump(); print(v.x); v.x = 5; print(v.x)
func f(c: Bool) { @W var x: Int
 if c { x = 1 } else { x = 2 }
 print(x); x = 3; print(x) }
f(c: true)
func g(c: Bool) { @W(wrappedValue: 2) var x 
 let h = { x += 1; return x }
 print(h(), h(), x, _x) }
g(c: true)
func h() { @K var x = 1 ; print($x.wrappedValue); x = 2; print(_x.wrappedValue) }
h()
enum E { @K static var st = [1] }
E.st.append(2); print(E.st, E.$st.wrappedValue)
struct G<T> { @K var v: T; static func make(_ t: T) -> G<T> { G(v: t) } }
print(G.make(3).v, G(v: "s").$v.wrappedValue)
let kp = \V.x; print(v[keyPath: kp]); print(v[keyPath: \V.$x].wrappedValue)
v[keyPath: \V.x] = 77; print(v.x); print(type(of: \V.x))
print(type(of: \S.x))
protocol P { var x: Int { get set } }
extension V: P {}
var p: any P = v; p.x = 12; print(v.x, p.x)
struct D { @W var x: Int = 1 { didSet { print("didSet", oldValue, x) } willSet { print("willSet", newValue) } } }
var d = D(); d.x = 4; d.x += 1; print(d)
