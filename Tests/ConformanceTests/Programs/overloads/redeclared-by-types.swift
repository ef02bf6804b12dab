func f(_ x: [Int]) { print("array") }
func f(_ x: Int...) { print("variadic") }
f([1])
f(1)
f(1, 2)
func g(_ x: AnyObject) { print("AnyObject") }
func g<T>(_ x: T) { print("T") }
final class C {}
g(C())
g(1)
g(C() as AnyObject)
func h(_ x: String) { print("String") }
func h(_ x: StaticString) { print("StaticString") }
func h(_ x: Substring) { print("Substring") }
func h(_ x: Character) { print("Character") }
h("a")
h("a" as StaticString)
h("abc".prefix(1))
h("abc".first!)
func i(_ x: Int) { print("Int") }
func i(_ x: @autoclosure () -> Double) { print("autoclosure") }
i(1)
func j(_ x: () -> Int) { print("closure") }
func j(_ x: Int) { print("value") }
j { 1 }
j(1)
func k(_ x: Int) { print("by value") }
func k(_ x: inout Int) { print("inout") }
var n = 1
k(n)
k(&n)
func l(_ x: Any) { print("Any") }
func l(_ x: Any?) { print("Any?") }
func l<T>(_ x: T) { print("T") }
l(1)
l(Optional(1))
