final class Store: @unchecked Sendable {
  var handlers: [@MainActor (Int) -> Void] = []
  var log: [String: Any] = [:]
  func on(_ f: @escaping @MainActor (Int) -> Void) { handlers.append(f) }
  func put<T>(_ v: T) { log["\(T.self)"] = v }
  func get<T>(_ t: T.Type) -> T? { log["\(t)"] as? T }
}
struct Eff<A> { var run: @Sendable () async -> A; func map<B>(_ f: @escaping @Sendable (A) -> B) -> Eff<B> { let r = run; return Eff<B> { f(await r()) } } }
let s = Store()
s.on { print("main", $0) }
s.handlers.forEach { $0(1) }
s.put({ 1 })
s.put({ @Sendable in 2 })
print(s.log.keys.sorted())
print(s.get((() -> Int).self)?() as Any, s.get((@Sendable () -> Int).self)?() as Any)
let e = Eff { 3 }
print(await e.map { $0 + 1 }.run())
print(type(of: e.run), type(of: s.handlers))
func apply<F>(_ f: F) -> String where F: Any { String(describing: F.self) }
print(apply(s.on), apply(Store.on), apply(e.run), apply(Eff<Int>.map(_:) as (Eff<Int>) -> (@escaping @Sendable (Int) -> String) -> Eff<String>))
let any: [Any] = [s.on as Any, e.run as Any]
print(any.map { $0 is (Int) -> Void }, any.map { "\(type(of: $0))" })
enum M { case tap(@MainActor () -> Void), other }
if case .tap(let f) = M.tap({ print("tapped") }) { f(); print(type(of: f)) }
let pair = (a: { @Sendable in 1 }, b: { 2 })
print(type(of: pair), pair.a() + pair.b())
let opt: (@Sendable () -> Int)? = pair.a
func later(_ f: (@Sendable () -> Int)? = nil) -> String { f.map { "\(type(of: $0))" } ?? "none" }
print(later(), later { 5 }, later(pair.a))
dump(pair.a)
print(Mirror(reflecting: e).children.map { "\($0.label ?? "") \(type(of: $0.value))" })
let dict = ["x": { @Sendable in 1 }, "y": { @Sendable in 2 }]
print(type(of: dict), dict.values.map { $0() }.sorted())
let lz = [1, 2].lazy.map { @Sendable in $0 * 2 }
print(Array(lz))
