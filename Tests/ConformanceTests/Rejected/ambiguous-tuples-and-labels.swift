func f(_ x: (Int, Int)) {}
func f(_ x: (a: Int, b: Int)) {}
f((1, 2))
f((a: 1, b: 2))
