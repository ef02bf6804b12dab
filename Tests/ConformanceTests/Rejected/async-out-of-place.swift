async let x = 3
func a() async {}
func b() { await a() }
func cc() { a() }
