func apply(_ f: (Int) async -> Int) async -> Int { await f(1) }
func applySync(_ f: (Int) -> Int) async -> Int { f(1) }
func applyS(_ f: @Sendable (Int) async -> Int) async -> Int { await f(1) }
func applySending(_ f: sending (Int) async -> Int) async -> Int { await f(1) }
func esc(_ f: @escaping (Int) async -> Int) async -> Int { await f(1) }
func sy(_ f: (Int) async -> Int) {}
@MainActor func own(_ f: (Int) async -> Int) async -> Int { await f(1) }
func iso(_ a: isolated (any Actor)? = #isolation, _ f: (Int) async -> Int) async -> Int { await f(1) }
@concurrent func conc(_ f: (Int) async -> Int) async -> Int { await f(1) }
@MainActor func h() async {
  _ = await apply { $0 + 1 }
  _ = await applySync { $0 + 1 }
  _ = await applyS { $0 + 1 }
  _ = await applySending { $0 + 1 }
  _ = await esc { $0 + 1 }
  sy { $0 + 1 }
  _ = await own { $0 + 1 }
  _ = await iso { $0 + 1 }
  _ = await conc { $0 + 1 }
  _ = await apply { @Sendable in $0 + 1 }
  let f = { (x: Int) async -> Int in x }
  _ = await apply(f)
  func loc(_ x: Int) async -> Int { x }
  _ = await apply(loc)
  _ = await [1].async { $0 }
}
extension Array { func async(_ f: (Element) async -> Int) async -> Int { await f(self[0]) } }
actor A { func m() async { _ = await apply { $0 + 1 }; _ = await esc { $0 + 1 }; _ = await applySync { $0 + 1 } } }
@MainActor final class V { var n = 1; func go() async { _ = await apply { $0 + n }; _ = await esc { $0 + 1 } } 
  nonisolated func non() async { _ = await apply { $0 + 1 } } }
func plain() async { _ = await apply { $0 + 1 } }
actor B { func run(_ f: (Int) -> Int) -> Int { f(1) }; func runA(_ f: @escaping (Int) async -> Int) async -> Int { await f(1) } ; func runS(_ f: sending (Int) -> Int) {} ; func run2(_ f: @Sendable (Int) -> Int) {} }
@MainActor func other(b: B) async { _ = await b.run { $0 + 1 }; _ = await b.runA { $0 + 1 }; await b.runS { _ in 1 }; await b.run2 { $0 } }
@MainActor func lib() async {
  let s = AsyncStream<Int> { $0.finish() }
  for await x in s.map({ $0 + 1 }) { print(x) }
  _ = await withTaskGroup(of: Int.self) { g in g.addTask { 1 }; return 1 }
  await withCheckedContinuation { c in c.resume() }
  _ = await Task { 1 }.value
  _ = [1].map { $0 + 1 }
  await withTaskCancellationHandler { print(1) } onCancel: { }
  _ = try? await withThrowingTaskGroup(of: Int.self) { g in try await g.next() }
  _ = await MainActor.run { 1 }
}
@MainActor func nested() async {
  let g: (Int) -> Int = { $0 + 1 }
  _ = await applySync(g)
  let v = [1].map { x in x }
  print(v)
  @MainActor func act() async {}
  Task { await act() }
  Task.detached { await apply { $0 + 1 } }
  Task { await apply { $0 + 1 } }
}
nonisolated(nonsending) func ns(_ f: (Int) async -> Int) async -> Int { await f(1) }
@MainActor func nsc() async { _ = await ns { $0 + 1 } }
struct Gen<T> { func go(_ f: (T) async -> T) async {} }
@MainActor func gen() async { await Gen<Int>().go { $0 } }
