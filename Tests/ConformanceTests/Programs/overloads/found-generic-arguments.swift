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
func g1<T: Equatable>() -> T? { hit(0, T.self); return nil }
func g1() -> Float { hit(2); return 1 }
func run1() {
  tag("1"); show([g1(), 1])
}
struct N2: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { hit(10) }
  init<T: Tagged>(_ p0: T) { hit(0, T.self) }
  init(_ p0: some Any) { hit(1) }
}
func run2() {
  tag("2"); let _: N2 = .init(tagged)
}
struct O3 {
  subscript<T: P & Q>(p0: T) -> Int { hit(0, T.self); return 1 }
}
func run3() {
  tag("3"); _ = O3()[pq]
}
struct O4 {
  subscript<T: P & Q>(p0: T) -> Int { hit(0, T.self); return 1 }
  subscript(p0: () -> any P) -> Any { hit(1); return 1 }
}
func run4() {
  tag("4"); _ = O4()[pq]
}
struct O5 {
  subscript<T: P & Q>(p0: T) -> Int { hit(0, T.self); return 1 }
  subscript(p0: any Error) -> Int { hit(2); return 1 }
}
func run5() {
  tag("5"); _ = O5()[pq]
}
func g6() -> any P { hit(3); return S() }
func run6() {
  tag("6"); show(g6())
}
func f7<T>(a p0: T) { hit(0, T.self) }
func run7() {
  tag("7"); f7(a: q)
}
func f8<T>(a p0: T) { hit(0, T.self) }
func f8(a p0: Any...) { hit(3) }
func run8() {
  tag("8"); f8(a: q)
}
struct O9 {
  subscript(p0: () -> any P) -> Any { hit(1); return 1 }
  subscript<T: P & Q>(p0: T) -> String { hit(3, T.self); return "r" }
}
func run9() {
  tag("9"); _ = O9()[pq]
}
struct O10 {
  subscript(p0: any Error) -> Int { hit(2); return 1 }
  subscript<T: P & Q>(p0: T) -> String { hit(3, T.self); return "r" }
}
func run10() {
  tag("10"); _ = O10()[pq]
}
struct O11 {
  subscript<T: P & Q>(p0: T) -> Int { hit(0, T.self); return 1 }
  subscript<T: P & Q>(p0: T) -> String { hit(3, T.self); return "r" }
}
func run11() {
  tag("11"); _ = O11()[pq] as Int
}
run1()
run2()
run3()
run4()
run5()
run6()
run7()
run8()
run9()
run10()
run11()
print()
