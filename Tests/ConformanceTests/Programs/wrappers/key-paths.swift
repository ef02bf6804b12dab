// Key paths through wrapped properties and projections.
@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: T { get { wrappedValue } set { wrappedValue = newValue } } }
@propertyWrapper final class Shared<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct In { @Box var a = 1; @Shared var s = "s" }
struct Out { @Box var i = In(); @Box var list = [1, 2] }
var o = Out()
let p = \Out.i.a; o[keyPath: p] += 5; print(o.i.a, o[keyPath: p])
o[keyPath: \.list[0]] = 7; print(o.list); o[keyPath: \Out.$i.$a] = 3; print(o.i.a)
let q = \In.s; let fixed = In(); fixed[keyPath: q] = "t"; print(fixed.s, type(of: q), type(of: p))
print([o, o].map(\.i.a), [fixed].map(\.s))
func set<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
set(&o, \.i.a, 44); print(o.i.a); set(&o.i, \.$a, 45); print(o.i.a)
class M { @Box var x = 1; @Shared var y = 2 }
let m = M(); let k: ReferenceWritableKeyPath<M, Int> = \.x; m[keyPath: k] = 8; m[keyPath: \.y] = 9; print(m.x, m.y)
