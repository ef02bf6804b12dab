class Msg { var t = "" }
@MainActor func show(_ m: Msg) { print("show") }
func go(_ b: Bool) async { let m = Msg(); if b { await show(m) } else { m.t = "x"; print(m.t) } }
await go(true); await go(false)
