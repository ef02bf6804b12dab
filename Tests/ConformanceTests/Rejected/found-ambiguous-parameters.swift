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
func f1<T: Sequence>(a p0: T) { hit(1, T.self) }
func f1<T>(a p0: T) where T: Equatable { hit(3, T.self) }
func run1() {
  tag("1"); f1(a: "a")
}
struct M2 {
}; extension M2 {
  func f<T: CustomStringConvertible>(_ p0: T) { hit(1, T.self) }
  func f<T: Equatable>(_ p0: T) { hit(2, T.self) }
}
func run2() {
  tag("2"); M2().f(ch)
}
func f3(_ p0: some Sequence<Int>) -> Any { hit(0); return 1 }
func f3<T: Hashable>(_ p0: Set<T>) -> Any { hit(3, T.self); return 1 }
func run3() {
  tag("3"); _ = f3([1] as Set) as Any
}
struct O4 {
  subscript<T>(p0: (Person) -> T) -> Int { hit(1, T.self); return 1 }
  subscript<T>(p0: (T) -> Int) -> Int { hit(3, T.self); return 1 }
}
func run4() {
  tag("4"); show([O4()[{ (x: Person) in x.age }]])
}
func f5(_ p0: Substring) { hit(0) }
func f5(_ p0: StaticString) { hit(1) }
func run5() {
  tag("5"); f5("abc")
}
class B6 {
  init() {}
  func f(_ p0: Substring) { hit(0) }
  func f(_ p0: Name) { hit(1) }
}
class D6: B6 {
}
func run6() {
  tag("6"); (D6() as B6).f("\(i)")
}
struct N7: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { hit(10) }
  init<T>(_ p0: T...) { hit(0, T.self) }
  init(to p0: ((Int, Int)) -> Bool) { hit(1) }
}
func run7() {
  tag("7"); let _: N7 = .init { $0 == $1 }
}
func f8(_ p0: StaticString) -> [Int] { hit(0); return [1] }
func f8(_ p0: Unicode.Scalar) -> Double { hit(1); return 1.5 }
func run8() {
  tag("8"); show(f8("a"))
}
func f9<T: Style>(a p0: T) -> Bool { hit(0, T.self); return true }
func f9(a p0: some Style) -> Int { hit(1); return 1 }
func run9() {
  tag("9"); _ = f9(a: .plain)
}
func f10(_ p0: [(String, Int)]) { hit(0) }
func f10<T>(_ p0: T) { hit(2, T.self) }
func run10() {
  tag("10"); [1].forEach { _ in f10({ $0 == $1 }) }
}
func f11(_ p0: Void) { hit(1) }
func f11<T>(_ p0: T) { hit(2, T.self) }
func run11() {
  tag("11"); [1].forEach { _ in f11({ $0 == $1 }) }
}
func f12<T>(_ p0: T) { hit(2, T.self) }
func f12(_ p0: ((Int, Int)) -> Bool) { hit(3) }
func run12() {
  tag("12"); [1].forEach { _ in f12({ $0 == $1 }) }
}
struct M13 {
  static func f<T>(to p0: () throws -> T) { hit(0, T.self) }
  static func f(_ p0: some Any) { hit(1) }
}; extension M13 {
}
func run13() {
  tag("13"); [1].forEach { _ in M13.f {} }
}
func f14<T: Equatable>(_ p0: T) { hit(0, T.self) }
func f14<T>(_ p0: T) where T: P { hit(4, T.self) }
func run14() {
  tag("14"); f14(V())
}
func f15(_ p0: [Int]) { hit(0) }
func f15(_ p0: [Any?]) { hit(1) }
func run15() {
  tag("15"); f15(.init())
}
class B16 {
  init() {}
  func f(_ p0: ((Int, Int)) -> Bool) { hit(0) }
  func f(_ p0: Any) { hit(1) }
}
class D16: B16 {
}
func run16() {
  tag("16"); (D16() as B16).f { $0 == $1 }
}
class B17 {
  init() {}
  func f(_ p0: [Any?]) -> String { hit(0); return "r" }
  func f(_ p0: Any) -> Any { hit(1); return 1 }
}
class D17: B17 {
}
func run17() {
  tag("17"); (D17() as B17).f([1, nil])
}
struct O18 {
  subscript<T>(p0: T) -> Int { hit(0, T.self); return 1 }
  subscript<T>(p0: (Person) -> T) -> Int { hit(1, T.self); return 1 }
}
func run18() {
  tag("18"); show([O18()[{ (x: Person) in x.age }]])
}
struct O19 {
  subscript<T>(p0: T) -> Int { hit(0, T.self); return 1 }
  subscript<T>(p0: (T) -> Int) -> Int { hit(3, T.self); return 1 }
}
func run19() {
  tag("19"); show([O19()[{ (x: Person) in x.age }]])
}
class B20 {
  init() {}
  func f<T: Q>(_ p0: T) { hit(1, T.self) }
  func f(_ p0: some P) { hit(3) }
}
class D20: B20 {
}
func run20() {
  tag("20"); D20().f(W())
}
func f21(_ p0: some Collection<Character>) { hit(3) }
func f21<T: CustomStringConvertible>(_ p0: T) { hit(4, T.self) }
func run21() {
  tag("21"); f21([ch])
}
class B22 {
  init() {}
  func f(_ p0: some Collection<Character>) { hit(0) }
  func f<T>(_ p0: T) where T: Hashable { hit(2, T.self) }
}
class D22: B22 {
}
func run22() {
  tag("22"); (D22() as B22).f("a")
}
class B23 {
  init() {}
}
class D23: B23 {
  func f<T: CustomStringConvertible>(by p0: T) { hit(20, T.self) }
  func f<T: Sequence>(by p0: T) { hit(21, T.self) }
}
func run23() {
  tag("23"); D23().f(by: "a")
}
func f24<T: Collection>(_ p0: T) -> Int? { hit(1, T.self); return 1 }
func f24<T: Hashable>(_ p0: T) -> Bool { hit(2, T.self); return true }
func run24() {
  tag("24"); show([f24(["a"])])
}
