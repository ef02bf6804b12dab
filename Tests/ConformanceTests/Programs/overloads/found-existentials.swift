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
func f1(with p0: any Collection) -> Int? { hit(0); return 1 }
func f1<T: Equatable>(with p0: T) -> [Int] { hit(1, T.self); return [1] }
func run1() {
  tag("1"); _ = f1(with: s)
}
func f2<T: FloatingPoint>(_ p0: T) -> Any { hit(0, T.self); return 1 }
func f2(_ p0: any Equatable) -> Int? { hit(3); return 1 }
func run2() {
  tag("2"); _ = f2(1 as Double)
}
struct N3 {
  init<T: SignedNumeric>(_ p0: T) { hit(0, T.self) }
  init(_ p0: any Numeric) { hit(1) }
}
func run3() {
  tag("3"); _ = N3.init(max(1, i))
}
struct N4: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { hit(10) }
  init<T>(_ p0: T) where T: BidirectionalCollection { hit(0, T.self) }
  init?(_ p0: any Equatable) { hit(1) }
}
func run4() {
  tag("4"); _ = N4([1])
}
prefix operator <**>
prefix func <**> (_ p0: @autoclosure () -> Double) { hit(0) }
prefix func <**> (_ p0: any Numeric) { hit(1) }
func run5() {
  tag("5"); (<**>1)
}
func f6(_ p0: any Tagged) { hit(0) }
func f6<T: Base>(_ p0: T) { hit(1, T.self) }
func run6() {
  tag("6"); f6(Leaf())
}
prefix operator <*^>
prefix func <*^> (_ p0: some Any) { hit(1) }
prefix func <*^> (_ p0: any Equatable) { hit(3) }
func run7() {
  tag("7"); [1].forEach { _ in (<*^>[o]) }
}
struct N8 {
  init<T: CaseIterable>(_ p0: T) { hit(0, T.self) }
  init(_ p0: any Equatable) { hit(1) }
}
func run8() {
  tag("8"); let _: N8 = .init(Fruit.red)
}
func f9<T: Hashable>(_ p0: T) { hit(0, T.self) }
func f9(_ p0: any Equatable) { hit(1) }
func run9() {
  tag("9"); f9("\(i)")
}
func f10(_ p0: Int...) { hit(0) }
func f10(_ p0: any Numeric) { hit(2) }
func run10() {
  tag("10"); f10(1)
}
class B11 {
  init() {}
  func f(_ p0: any Equatable) { hit(0) }
  func f<T: Sequence>(_ p0: T) { hit(2, T.self) }
}
class D11: B11 {
}
func run11() {
  tag("11"); D11().f("a")
}
class B12 {
  init() {}
  func f(_ p0: @autoclosure () -> any P) { hit(0) }
  func f<T: R>(_ p0: T) { hit(3, T.self) }
}
class D12: B12 {
}
func run12() {
  tag("12"); D12().f(r)
}
func f13(by p0: @autoclosure () -> any P) -> Double { hit(0); return 1.5 }
func f13(by p0: some P) -> Bool { hit(2); return true }
func run13() {
  tag("13"); show([f13(by: S())])
}
struct O14 {
  subscript<T: Equatable>(a p0: T) -> Int { hit(1, T.self); return 1 }
  subscript(a p0: any StringProtocol) -> Int { hit(2); return 1 }
}
func run14() {
  tag("14"); show(O14()[a: "a"])
}
struct O15 {
  subscript(p0: @autoclosure () -> any P) -> String { hit(1); return "r" }
  subscript<T: Equatable>(p0: T) -> Int { hit(2, T.self); return 1 }
}
func run15() {
  tag("15"); _ = O15()[W()]
}
class B16 {
  init() {}
  func f<T: Collection>(_ p0: T) -> String { hit(0, T.self); return "r" }
  func f(_ p0: any Equatable) -> Bool { hit(1); return true }
}
class D16: B16 {
}
func run16() {
  tag("16"); (D16() as B16).f("a")
}
class B17 {
  init() {}
  func f(_ p0: any Collection) { hit(1) }
}
class D17: B17 {
  func f(_ p0: Set<Int>) { hit(20) }
}
func run17() {
  tag("17"); D17().f([1])
}
prefix operator <*+%>
prefix func <*+%> <T: BinaryInteger>(_ p0: [T]) { hit(0, T.self) }
prefix func <*+%> (_ p0: any Equatable) { hit(3) }
func run18() {
  tag("18"); (<*+%>ints)
}
struct N19 {
  init(_ p0: some P) { hit(0) }
  init(_ p0: any Equatable) { hit(2) }
}
func run19() {
  tag("19"); _ = N19(V())
}
class B20 {
  init() {}
  func f(_ p0: any Equatable) { hit(1) }
  func f<T: Comparable>(_ p0: T) { hit(2, T.self) }
}
class D20: B20 {
}
func run20() {
  tag("20"); D20().f(i - 1 * 2)
}
func f21(_ p0: any Numeric) { hit(1) }
func f21<T: Comparable>(_ p0: T) { hit(2, T.self) }
func run21() {
  tag("21"); f21((flag ? 1 : 2))
}
func f22(_ p0: any Equatable) { hit(1) }
func f22(_ p0: Name) { hit(2) }
func run22() {
  tag("22"); f22("\(i)")
}
struct O23 {
  subscript<T>(p0: [String: T]) -> Int { hit(1, T.self); return 1 }
  subscript(p0: any Equatable) -> Int { hit(3); return 1 }
}
func run23() {
  tag("23"); show(O23()[[s: 1]] + 1)
}
func f24(_ p0: any Q) { hit(0) }
func f24<T: Equatable>(_ p0: T) { hit(3, T.self) }
func run24() {
  tag("24"); f24(W())
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
run23()
run24()
print()
