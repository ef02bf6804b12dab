actor Cache { private var inFlight: [Int: Task<String, Error>] = [:]
  func value(_ k: Int) async throws -> String {
    if let t = inFlight[k] { return try await t.value }
    let t = Task { try await load(k) }
    inFlight[k] = t
    return try await t.value }
  private func load(_ k: Int) async throws -> String { "v\(k)" } }
let c = Cache(); print(try await c.value(1), try await c.value(1))
