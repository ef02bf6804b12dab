class Api { func load() async -> Int { 1 } }
func go() async { let api = Api(); let n = await api.load(); print(n, await api.load()) }
await go()
