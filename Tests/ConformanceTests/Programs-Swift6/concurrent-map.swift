extension Array where Element: Sendable { func concurrentMap<T: Sendable>(_ f: @escaping @Sendable (Element) async -> T) async -> [T] {
  await withTaskGroup(of: (Int, T).self) { g in for (i, e) in enumerated() { g.addTask { (i, await f(e)) } }
  var r: [(Int, T)] = []; for await x in g { r.append(x) }; return r.sorted { $0.0 < $1.0 }.map { $0.1 } } } }
print(await [1, 2, 3].concurrentMap { $0 * 2 })
