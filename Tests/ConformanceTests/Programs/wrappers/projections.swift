@propertyWrapper struct W<T> { private var v: T; init(initialValue: T) { v = initialValue } ; var wrappedValue: T { get { v } nonmutating set { print("nonmut", newValue) } } 
 var projectedValue: P<T> { P(v: v) } }
@dynamicMemberLookup struct P<T> { var v: T; subscript<U>(dynamicMember p: WritableKeyPath<T, U>) -> P<U> { P<U>(v: v[keyPath: p]) } }
struct User { var name = "n"; var tags = [Tag()] } ; struct Tag { var t = 1 }
struct S { @W var x = 1; @W var u = User(); func f() { x = 2; u.name = "q"; print($u.name.v, $u.tags[0].t.v, type(of: $u.tags)) } }
let s = S(); s.f(); s.x = 3; s.x += 1
@propertyWrapper struct M { var c = 0; var wrappedValue: Int { mutating get { c += 1; return c } set { c = newValue } } }
struct T { @M var x; mutating func f() -> Int { x } }
var t = T(); print(t.x, t.x, t.f()); t.x = 10; print(t.x)
class K { @M var x }
let k = K(); print(k.x, k.x)
struct Priv { @W private var x = 1; var y = 2 ; @W fileprivate var z = 3 ; @W private(set) var q = 4 }
print(Priv().y, Priv().q)
struct Gen<A> { @W var a: A; @W var arr: [A] = [] ; @W var dict: [String: A] = [:] }
let g = Gen(a: 1); print(g.a, g.arr, g.dict, type(of: g.$arr))
extension Gen where A == Int { var sum: Int { a + 1 } }
print(g.sum)
struct Named { struct Inner { @Named.N var x = 1 } ; @propertyWrapper struct N { var wrappedValue: Int } ; @N var y = 2; typealias Al = N; @Al var z = 3 }
print(Named(), Named.Inner())
typealias IntW = W<Int>
struct Al { @IntW var x = 1 }
print(Al().x)
