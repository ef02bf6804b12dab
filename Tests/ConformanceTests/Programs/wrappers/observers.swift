// Observers on wrapped properties.
@propertyWrapper struct W { private var v: Int; init(wrappedValue: Int) { v = wrappedValue } ; var wrappedValue: Int { get { print("get"); return v } set { print("set"); v = newValue } } }
struct S { @W var a = 1 { didSet { print("didSet a") } } ; @W var b = 1 { willSet { print("willSet b", newValue) } didSet { print("didSet b", oldValue) } } ; @W var c = 1 { didSet(o) { print("didSet c", o); if c > 5 { c = 5 } } } }
var s = S(); s.a = 2; s.a += 1; s.b = 3; s.b += 1; s.c = 9; print(s.c)
class K { @W var a = 1 { didSet { print("K", a) } } ; init() { a = 3 } ; func f() { a += 1 } }
let k = K(); k.f(); k.a = 8
