class Msg { var t = "" }
func go() async { var m = Msg(); await show(m); m = Msg(); print(m.t, "end") }
@MainActor func show(_ m: Msg) { print("show") }
await go()
