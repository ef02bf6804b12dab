protocol P {}
protocol Q {}
struct S: P, Q {}
func f<T: P>(_ x: T) {}
func f<T: Q>(_ x: T) {}
f(S())
func g(_ x: Any, _ y: Int) {}
func g(_ x: Int, _ y: Any) {}
g(1, 2)
func h<T>(_ x: T, _ y: Int) {}
func h<T>(_ x: Int, _ y: T) {}
h(1, 2)
func i(_ x: Int?, _ y: Int) {}
func i(_ x: Int, _ y: Int?) {}
i(1, 1)
func j(_ x: any P) {}
func j(_ x: any Q) {}
j(S())
func k(_ x: Float) {}
func k(_ x: Int8) {}
k(1)
func l(_ x: Float) {}
func l(_ x: UInt16) {}
l(1)
