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
func g1() -> Int { hit(0); return 1 }
func g1() -> S { hit(1); return S() }
func run1() {
  tag("1"); show([g1(), 1])
}
struct M2 {
  func f<T>(_ p0: @autoclosure () -> T) -> Any { hit(1, T.self); return 1 }
}; extension M2 {
  func f<T>(_ p0: @autoclosure () -> T) -> String { hit(3, T.self); return "r" }
}
func run2() {
  tag("2"); show([M2().f([1, 2.5])])
}
func f3(_ p0: @autoclosure () -> Int) -> Int { hit(0); return 1 }
func f3(_ p0: @autoclosure () -> Int) -> Int? { hit(2); return 1 }
func run3() {
  tag("3"); show(f3(ints.reduce(0, +)))
}
func f4(_ p0: (Int) -> String) -> Any { hit(0); return 1 }
func f4(_ p0: (Int) -> String) -> Int? { hit(1); return 1 }
func run4() {
  tag("4"); _ = f4 { _ in s } as Any
}
func f5(_ p0: some Numeric) -> Int? { hit(1); return 1 }
func f5(_ p0: some Numeric) -> Any { hit(3); return 1 }
func run5() {
  tag("5"); show(f5(-1.5))
}
class B6 {
  init() {}
  func f<T: CustomStringConvertible>(_ p0: T) -> Any { hit(1, T.self); return 1 }
  func f<T>(_ p0: T) -> Double where T: CustomStringConvertible { hit(2, T.self); return 1.5 }
}
class D6: B6 {
}
func run6() {
  tag("6"); show([(D6() as B6).f("a")])
}
struct M7 {
  func f(_ p0: Any...) -> Double { hit(0); return 1.5 }
  func f(_ p0: Any...) -> Int { hit(2); return 1 }
}
func run7() {
  tag("7"); show(M7().f({ 1 }, twice) + 1)
}
func f8<T: Q>(_ p0: T) -> Int { hit(0, T.self); return 1 }
func f8<T: Q>(_ p0: T) -> Int? { hit(1, T.self); return 1 }
func run8() {
  tag("8"); show(f8(q))
}
struct O9 {
  subscript(p0: [Any]) -> Int { hit(1); return 1 }
  subscript(p0: [Any]) -> Int? { hit(3); return 1 }
}
func run9() {
  tag("9"); _ = O9()[[Color.red]] as Int?
}
func f10(_ p0: [(Int, Int)]) -> String { hit(0); return "r" }
func f10(_ p0: [(Int, Int)]) -> Any { hit(1); return 1 }
func run10() {
  tag("10"); show([f10([pair])])
}
class B11 {
  init() {}
  func f(_ p0: @autoclosure () -> String) -> Int? { hit(0); return 1 }
  func f(_ p0: @autoclosure () -> String) -> Int { hit(4); return 1 }
}
class D11: B11 {
}
func run11() {
  tag("11"); show([D11().f("a")])
}
struct M12 {
  func f<T>(_ p0: T) -> Int? { hit(1, T.self); return 1 }
  func f<T>(_ p0: T) -> Any { hit(2, T.self); return 1 }
}; extension M12 {
}
func run12() {
  tag("12"); let _: Any = M12().f(bd)
}
struct O13 {
  subscript(p0: Fruit) -> Int? { hit(1); return 1 }
  subscript(p0: Fruit) -> Int { hit(4); return 1 }
}
func run13() {
  tag("13"); show([O13()[.apple]])
}
func f14<T>(_ p0: T.Type) -> Any { hit(0, T.self); return 1 }
func f14<T>(_ p0: T.Type) -> Int { hit(2, T.self); return 1 }
func run14() {
  tag("14"); let _: Any = f14(type(of: bd))
}
func f15(_ p0: StaticString) -> Any { hit(1); return 1 }
func f15(_ p0: StaticString) -> Double { hit(3); return 1.5 }
func run15() {
  tag("15"); let _: Any = f15("a")
}
func f16(_ p0: KeyPath<Person, String>) -> Int? { hit(0); return 1 }
func f16(_ p0: KeyPath<Person, String>) -> Any { hit(2); return 1 }
func run16() {
  tag("16"); show(f16(\.name))
}
class B17 {
  init() {}
  func f(_ p0: Any) -> Any { hit(1); return 1 }
}
class D17: B17 {
  func f(_ p0: Any) { hit(21) }
}
func run17() {
  tag("17"); _ = D17().f(ints.first) as Any
}
struct M18 {
  static func f(_ p0: Any?) -> Any { hit(2); return 1 }
}; extension M18 {
  static func f(_ p0: Any?) -> Double { hit(4); return 1.5 }
}
func run18() {
  tag("18"); show([M18.f(ch)])
}
struct M19 {
  static func f<T>(_ p0: T?) -> Any { hit(0, T.self); return 1 }
}; extension M19 {
  static func f<T>(_ p0: T?) -> Int? { hit(1, T.self); return 1 }
}
func run19() {
  tag("19"); show(M19.f("\(i)"))
}
struct M20 {
  func f(_ p0: any Collection<Int>) -> Int? { hit(1); return 1 }
  func f(_ p0: any Collection<Int>) -> Any { hit(2); return 1 }
}; extension M20 {
}
func run20() {
  tag("20"); _ = M20().f(0..<3) as Any
}
struct O21 {
  subscript(p0: Color) -> Int { hit(1); return 1 }
  subscript(p0: Color) -> Int? { hit(4); return 1 }
}
func run21() {
  tag("21"); _ = O21()[.main] as Int?
}
func f22(_ p0: W) -> Bool { hit(0); return true }
func f22(_ p0: W) -> Any { hit(3); return 1 }
func run22() {
  tag("22"); show([f22(W())])
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
run19()
run20()
run21()
run22()
print()
