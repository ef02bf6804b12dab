func f(a: Int) { print("a") }
func f(a: Int, b: Int = 0) { print("a, b") }
f(a: 1)
f(a: 1, b: 2)
func g(_ x: Double, _ y: Int = 1) { print("Double") }
func g(_ x: Int?) { print("Int?") }
func g(_ x: Int, y: Int = 2) { print("Int, y") }
g(1)
g(1.5)
g(nil)
func h(_ a: Int, _ b: Int = 2, _ c: Int = 3) { print("3") }
func h(_ a: Int, _ b: Int = 2) { print("2") }
h(1)
h(1, 2)
func i(_ x: Int...) { print("Int...") }
func i(_ x: Int, _ y: Int = 1) { print("Int, Int") }

i(1, 2)
i(1, 2, 3)
i()
func j(x: Int = 1) { print("x") }
func j(y: Int = 2) { print("y") }
func j() { print("none") }
j()
j(x: 1)
j(y: 1)
