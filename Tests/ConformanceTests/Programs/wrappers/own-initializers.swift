// Initializers of one's own: parameters of the same name, storage, delegation, failure, throwing.
struct Bad: Error {}
@propertyWrapper struct W<T> { var wrappedValue: T { didSet { print("set", wrappedValue) } }; let tag: String
  init(wrappedValue: T) { self.wrappedValue = wrappedValue; tag = "v" ; print("init", wrappedValue) } 
  init(wrappedValue: T, tag: String) { self.wrappedValue = wrappedValue; self.tag = tag ; print("init", wrappedValue, tag) } }
struct A { @W var x: Int; @W var y: String
  init(x: Int, y: String) { self.x = x; self.y = y; self.x += 1 }
  init(storage: W<Int>) { _x = storage; self._y = W(wrappedValue: "s", tag: "t"); _y.wrappedValue = "q"; print(_y.tag) }
  init(both n: Int) { self.init(x: n, y: "\(n)"); print(x) }
  init?(fail n: Int) { if n < 0 { return nil }; x = n; y = "f" }
  init(throwing n: Int) throws { x = n; if n > 5 { throw Bad() }; y = "t" }
  init(dot: Int) { _x = .init(wrappedValue: dot); y = _x.wrappedValue > 3 ? "big" : "small" } }
_ = A(x: 1, y: "a"); _ = A(storage: W(wrappedValue: 3)); print(A(both: 4).y)
print(A(fail: -1).map { _ in 1 } as Any, A(fail: 1)!.y)
do { _ = try A(throwing: 1); _ = try A(throwing: 9) } catch { print("threw") }
_ = A(dot: 4)
class B { @W var x: Int; @W var z = 5; let k: Int
  init(x: Int) { self.x = x; k = 1; self.z = 6; self.x = 7 }
  convenience init() { self.init(x: 0); x = 8; z = 9 } 
  deinit { print("deinit", x) } }
final class C: B { @W var w: String; override init(x: Int) { w = "w"; super.init(x: x); w = "v"; self.x = 10 } }
_ = B(); _ = C(x: 3)
struct G<T> { @W var t: T; @W var list: [T]; init(_ t: T) { self.t = t; list = [t]; list.append(t) } }
print(G(1).list, G("s").list.count)
extension A { init(ext: Int) { self.init(x: ext, y: "ext") } }
print(A(ext: 2).y)
