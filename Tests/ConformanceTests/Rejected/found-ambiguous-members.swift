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
extension Strideable { func m1() { hit(0) } }
extension SignedNumeric { func m1() { hit(1) } }
func run1() {
  tag("1"); i8.m1()
}
extension Q { func m2() { hit(0) } }
extension P { func m2() { hit(1) } }
func run2() {
  tag("2"); pq.m2()
}
extension CustomStringConvertible { var m3: Int { hit(0); return 1 } }
extension Numeric { var m3: Int { hit(1); return 1 } }
func run3() {
  tag("3"); _ = i8.m3
}
extension Comparable { func m4() { hit(1) } }
extension CustomStringConvertible { func m4() { hit(2) } }
func run4() {
  tag("4"); i8.m4()
}
extension Hashable { var m5: Int { hit(1); return 1 } }
extension Strideable { var m5: Int { hit(2); return 1 } }
func run5() {
  tag("5"); _ = d.m5
}
extension Q where Self: P { var m6: Int { hit(0); return 1 } }
extension P where Self: Equatable { var m6: Int { hit(1); return 1 } }
func run6() {
  tag("6"); _ = W().m6
}
extension Q where Self: P { var m7: Int { hit(0); return 1 } }
extension P where Self: Q { var m7: Int { hit(3); return 1 } }
func run7() {
  tag("7"); _ = W().m7
}
extension P where Self: Equatable { var m8: Int { hit(1); return 1 } }
extension P where Self: Q { var m8: Int { hit(3); return 1 } }
func run8() {
  tag("8"); _ = W().m8
}
extension Equatable { func m9() { hit(1) } }
extension CustomStringConvertible { func m9() { hit(2) } }
func run9() {
  tag("9"); 1.5.m9()
}
extension CustomStringConvertible { func m10() { hit(2) } }
extension SignedNumeric { func m10() { hit(4) } }
func run10() {
  tag("10"); 1.5.m10()
}
extension P where Self: R { func m11() { hit(0) } }
extension P where Self: Equatable { func m11() { hit(1) } }
func run11() {
  tag("11"); V().m11()
}
extension Hashable { var m12: Int { hit(1); return 1 } }
extension CustomStringConvertible { var m12: Int { hit(3); return 1 } }
func run12() {
  tag("12"); _ = d.m12
}
extension Strideable { var m13: Int { hit(2); return 1 } }
extension CustomStringConvertible { var m13: Int { hit(3); return 1 } }
func run13() {
  tag("13"); _ = d.m13
}
extension Collection where Element == Int { func m14() { hit(2) } }
extension LazySequenceProtocol { func m14() { hit(4) } }
func run14() {
  tag("14"); ints.lazy.m14()
}
extension SignedNumeric { func m15() { hit(3) } }
extension Hashable { func m15() { hit(4) } }
func run15() {
  tag("15"); 1.5.m15()
}
extension BidirectionalCollection { func m16(_ p0: some Numeric) { hit(0) } }
extension LazySequenceProtocol { func m16(_ p0: some Numeric) { hit(1) } }
func run16() {
  tag("16"); ints.lazy.m16(1.5)
}
