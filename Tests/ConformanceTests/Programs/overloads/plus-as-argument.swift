func w(_ f: (Int, Int) -> Int) { print("binary", f(7, 3)) }
func w(_ f: (Int) -> Int) { print("unary", f(7)) }
w(+)
w(-)
w(*)
func v<T>(_ f: (T, T) -> T, _ x: T) { print("binary", f(x, x)) }
func v<T>(_ f: (T) -> T, _ x: T) { print("unary", f(x)) }
v(+, 1)
v(+, "a")
v(&+, 1 as UInt8)
func u(_ f: (Double, Double) -> Double) { print("Double", f(7, 2)) }
func u(_ f: (Int, Int) -> Int) { print("Int", f(7, 2)) }
u(%)
struct M {
  static func + (a: M, b: M) -> M { print("M + M"); return a }
  static prefix func - (a: M) -> M { print("-M"); return a }
}
_ = [M(), M()].reduce(M(), +)
_ = [M()].map(-)
_ = [[1], [2]].reduce([], +)
