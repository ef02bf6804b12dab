class Msg { var t = "" }
func go() async { let a = Msg(); let b = Msg(); async let x: Void = use(a); b.t = "z"; print(b.t); await x }
func use(_ m: Msg) async { m.t = "u" }
await go()
