class Message { var text = "a" }
func go() async { let m = Message(); let t = Task { m.text = "b"; return m.text }; print(await t.value) }
await go()
