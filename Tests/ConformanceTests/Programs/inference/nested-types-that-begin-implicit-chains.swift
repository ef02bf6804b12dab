enum Stored {
  typealias Keys = AnyKey
  class AnyKey { typealias Key = Stored.Key }
  final class Key<Value>: AnyKey { let value: Value; init(_ value: Value) { self.value = value } }
  static subscript<V>(key: Key<V>) -> V { key.value }
}
extension Stored.Keys {
  enum User {
    static func filters(id: Int) -> Key<String> { Key("f\(id)") }
    static var sort: Key<Int> { Key(3) }
  }
  static func plain(_ n: Int) -> Key<Int> { Key(n) }
  static var named: Key<Bool> { Key(true) }
}
func take<V>(_ key: Stored.Key<V>) -> V { key.value }
print(Stored[.User.filters(id: 3)], Stored[.User.sort], Stored[.plain(4)], Stored[.named])
print(take(.User.sort), take(.User.filters(id: 2)).count)
let k: Stored.Key<Int> = .User.sort
print(k.value)
struct Box<V> { let value: V; enum User { static var sort: Box<Int> { Box<Int>(value: 3) }; static func f(_ n: Int) -> Box<Int> { Box<Int>(value: n) } } }
class A { enum Kind { static let one = B(1); static func two() -> B { B(2) } } }
class B: A { let n: Int; init(_ n: Int) { self.n = n } }
struct P { let x: Int; enum Q { static let a = P(x: 1); static func b() -> P { P(x: 2) } } }
let p: P = .Q.a; let p2: P = .Q.b()
let b: B = .Kind.one; let b2: B = .Kind.two()
func t(_ b: B) -> Int { b.n }
print(p.x, p2.x, b.n, b2.n, t(.Kind.one), t(.Kind.two()))
let box: Box<Int> = .User.sort
print(box.value)
