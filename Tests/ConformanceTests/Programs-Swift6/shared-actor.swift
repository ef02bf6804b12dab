actor Bank { private var total = 0; func add(_ n: Int) { total += n }; var t: Int { total } ; static let main = Bank() }
await Bank.main.add(3); print(await Bank.main.t)
