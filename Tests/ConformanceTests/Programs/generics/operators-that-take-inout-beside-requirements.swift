struct V: Equatable {
  var v: Int
  static func & (l: inout V, r: V) -> V { l.v &= r.v; return l }
}
protocol P { static func & (l: Self, r: Self) -> Self; init(_ i: Int); var v: Int { get } }
extension P { static func & (l: Self, r: Self) -> Self { print("default"); return Self(l.v & r.v) } }
extension V: P { init(_ i: Int) { v = i } }
func one<T>(_ a: T) { print(a) }
func lazily<T>(_ a: @autoclosure () -> T) { print(a()) }
func both<T: Equatable>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T) { print(a() == b()) }
let a = V(7)
one(V(6) & V(3))
one(a & V(3))
lazily(V(6) & V(3))
lazily(a & V(3))
both(V(6) & V(3), V(2))
both(a & V(3), V(3))
