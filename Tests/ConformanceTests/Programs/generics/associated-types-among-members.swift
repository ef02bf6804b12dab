protocol PS {}
extension Int: PS {}
protocol P0 { associatedtype A: PS; func f(_: A) }
struct Y: P0 { func f(_: Float) {}; func f(_: Int) {} }
print(Y.A.self)
protocol P7 { associatedtype A; associatedtype B; func f() -> A; func g() -> B }
struct X7<T> {}
extension P7 { func g() -> X7<A> { X7() } }
struct Z: P7 { func f() -> Int { 0 } }
print(Z.B.self, Z().g())
protocol Repository { associatedtype Item; associatedtype Page; func item() -> Item; func page() -> Page }
extension Repository { func page() -> [Item] { [item()] } }
struct Users: Repository { func item() -> String { "ann" } }
print(Users().page(), Users.Page.self)
func pages<R: Repository>(_ r: R) -> R.Page { r.page() }
print(pages(Users()))
protocol Feature {
  associatedtype State; associatedtype Action; associatedtype Effects;
  func reduce(_ s: inout State, _ a: Action) -> Effects
}
struct Effect<A> { var actions: [A] = [] }
extension Feature { func reduce(_ s: inout Int, _ a: Action) -> Effect<Action> { s += 1; return Effect(actions: [a]) } }
struct Counter: Feature { typealias Action = String }
var n = 0
print(Counter().reduce(&n, "x"), n, Counter.State.self, Counter.Effects.self)
