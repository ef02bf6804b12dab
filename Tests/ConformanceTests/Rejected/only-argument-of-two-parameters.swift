func f(_ x: Int = 1, _ y: String) {}
f("a")
func g(_ x: Int = 1, y: String) {}
g("a")
g(y: 3)
func h(_ x: Int, _ y: String = "") {}
h("a")
func k(_ x: Int?, _ y: String) {}
k("a")
k("a", 3)
