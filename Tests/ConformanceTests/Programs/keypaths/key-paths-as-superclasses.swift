class Base<V> { var v: V; init(_ v: V) { self.v = v } }
final class App<B, Value, Path: KeyPath<B, Value> & Sendable> {
  let base: B; let path: Path
  init(_ b: B, _ p: Path) { base = b; path = p }
  var wrapped: Value { base[keyPath: path] }
  func all(_ xs: [B]) -> [Value] { xs.map(path) }
  func use() -> Value { App.read(base, path) }
  static func read(_ b: B, _ k: KeyPath<B, Value>) -> Value { b[keyPath: k] }
}
extension Array { func map<V>(_ k: KeyPath<Element, V>) -> [V] { map { $0[keyPath: k] } } }
let a = App("abc", \String.count)
print(a.wrapped, a.all(["a", "bb"]), a.use())
