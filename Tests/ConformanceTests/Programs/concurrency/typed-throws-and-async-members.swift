// typed throws, sending, async properties, async protocol reqs, async closures stored, async inits, AsyncSequence error types
enum NetErr: Error, Equatable { case code(Int), offline }
protocol Service: Sendable { associatedtype Failure: Error; func fetch(_ id: Int) async throws(Failure) -> String; var status: String { get async } }
struct Good: Service { func fetch(_ id: Int) async -> String { "good\(id)" }; var status: String { "ok" } }
struct Bad: Service { func fetch(_ id: Int) async throws(NetErr) -> String { if id % 2 == 0 { throw .code(id) }; return "bad\(id)" }; var status: String { get async { await Task.yield(); return "meh" } } }
func all<S: Service>(_ s: S, _ ids: [Int]) async throws(S.Failure) -> [String] { var r: [String] = []; for i in ids { r.append(try await s.fetch(i)) }; return r }
print(await all(Good(), [1, 2])); do { print(try await all(Bad(), [1, 2])) } catch { switch error { case .code(let n): print("code", n); case .offline: print("offline") } }
func safe<T, E: Error>(_ f: () async throws(E) -> T) async -> Result<T, E> { do { return .success(try await f()) } catch { return .failure(error) } }
print(await safe { () async throws(NetErr) -> Int in throw .offline }, await safe { await Good().status }, await Bad().status)
func mapAll<T, R, E: Error>(_ xs: [T], _ f: (T) async throws(E) -> R) async throws(E) -> [R] { var out: [R] = []; for x in xs { out.append(try await f(x)) }; return out }
print(await mapAll([1, 2]) { $0 * 2 }); do { _ = try await mapAll([1, 2]) { (x: Int) async throws(NetErr) -> Int in if x == 2 { throw .code(x) }; return x } } catch { print("mapAll", error == .code(2)) }
struct Loader { let data: [Int]; init(_ n: Int) async { await Task.yield(); data = Array(0..<n) }; init?(opt n: Int) async throws { guard n >= 0 else { return nil }; if n > 5 { throw NetErr.offline }; data = [n] }; var total: Int { get async throws { if data.isEmpty { throw NetErr.offline }; return data.reduce(0, +) } }; subscript(i: Int) -> Int { get async { await Task.yield(); return data[i] } } ; func callAsFunction() async -> Int { data.count } ; static func + (l: Loader, r: Loader) async -> Int { await l() + r() } }
let l = await Loader(4); print(try await l.total, await l[2], await l(), try await Loader(opt: -1) as Any, try await Loader(opt: 3)?.data ?? [], await (l + l)); do { _ = try await Loader(opt: 9) } catch { print(error) }
do { _ = try await Loader(0).total } catch NetErr.offline { print("offline!") } catch { print("other") }
class Base { func run() async throws -> String { "base" }; func plain() async -> Int { 1 } }; class Sub: Base { override func run() async -> String { let s = (try? await super.run()) ?? "?"; return s + "+sub" }; override func plain() async -> Int { 2 } }
let b: Base = Sub(); print(try await b.run(), await b.plain(), await Sub().run(), await Sub().plain())
var handlers: [String: @Sendable (Int) async throws -> Int] = [:]; handlers["inc"] = { $0 + 1 }; handlers["fail"] = { throw NetErr.code($0) }; handlers["sync"] = syncH; func syncH(_ n: Int) -> Int { n * 3 }
for k in handlers.keys.sorted() { do { print(k, try await handlers[k]!(7)) } catch { print(k, "->", error) } }
print(try await handlers["inc"]?(1) as Any, try await handlers["zip"]?(1) as Any)
func pipeline(_ fs: [(Int) async -> Int], _ x: Int) async -> Int { var x = x; for f in fs { x = await f(x) }; return x }; print(await pipeline([{ $0 + 1 }, { await Task.yield(); return $0 * 2 }], 3))
func build() -> some Sequence<Int> { [1, 2] }; func stream() -> some AsyncSequence<Int, Never> { AsyncStream { c in for x in build() { c.yield(x) }; c.finish() } }; for await x in stream() { print("s", x) }
if let x = try? await Bad().fetch(1), await Good().status == "ok", case let y = await Good().fetch(9), y.hasSuffix("9") { print(x, y) }
let cond = await Good().status == "ok" ? try await Bad().fetch(3) : "none"; print(cond, await Good().fetch(1) + Good().fetch(2), "\(await Good().fetch(5)) in string")
switch await Bad().status { case "meh": print("meh case"); case let s: print(s) }
guard await Good().status.count == 2 else { fatalError() }
let xs = await withTaskGroup(of: Int.self) { g in g.addTask { await Good().status.count }; return await g.next()! }; print(xs)
final class Box<T>: @unchecked Sendable { var v: T; init(_ v: T) { self.v = v } }; func consume(_ b: sending Box<Int>) async -> Int { await Task.yield(); b.v += 1; return b.v }; print(await consume(Box(1)))
func rethrowing(_ f: () async throws -> Void) async rethrows { try await f() }; await rethrowing { print("no throw") }; do { try await rethrowing { throw NetErr.offline } } catch { print("re", error) }
@discardableResult func disc() async -> Int { print("disc"); return 1 }; await disc(); _ = await disc()
let lazyTask = Task { print("task body"); return 3 }; print(await lazyTask.value + lazyTask.value)
