struct V: Equatable { var x: Double }
func + (a: V, b: V) -> V { V(x: a.x + b.x) }
func + (a: V, b: Double) -> V { V(x: a.x + b + 100) }
func * (a: Double, b: V) -> V { V(x: a * b.x) }
func * (a: Int, b: V) -> String { "Int * V" }
prefix func - (a: V) -> V { V(x: -a.x) }
let v = V(x: 1)
print(v + v, v + 2, 2.5 * v, 2 * v, -v)
infix operator <>: AdditionPrecedence
func <> (a: Int, b: Int) -> String { "Int" }
func <> <T>(a: T, b: T) -> String { "T" }
func <> <T: Comparable>(a: T, b: T) -> String { "Comparable" }
func <> <T, U>(a: T, b: U) -> String { "T, U" }
func <> (a: Any, b: Any) -> String { "Any" }
print(1 <> 2, 1.5 <> 2, "a" <> "b", 1 <> "a", v <> v, [1] <> [2], true <> false)
infix operator ***
func *** (a: Double, b: Double) -> String { "Double" }
func *** (a: Float, b: Float) -> String { "Float" }
print(1.5 *** (2 as Float), 1 *** (2 as Double))
postfix operator ++
postfix func ++ (x: inout Int) -> Int { x += 1; return x - 1 }
postfix func ++ (x: inout Double) -> Double { x += 1; return x - 1 }
var i = 1, d = 1.5
print(i++, d++, i, d)
func == (a: V, b: Int) -> String { "V == Int" }
print(v == 1, v == v, v != v)
