// lots of async: custom executors no; actors reentrancy, async let, streams merging, cancellation, clock, sendable
import Foundation
struct Clock2: Clock, @unchecked Sendable { struct Instant: InstantProtocol { var offset: Swift.Duration = .zero; func advanced(by d: Swift.Duration) -> Instant { .init(offset: offset + d) }; func duration(to o: Instant) -> Swift.Duration { o.offset - offset }; static func < (a: Self, b: Self) -> Bool { a.offset < b.offset } }
    final class S { var now = Instant() }; let s = S(); var now: Instant { s.now }; var minimumResolution: Swift.Duration { .zero }
    func sleep(until d: Instant, tolerance: Swift.Duration?) async throws { try Task.checkCancellation(); if d > s.now { s.now = d } } }
let ck = Clock2(); let t0 = ck.now; try await ck.sleep(until: ck.now.advanced(by: .seconds(5)), tolerance: nil); try await ck.sleep(for: .milliseconds(250)); print(t0.duration(to: ck.now))
actor Semaphore { private var permits: Int; private var waiters: [CheckedContinuation<Void, Never>] = []; private(set) var peak = 0, active = 0
    init(_ n: Int) { permits = n }
    func wait() async { if permits > 0 { permits -= 1 } else { await withCheckedContinuation { waiters.append($0) } }; active += 1; peak = max(peak, active) }
    func signal() { active -= 1; if waiters.isEmpty { permits += 1 } else { waiters.removeFirst().resume() } }
    func with<T: Sendable>(_ f: @Sendable () async throws -> T) async rethrows -> T { await wait(); defer { signal() }; return try await f() } }
let sem = Semaphore(2); let rs = await withTaskGroup(of: Int.self) { g in for i in 0..<6 { g.addTask { await sem.with { try? await Task.sleep(for: .milliseconds(2)); return i * i } } }; return await g.reduce(into: []) { $0.append($1) } }
print(rs.sorted(), await sem.peak <= 2)
func merge<T: Sendable>(_ ss: AsyncStream<T>...) -> AsyncStream<T> { AsyncStream { c in let t = Task { await withTaskGroup(of: Void.self) { g in for s in ss { g.addTask { for await x in s { c.yield(x) } } } }; c.finish() }; c.onTermination = { _ in t.cancel() } } }
func from<T: Sendable>(_ xs: [T]) -> AsyncStream<T> { AsyncStream { c in xs.forEach { c.yield($0) }; c.finish() } }
var all: [Int] = []; for await x in merge(from([1, 2]), from([10, 20])) { all.append(x) }; print(all.sorted())
extension AsyncSequence { func collect() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
    func chunks(_ n: Int) -> AsyncThrowingStream<[Element], any Error> where Self: Sendable, Element: Sendable { AsyncThrowingStream { c in Task { var b: [Element] = []; do { for try await x in self { b.append(x); if b.count == n { c.yield(b); b = [] } }; if !b.isEmpty { c.yield(b) }; c.finish() } catch { c.finish(throwing: error) } } } } }
print(try await from(Array(1...5)).chunks(2).collect(), try await from(["a", "b"]).map { $0 + "!" }.collect(), try await from([1, 2, 3, 4]).dropFirst().prefix(2).collect(), try await from([3, 1]).min() as Any, await from([1, 2]).allSatisfy { $0 > 0 }, try await from(["1", "x"]).compactMap { Int($0) }.collect(), try await from([1, 2]).flatMap { from([$0, $0 * 10]) }.collect(), try await from([1, 5, 2]).drop { $0 < 4 }.collect(), try await from([1, 5, 2]).prefix { $0 < 4 }.collect())
struct Tick: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; typealias Failure = TickError; var n = 0; struct TickError: Error { let at: Int }; mutating func next(isolation: isolated (any Actor)? = #isolation) async throws(TickError) -> Int? { n += 1; if n > 3 { throw TickError(at: n) }; return n }; mutating func next() async throws(TickError) -> Int? { try await next(isolation: nil) }; func makeAsyncIterator() -> Tick { self } }
do { for try await t in Tick() { print("tick", t) } } catch { print("ended at", error.at) }
func withTimeout<T: Sendable>(_ d: Duration, _ op: @escaping @Sendable () async throws -> T) async throws -> T { try await withThrowingTaskGroup(of: T.self) { g in g.addTask { try await op() }; g.addTask { try await Task.sleep(for: d); throw CancellationError() }; defer { g.cancelAll() }; return try await g.next()! } }
print(try await withTimeout(.seconds(5)) { "fast" }); do { _ = try await withTimeout(.milliseconds(5)) { try await Task.sleep(for: .seconds(10)); return 1 } } catch is CancellationError { print("timeout") }
actor Reentrant { var v = 0; func slow() async -> Int { let b = v; await Task.yield(); v = b + 1; return v }; func fast() { v += 10 } }
let re = Reentrant(); _ = await re.slow(); await re.fast(); print(await re.v)
extension Array where Element: Sendable { func asyncMap<U>(_ f: (Element) async throws -> U) async rethrows -> [U] { var r: [U] = []; for x in self { r.append(try await f(x)) }; return r } }
print(await [1, 2, 3].asyncMap { await Task.yield(); return $0 * 2 })
let h = Task { try await withTaskCancellationHandler { try await Task.sleep(for: .seconds(60)); return "no" } onCancel: { print("cancel handler") } }; h.cancel(); do { print(try await h.value) } catch { print(type(of: error)) }
let r = await Task { () throws -> Int in throw URLError(.timedOut) }.result; switch r { case .success: print("?"); case .failure(let e as URLError): print(e.code == .timedOut); case .failure: print("other") }
print(Task.currentPriority >= .low, await Task(priority: .background) { Task.currentPriority == .background }.value || true, Task.isCancelled)
@MainActor func ui(_ s: String) -> String { "ui \(s)" }; let sendable: @Sendable () async -> String = { await ui("x") }; print(await sendable(), await MainActor.run { "run" })
final class Box: Sendable { let v: Int; init(_ v: Int) { self.v = v } }; async let b1 = Box(3), b2 = { await Task.yield(); return Box(4) }(); print(await b1.v + b2.v)
