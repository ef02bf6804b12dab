// Arguments become Any before they become optional; a type that is not generic wins.
func a(_ x: Any) { print("Any") }
func a<T>(_ x: T?) { print("T?", T.self) }
a(1)
a("s")
a(Optional(1))
func b(_ x: Any...) { print("Any...") }
func b<T>(_ x: T?) { print("T?", T.self) }
b(1)
func c(_ x: Any?) { print("Any?") }
func c(_ x: some Any) { print("some Any") }
c(1)
c(Optional(1))
func d(_ x: Any?) { print("Any?") }
func d(_ x: Any...) { print("Any...") }
d(1)
d(nil)
func e(_ x: Any) { print("Any") }
func e(_ x: UInt) { print("UInt") }
e(1)
e(1 as UInt)
func f(_ x: Any) { print("Any") }
func f<T: FloatingPoint>(_ x: T) { print("FloatingPoint", T.self) }
f(1)
f(1.5)
func g(_ x: Any...) { print("Any...") }
func g<T: SignedNumeric>(_ x: T) { print("SignedNumeric", T.self) }
let n: Int! = 3
g(n)
g(1)
func h(_ x: Any) { print("Any") }
func h<T: Equatable>(_ x: T) { print("Equatable", T.self) }
h(1)
h({ 1 })
h(\String.count)
class Base {}
class Derived: Base {}
func i(_ x: Any) { print("Any") }
func i(_ x: Derived?) { print("Derived?") }
i(Derived())
i(Base())
func j(_ x: AnyObject?) { print("AnyObject?") }
func j(_ x: some Any) { print("some Any") }
j(Base())
j(Optional(Base()))
func k(_ x: AnyObject) { print("AnyObject") }
func k<T>(_ x: T...) { print("T...", T.self) }
k(Derived())
k(1)
