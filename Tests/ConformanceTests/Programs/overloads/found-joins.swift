// Overloads and calls that a seed of the generator once made, and obsh once got wrong.
func tag(_ text: String) { print("\n\(text):", terminator: "") }
func hit(_ overload: Int, _ types: Any.Type...) { print("", ([overload] + types.map { $0 } as [Any]).map { "\($0)" }.joined(separator: " "), terminator: "") }
func show<T>(_ value: T) { print(" =", T.self, terminator: "") }
func tell<T>(_ value: T) { print("", value, T.self, terminator: "") }
func id<T>(_ value: T) -> T { value }
func note() {}
func takesInt(_ x: Int) {}
func takesAny(_ x: Any) {}
func takesP(_ x: any P) {}
func takesBase(_ x: Base) {}
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
func risky() throws -> Int { 1 }
func later() async -> Int { 1 }
enum E: Error { case one }
protocol P {}
protocol Q {}
protocol R: P {}
struct S: P {}
struct W: P, Q, Equatable {}
struct V: R, Hashable {}
protocol Tagged {}
class Base {
  required init() {}
  static func make() -> Self { Self() }
}
class Derived: Base, Tagged {}
final class Leaf: Derived {}
enum Color: Hashable {
  case red, green
  static let main = Color.red
  static func mix(_ x: Int) -> Color { .green }
  var next: Color { .green }
  init() { self = .red }
}
enum Fruit: CaseIterable { case apple, red }
enum Level: Int { case low = 1, high }
protocol Style {}
struct Plain: Style {}
struct Fancy: Style {}
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy { static var fancy: Fancy { Fancy() } }
struct Person {
  var name = "n"
  var age = 1
  var tags: [String] = []
  func older() -> Int { age + 1 }
}
struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) {}
  init(floatLiteral value: Double) {}
  static func + (a: Meters, b: Meters) -> Meters { a }
}
struct Name: ExpressibleByStringLiteral, ExpressibleByStringInterpolation { init(stringLiteral value: String) {} }
struct List: ExpressibleByArrayLiteral { init(arrayLiteral elements: Int...) {} }
var vi = 1, vd = 1.5, vo: Int? = 1
let i = 2, d = 2.5, f32: Float = 2.5, i8: Int8 = 2, u: UInt = 2, o: Int? = 2, od: Double? = 2.5, n: Int! = 2, flag = true
let meters: Meters = 1, name: Name = "n", list: List = [1]
let s = "text", os: String? = "o", ss = "text".prefix(2), ch: Character = "c"
let p: any P = S(), pq: any P & Q = W(), op: (any P)? = S(), q: any Q = W(), r: any R = V(), error: any Error = E.one
let b = Base(), bd: Base = Derived(), dv = Derived(), ob: Base? = Base(), od2: Derived? = Derived(), ao: AnyObject = Leaf()
let tagged: any Tagged = Derived(), bt: any Base & Tagged = Derived(), deriveds = [Derived()]
let ints = [1, 2, 3], doubles = [1.5], strings = ["a"], anys: [Any] = [1, "a"], table = ["a": 1]
let pair = (1, 2), mixed = (1, "a"), named = (x: 1, y: 2), color = Color.red, path = \Person.age
func f1(_ p0: [any P]) { hit(0) }
func run1() {
  tag("1"); f1([S()] + [V()])
}
struct O2 {
  subscript<T>(p0: [T]) -> Int { hit(1, T.self); return 1 }
}
func run2() {
  tag("2"); _ = O2()[[1, s]] as Int
}
run1()
run2()
print()
