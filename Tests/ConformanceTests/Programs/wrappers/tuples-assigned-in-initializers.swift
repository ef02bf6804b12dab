@propertyWrapper struct W<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
final class M {
  @W var state: Int
  private var model: String
  @W var items: [Int]
  private init() {
    (model, state) = Self.reset()
    items = [model.count]
  }
  static func reset() -> (String, Int) { ("a", 1) }
  static let shared = M()
}
print(M.shared.state, M.shared.items)
struct N {
  @W var a: Int
  @W var b: String
  init() { (a, b) = (1, "x") }
  init(x: Int) { ((a), b) = (x, "y"); (a, b) = (a + 1, b + "z") }
}
print(N().a, N(x: 3).b, N(x: 3).a)
struct Observed {
  @W var a: Int
  var c: Int { get { 1 } set { print("set", newValue, a) } }
  init(x: Int) { (a, c) = (x, x); (_, (a, c)) = (1, (3, 4)) }
  init(y: Int) { a = y; (a, c) = Self.pair(); (_, a) = Self.pair() }
  init(z: Int) throws { (_, a) = try Self.checked(z) }
  static func pair() -> (Int, Int) { (7, 8) }
  static func checked(_ z: Int) throws -> (String, Int) { if z < 0 { throw Wrong() } else { ("", z) } }
}
struct Wrong: Error {}
print(Observed(x: 2).a, Observed(y: 5).a, (try? Observed(z: 4))?.a ?? 0, (try? Observed(z: -4)) == nil)
