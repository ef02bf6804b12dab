protocol P {}
struct S: P {}
let p: any P = S()
func a<T>(_ x: T) {}
a(nil)
func b<T>(_ x: T...) {}
b(nil)
func c<T: Equatable>(_ x: T) {}
c(nil)
func d<T>(_ x: @autoclosure () -> T) {}
d(nil)
func e<T: AnyObject>(_ x: T) {}
e([S()])
e(S.self)
e(1)
func f(_ x: StaticString) {}
let s = "s"
f(s)
f("\(s)")
func g<T: P>(_ x: T?) {}
g(Optional(p))
func h<T: BinaryFloatingPoint>(_ x: T) {}
h(1 + 2)
