func f(_ x: Int) { print("Int") }
func f(_ x: Double) { print("Double") }
func f(_ x: Float) { print("Float") }
func f(_ x: Int8) { print("Int8") }
func f(_ x: UInt) { print("UInt") }
f(1)
f(1.5)
f(-1)
f(1 + 2)
f(1 + 2.5)
f(1 as Int8)
f(.zero as Float)
f(0x10)
func g(_ x: Double) { print("Double") }
func g(_ x: String) { print("String") }
g(1)
g("a")
g("\(1)")
func h(_ x: Character) { print("Character") }
func h(_ x: Int) { print("Int") }
h("a")
h(1)
func i(_ x: Unicode.Scalar) { print("Scalar") }
func i(_ x: Substring) { print("Substring") }
i("a" as Unicode.Scalar)
i("abc")
func j(_ x: [Int]) { print("[Int]") }
func j(_ x: Set<Int>) { print("Set") }
func j(_ x: ArraySlice<Int>) { print("slice") }
j([1])
j([1] as Set)
j([1][...])
func k(_ x: Int?) { print("Int?") }
func k(_ x: Double) { print("Double") }
k(1)
k(nil)
func l(_ x: Bool) { print("Bool") }
func l(_ x: Any) { print("Any") }
l(true)
l(1)
l(1 < 2)
func m(_ x: UInt8) { print("UInt8") }
func m(_ x: Double) { print("Double") }
m(1.0)
m(1 as Double)
