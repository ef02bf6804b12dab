// The wrapper's own getters and setters may be mutating or not.
final class Storage { var n = 0 }
@propertyWrapper struct NM { let s = Storage(); init() {} ; var wrappedValue: Int { get { s.n } nonmutating set { s.n = newValue } } 
  var projectedValue: Int { get { s.n * 10 } nonmutating set { s.n = newValue / 10 } } }
struct V { @NM var x; func tap() { x += 1; $x += 30 } ; var doubled: Int { x * 2 } ; var settable: Int { get { x } nonmutating set { x = newValue } } }
let v = V(); v.tap(); v.x = v.x + 5; v.settable += 2; print(v.x, v.$x, v.doubled)
func take(_ v: V) { v.x = 100; v.$x = 70 } ; take(v); print(v.x)
@propertyWrapper struct MG { private var reads = 0; var v: Int; init(wrappedValue: Int) { v = wrappedValue } 
  var wrappedValue: Int { mutating get { reads += 1; return v + reads } nonmutating set { print("nm", newValue) } } }
struct W { @MG var y = 10; mutating func r() -> Int { y } }
var w = W(); print(w.y, w.y, w.r()); w.y = 3
class H { @MG var y = 10; let n = 1 }
let h = H(); print(h.y, h.y); h.y = 4; print(h.y)
@propertyWrapper struct Lz<T> { private var made: T?; let make: () -> T; init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue }
  var wrappedValue: T { mutating get { if let made { return made }; print("making"); let m = make(); made = m; return m } set { made = newValue } } }
struct L { @Lz var a = [1, 2]; @Lz var b = "s".uppercased() }
var l = L(); l.a.append(3); print(l.a, l.b, l.b); l.b = "t"; print(l.b)
