let rows: [(a: String, b: Int)] = [("x", 1)]
let wide: [(a: String, b: Int?)] = rows
print(wide)
let one: (a: String, b: Int) = ("x", 1)
let two: (a: String, b: Int?) = one
let three: (String, Any) = one
print(two, three)
func f(_ x: (Int?, any Equatable)) { print(x) }
let p = (1, "a")
f(p)
f((1, 2))
func g(_ x: [(Int?, Double)]) { print(x) }
g([(1, 2), (nil, 3)])
