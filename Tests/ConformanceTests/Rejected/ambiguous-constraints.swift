func a<T: Equatable>(_ x: T) {}
func a<T: ExpressibleByStringLiteral>(_ x: T) {}
a("s")
func b<T: CustomStringConvertible>(_ x: T) {}
func b<T: Sequence>(_ x: T) {}
b("s")
func c<T: Comparable>(_ x: T) {}
func c(_ x: some Numeric) {}
c(1)
c(1.5)
func d<T>(_ x: T) {}
func d<T>(_ x: @autoclosure () -> T) {}
d(1)
func e<T>(_ x: T...) {}
func e<T: Equatable>(_ x: T...) {}
e(1)
func f<T>(_ x: (T) -> Void) {}
func f<T>(_ x: T) {}
f { (x: Int) in }
func g<T>(_ x: (T, Int)) {}
func g<T>(_ x: (T, T)) {}
g((1, 2))
func h<T: RandomAccessCollection>(_ x: T) {}
func h(_ x: some Collection<Int>) {}
h([1])
extension SignedNumeric { func i() {} }
extension Strideable { func i() {} }
1.5.i()
extension CustomStringConvertible { func j() {} }
extension Equatable { func j() {} }
1.j()
func k(_ x: (Int, Int)) {}
func k(_ x: (x: Int, y: Int)) {}
k((1, 2))
func l<T>(_ x: (T) -> Int) {}
func l(_ x: some Any) {}
l { (x: String) in x.count }
