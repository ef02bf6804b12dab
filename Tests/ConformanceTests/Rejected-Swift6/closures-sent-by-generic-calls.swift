extension Sequence where Element: Sendable { func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] { var r: [T] = []; for e in self { r.append(try await f(e)) }; return r } }
func apply(_ f: (Int) async -> Int) async -> Int { await f(1) }
@MainActor func g() async { print(await [1, 2].asyncMap { await Task.yield(); return $0 * 2 }) }
@MainActor func h() async { print(await apply { $0 + 1 }) }
@MainActor func k() async { let v = await apply { $0 + 1 }; print(v) }
await g()
