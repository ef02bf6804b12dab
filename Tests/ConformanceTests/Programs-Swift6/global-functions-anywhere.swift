let g = { (x: Int) in x }
func f() { print(g(1)) }
f()
