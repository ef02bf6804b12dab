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
struct M1 {
  func f<T>(_ p0: T...) -> Any { hit(0, T.self); return 1 }
  func f<T>(_ p0: () async throws -> T) -> String { hit(1, T.self); return "r" }
}
func run1() {
  tag("1"); show([M1().f(note)])
}
class B2 {
  init() {}
  func f(_ p0: @escaping () -> Void) -> Int { hit(0); return 1 }
  func f(_ p0: () -> String) -> [Int] { hit(1); return [1] }
}
class D2: B2 {
}
func run2() {
  tag("2"); D2().f { "a" }
}
prefix operator <^>
prefix func <^> (_ p0: (() -> Void)?) { hit(0) }
prefix func <^> (_ p0: () async -> Void) { hit(1) }
func run3() {
  tag("3"); (<^>({ note() }))
}
func f4(_ p0: (Int) -> String) -> [Int] { hit(0); return [1] }
func f4<T>(_ p0: T...) -> Bool { hit(2, T.self); return true }
func run4() {
  tag("4"); _ = f4({ "\($0)" })
}
struct M5 {
  func f(_ p0: () throws -> Void) { hit(0) }
  func f<T>(_ p0: T...) { hit(2, T.self) }
}
func run5() {
  tag("5"); M5().f { 1 }
}
func f6(_ p0: Int) -> Int { hit(1); return 1 }
func f6(_ p0: @autoclosure () -> Int) -> Int? { hit(2); return 1 }
func run6() {
  tag("6"); show(f6(ints.reduce(0, +)))
}
func f7<T>(_ p0: @autoclosure () -> T) { hit(0, T.self) }
func f7(_ p0: some Any) { hit(1) }
func run7() {
  tag("7"); f7 { (x: Person) in x.age }
}
struct N8: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init(_ p0: () async -> Int) { hit(2) }
  init<T>(_ p0: T...) { hit(3, T.self) }
}
func run8() {
  tag("8"); _ = N8 { 1 }
}
struct M9 {
  func f(_ p0: (Int) -> String) -> Int { hit(0); return 1 }
}; extension M9 {
  func f(_ p0: () -> String) -> Int { hit(2); return 1 }
}
func run9() {
  tag("9"); show([M9().f(String.init)])
}
class B10 {
  init() {}
  func f<T>(_ p0: @autoclosure () -> T) { hit(0, T.self) }
  func f(_ p0: @autoclosure () -> Int) { hit(1) }
}
class D10: B10 {
}
func run10() {
  tag("10"); (D10() as B10).f(n)
}
struct N11 {
  init(_ p0: @autoclosure () -> String) { hit(0) }
  init(_ p0: String...) { hit(1) }
}
func run11() {
  tag("11"); _ = N11(s)
}
class B12 {
  init() {}
  func f<T>(_ p0: T...) { hit(0, T.self) }
}
class D12: B12 {
  func f(_ p0: (Int) -> Void) { hit(20) }
}
func run12() {
  tag("12"); D12().f { print($0) }
}
func f13(_ p0: () async -> Int) -> Int { hit(0); return 1 }
func f13<T>(_ p0: @autoclosure () -> T) -> Int? { hit(4, T.self); return 1 }
func run13() {
  tag("13"); _ = f13({ 1 })
}
func f14(with p0: (Int) -> String) { hit(0) }
func f14(with p0: some Any) { hit(1) }
func run14() {
  tag("14"); f14 { "\($0)" }
}
struct M15 {
  func f(to p0: (Person) -> Any) { hit(1) }
  func f<T>(_ p0: T?) { hit(2, T.self) }
}; extension M15 {
}
func run15() {
  tag("15"); M15().f { (x: Person) in x.age }
}
class B16 {
  init() {}
  func f<T>(_ p0: @autoclosure () -> T) { hit(0, T.self) }
  func f(_ p0: (Int) -> Void) { hit(3) }
}
class D16: B16 {
}
func run16() {
  tag("16"); (D16() as B16).f { (x: Int) in x }
}
class B17 {
  init() {}
  func f<T>(_ p0: @autoclosure () -> T) { hit(0, T.self) }
  func f<T>(_ p0: () throws -> T) { hit(2, T.self) }
}
class D17: B17 {
}
func run17() {
  tag("17"); (D17() as B17).f({})
}
struct N18: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Int...) { hit(10) }
  init(by p0: Double...) { hit(1) }
  init(by p0: @autoclosure () -> Double) { hit(2) }
}
func run18() {
  tag("18"); _ = N18(by: d * 2)
}
func f19(_ p0: () async -> Int) { hit(1) }
func f19(_ p0: () -> Double) { hit(2) }
func run19() {
  tag("19"); f19({ 1 })
}
class B20 {
  init() {}
  func f(_ p0: Color?) -> Int { hit(1); return 1 }
  func f(_ p0: @autoclosure () -> Color) -> Double { hit(2); return 1.5 }
}
class D20: B20 {
}
func run20() {
  tag("20"); show((D20() as B20).f(.red) + 1)
}
struct N21 {
  init(_ p0: () throws -> Void) { hit(3) }
  init(_ p0: () -> Double) { hit(4) }
}
func run21() {
  tag("21"); _ = N21.init({ d })
}
class B22 {
  init() {}
  func f(_ p0: @escaping () -> Void) { hit(0) }
}
class D22: B22 {
  func f<T>(_ p0: () throws -> T) { hit(20, T.self) }
}
func run22() {
  tag("22"); D22().f { 1 }
}
class B23 {
  init() {}
  func f(_ p0: Set<Color>) -> Int { hit(0); return 1 }
  func f<T>(_ p0: @autoclosure () -> T) -> Int { hit(2, T.self); return 1 }
}
class D23: B23 {
}
func run23() {
  tag("23"); _ = (D23() as B23).f([color]) as Int
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
