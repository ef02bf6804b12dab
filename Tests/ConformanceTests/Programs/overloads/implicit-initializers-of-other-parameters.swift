struct I: Equatable {
  init(_ x: Double) { print(10) }
  init(_ x: Int...) { print(11) }
  static let main = I(other: ())
  private init(other: ()) {}
}
func f(_ x: I?) { print(0) }
func f(_ x: Any) { print(1) }
func f(_ x: Int) { print(2) }
f(.init(1))
f(.init(1.5))

func g(_ x: Double?) { print("Double?", x as Any) }
func g(_ x: String) { print("String", x) }
func g(_ x: [Int]?) { print("[Int]?", x as Any) }
g(.init([1, 2]))
g(.init("x"))
g(.init(repeating: "a", count: 3))

struct Counter {
  var n = 7
  init() { print("Counter") }
}
func h(_ x: Counter) { print("h", x.n) }
func h(_ x: Int) { print("h Int") }
func h(_ x: Counter...) { print("h …") }
h(.init())
