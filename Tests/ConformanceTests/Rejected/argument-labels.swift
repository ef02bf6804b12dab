func va(_ x: Int...) {}
let xs = [1]
va(xs)
va([1, 2], 3)
func vs(_ a: String, _ x: Any...) {}
vs("a", [1])
print("a" as Int)
func lab(a: Int, b: Int) {}
lab(1)
lab(1, 2)
lab(a: 1)
lab()
lab(b: 1)
lab(c: 1, b: 2)
lab(a: 1, c: 2)
lab(c: 1, d: 2)
lab(x: 1)
lab(a: 1, b: 2, c: 3)
lab(1, b: 2)
lab(a: 1, 2)
struct I { init(x: Int, y: Int) {} }
I(y: 1, x: 2)
I(1, 2)
I(x: 1, z: 2)
I(x: 1)
I()
