// A value of `any P` is opened for the overload that asks for P, whatever takes anything beside it.
protocol Shape { func area() -> Double }
struct Circle: Shape { var r = 1.0; func area() -> Double { 3 * r * r } }
let s: any Shape = Circle()
func draw<T>(_ t: T) { print("any T", T.self) }
func draw<T: Shape>(_ t: T) { print("Shape", T.self) }
draw(s)
func d2(_ t: some Any) { print("any T", type(of: t)) }
func d2(_ t: some Shape) { print("Shape") }
d2(s)
func d3<T>(_ t: T) { print("any T", T.self) }
func d3<T: Shape>(_ t: T?) { print("Shape", T.self) }
d3(s)
struct X {
  func draw<T>(_ t: T) { print("any T", T.self) }
  func draw<T: Shape>(_ t: T) { print("Shape", T.self) }
  init<T>(_ t: T) { print("any T", T.self) }
  init<T: Shape>(_ t: T) { print("Shape", T.self) }
  init() {}
  subscript<T>(_ t: T) -> Int { print("any T", T.self); return 1 }
  subscript<T: Shape>(_ t: T) -> Int { print("Shape", T.self); return 1 }
}
X().draw(s)
_ = X(s)
_ = X()[s]
func d4<T>(_ t: T, _ n: Int) { print("any T", T.self) }
func d4<T: Shape>(_ t: T, _ n: Int) { print("Shape", T.self) }
d4(s, 1)
func d5<T>(_ t: T) { print("any T", T.self) }
func d5(_ t: any Shape) { print("any Shape") }
d5(s); d5(Circle())
func d6<T>(_ t: T) { print("any T", T.self) }
func d6(_ t: Any) { print("Any") }
d6(s); d6(Circle())
func d7<T: Shape>(_ t: T) { print("T", T.self) }
func d7(_ t: Any) { print("Any") }
d7(s); d7(Circle())
func d8<T: Shape>(_ t: T) { print("T", T.self) }
func d8(_ t: any Shape) { print("any Shape") }
d8(s); d8(Circle())
func d9<T: Hashable>(_ t: T) { print("T", T.self) }
func d9<T>(_ t: T) { print("any T", T.self) }
let h: any Hashable = 1
d9(h); d9(1)
