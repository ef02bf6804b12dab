class Message { var text = "a" }
func take(_ m: sending Message) { m.text = "c" }
func make() -> sending Message { Message() }
func go() { let m = make(); take(m) }
go()
