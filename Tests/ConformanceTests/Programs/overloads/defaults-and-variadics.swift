func f(_ a: Int) { print("1") }
func f(_ a: Int, _ b: Int = 2) { print("2") }
func f(_ a: Int, _ b: Int = 2, _ c: Int = 3) { print("3") }
f(1)
f(1, 2)
f(1, 2, 3)
func g(_ a: Int...) { print("variadic") }
func g(_ a: Int, _ b: Int...) { print("1 + variadic") }
func g() { print("none") }
g()
g(1, 2)
g(1)
func h(a: Int = 1, b: String = "") { print("a, b") }
func h(b: String, c: Int = 1) { print("b, c") }
h()
h(a: 1)
h(b: "x", c: 1)
h(a: 2, b: "")
func i(_ x: Any...) { print("Any...") }
func i(_ x: Int, y: Int = 1) { print("Int, y") }
i(1)
i(1, 2)
i("a")
i(1, y: 2)
func j(_ x: Double, _ y: Int = 1) { print("Double, default") }
func j(_ x: Int?) { print("Int?") }
j(1)
j(1.5)
func k<T>(_ x: T) { print("T") }
func k(_ x: Int, file: String = #fileID) { print("Int, file") }
k(1)
k("a")
