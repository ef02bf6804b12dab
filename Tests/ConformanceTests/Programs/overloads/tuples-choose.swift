func f(_ x: (Int, Int)) { print("(Int, Int)") }
func f(_ x: (Double, Double)) { print("(Double, Double)") }
func f<T>(_ x: (T, T)) { print("(T, T)") }
func f<T, U>(_ x: (T, U)) { print("(T, U)") }
func f(_ x: Int, _ y: Int) { print("Int, Int") }
f((1, 2))
f((1.5, 2))
f((a: 1, b: 2))
f(("a", "b"))
f(("a", 1))
f(1, 2)
func g(_ x: (Int, String)) { print("(Int, String)") }
func g(_ x: Any) { print("Any") }
g((1, "a"))
g((n: 1, s: "a"))
g((1, 2))
func h(_ f: ((Int, Int)) -> Int) { print("tuple", f((1, 2))) }
func h(_ f: (Int, Int) -> Int) { print("two", f(1, 2)) }
h { $0 + $1 }
h { $0.0 + $0.1 }
h { (a, b) in a * b }
h { pair in pair.0 }
