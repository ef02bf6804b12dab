func fetch(_ n: Int) async throws -> [Int] { try await withThrowingTaskGroup(of: (Int, Int).self) { g in
  for i in 0..<n { g.addTask { (i, i * i) } }
  var r = Array(repeating: 0, count: n); for try await (i, v) in g { r[i] = v }; return r } }
print(try await fetch(4))
