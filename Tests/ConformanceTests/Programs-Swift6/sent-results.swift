class Msg { var t = "" }
actor A { func make() -> sending Msg { Msg() } }
func go() async { let m = await A().make(); m.t = "q"; print(m.t) }
await go()
