// Memberwise initializers: labels, order, defaults, autoclosures, privacy.
@propertyWrapper struct V<T> { var wrappedValue: T }
@propertyWrapper struct N { var n: Int; init(n: Int) { self.n = n } ; var wrappedValue: Int { n } }
@propertyWrapper struct D { var n = 7; init() {} ; init(n: Int) { self.n = n } ; var wrappedValue: Int { n } }
@propertyWrapper struct Lz<T> { let f: () -> T; init(wrappedValue f: @autoclosure @escaping () -> T) { self.f = f } ; var wrappedValue: T { f() } }
struct S { let id: Int; @V var a: Int; @N var b: Int; var mid = "m"; @D var c: Int; @V var d = "d"; @Lz var e: Int; @Lz var f = [1]; @V(wrappedValue: 2) var g: Int }
func noisy(_ n: Int) -> Int { print("noisy", n); return n }
let s = S(id: 1, a: noisy(2), b: N(n: noisy(3)), e: noisy(4)); print("made"); print(s.id, s.a, s.b, s.mid, s.c, s.d, s.e, s.f, s.g)
let t = S(id: 1, a: 2, b: N(n: 3), mid: "x", c: D(n: 9), d: "e", e: 5, f: [noisy(6)], g: V(wrappedValue: 8)); print(t.mid, t.c, t.d, t.f, t.g)
print([1, 2].map { V(wrappedValue: $0) }.map(\.wrappedValue))
struct E { @V var x: Int } ; print([1, 2, 3].map(E.init).map(\.x))
struct Em { @D var x } ; print(Em(), Em().x, Em(x: D(n: 1)).x)
