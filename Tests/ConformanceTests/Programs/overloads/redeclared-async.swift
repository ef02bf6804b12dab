func f() -> String { "sync" }
func f() async -> String { "async" }
func g(_ x: Int) async -> String { "async" }
func g(_ x: Int) -> String { "sync" }
struct S {
  func load() -> Int { 1 }
  func load() async -> Int { 2 }
}
func synchronous() { print(f(), g(1), S().load()) }
func asynchronous() async {
  print(await f(), await g(1), await S().load())
  let inner = { print(f(), g(2)) }
  inner()
}
synchronous()
await asynchronous()
