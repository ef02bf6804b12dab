// The value of an `async let` and an asynchronous autoclosure prefer asynchronous overloads.

struct Source {
  func value() -> Int { 1 }
  func value() async -> Int { 2 }
  static func name() -> String { "synchronous" }
  static func name() async throws -> String { "asynchronous" }
}
func free() -> String { "synchronous" }
func free() async -> String { "asynchronous" }
func later(_ value: @autoclosure () async -> Int) async -> Int { await value() }

func run() async throws {
  async let value = Source().value()
  async let name = Source.name()
  async let both = (free(), Source().value() + 10)
  print(await value, try await name, await both)
  print(await later(await Source().value()))
}
try await run()
