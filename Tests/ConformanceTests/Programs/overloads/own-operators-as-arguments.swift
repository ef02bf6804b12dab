// As in operators-as-arguments, with operators of the program.
struct V { var x = 0.0 }
func + (a: V, b: V) -> V { V(x: a.x + b.x) }
func * (a: V, b: Double) -> V { V(x: a.x * b) }
func * (a: Double, b: V) -> V { V(x: a * b.x) }
func a(_ x: Any...) { print("a Any...") }
func a(_ x: Any?) { print("a Any?") }
func b(_ x: V?) { print("b V?") }
func b(_ x: Any...) { print("b Any...") }
func c(_ x: V...) { print("c V...") }
func c(_ x: V?) { print("c V?") }
let v = V(), w = V()
let n = 2
let t = 1.5
a(v + w); a(v * 2); a(2 * v); a(v * t); a(v + w * 2); a(n + 1); a(t * 2)
b(v + w); b(v * 2); b(2 * v); b(v * t); b(v + w * 2)
c(v + w); c(v * 2); c(2 * v); c(v * t); c(v + w * 2)
struct Money: ExpressibleByIntegerLiteral {
  var c = 0; init(integerLiteral v: Int) { c = v }
  static func + (a: Money, b: Money) -> Money { a }
}
let m: Money = 1
a(m + 1); a(1 + m)
func d(_ x: Money?) { print("d Money?") }
func d(_ x: Int...) { print("d Int...") }
d(m + 1); d(1 + 2); d(n + 1)
