// Lifetimes: what functions that wait, tasks and groups hold, and when they let it go.
final class R { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
func f() async { let r = R(1); await Task.yield(); print("f", r.n) }
await f()
let t = Task { [r = R(2)] in await Task.yield(); return r.n }
print(await t.value)
print("after 2")
do { let r = R(3); let u = Task { print("captured", r.n) }; await u.value }
print("after 3")
func g() async throws { let r = R(4); defer { print("defer") }; try await Task.sleep(for: .seconds(10)); print(r.n) }
let c = Task { try await g() }
await Task.yield()
c.cancel()
_ = await c.result
print("end")
await withTaskGroup(of: R.self) { g in g.addTask { R(5) }; for await r in g { print("got", r.n) } }
func thrower() async throws -> R { throw CancellationError() }
do { _ = try await thrower() } catch { print(error) }
let weakRef: () -> Bool = { let r = R(6); weak var w = r; return w != nil }
print(weakRef())
class Model { var task: Task<Void, Never>?; func start() { task = Task { [weak self] in try? await Task.sleep(for: .seconds(5)); print(self == nil ? "gone" : "there") } }; deinit { print("model deinit"); task?.cancel() } }
do { let m = Model(); m.start(); await Task.yield() }
try? await Task.sleep(for: .seconds(0.1))
