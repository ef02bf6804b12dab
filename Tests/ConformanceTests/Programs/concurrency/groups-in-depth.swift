// task groups
struct E1: Error, Equatable { let n: Int }
func work(_ n: Int) async throws -> Int { for _ in 0..<n { await Task.yield() }; if n == 7 { throw E1(n: n) }; return n * 10 }
func sum(_ xs: [Int]) async throws -> Int { try await withThrowingTaskGroup(of: Int.self) { g in for x in xs { g.addTask { try await work(x) } }; var t = 0; for try await r in g { t += r }; return t } }
func ordered<T: Sendable, R: Sendable>(_ xs: [T], _ f: @escaping @Sendable (T) async -> R) async -> [R] { await withTaskGroup(of: (Int, R).self, returning: [R].self) { g in for (i, x) in xs.enumerated() { g.addTask { (i, await f(x)) } }; var out = [R?](repeating: nil, count: xs.count); while let (i, r) = await g.next() { out[i] = r }; return out.compactMap { $0 } } }
print(try await sum([1, 2, 3]))
do { print(try await sum([1, 7, 3])) } catch let e as E1 { print("caught", e) }
print(await ordered([3, 1, 2]) { n in for _ in 0..<n { await Task.yield() }; return "\(n)!" })
let limited = await withTaskGroup(of: Int.self) { g -> [Int] in var it = (1...6).makeIterator(); var res: [Int] = []; for _ in 0..<2 { if let n = it.next() { g.addTask { n * n } } }; while let r = await g.next() { res.append(r); if let n = it.next() { g.addTask { n * n } } }; return res.sorted() }
print(limited)
let cancelled = await withTaskGroup(of: String.self) { g in g.addTask { while !Task.isCancelled { await Task.yield() }; return "stopped" }; g.cancelAll(); let added = g.addTaskUnlessCancelled { "never" }; var r = ["\(added)", "\(g.isCancelled)"]; for await s in g { r.append(s) }; return r }
print(cancelled)
let first = try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { try await work(1) }; g.addTask { while true { try Task.checkCancellation(); await Task.yield() } }; let r = try await g.next()!; g.cancelAll(); return r }
print("first", first)
let results = await withTaskGroup(of: Result<Int, E1>.self) { g in for n in [1, 7] { g.addTask { do { return .success(try await work(n)) } catch { return .failure(E1(n: -1)) } } }; var a: [Result<Int, E1>] = []; for await r in g { a.append(r) }; return a.map { (try? $0.get()) ?? -99 }.sorted() }
print(results)
let nr: Result<Int, any Error>? = try await withThrowingTaskGroup(of: Int.self) { g in g.addTask { throw E1(n: 5) }; let r = await g.nextResult(); try? await g.waitForAll(); return r }
if case .failure(let e)? = nr { print("nextResult", e) }
actor Log { var l: [Int] = []; func add(_ n: Int) { l.append(n) }; var sorted: [Int] { l.sorted() } }
let log = Log(); await withDiscardingTaskGroup { g in for i in 0..<5 { g.addTask { await log.add(i) } } }; print(await log.sorted)
do { try await withThrowingDiscardingTaskGroup { g in g.addTask { throw E1(n: 3) }; g.addTask { try await Task.sleep(for: .seconds(60)) } } } catch { print("discarding", error) }
let empty = await withTaskGroup(of: Int.self) { g in (await g.next() as Any, g.isEmpty) }; print(empty)
let reduced = await withTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { i } }; return await g.reduce(0, +) }; print(reduced)
let mapped = try await withThrowingTaskGroup(of: Int.self) { g in for i in 1...4 { g.addTask { i } }; return try await g.map { $0 * 2 }.filter { $0 > 2 }.reduce(into: Set<Int>()) { $0.insert($1) } }; print(mapped.sorted())
func rec(_ n: Int) async -> Int { n <= 1 ? 1 : await withTaskGroup(of: Int.self) { g in g.addTask { await rec(n - 1) }; g.addTask { await rec(n - 2) }; var s = 0; for await x in g { s += x }; return s } }
print(await rec(7))
