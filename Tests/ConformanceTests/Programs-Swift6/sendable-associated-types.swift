protocol Cmd: Sendable { associatedtype R: Sendable; func run() async -> R }
struct Add: Cmd { let a: Int; func run() async -> Int { a + 1 } }
func exec<C: Cmd>(_ c: C) async -> C.R { await Task { await c.run() }.value }
print(await exec(Add(a: 2)))
