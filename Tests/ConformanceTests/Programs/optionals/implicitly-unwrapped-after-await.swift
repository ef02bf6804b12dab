final class C { var s: String! = "x"; func run() async -> String! { "r" } }
func busy<T>(_ w: () throws -> T) rethrows -> T { try w() }
let c = C()
let a: String = busy { print("1"); return c.s }
let b: String = busy { c.s }
let d: Int = busy { print("2"); return c.s.count }
print(a, b, d)
func busy2<T>(_ w: () async throws -> T) async rethrows -> T { try await w() }
let e: String = await busy2 { print("3"); return await c.run() }
let f: String = try await busy2 { print("4"); return try await Optional(c)!.run() }
func plain() async -> String { await c.run() }
func plain2() async -> String { print("5"); return await c.run() }
let g = await plain(), h = await plain2()
print(e, f, g, h)
let k: String = try c.s
let l: String = await c.run()
func take(_ s: String) {}
take(await c.run()); take(try c.s)
print(k, l)
