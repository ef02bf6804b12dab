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
prefix operator <*>
prefix func <*> (_ p0: Any) -> Double { hit(0); return 1.5 }
prefix func <*> <T>(_ p0: T) -> [Int] where T: Hashable { hit(1, T.self); return [1] }
func run1() {
  tag("1"); show([((<*>"a"))])
}
struct M2 {
}; extension M2 {
  func f(_ p0: Double?) { hit(0) }
  func f(_ p0: Any) { hit(1) }
}
func run2() {
  tag("2"); M2().f(doubles[0])
}
func f3(with p0: Any...) { hit(0) }
func f3<T>(with p0: T?) { hit(1, T.self) }
func run3() {
  tag("3"); f3(with: S())
}
func f4(to p0: (() -> Int)?) { hit(0) }
func f4(_ p0: Any) { hit(1) }
func run4() {
  tag("4"); f4 { 1 }
}
func f5(_ p0: Meters) -> Int? { hit(0); return 1 }
func f5(_ p0: Any...) -> [Int] { hit(2); return [1] }
func run5() {
  tag("5"); _ = f5(1 + 2)
}
func f6<T>(_ p0: T) where T: AnyObject { hit(0, T.self) }
func f6(_ p0: Any?) { hit(2) }
func run6() {
  tag("6"); f6(ob)
}
struct O7 {
  subscript(p0: Any...) -> Int { hit(1); return 1 }
  subscript(p0: Any) -> Bool { hit(2); return true }
}
func run7() {
  tag("7"); show([O7()[color]])
}
func f8(_ p0: AnyObject?) { hit(0) }
func f8<T>(_ p0: @autoclosure () -> T) { hit(1, T.self) }
func run8() {
  tag("8"); f8(od2)
}
func f9(_ p0: AnyObject) { hit(0) }
func f9(_ p0: some Base) { hit(2) }
func run9() {
  tag("9"); f9(b)
}
func f10(_ p0: AnyObject) { hit(0) }
func f10(_ p0: some Any) { hit(3) }
func run10() {
  tag("10"); f10(b)
}
struct M11 {
}; extension M11 {
  static func f(_ p0: Any) { hit(0) }
  static func f<T>(_ p0: T) where T: AnyObject { hit(2, T.self) }
}
func run11() {
  tag("11"); M11.f(od2)
}
class B12 {
  init() {}
  func f(_ p0: [Character]) -> Double { hit(0); return 1.5 }
  func f(_ p0: Any) -> Bool { hit(3); return true }
}
class D12: B12 {
}
func run12() {
  tag("12"); _ = D12().f(["a"])
}
class B13 {
  init() {}
  func f(_ p0: some Numeric) { hit(0) }
  func f(_ p0: Any?) { hit(1) }
}
class D13: B13 {
}
func run13() {
  tag("13"); (D13() as B13).f(n)
}
func f14(_ p0: Color...) { hit(1) }
func f14(_ p0: Any) { hit(3) }
func run14() {
  tag("14"); f14(color)
}
func f15(_ p0: Any...) { hit(0) }
func f15(_ p0: Any?) { hit(1) }
func run15() {
  tag("15"); f15(pq)
}
func f16(_ p0: Any...) { hit(0) }
func f16<T: Comparable>(_ p0: (Person) -> T) { hit(3, T.self) }
func run16() {
  tag("16"); f16(\Person.name)
}
func f17(_ p0: Any) { hit(2) }
func f17<T: Comparable>(_ p0: (Person) -> T) { hit(3, T.self) }
func run17() {
  tag("17"); f17(\Person.name)
}
func f18(_ p0: Any) { hit(1) }
func f18(_ p0: (Int, Int)?) { hit(3) }
func run18() {
  tag("18"); f18(pair)
}
func f19(_ p0: Any...) -> Any { hit(0); return 1 }
func f19<T>(_ p0: (T, T)) -> Int { hit(2, T.self); return 1 }
func run19() {
  tag("19"); _ = f19((1.5, 2)) as Any
}
class B20 {
  init() {}
  func f(_ p0: @escaping () -> Void) { hit(0) }
}
class D20: B20 {
  func f(_ p0: Any?) { hit(21) }
}
func run20() {
  tag("20"); D20().f { 1 }
}
struct M21 {
  func f(_ p0: Any) -> Any { hit(0); return 1 }
}; extension M21 {
  func f<T: Sequence>(_ p0: T) -> [Int] { hit(4, T.self); return [1] }
}
func run21() {
  tag("21"); _ = M21().f(0..<3) as Any
}
struct O22 {
  subscript(p0: Any...) -> Any { hit(0); return 1 }
  subscript(p0: Double) -> Int { hit(1); return 1 }
}
func run22() {
  tag("22"); _ = O22()[1]
}
func f23<T>(to p0: () -> T) -> Double { hit(0, T.self); return 1.5 }
func f23(_ p0: Any?) -> Int { hit(1); return 1 }
func run23() {
  tag("23"); show(f23 {} + 1)
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
print()
