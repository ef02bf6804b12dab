@propertyWrapper struct Box<V> {
  final class R { var v: V; init(_ v: V) { self.v = v } }
  let r: R
  init(wrappedValue: V) { r = R(wrappedValue) }
  var wrappedValue: V {
    get { r.v }
    nonmutating set { r.v = newValue }
  }
}
struct V {
  @Box var n = 1 {
    didSet { let go = { if self.n < 5 { self.n += 1 } }; go(); print("did", oldValue) }
    willSet { print("will", newValue, n) }
  }
  func f() { n = 2 }
}
func run(_ f: @escaping () -> Void) { f() }
struct W { @Box var n = 1 { didSet { run { print(self.n) } } } }
let v = V(); v.f(); print(v.n)
let w = W(); w.n = 4
