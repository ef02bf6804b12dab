// A memberwise initializer evaluates its arguments, then the defaults of the omitted ones; its wrappers run after these.

class Box { let n: Int; init(_ n: Int) { self.n = n; print("box", n) }; deinit { print("gone", n) } }
@propertyWrapper struct Held<T> {
  var wrappedValue: T
  var note: String
  init(wrappedValue: T, note: String = "none") {
    print("held", note); self.wrappedValue = wrappedValue; self.note = note
  }
}
@propertyWrapper struct Twice<V> {
  var wrappedValue: V; init(wrappedValue: V) { print("twice"); self.wrappedValue = wrappedValue }
}
func make(_ n: Int) -> Box { print("make", n); return Box(n) }
struct Item {
  let id = make(0)
  @Held(note: "first") var a = make(1)
  weak var w: Box? = nil
  lazy var l = make(2)
  @Held var b: Box
  var c: Box = make(3)
  @Held(note: "outer") @Twice var d = make(4)
  var e: Box
  var f: Int? = {
    print("f")
    return 3
  }()
}
func go() {
  let x = Item(b: make(10), e: make(11))
  print(x.a.n, x.b.n, x.c.n, x.d.n, x.e.n, x.f as Any)
  var y = Item(a: make(20), w: x.a, b: make(21), c: make(22), d: make(23), e: x.e, f: nil)
  print(y.a.n, y.w?.n as Any, y.l.n, y.d.n)
}
go()
struct G<T> {
  @Held var v: T
  var u: T? = nil
  var k: [T] = {
    print("k")
    return []
  }()
  var z: T
}
func t<T>(_ v: T) -> T { print("t", v); return v }
let g = G(v: t("a"), z: t("b"))
print(g.v, g.u as Any, g.k, g.z)
let maker = G<Int>.init(v:u:k:z:)
print(maker(1, 2, [3], 4).z)
func boom() throws -> Box { throw E.a }
enum E: Error { case a }
do { _ = try Item(b: make(31), e: boom()) } catch { print("caught", error) }
