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
func g1() -> [Int] { hit(0); return [1] }
func g1() -> [String] { hit(1); return ["r"] }
func run1() {
  tag("1"); let _: Any = g1()
}
struct O2 {
  subscript(a p0: any Equatable) -> Int { hit(0); return 1 }
  subscript(a p0: any Equatable) -> Bool { hit(1); return true }
}
func run2() {
  tag("2"); _ = O2()[a: color]
}
func f3(_ p0: @autoclosure () -> Bool) -> Double { hit(0); return 1.5 }
func f3(_ p0: @autoclosure () -> Bool) -> Bool { hit(1); return true }
func run3() {
  tag("3"); _ = f3(flag)
}
class B4 {
  init() {}
  func f<T>(_ p0: T...) -> Int { hit(0, T.self); return 1 }
  func f<T>(_ p0: T...) -> String { hit(1, T.self); return "r" }
}
class D4: B4 {
}
func run4() {
  tag("4"); (D4() as B4).f(error)
}
func f5(with p0: any Collection) -> Int? { hit(0); return 1 }
func f5(with p0: any Collection) -> Any { hit(2); return 1 }
func run5() {
  tag("5"); _ = f5(with: s)
}
struct M6 {
  func f<T: Comparable>(_ p0: KeyPath<Person, T>) -> Int? { hit(0, T.self); return 1 }
  func f<T: Comparable>(_ p0: KeyPath<Person, T>) -> Bool { hit(1, T.self); return true }
}; extension M6 {
}
func run6() {
  tag("6"); _ = M6().f(\.name)
}
func f7<T>(_ p0: [T]) -> String { hit(0, T.self); return "r" }
func f7<T>(_ p0: [T]) -> Bool { hit(1, T.self); return true }
func run7() {
  tag("7"); _ = f7([{}])
}
func f8(_ p0: (Int) -> String) -> Any { hit(0); return 1 }
func f8(_ p0: (Int) -> String) -> Int? { hit(1); return 1 }
func run8() {
  tag("8"); _ = f8(describe)
}
class B9 {
  init() {}
  func f(_ p0: [Any]) -> Int { hit(2); return 1 }
}
class D9: B9 {
  func f(_ p0: [Any]) { hit(21) }
}
func run9() {
  tag("9"); show(D9().f([b]))
}
prefix operator <%%>
prefix func <%%> (_ p0: Any) -> Double { hit(0); return 1.5 }
prefix func <%%> (_ p0: Any) -> String { hit(2); return "r" }
func run10() {
  tag("10"); show([((<%%>"a"))])
}
func f11<T: Q>(_ p0: T) -> Int { hit(0, T.self); return 1 }
func f11<T: Q>(_ p0: T) -> Double { hit(2, T.self); return 1.5 }
func run11() {
  tag("11"); show(f11(q))
}
func f12(a p0: PartialKeyPath<Person>) -> Int { hit(0); return 1 }
func f12(a p0: PartialKeyPath<Person>) -> Bool { hit(2); return true }
func run12() {
  tag("12"); show([f12(a: path)])
}
class B13 {
  init() {}
  func f(a p0: (Person) -> String) -> [Int] { hit(2); return [1] }
  func f(a p0: (Person) -> String) -> String { hit(3); return "r" }
}
class D13: B13 {
}
func run13() {
  tag("13"); _ = D13().f(a: { $0.name })
}
struct O14 {
  subscript(p0: Fruit) -> Int? { hit(1); return 1 }
  subscript(p0: Fruit) -> String { hit(3); return "r" }
}
func run14() {
  tag("14"); _ = O14()[Fruit.red]
}
class B15 {
  init() {}
  func f(_ p0: @autoclosure () -> String) -> Int? { hit(0); return 1 }
}
class D15: B15 {
  func f(_ p0: @autoclosure () -> String) { hit(20) }
}
func run15() {
  tag("15"); show([D15().f("a")])
}
func f16<T: ExpressibleByStringLiteral>(_ p0: T) -> Int { hit(0, T.self); return 1 }
func f16<T: ExpressibleByStringLiteral>(_ p0: T) -> [Int] { hit(3, T.self); return [1] }
func run16() {
  tag("16"); show([f16("a")])
}
struct M17 {
  func f<T: Equatable>(_ p0: [T]) -> Int? { hit(0, T.self); return 1 }
  func f<T>(_ p0: [T]) -> Double where T: Equatable { hit(2, T.self); return 1.5 }
}; extension M17 {
}
func run17() {
  tag("17"); show([M17().f([1, 2.5])])
}
class B18 {
  init() {}
  func f(by p0: (Color) -> Bool) -> Int? { hit(0); return 1 }
  func f(by p0: (Color) -> Bool) -> Bool { hit(1); return true }
}
class D18: B18 {
}
func run18() {
  tag("18"); show((D18() as B18).f { $0 == .red })
}
func f19(_ p0: (Int, Int) -> Bool) -> Int { hit(0); return 1 }
func f19(_ p0: (Int, Int) -> Bool) -> Double { hit(3); return 1.5 }
func run19() {
  tag("19"); show(f19((<)))
}
func f20(_ p0: some Collection<Character>) -> Double { hit(0); return 1.5 }
func f20(_ p0: some Collection<Character>) -> Bool { hit(1); return true }
func run20() {
  tag("20"); show(f20([ch]))
}
struct N21: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { hit(10) }
  init?(to p0: ((Int, Int)) -> Int) { hit(0) }
  init(_ p0: ((Int, Int)) -> Int) { hit(2) }
}
func run21() {
  tag("21"); _ = N21 { pair in pair.1 }
}
class B22 {
  init() {}
  func f(_ p0: (any P)?) -> String { hit(1); return "r" }
  func f(_ p0: (any P)?) -> Any { hit(4); return 1 }
}
class D22: B22 {
}
func run22() {
  tag("22"); D22().f(V())
}
class B23 {
  init() {}
  func f(_ p0: () -> String) -> [Int] { hit(1); return [1] }
  func f(_ p0: () -> String) -> Double { hit(2); return 1.5 }
}
class D23: B23 {
}
func run23() {
  tag("23"); D23().f { "a" }
}
struct M24 {
  func f(_ p0: Any...) -> Double { hit(0); return 1.5 }
  func f(_ p0: Any...) -> Int? { hit(1); return 1 }
}
func run24() {
  tag("24"); show([M24().f(twice)])
}
func f25<T: Hashable>(_ p0: Set<T>) -> String { hit(1, T.self); return "r" }
func f25<T: Hashable>(_ p0: Set<T>) -> [Int] { hit(2, T.self); return [1] }
func run25() {
  tag("25"); _ = f25([1] as Set) as Any
}
struct M26 {
  func f(_ p0: (Int) -> (Int, Int)) { hit(0) }
  func f(to p0: (Int) -> (Int, Int)) { hit(1) }
}; extension M26 {
}
func run26() {
  tag("26"); M26().f { _ in pair }
}
class B27 {
  init() {}
  func f(_ p0: () -> Int) { hit(1) }
}
class D27: B27 {
  func f(with p0: () -> Int) { hit(20) }
}
func run27() {
  tag("27"); D27().f { flag ? 1 : 2 }
}
func f28<T: FloatingPoint>(_ p0: T) -> Any { hit(0, T.self); return 1 }
func f28<T: FloatingPoint>(_ p0: T) -> Int? { hit(2, T.self); return 1 }
func run28() {
  tag("28"); _ = f28(1 as Double)
}
class B29 {
  init() {}
  func f(with p0: any P) -> String { hit(0); return "r" }
  func f(with p0: any P) -> Int { hit(1); return 1 }
}
class D29: B29 {
}
func run29() {
  tag("29"); show(D29().f(with: op ?? p))
}
struct O30 {
  subscript(by p0: ((Int, Int)) -> Bool) -> String { hit(0); return "r" }
  subscript(by p0: ((Int, Int)) -> Bool) -> Any { hit(1); return 1 }
}
func run30() {
  tag("30"); _ = O30()[by: { $0.0 == $0.1 }]
}
class B31 {
  init() {}
  func f(_ p0: [Character]) -> Double { hit(0); return 1.5 }
  func f(_ p0: [Character]) -> Int? { hit(3); return 1 }
}
class D31: B31 {
}
func run31() {
  tag("31"); show((D31() as B31).f([]))
}
struct O32 {
  subscript(p0: Plain) -> Int { hit(1); return 1 }
  subscript(p0: Plain) -> [Int] { hit(2); return [1] }
}
func run32() {
  tag("32"); _ = O32()[.init()]
}
func f33<T>(_ p0: T.Type) -> Double { hit(1, T.self); return 1.5 }
func f33<T>(_ p0: T.Type) -> Int { hit(3, T.self); return 1 }
func run33() {
  tag("33"); show([f33(Int.self)])
}
class B34 {
  init() {}
  func f<T: CustomStringConvertible>(_ p0: T) -> Int { hit(0, T.self); return 1 }
  func f<T>(_ p0: T) -> Double where T: CustomStringConvertible { hit(2, T.self); return 1.5 }
}
class D34: B34 {
}
func run34() {
  tag("34"); show([(D34() as B34).f("a")])
}
class B35 {
  init() {}
  func f<T>(_ p0: T?) -> Any { hit(1, T.self); return 1 }
  func f<T>(_ p0: T?) -> Int { hit(3, T.self); return 1 }
}
class D35: B35 {
}
func run35() {
  tag("35"); D35().f([os])
}
func f36<T: Equatable>(a p0: T) -> String { hit(1, T.self); return "r" }
func f36<T>(a p0: T) -> Int where T: Equatable { hit(4, T.self); return 1 }
func run36() {
  tag("36"); show([f36(a: path)])
}
func f37(_ p0: some Any) -> Bool { hit(1); return true }
func f37(_ p0: some Any) -> Int? { hit(3); return 1 }
func run37() {
  tag("37"); _ = f37(pair)
}
class B38 {
  init() {}
  func f(_ p0: any StringProtocol) -> Bool { hit(0); return true }
}
class D38: B38 {
  func f(_ p0: any StringProtocol) { hit(21) }
}
func run38() {
  tag("38"); show(D38().f("a"))
}
class B39 {
  init() {}
  func f(_ p0: () -> Base) { hit(0) }
}
class D39: B39 {
  func f(to p0: () -> Base) { hit(20) }
}
func run39() {
  tag("39"); D39().f { dv }
}
func f40(_ p0: Base...) -> [Int] { hit(0); return [1] }
func f40(_ p0: Base...) -> Any { hit(2); return 1 }
func run40() {
  tag("40"); _ = f40(dv)
}
