func both(a: Int) {}
func both(b: Int) {}
both()
both(1)
both(c: 1)
both(a: "x")
func other(a: Int) {}
func other(b: String) {}
other()
other(1)
other(c: 1)
other("x")
other(1, 2)
func more(a: Int) {}
func more(a: String, b: Int) {}
more()
more(b: 1)
more(a: 1, c: 2)
more(1, 2)
more(d: 1, e: 2)
struct T {
  init(a: Int) {}
  init(b: String) { self.init() }
}
_ = T()
_ = T(c: 1)
func two(a: Int, b: String) {}
func two(a: Int, c: Bool) {}
two(a: "x")
two(b: true)
