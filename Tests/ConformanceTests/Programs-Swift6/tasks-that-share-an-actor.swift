actor Counter { var n = 0; func inc() -> Int { n += 1; return n } }
let c = Counter()
await withTaskGroup(of: Void.self) { g in for _ in 0..<5 { g.addTask { _ = await c.inc() } } }
print(await c.n)
