protocol Hosting<V> { associatedtype V: Equatable; func update(_ v: V) -> V }
class Responder {}
protocol HC<V>: Responder, Hosting<Self.V> { var n: Int { get } }
final class C: Responder, HC { typealias V = Int; let n = 1; func update(_ v: Int) -> Int { v + n } }
extension HC { func twice(_ v: V) -> Bool { update(v) == update(v) } }
let c: any HC<Int> = C(); print(c.update(3), C().twice(1))
