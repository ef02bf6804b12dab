// The literals in a tuple stay open when the tuple is passed for a generic parameter.
struct Single {
  init(_ x: Any) { print("Any") }
  init(_ x: (Double, Double)) { print("(Double, Double)") }
  init<T>(_ x: T...) { print("T...", T.self) }
}
_ = Single((1, 2))
_ = Single((x: 1, y: 2))
_ = Single((1.5, 2))
_ = Single((1.5, 2.5))
struct Gathering {
  init(_ x: Any...) { print("Any...") }
  init<T>(_ x: T) { print("T", T.self) }
}
_ = Gathering((1, 2))
_ = Gathering((1, "a"))
func f(_ x: Any...) { print("Any...") }
func f(_ x: some Any) { print("some Any", type(of: x)) }
f((1, "a"))
f((1, 2))
