// An operator with an operand of known type is chosen before the function that takes its result.
protocol P {}
struct S: P { var n = 1 }
func a(_ x: Any...) { print("a Any...") }
func a(_ x: Any?) { print("a Any?") }
func b<T>(_ x: T) { print("b T", T.self) }
func b(_ x: Any?) { print("b Any?") }
func c(_ x: Any) { print("c Any") }
func c<T>(_ x: T?) { print("c T?", T.self) }
func d(_ x: Double) { print("d Double") }
func d(_ x: Int?) { print("d Int?") }
func e(_ x: Int, _ y: Any?) { print("e Int") }
func e(_ x: Double, _ y: Any...) { print("e Double") }
func g(_ x: String?) { print("g String?") }
func g(_ x: Any...) { print("g Any...") }
func h(_ x: any Equatable) { print("h Equatable") }
func h(_ x: Any?) { print("h Any?") }
func i<T: Numeric>(_ x: T) { print("i Numeric", T.self) }
func i(_ x: Any...) { print("i Any...") }
func j(_ x: Int...) { print("j Int...") }
func j(_ x: Int?) { print("j Int?") }
func k(_ x: @autoclosure () -> Int) { print("k auto") }
func k(_ x: Int?) { print("k Int?") }
func l(_ x: Double?) { print("l Double?") }
func l(_ x: Any) { print("l Any") }
let n = 3
var m = 4
let u: UInt8 = 3
let t = 2.5
let s = "s"
let xs = [1, 2]
struct Q { var n = 1; var t = 1.5; var s = "q" }
let q = Q()
a(n * 2 + 1); a(2 * n); a(2 * n + 1); a(t * 2); a(2 * t); a(s + "a" + "b"); a("a" + s); a(q.n + 1); a(q.s + "x");
a(xs[0] + 1); a(xs.count + 1); a(u + 1); a((n + 1)); a(n + m); a(-n + 1); a(n % 2); a(n & 1); a(n &+ 1)
b(n + 1); b(s + "a"); b(t * 2); b(1 + 2)
c(n + 1); c(s + "a"); c(t * 2); c(1 + 2)
d(n + 1); d(t * 2); d(1 + 2); d(n * 2 - 1); d(q.t / 2)
e(n + 1, n + 1); e(t + 1, s + "a"); e(1 + 2, 1)
g(s + "a"); g(n + 1); g("a" + "b"); g(s + s)
h(s + "a"); h(n + 1); h(1 + 2)
i(n + 1); i(t * 2); i(1 + 2); i(1.5 + 2)
j(n + 1); j(1 + 2); j(n)
k(n + 1); k(1 + 2); k(n)
l(t * 2); l(n + 1); l(1 + 2); l(1.5 * 2)
