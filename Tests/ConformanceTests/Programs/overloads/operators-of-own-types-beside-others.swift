// Operators of own types, beside optional, generic, throwing and variadic overloads.

struct V: Equatable { var x: Double; static func + (a: V, b: V) -> V { print("V+V"); return V(x: a.x + b.x) }
  static func * (a: V, k: Double) -> V { print("V*D"); return V(x: a.x * k) }
  static func * (k: Double, a: V) -> V { print("D*V"); return V(x: a.x * k) }
  static prefix func - (a: V) -> V { print("-V"); return V(x: -a.x) }
  static func += (a: inout V, b: V) { print("+="); a = V(x: a.x + b.x) } }
var v = V(x: 1)
v += v * 2 + 3 * v
_ = -v * 2
_ = [v, v].reduce(V(x: 0), +)
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { print("plain"); return f(a) }
func |> <A, B>(a: A?, f: (A) -> B) -> B? { print("optional"); return a.map(f) }
_ = 1 |> { $0 + 1 }
_ = Optional(1) |> { $0 + 1 }
_ = "a" |> \.count
_ = [1] |> { $0.map { $0 * 2 } } |> { $0.count }
func log(_ m: String) { print("String") }
func log(_ m: @autoclosure () -> Any) { print("Any") }
log("a"); log(1); log("\(1)")
func run(_ f: () -> Void) { print("sync") }
func run(_ f: () throws -> Void) rethrows { print("throws") }
run {}
struct Er: Error {}
try? run { throw Er() }
func make<T>(_ t: T.Type) -> String { "T" }
func make(_ t: Int.Type) -> String { "Int" }
print(make(Int.self), make(String.self))
func vary(_ x: Int...) -> String { "variadic" }
func vary(_ x: Int) -> String { "one" }
func vary(_ x: Int, _ y: Int) -> String { "two" }
print(vary(), vary(1), vary(1, 2), vary(1, 2, 3))
func io(_ x: inout Int) { print("inout") }
func io(_ x: Int) { print("value") }
var n = 1
io(&n); io(n); io(3)
