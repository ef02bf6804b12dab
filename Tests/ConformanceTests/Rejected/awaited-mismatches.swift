func load() async throws -> String { "" }
func a() async -> Int { let t = Task { "a" }; return await t.value }
func b() async throws -> Int { return try await load() }
func c() async throws -> Int { try await load() }
func take(_ x: Int) {}
func d() async throws {
  let x: Int = try await load()
  let y: [Int] = [try await load()]
  take(try await load())
  var q = 1
  q = try await load()
  if try await load() { }
}
