// What stands at the top level takes the synchronous overload, though it may await.
func f() -> String { "sync" }
func f() async -> String { "async" }
func wait() async {}
await wait()
print(f())
let x = f()
print(x)
