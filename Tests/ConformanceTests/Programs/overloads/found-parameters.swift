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
func f1(_ p0: Set<Int>) { hit(0) }
func f1<T: Equatable>(_ p0: T) { hit(1, T.self) }
func run1() {
  tag("1"); f1([1])
}
func f2(with p0: [Any?]) { hit(0) }
func f2(with p0: Any...) { hit(1) }
func run2() {
  tag("2"); [1].forEach { _ in f2(with: [o]) }
}
prefix operator <^>
prefix func <^> (_ p0: Int?) { hit(0) }
prefix func <^> <T: ExpressibleByIntegerLiteral>(_ p0: T) { hit(1, T.self) }
func run3() {
  tag("3"); (<^>i)
}
prefix operator <*+>
prefix func <*+> (_ p0: Character?) { hit(0) }
prefix func <*+> <T>(_ p0: T) where T: Equatable { hit(3, T.self) }
func run4() {
  tag("4"); (<*+>ch)
}
func f5(_ p0: [Int?]) { hit(0) }
func f5(_ p0: Set<Int>) { hit(2) }
func run5() {
  tag("5"); f5([1])
}
func f6(_ p0: Set<Int>) { hit(0) }
func f6<T>(_ p0: T) { hit(1, T.self) }
func run6() {
  tag("6"); f6([1])
}
func f7<T: Hashable>(_ p0: Set<T>) { hit(2, T.self) }
func f7<T>(_ p0: [[T]]) { hit(3, T.self) }
func run7() {
  tag("7"); f7([ints])
}
class B8 {
  init() {}
  func f<T>(_ p0: T) where T: AnyObject { hit(1, T.self) }
  func f(_ p0: Base?) { hit(4) }
}
class D8: B8 {
}
func run8() {
  tag("8"); D8().f(od2)
}
func f9(_ p0: String?) { hit(0) }
func f9(_ p0: Unicode.Scalar) { hit(2) }
func run9() {
  tag("9"); f9("a")
}
struct O10 {
  subscript<T>(by p0: T) -> Int { hit(0, T.self); return 1 }
  subscript<T>(by p0: T) -> Int where T: ExpressibleByIntegerLiteral { hit(2, T.self); return 1 }
}
func run10() {
  tag("10"); show(O10()[by: 1])
}
func f11(_ p0: [Any?]) { hit(0) }
func f11<T: BidirectionalCollection>(_ p0: T) { hit(3, T.self) }
func run11() {
  tag("11"); [1].forEach { _ in f11([o]) }
}
func f12(_ p0: Base...) -> [Int] { hit(0); return [1] }
func f12<T: AnyObject>(_ p0: T) -> Int? { hit(1, T.self); return 1 }
func run12() {
  tag("12"); _ = f12(dv)
}
func f13(_ p0: (Int?, Int)) { hit(0) }
func f13(_ p0: some Any) { hit(1) }
func run13() {
  tag("13"); f13((1, 2))
}
struct N14 {
  init(to p0: Int...) { hit(0) }
  init(to p0: some Numeric) { hit(3) }
}
func run14() {
  tag("14"); _ = N14(to: o ?? 1)
}
func f15(_ p0: some Any) { hit(0) }
func f15(_ p0: Double...) { hit(1) }
func run15() {
  tag("15"); f15(d * 2)
}
prefix operator <*++>
prefix func <*++> (_ p0: some StringProtocol) -> Int { hit(0); return 1 }
prefix func <*++> <T: Equatable>(_ p0: T) -> Int { hit(2, T.self); return 1 }
func run16() {
  tag("16"); show([((<*++>"\(i)"))])
}
class B17 {
  init() {}
  func f<T>(_ p0: T) { hit(2, T.self) }
  func f(_ p0: [Double]) { hit(3) }
}
class D17: B17 {
}
func run17() {
  tag("17"); D17().f([1, 2.5])
}
func f18<T>(_ p0: T?) { hit(0, T.self) }
func f18<T: Hashable>(_ p0: Set<T>) { hit(2, T.self) }
func run18() {
  tag("18"); f18([ints])
}
struct N19 {
  init<T: Collection>(with p0: T) { hit(0, T.self) }
  init(with p0: [Double]) { hit(1) }
}
func run19() {
  tag("19"); _ = N19(with: [1])
}
class B20 {
  init() {}
  func f(with p0: Int...) { hit(0) }
  func f<T>(with p0: T?) { hit(1, T.self) }
}
class D20: B20 {
}
func run20() {
  tag("20"); D20().f(with: n)
}
prefix operator <***>
prefix func <***> (_ p0: Base?) -> Double { hit(0); return 1.5 }
prefix func <***> (_ p0: some Any) -> Double { hit(3); return 1.5 }
func run21() {
  tag("21"); _ = ((<***>od2)) as Double
}
func f22<T>(a p0: [T]) -> Int where T: Equatable { hit(0, T.self); return 1 }
func f22(a p0: List) -> Int? { hit(1); return 1 }
func run22() {
  tag("22"); _ = f22(a: [1]) as Any
}
struct M23 {
}; extension M23 {
  static func f(_ p0: (Int, Any)) { hit(0) }
  static func f<T>(_ p0: T?) { hit(2, T.self) }
}
func run23() {
  tag("23"); M23.f((1, 2))
}
class B24 {
  init() {}
  func f(_ p0: [Any?]) { hit(0) }
  func f(_ p0: List) { hit(1) }
}
class D24: B24 {
}
func run24() {
  tag("24"); (D24() as B24).f([1])
}
prefix operator <*%*>
prefix func <*%*> <T>(_ p0: T.Type) { hit(0, T.self) }
prefix func <*%*> (_ p0: some Any) { hit(2) }
func run25() {
  tag("25"); (<*%*>Base.self)
}
struct N26: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { hit(10) }
  init<T>(_ p0: T...) { hit(0, T.self) }
  init<T: AnyObject>(_ p0: T) { hit(1, T.self) }
}
func run26() {
  tag("26"); let _: N26 = .init(ob)
}
struct M27 {
  static func f<T>(_ p0: T?) -> Any { hit(0, T.self); return 1 }
}; extension M27 {
  static func f(_ p0: Unicode.Scalar) -> Int { hit(3); return 1 }
}
func run27() {
  tag("27"); _ = M27.f("a")
}
struct M28 {
  func f(_ p0: Set<Character>) { hit(0) }
  func f<T>(_ p0: T?) { hit(1, T.self) }
}
func run28() {
  tag("28"); M28().f([])
}
func f29(_ p0: [Base]) { hit(1) }
func f29<T>(_ p0: T?) { hit(2, T.self) }
func run29() {
  tag("29"); f29(deriveds)
}
func f30(_ p0: Base.Type) { hit(0) }
func f30<T>(_ p0: T) { hit(3, T.self) }
func run30() {
  tag("30"); f30(Derived.self)
}
func f31<T: RandomAccessCollection>(_ p0: T) { hit(0, T.self) }
func f31(_ p0: [Int]) { hit(1) }
func run31() {
  tag("31"); [1].forEach { _ in f31(Array(0..<3)) }
}
func f32(_ p0: any Equatable) -> Bool { hit(0); return true }
func f32(_ p0: [String: Any]) -> String { hit(1); return "r" }
func run32() {
  tag("32"); show([f32(["a": [1]])])
}
func f33(_ p0: [String: Any]) -> String { hit(1); return "r" }
func f33(_ p0: some Any) -> Int? { hit(2); return 1 }
func run33() {
  tag("33"); show([f33(["a": [1]])])
}
class B34 {
  init() {}
  func f<T>(_ p0: T...) { hit(0, T.self) }
}
class D34: B34 {
  func f(_ p0: Set<Int>) { hit(20) }
}
func run34() {
  tag("34"); D34().f([1])
}
class B35 {
  init() {}
}
class D35: B35 {
  func f<T: Sequence>(_ p0: T) { hit(20, T.self) }
  func f(_ p0: List) { hit(21) }
}
func run35() {
  tag("35"); D35().f([])
}
class B36 {
  init() {}
  func f(_ p0: some Collection<Character>) { hit(0) }
  func f(_ p0: Set<Character>) { hit(1) }
}
class D36: B36 {
}
func run36() {
  tag("36"); (D36() as B36).f([])
}
prefix operator <%**>
prefix func <%**> <T: BinaryInteger>(_ p0: [T]) { hit(0, T.self) }
prefix func <%**> (_ p0: some Any) { hit(1) }
func run37() {
  tag("37"); (<%**>ints)
}
func f38<T>(_ p0: [T]) { hit(0, T.self) }
func f38(_ p0: Set<Color>) { hit(1) }
func run38() {
  tag("38"); f38([color])
}
struct N39: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { hit(10) }
  init<T>(_ p0: T?) { hit(0, T.self) }
  init(_ p0: some StringProtocol) { hit(2) }
}
func run39() {
  tag("39"); let _: N39 = .init("a")
}
class B40 {
  init() {}
  func f(_ p0: [(Int, Int)]) { hit(0) }
}
class D40: B40 {
  func f(_ p0: [(x: Int, y: Int)]) { hit(20) }
}
func run40() {
  tag("40"); D40().f([(1, 2)])
}
prefix operator <%%*>
prefix func <%%*> <T>(_ p0: T) where T: RandomAccessCollection { hit(0, T.self) }
prefix func <%%*> <T: Sequence>(_ p0: T) { hit(3, T.self) }
func run41() {
  tag("41"); (<%%*>([1, s]))
}
func f42(a p0: List) -> Int? { hit(1); return 1 }
func f42<T>(a p0: [T]) -> Double { hit(3, T.self); return 1.5 }
func run42() {
  tag("42"); _ = f42(a: [1]) as Any
}
func f43(_ p0: Meters) -> Any { hit(0); return 1 }
func f43(_ p0: inout Int) -> Int { hit(1); return 1 }
func run43() {
  tag("43"); _ = f43(1 + 2)
}
func f44(_ p0: (Double, Double)) -> Int? { hit(1); return 1 }
func f44<T>(_ p0: (T, T)) -> Int { hit(2, T.self); return 1 }
func run44() {
  tag("44"); _ = f44((1.5, 2)) as Any
}
struct M45 {
  func f<T: Equatable>(_ p0: T) -> Int { hit(0, T.self); return 1 }
  func f(_ p0: ArraySlice<Int>) -> Double { hit(1); return 1.5 }
}
func run45() {
  tag("45"); _ = M45().f([1])
}
class B46 {
  init() {}
  func f<T>(_ p0: T) { hit(0, T.self) }
  func f(_ p0: Base?) { hit(1) }
}
class D46: B46 {
}
func run46() {
  tag("46"); (D46() as B46).f(bd as? Derived)
}
func f47(_ p0: List) { hit(0) }
func f47<T: Collection>(_ p0: T) { hit(2, T.self) }
func run47() {
  tag("47"); f47([1])
}
func f48<T: Equatable>(_ p0: [T]) -> String { hit(0, T.self); return "r" }
func f48(_ p0: Set<Int>) -> Double { hit(2); return 1.5 }
func run48() {
  tag("48"); show([f48([1])])
}
func f49<T>(_ p0: T) { hit(0, T.self) }
func f49<T: P>(_ p0: T.Type) { hit(4, T.self) }
func run49() {
  tag("49"); [1].forEach { _ in f49(type(of: p)) }
}
func f50<T>(_ p0: (T, Int)) -> Any { hit(0, T.self); return 1 }
func f50(_ p0: (x: Int, y: Int)) -> Bool { hit(3); return true }
func run50() {
  tag("50"); _ = f50(pair) as Any
}
func f51(_ p0: some Any) -> Any { hit(2); return 1 }
func f51(_ p0: (x: Int, y: Int)) -> Bool { hit(3); return true }
func run51() {
  tag("51"); _ = f51(pair) as Any
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
run25()
run26()
run27()
run28()
run29()
run30()
run31()
run32()
run33()
run34()
run35()
run36()
run37()
run38()
run39()
run40()
run41()
run42()
run43()
run44()
run45()
run46()
run47()
run48()
run49()
run50()
run51()
print()
