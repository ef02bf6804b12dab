func legacy(_ done: @escaping @Sendable (Int) -> Void) { done(4) }
func modern() async -> Int { await withCheckedContinuation { c in legacy { c.resume(returning: $0) } } }
print(await modern())
