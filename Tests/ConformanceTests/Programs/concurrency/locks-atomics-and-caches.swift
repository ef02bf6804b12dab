import Synchronization
import Foundation
// Mutex, Atomic, global actors, isolation
final class Counter: Sendable {
    private let state = Mutex<[String: Int]>([:])
    private let hits = Atomic<Int>(0)
    func bump(_ k: String, by n: Int = 1) -> Int { hits.wrappingAdd(1, ordering: .relaxed); return state.withLock { $0[k, default: 0] += n; return $0[k]! } }
    var snapshot: [(String, Int)] { state.withLock { $0.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } } }
    var total: Int { hits.load(ordering: .sequentiallyConsistent) }
}
let c = Counter()
await withDiscardingTaskGroup { g in for i in 0..<50 { g.addTask { _ = c.bump("k\(i % 3)") } } }
print(c.snapshot, c.total)
let at = Atomic<UInt8>(250)
print(at.wrappingAdd(10, ordering: .acquiringAndReleasing), at.load(ordering: .relaxed), at.compareExchange(expected: 4, desired: 9, ordering: .sequentiallyConsistent), at.exchange(1, ordering: .relaxed))
let flag = Atomic(false)
print(flag.compareExchange(expected: true, desired: true, ordering: .relaxed).exchanged, flag.logicalOr(true, ordering: .relaxed).newValue)
print(Mutex(3).withLockIfAvailable { $0 + 1 } as Any)
@globalActor actor DB { static let shared = DB(); private(set) var queries = 0; func note() { queries += 1 } }
@DB final class Repo {
    var rows: [Int] = []
    nonisolated let name: String
    nonisolated init(name: String) { self.name = name }
    func add(_ n: Int) async { rows.append(n); await DB.shared.note() }
    func sum() -> Int { rows.reduce(0, +) }
}
let r = Repo(name: "repo")
await r.add(4); await r.add(5)
print(await r.sum(), r.name, await DB.shared.queries, await r.rows)
@DB func work(_ r: Repo) -> String { "rows \(r.rows.count)" }
print(await work(r))
@MainActor final class Model { var items: [String] = []; var onChange: ((Int) -> Void)?
    func load() async { let x = await Task.detached { (1...3).map { "i\($0)" } }.value; items = x; onChange?(items.count) } }
let m = Model()
m.onChange = { print("changed", $0) }
await m.load()
print(m.items)
actor Cache<K: Hashable & Sendable, V: Sendable> {
    private var tasks: [K: Task<V, any Error>] = [:]
    private(set) var loads = 0
    let loader: @Sendable (K) async throws -> V
    init(_ l: @escaping @Sendable (K) async throws -> V) { loader = l }
    func get(_ k: K) async throws -> V {
        if let t = tasks[k] { return try await t.value }
        loads += 1
        let t = Task { try await loader(k) }
        tasks[k] = t
        do { return try await t.value } catch { tasks[k] = nil; throw error }
    }
}
struct NotFound: LocalizedError { let k: Int; var errorDescription: String? { "no \(k)" } }
let cache = Cache<Int, String> { k in try await Task.sleep(for: .milliseconds(5)); if k < 0 { throw NotFound(k: k) }; return "v\(k)" }
async let v1 = cache.get(1), v2 = cache.get(1), v3 = cache.get(2)
print(try await [v1, v2, v3], await cache.loads)
do { _ = try await cache.get(-1) } catch { print(error.localizedDescription) }
func iso(_ a: isolated DB) -> Int { a.queries }
print(await iso(DB.shared))
func withIso(isolation: isolated (any Actor)? = #isolation) async -> Bool { isolation != nil }
print(await withIso())
let clock = ContinuousClock()
let el = await clock.measure { try? await Task.sleep(for: .milliseconds(2)) }
print(el > .milliseconds(1), el < .seconds(5))
let cont: Int = await withCheckedContinuation { k in DispatchQueue.global().async { k.resume(returning: 77) } }
print(cont)
do { let _: Int = try await withCheckedThrowingContinuation { $0.resume(throwing: NotFound(k: 3)) } } catch let e as NotFound { print(e.k) }
print(await MainActor.run { m.items.count }, await Task { @DB in r.rows }.value)
extension Actor { func isolatedRun<T: Sendable>(_ f: @Sendable (isolated Self) throws -> T) rethrows -> T { try f(self) } }
print(await DB.shared.isolatedRun { $0.queries * 2 })
let group = try await withThrowingTaskGroup(of: Int.self) { g in
    for i in 0..<3 { g.addTask(priority: .high) { if i == 1 { throw NotFound(k: i) }; return i } }
    var ok = 0
    while let res = await g.nextResult() { if case .success = res { ok += 1 } }
    return ok
}
print(group)
