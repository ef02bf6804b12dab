func multi() -> (Int, String) { return (1, 2) }
let (a, b, c) = multi()
let d: Int = multi()
multi().2
multi().foo
func def(_ x: Int = "a", y: String = 5) {}
func vari(_ x: Int..., y: Int) {}
vari(1, 2, 3)
vari(y: 1, 2)
vari("a", y: 1)
func io(_ x: inout Int, _ y: inout String) {}
var v = 1
io(&v, "a")
io(v, &v)
let w = 1
io(&w, &v)
io(&1, &v)
func gen<T: Collection>(_ x: T) -> T.Element { x.first }
gen(5)
gen([1])
func ret<T>() -> T { 5 }
let z = ret()
func over(_ x: Int) {}
func over(_ x: String) {}
over(1.5)
over()
over(true, 1)
let f = over
let g: (Double) -> Void = over
func rec(_ n: Int) -> Int { rec(n - 1) + rec("a") }
func unused() -> Int { 1 }
unused
func lbl(from x: Int, to y: Int) { print(from, to) }
lbl(1, 2)
lbl(from: 1, y: 2)
lbl(to: 1, from: 2)
