func sum() async -> Int { await withTaskGroup(of: Int.self) { g in for i in 0..<4 { g.addTask { i * 2 } }; var t = 0; for await x in g { t += x }; return t } }
print(await sum())
