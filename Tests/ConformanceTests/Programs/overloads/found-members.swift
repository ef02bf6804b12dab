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
extension P { func m1() { hit(0) } }
extension P where Self: Q { func m1() { hit(1) } }
func run1() {
  tag("1"); pq.m1()
}
extension Optional where Wrapped: Equatable { var m2: Int { hit(0); return 1 } }
extension Optional where Wrapped == Int { var m2: Int { hit(2); return 1 } }
func run2() {
  tag("2"); _ = Optional(1).m2
}
extension Tagged where Self: AnyObject { func m3() { hit(0) } }
extension Base { func m3() { hit(2) } }
func run3() {
  tag("3"); Leaf().m3()
}
extension Tagged where Self: Derived { func m4() { hit(1) } }
extension Base { func m4() { hit(2) } }
func run4() {
  tag("4"); Leaf().m4()
}
extension BidirectionalCollection { func m5() { hit(0) } }
extension Sequence where Element: Numeric { func m5() { hit(2) } }
func run5() {
  tag("5"); ints[...].m5()
}
extension Array where Element == Any { var m6: Int { hit(0); return 1 } }
extension Array where Element: Hashable { var m6: Int { hit(1); return 1 } }
func run6() {
  tag("6"); _ = [1, 2.5].m6
}
extension P { var m7: Int { hit(2); return 1 } }
extension Q where Self: P { var m7: Int { hit(4); return 1 } }
func run7() {
  tag("7"); _ = pq.m7
}
extension Collection where Element == Int { var m8: Int { hit(0); return 1 } }
extension RandomAccessCollection where Element == Int { var m8: Int { hit(1); return 1 } }
func run8() {
  tag("8"); _ = ints.reversed().m8
}
extension Q { func m9<T>(_ p0: @autoclosure () -> T) { hit(0, T.self) } }
extension P where Self: Q { func m9<T>(_ p0: @autoclosure () -> T) { hit(3, T.self) } }
func run9() {
  tag("9"); pq.m9(p)
}
extension Base { func m10() { hit(2) } }
extension Tagged where Self: Base { func m10() { hit(3) } }
func run10() {
  tag("10"); Leaf().m10()
}
extension FixedWidthInteger { var m11: Int { hit(1); return 1 } }
extension Optional { var m11: Int { hit(4); return 1 } }
func run11() {
  tag("11"); _ = n.m11
}
extension BinaryInteger { var m12: Int { hit(2); return 1 } }
extension Optional { var m12: Int { hit(4); return 1 } }
func run12() {
  tag("12"); _ = n.m12
}
extension Int { var m13: Int { hit(3); return 1 } }
extension Optional { var m13: Int { hit(4); return 1 } }
func run13() {
  tag("13"); _ = n.m13
}
extension Sequence where Element == Int { func m14() { hit(0) } }
extension LazySequenceProtocol { func m14() { hit(4) } }
func run14() {
  tag("14"); ints.lazy.m14()
}
extension Base { func m15(_ p0: any Equatable) { hit(1) } }
extension Tagged where Self: Derived { func m15<T: Hashable>(_ p0: Set<T>) { hit(2, T.self) } }
func run15() {
  tag("15"); dv.m15([o])
}
extension P { var m16: Int { hit(0); return 1 } }
extension P where Self: R { var m16: Int { hit(2); return 1 } }
func run16() {
  tag("16"); _ = r.m16
}
extension Optional where Wrapped: Equatable { var m17: Int { hit(2); return 1 } }
extension Strideable { var m17: Int { hit(3); return 1 } }
func run17() {
  tag("17"); _ = n.m17
}
extension Base { func m18() { hit(1) } }
extension Tagged { func m18() { hit(2) } }
func run18() {
  tag("18"); Leaf().m18()
}
extension Sequence where Element == Int { var m19: Int { hit(0); return 1 } }
extension Collection where Element: Comparable { var m19: Int { hit(3); return 1 } }
func run19() {
  tag("19"); _ = ints.lazy.m19
}
extension StringProtocol { var m20: Int { hit(1); return 1 } }
extension Collection where Element: Comparable { var m20: Int { hit(3); return 1 } }
func run20() {
  tag("20"); _ = s.m20
}
extension Equatable { var m21: Int { hit(0); return 1 } }
extension Int { var m21: Int { hit(1); return 1 } }
func run21() {
  tag("21"); _ = n.m21
}
extension Tagged where Self: AnyObject { func m22<T>(_ p0: [T]) { hit(0, T.self) } }
extension Base { func m22<T>(_ p0: [T]) { hit(2, T.self) } }
func run22() {
  tag("22"); Leaf().m22([i8])
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
