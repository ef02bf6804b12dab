@propertyWrapper struct Clamp { var v: Int; init(wrappedValue: Int, _ max: Int = 10) { v = min(wrappedValue, max) }
  var wrappedValue: Int { get { v } set { v = newValue } }
  var projectedValue: String { "p\(v)" } }
func f(@Clamp x: Int) -> Int { print($x, _x); return x }
print(f(x: 20), f(x: 3))
func g(@Clamp(5) _ y: Int, z: Int = 1) -> String { let c = { y + z }; return "\(c()) \($y)" }
print(g(9), g(2, z: 4))
struct S { @Clamp var a: Int; init(@Clamp b: Int) { a = b + 1 }; func m(@Clamp(2) q: Int) { print(q, a) } }
S(b: 30).m(q: 7)
class Box<T> { var t: T; init(_ t: T) { self.t = t } }
@propertyWrapper struct Ref<T> { let b: Box<T>; init(wrappedValue: T) { b = Box(wrappedValue) } ; var wrappedValue: T { get { b.t } nonmutating set { b.t = newValue } } }
func h<T>(@Ref t: T, other: T) -> T { t = other; return t }
print(h(t: 1, other: 2), h(t: "a", other: "b"))
func two(@Ref @Clamp n: Int) { print(n); n = 50; print(n) }
two(n: 30)
