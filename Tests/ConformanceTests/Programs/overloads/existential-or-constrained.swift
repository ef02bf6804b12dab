func a(_ x: any Equatable) { print("any Equatable") }
func a<T: BinaryFloatingPoint>(_ x: T) { print("BinaryFloatingPoint") }
a(1.5)
a(1)
func b(_ x: any Equatable) { print("any Equatable") }
func b<T: Numeric>(_ x: T) { print("Numeric") }
b(1 as Int8)
b("a")
func c(_ x: any Numeric) { print("any Numeric") }
func c<T: Comparable>(_ x: T) { print("Comparable") }
c(1)
c("a")
func d(_ x: any Equatable) { print("any Equatable") }
func d<T>(_ x: T?) { print("T?", T.self) }
d("a")
func e(_ x: any Equatable) { print("any Equatable") }
func e<T: Sequence>(_ x: T) { print("Sequence") }
e(["a"])
e("a")
func f(_ x: any StringProtocol) { print("any StringProtocol") }
func f<T: StringProtocol>(_ x: T) { print("StringProtocol") }
f("a")
protocol P {}
struct S: P, Equatable {}
func g(_ x: any P) { print("any P") }
func g<T: P & Equatable>(_ x: T) { print("P & Equatable") }
g(S())
func h(_ x: any Equatable) { print("any Equatable") }
func h<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
h(1)
h({ 1 })
