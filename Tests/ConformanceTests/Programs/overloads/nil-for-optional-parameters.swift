// nil as an argument: optional parameters beside others that take none.
func a(_ x: Int?) { print("Int?") }
func a(_ x: String) { print("String") }
a(nil)
func b(_ x: Int?, _ y: Int) { print("Int? Int") }
func b(_ x: Int?, _ y: String?) { print("Int? String?") }
b(nil, 1)
b(nil, nil)
b(nil, "a")
b(1, nil)
func c<T>(_ x: T?, _ y: Int) { print("T? Int") }
func c(_ x: Int?, _ y: Int) { print("Int? Int") }
c(nil, 1)
c(1, 2)
c("a", 2)
struct N {
  init(_ x: Int?) { print("Int?") }
  init(_ x: Double?, y: Int = 1) { print("Double? y") }
  init(_ f: (() -> Void)?) { print("f") }
  subscript(x: String?) -> Int { print("String?"); return 1 }
  subscript(x: Int) -> Int { print("Int"); return 2 }
}
_ = N(nil, y: 2)
_ = N(1)
_ = N(1.5)
_ = N {}
_ = N(1)[nil]
func d(_ x: Int? = nil, then: (() -> Void)? = nil) { print("d Int?") }
func d(_ x: String?, then: (() -> Void)?) { print("d String?") }
d("a", then: nil)
d(1, then: nil)
d()
d {}
func e(_ x: [Int]?) { print("[Int]?") }
func e(_ x: Int) { print("Int") }
e(nil)
e([1])
e([])
class K { weak var p: K?; func set(_ k: K?) { print("K?") }; func set(_ s: String) { print("S") } }
K().set(nil)
K().set(K())
K().set("x")
func o(_ x: Error?) { print("Error?") }
func o(_ x: Int) { print("Int") }
o(nil)
infix operator <+++> : AdditionPrecedence
func <+++> <T>(_ p0: Double?, _ p1: T.Type) { print(0, T.self) }
func <+++> <T>(_ p0: @autoclosure () -> T, _ p1: T?) { print(4, T.self) }
nil <+++> Int.self
infix operator <-++> : AdditionPrecedence
func <-++> <T>(_ p0: Double?, _ p1: T.Type) { print(0, T.self) }
func <-++> <T>(_ p0: T, _ p1: T?) { print(4, T.self) }
nil <-++> Int.self
func f<T>(_ p0: Double?, _ p1: T.Type) { print(0, T.self) }
func f<T>(_ p0: T, _ p1: T?) { print(4, T.self) }
f(nil, Int.self)
