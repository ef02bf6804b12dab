enum Color { case red }
func g() -> Int? { 1 }
func g() -> Color { .red }
func k(_ x: Int) -> Int { 1 }
func k(_ x: Int) -> String { "" }
struct M {
  func f() -> Int { 1 }
  func f() -> String { "" }
  subscript(i: Int) -> Int { 1 }
  subscript(i: Int) -> String { "" }
}
func a() -> Double { return g() }
func b() -> Double { g() }
let c: Double = g()
if g() {}
var d = 1.5
d = g()
func e(x: Double = g()) {}
let h: Double = k(1)
let i: Double = M().f()
let j: Double = M()[0]
_ = g().0
_ = g().foo
_ = g()[0]
_ = g().foo()
_ = k(1).foo
_ = M().f().foo
_ = M()[1].foo
while g() {}
