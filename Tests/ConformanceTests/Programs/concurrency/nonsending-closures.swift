class C {
    var n = 0
    nonisolated(nonsending) func load() async -> Int { n += 1; return n }
    @concurrent func other() async -> Int { 5 }
}
@MainActor func go() async { let c = C(); print(await c.load()); print(await c.load()) }
await go()
nonisolated(nonsending) func f(_ b: nonisolated(nonsending) () async -> Void) async { await b() }
await f { print("x") }
let k: nonisolated(nonsending) () async -> Int = { 4 }
print(await k())
