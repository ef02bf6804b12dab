// Calls without arguments, or on literals: functions whose parameters all have defaults come before those that gather values.
struct S {
  func a(x: Int = 1, y: String = "y") -> String { "1" }
  func a(_ z: Any...) -> String { "2" }
  func b(x: Int = 1, y: String = "y") -> String { "1" }
  func b(_ z: Int...) -> String { "2" }
  static func c(x: Int = 1) -> String { "1" }
  static func c(_ z: Int...) -> String { "2" }
  func t() -> String { a(x: 1) + b(x: 1) }
  init(x: Int = 1) { print("init x") }
  init(_ z: Int...) { print("init z") }
}
func a(x: Int = 1, y: String = "y") -> String { "1" }
func a(_ z: Any...) -> String { "2" }
func b(x: Int = 1, y: String = "y") -> Int { 1 }
func b(_ z: Int...) -> String { "2" }
func c(x: Int = 1) -> String { "1" }
func c() -> String { "0" }
func d(x: Int = 1) -> String { "1" }
func d<T>(_ t: T...) -> String { "2" }
func e(x: Int = 1, _ f: () -> Void = {}) -> String { "1" }
func e(_ f: () -> Void...) -> String { "2" }
print(S(), S.c(), a(), b(), c(), d(), e(), e {}, a() + "x")
let s: String = b()
let q: Int = b(); print(s, q)
extension Int { func callAsFunction() -> String { "int()" }; func callAsFunction(_ x: Int) -> Int { self * x } }
extension String { func callAsFunction(_ n: Int = 1) -> String { String(repeating: self, count: n) } }
extension Double { func callAsFunction() -> String { "d" } }
extension Array { func callAsFunction() -> Int { count } }
extension Bool { func callAsFunction() -> String { "b" } }
print(5(), 5(2), "ab"(2), "x"(), 1.5(), [1, 2](), true(), 5(2) + 1, (3)(4), -5(2))
let seven = 7(), y: Int = 2(3); print(seven, y)
print([1, 2].map { $0() }, "\(5())", "a\("b"(2))")
