// At the top level the synchronous overload is meant, even where the call is awaited; in an async function the other.
struct Store {
  func get() -> String { "get" }
  func get() async throws -> String { "get async" }
  var value: String { get async { "value async" } }
}
func load() -> String { "load" }
func load() async -> String { "load async" }
func fetch(_ x: Int) async -> String { "fetch Int async" }
func fetch(_ x: Any) -> String { "fetch Any" }

print(fetch(1))
print(await fetch(1))
print(Store().get(), try await Store().get(), await Store().value)
let both = await load() + load()
print(both)
if true { print(await load()) }
switch await load() { case let found: print(found) }

func within() async throws -> String {
  let found = await load()
  let plain = { load() }
  let waiting = { await load() }
  print(found, plain(), await waiting())
  return try await Store().get()
}
print(try await within())
print(await Task { await load() }.value)
