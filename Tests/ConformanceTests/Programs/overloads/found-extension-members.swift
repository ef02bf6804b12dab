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
extension P where Self: R { var m1: Int { hit(0); return 1 } }
func run1() {
  tag("1"); _ = r.m1
}
extension Array where Element == Any { func m2() { hit(1) } }
func run2() {
  tag("2"); [o].m2()
}
extension Q where Self: P { func m3(_ p0: some Any) { hit(4) } }
func run3() {
  tag("3"); pq.m3((x: 1, y: 2))
}
extension Double { var m4: Int { hit(2); return 1 } }
func run4() {
  tag("4"); _ = 1.m4
}
extension BinaryFloatingPoint { var m5: Int { hit(3); return 1 } }
func run5() {
  tag("5"); _ = 1.m5
}
extension P where Self: R { func m6(_ p0: (Int, String)) { hit(1) } }
func run6() {
  tag("6"); r.m6((i, s))
}
extension Q where Self: P { func m7<T>(_ p0: T...) { hit(0, T.self) } }
func run7() {
  tag("7"); pq.m7(named)
}
extension P where Self: R { func m8(_ p0: () async -> Void) { hit(3) } }
func run8() {
  tag("8"); r.m8 { "a" }
}
extension P where Self: Q { var m9: Int { hit(0); return 1 } }
func run9() {
  tag("9"); _ = pq.m9
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
print()
