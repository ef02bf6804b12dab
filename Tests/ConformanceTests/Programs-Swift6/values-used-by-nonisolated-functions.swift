class Item { var n = 0 }
func work() async -> Int { let items = [Item(), Item()]; items[0].n = 3; let s = await compute(items); return s }
nonisolated func compute(_ i: [Item]) async -> Int { i.reduce(0) { $0 + $1.n } }
print(await work())
