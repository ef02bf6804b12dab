class Msg { var t = "" }
@MainActor func show(_ m: Msg) { print("show") }
func go() async { for i in 0..<2 { let m = Msg(); m.t = "\(i)"; await show(m) } }
await go()
