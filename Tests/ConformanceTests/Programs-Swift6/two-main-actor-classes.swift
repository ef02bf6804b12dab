@MainActor class Api { func load() async -> Int { 1 } }
@MainActor class VM { let api = Api(); func go() async { print(await api.load()) } }
await VM().go()
