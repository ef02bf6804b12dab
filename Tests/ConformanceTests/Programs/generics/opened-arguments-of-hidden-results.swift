// Several existential arguments are opened for a result whose type is hidden.
protocol P { func show() -> String }
struct A: P { let n: Int; func show() -> String { "a\(n)" } }
struct Pair<X: P, Y: P>: P { let x: X; let y: Y; init(_ x: X, _ y: Y) { self.x = x; self.y = y }; func show() -> String { x.show() + "," + y.show() } }
func pair(_ x: some P, _ y: some P) -> some P { Pair(x, y) }
extension P {
  func plain<S: P>(_ s: S) -> some P { Pair(self, s) }
  func through<S: P>(_ s: S) -> some P { pair(self, s) }
  func local<S: P>(_ s: S) -> some P { let v = pair(self, s); return v }
}
let a: P = A(n: 1)
func both<X: P, Y: P>(_ x: X, _ y: Y) -> some P { pair(x, y) }
print(a.plain(a).show(), a.through(a).show(), a.local(a).show(), A(n: 3).local(a).show())
print(pair(a, a).show(), both(a, a).show())
let t = both(a, A(n: 3))
let u: P = both(t, a)
print(both(u, u).show())

// The same through a result builder, with the value changed in place.
@resultBuilder enum Builder {
  static func buildPartialBlock(first: some P) -> some P { first }
  static func buildPartialBlock(accumulated: some P, next: some P) -> some P { Pair(accumulated, next) }
}
extension P {
  @Builder func followed<S: P>(by s: S) -> some P {
    self
    s
  }
}
var all: P = A(n: 4)
func change(_ work: (inout P) -> Void) { work(&all) }
change { $0 = $0.followed(by: a) }
change { $0 = $0.followed(by: A(n: 5)) }
print(all.show())
