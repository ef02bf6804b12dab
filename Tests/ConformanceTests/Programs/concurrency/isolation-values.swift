func show(isolation: isolated (any Actor)? = #isolation) { print(isolation == nil ? "none" : "actor") }
actor A { func go() { show() } }
@MainActor func onMain() { show() }
func run<T>(_ body: () async -> T, isolation: isolated (any Actor)? = #isolation) async -> T { await body() }
await A().go()
await onMain()
nonisolated func plain() { show() }
plain()
print(await run { 3 })
