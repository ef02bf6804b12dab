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
func g1() -> Int! { hit(0); return 1 }
func g1() -> Base { hit(2); return b }
func run1() {
  tag("1"); show(flag ? g1() : 1)
}
func g2() -> Int! { hit(0); return 1 }
func g2() -> Float { hit(1); return 1 }
func run2() {
  tag("2"); takesInt(g2())
}
func g3() -> Int { hit(0); return 1 }
func g3() -> Void { hit(1); return () }
func run3() {
  tag("3"); show(g3().description)
}
func g4() -> Double { hit(0); return 1.5 }
func g4() -> Substring { hit(3); return "r" }
func run4() {
  tag("4"); show(1 + g4())
}
func g5() -> Float { hit(0); return 1 }
func g5() -> Base { hit(2); return b }
func run5() {
  tag("5"); show(-g5())
}
func g6() -> Double { hit(0); return 1.5 }
func g6() -> String? { hit(2); return "r" }
func run6() {
  tag("6"); show(1 + g6())
}
func g7() -> Substring { hit(0); return "r" }
func g7() -> S { hit(1); return S() }
func run7() {
  tag("7"); for _ in g7() {}
}
func g8() -> Int? { hit(2); return 1 }
func g8() -> Any { hit(3); return 1 }
func run8() {
  tag("8"); if let x = g8() { show(x) }
}
func g9() -> Int! { hit(0); return 1 }
func g9() -> Float { hit(1); return 1 }
func run9() {
  tag("9"); let _: Int = g9()
}
func g10() -> String? { hit(0); return "r" }
func g10() -> () -> Int { hit(1); return { 1 } }
func run10() {
  tag("10"); show(g10()?.description)
}
func g11() -> Double { hit(1); return 1.5 }
func g11() -> Substring { hit(3); return "r" }
func run11() {
  tag("11"); show(max(g11(), 1))
}
func g12() -> Int { hit(0); return 1 }
func g12() -> S { hit(1); return S() }
func run12() {
  tag("12"); show(id(g12()) as Int)
}
func g13() -> [String] { hit(0); return ["r"] }
func g13() -> (Int, Int) { hit(1); return (1, 2) }
func run13() {
  tag("13"); show(g13().description)
}
func g14() -> Substring { hit(0); return "r" }
func g14() -> S { hit(1); return S() }
func run14() {
  tag("14"); show(g14() + "a")
}
func g15() -> [Int] { hit(1); return [1] }
func g15() -> String? { hit(3); return "r" }
func run15() {
  tag("15"); for _ in g15() {}
}
func g16() -> any P { hit(0); return S() }
func g16() -> Void { hit(1); return () }
func run16() {
  tag("16"); takesP(g16())
}
func g17() -> [String: Int] { hit(0); return [:] }
func g17() -> String? { hit(1); return "r" }
func run17() {
  tag("17"); show(g17().count)
}
func g18() -> Int { hit(0); return 1 }
func g18() -> any P { hit(2); return S() }
func run18() {
  tag("18"); show(id(g18()) as Int)
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
run12()
run13()
run14()
run15()
run16()
run17()
run18()
print()
