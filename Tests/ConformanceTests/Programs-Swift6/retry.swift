func retry<T: Sendable>(_ n: Int, _ op: @Sendable () async throws -> T) async throws -> T {
  for _ in 0..<(n - 1) { do { return try await op() } catch { continue } }
  return try await op() }
print(try await retry(2) { 5 })
