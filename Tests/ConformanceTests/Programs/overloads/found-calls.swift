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
class B1 {
  init() {}
  func f(_ p0: (() -> Int)?) -> String { hit(0); return "r" }
  func f(_ p0: Any...) -> String { hit(1); return "r" }
}
class D1: B1 {
}
func run1() {
  tag("1"); (D1() as B1).f {}
}
class B2 {
  init() {}
  func f(_ p0: [Any?]) { hit(0) }
  func f(_ p0: List) { hit(1) }
}
class D2: B2 {
}
func run2() {
  tag("2"); D2().f([[]])
}
class B3 {
  init() {}
  func f<T: Error>(_ p0: T) { hit(0, T.self) }
}
class D3: B3 {
  func f<T>(_ p0: T) where T: Q { hit(21, T.self) }
}
func run3() {
  tag("3"); D3().f(W())
}
class B4 {
  init() {}
  func f(_ p0: Any...) -> String { hit(1); return "r" }
}
class D4: B4 {
  override func f(_ p0: Any...) -> String { hit(11); return "r" }
}
func run4() {
  tag("4"); (D4() as B4).f {}
}
struct M5 {
}; extension M5 {
  func f(a p0: [[Int]]) { hit(0) }
  func f(a p0: List) { hit(1) }
}
func run5() {
  tag("5"); [1].forEach { _ in M5().f(a: []) }
}
extension P where Self: R { var m6: Int { hit(0); return 1 } }
extension Q { var m6: Int { hit(1); return 1 } }
func run6() {
  tag("6"); _ = r.m6
}
extension P where Self: R { func m7(_ p0: (Int, String)) { hit(1) } }
extension Q where Self: P { func m7(_ p0: some Any) { hit(4) } }
func run7() {
  tag("7"); pq.m7((x: 1, y: 2))
}
func f8(_ p0: (Person) -> String) { hit(2) }
func f8<T>(_ p0: (T) -> Int) { hit(4, T.self) }
func run8() {
  tag("8"); f8(\Person.age)
}
func f9(with p0: Int) { hit(0) }
func f9(with p0: Int?) { hit(1) }
func run9() {
  tag("9"); f9(with: n)
}
class B10 {
  init() {}
  func f(_ p0: [(Int, Int)]) { hit(0) }
  func f(_ p0: [(x: Int, y: Int)]) { hit(2) }
}
class D10: B10 {
}
func run10() {
  tag("10"); [1].forEach { _ in (D10() as B10).f([(x: 1, y: 2)]) }
}
class B11 {
  init() {}
  func f(_ p0: @autoclosure () -> Int) { hit(0) }
}
class D11: B11 {
  func f(_ p0: Any?) { hit(21) }
}
func run11() {
  tag("11"); D11().f { note() }
}
class B12 {
  init() {}
  func f(_ p0: Any?) { hit(1) }
}
class D12: B12 {
  override func f(_ p0: Any?) { hit(12) }
}
func run12() {
  tag("12"); (D12() as B12).f([])
}
extension P where Self: R { var m13: Int { hit(0); return 1 } }
extension Q where Self: P { var m13: Int { hit(3); return 1 } }
func run13() {
  tag("13"); _ = r.m13
}
class B14 {
  init() {}
  func f(_ p0: some Collection<Character>) { hit(0) }
}
class D14: B14 {
  func f<T>(_ p0: T) where T: Hashable { hit(21, T.self) }
}
func run14() {
  tag("14"); (D14() as B14).f([])
}
struct M15 {
}; extension M15 {
  func f(_ p0: some Any) { hit(0) }
  func f(_ p0: some Collection<Int>) { hit(1) }
}
func run15() {
  tag("15"); M15().f([[]])
}
class B16 {
  init() {}
  func f(_ p0: some Any) { hit(0) }
}
class D16: B16 {
  func f(_ p0: some Numeric) { hit(20) }
}
func run16() {
  tag("16"); (D16() as B16).f(2 * 1.5)
}
class B17 {
  init() {}
  func f(_ p0: Any...) { hit(0) }
  func f(_ p0: () -> Int) { hit(1) }
}
class D17: B17 {
}
func run17() {
  tag("17"); (D17() as B17).f {}
}
class B18 {
  init() {}
  func f(_ p0: some P) { hit(3) }
}
class D18: B18 {
  func f<T: Error>(_ p0: T) { hit(20, T.self) }
}
func run18() {
  tag("18"); D18().f(W())
}
class B19 {
  init() {}
  func f(_ p0: (Double, Double)) { hit(0) }
  func f(_ p0: (Int?, Int)) { hit(2) }
}
class D19: B19 {
}
func run19() {
  tag("19"); [1].forEach { _ in (D19() as B19).f(named) }
}
class B20 {
  init() {}
  func f(_ p0: (Int?, Int)) { hit(2) }
}
class D20: B20 {
  override func f(_ p0: (Int?, Int)) { hit(12) }
}
func run20() {
  tag("20"); [1].forEach { _ in (D20() as B20).f(named) }
}
class B21 {
  init() {}
  func f(_ p0: (Int?, Int)) { hit(2) }
}
class D21: B21 {
  func f(_ p0: (Int, Int)) { hit(20) }
}
func run21() {
  tag("21"); [1].forEach { _ in (D21() as B21).f(named) }
}
struct O22 {
  subscript(p0: (Int, Any)) -> Double { hit(0); return 1.5 }
  subscript(p0: (Int, Any)) -> Bool { hit(2); return true }
}
func run22() {
  tag("22"); let _: Bool = O22()[named]
}
struct O23 {
  subscript(p0: List) -> Int { hit(0); return 1 }
  subscript<T>(p0: [T]) -> Int { hit(1, T.self); return 1 }
}
func run23() {
  tag("23"); _ = O23()[[1, s]] as Int
}
func f24(_ p0: Any) { hit(1) }
func f24<T>(_ p0: (Int) -> T) { hit(2, T.self) }
func run24() {
  tag("24"); f24 { 1 }
}
extension R where Self: Hashable { func m25() { hit(0) } }
extension P where Self: R { func m25() { hit(1) } }
func run25() {
  tag("25"); r.m25()
}
class B26 {
  init() {}
  func f<T>(_ p0: T...) { hit(0, T.self) }
}
class D26: B26 {
  override func f<T>(_ p0: T...) { hit(10, T.self) }
}
func run26() {
  tag("26"); (D26() as B26).f { $0 + 1 }
}
struct O27 {
  subscript<T>(p0: [[T]]) -> Int { hit(0, T.self); return 1 }
  subscript(p0: [Int?]) -> Int { hit(1); return 1 }
}
func run27() {
  tag("27"); show(O27()[[[]]] + 1)
}
class B28 {
  init() {}
  func f(_ p0: @autoclosure () -> Int) { hit(0) }
}
class D28: B28 {
  func f(_ p0: Any?) { hit(21) }
}
func run28() {
  tag("28"); D28().f { 1 }
}
class B29 {
  init() {}
  func f(_ p0: some Any) { hit(0) }
}
class D29: B29 {
  func f(_ p0: some Collection<Character>) { hit(21) }
}
func run29() {
  tag("29"); (D29() as B29).f("a")
}
class B30 {
  init() {}
  func f(_ p0: some Any) -> [Int] { hit(0); return [1] }
  func f(_ p0: Any?) -> String { hit(2); return "r" }
}
class D30: B30 {
}
func run30() {
  tag("30"); D30().f([])
}
class B31 {
  init() {}
  func f<T>(_ p0: T) -> Int where T: Equatable { hit(1, T.self); return 1 }
  func f(_ p0: Any?) -> String { hit(2); return "r" }
}
class D31: B31 {
}
func run31() {
  tag("31"); D31().f([])
}
struct N32: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init(_ p0: (Int) -> Bool) { hit(0) }
  init<T>(_ p0: T...) { hit(3, T.self) }
}
func run32() {
  tag("32"); _ = N32 { 1 }
}
struct N33: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init(_ p0: (String) -> Int) { hit(1) }
  init<T>(_ p0: T...) { hit(3, T.self) }
}
func run33() {
  tag("33"); _ = N33 { 1 }
}
struct M34 {
  static func f<T: P>(_ p0: T) { hit(0, T.self) }
}; extension M34 {
  static func f(_ p0: [any P]) { hit(3) }
}
func run34() {
  tag("34"); M34.f([S()] + [V()])
}
struct O35 {
  subscript(p0: List) -> Int { hit(0); return 1 }
  subscript<T>(p0: [T]) -> Int { hit(1, T.self); return 1 }
}
func run35() {
  tag("35"); _ = O35()[ints.reversed()] as Int
}
func f36(_ p0: String) -> Int? { hit(0); return 1 }
func f36(_ p0: [Any]) -> Any { hit(2); return 1 }
func run36() {
  tag("36"); show([f36(.init())])
}
extension Optional where Wrapped: Equatable { func m37(_ p0: some Sequence<Int>) { hit(0) } }
extension Numeric { func m37<T: Collection>(_ p0: T) { hit(1, T.self) } }
func run37() {
  tag("37"); f32.m37([[]])
}
extension Numeric { func m38<T: Collection>(_ p0: T) { hit(1, T.self) } }
extension BinaryFloatingPoint { func m38(_ p0: some Sequence<Int>) { hit(2) } }
func run38() {
  tag("38"); f32.m38([[]])
}
func f39(_ p0: [Int]) -> Double { hit(1); return 1.5 }
func f39(_ p0: Set<Int>) -> Double { hit(2); return 1.5 }
func run39() {
  tag("39"); show(f39([]))
}
extension Collection where Element == Character { func m40() { hit(0) } }
extension Array where Element == Any { func m40() { hit(1) } }
func run40() {
  tag("40"); [o].m40()
}
extension Array where Element == Any { func m41() { hit(1) } }
extension LazySequenceProtocol { func m41() { hit(3) } }
func run41() {
  tag("41"); [o].m41()
}
prefix operator <%%%>
prefix func <%%%> <T>(_ p0: T) where T: RandomAccessCollection { hit(0, T.self) }
prefix func <%%%> <T>(_ p0: T) where T: Equatable { hit(1, T.self) }
func run42() {
  tag("42"); [1].forEach { _ in (<%%%>[]) }
}
func f43<T>(_ p0: (T) -> Int) { hit(0, T.self) }
func f43<T>(to p0: KeyPath<Person, T>) where T: Comparable { hit(1, T.self) }
func run43() {
  tag("43"); f43(\Person.age)
}
extension Hashable { func m44(_ p0: Int) { hit(0) } }
extension Comparable { func m44<T: Sequence>(_ p0: T) { hit(4, T.self) } }
func run44() {
  tag("44"); u.m44([:])
}
extension Optional where Wrapped == any P { func m45<T>(_ p0: T) where T: Sequence { hit(1, T.self) } }
extension Comparable { func m45<T: Sequence>(_ p0: T) { hit(4, T.self) } }
func run45() {
  tag("45"); u.m45([:])
}
extension Optional where Wrapped: Equatable { func m46(_ p0: Int) { hit(2) } }
extension Comparable { func m46<T: Sequence>(_ p0: T) { hit(4, T.self) } }
func run46() {
  tag("46"); u.m46([:])
}
extension Equatable { func m47(_ p0: Int) { hit(3) } }
extension Comparable { func m47<T: Sequence>(_ p0: T) { hit(4, T.self) } }
func run47() {
  tag("47"); u.m47([:])
}
struct N48: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init(_ p0: Any...) { hit(0) }
  init<T>(to p0: T...) { hit(3, T.self) }
}
func run48() {
  tag("48"); let _: N48 = .init { (x: Int) in x }
}
struct N49: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init(_ p0: Any...) { hit(0) }
  init(_ p0: Any?) { hit(4) }
}
func run49() {
  tag("49"); let _: N49 = .init { (x: Int) in x }
}
struct N50: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init<T>(to p0: T...) { hit(3, T.self) }
  init(_ p0: Any?) { hit(4) }
}
func run50() {
  tag("50"); let _: N50 = .init { (x: Int) in x }
}
struct N51 {
  init<T>(_ p0: T) { hit(0, T.self) }
  init<T>(_ p0: [T]) { hit(2, T.self) }
}
func run51() {
  tag("51"); _ = N51([])
}
struct N52 {
  init<T>(_ p0: [T]) { hit(2, T.self) }
  init<T: BinaryInteger>(_ p0: [T]) { hit(4, T.self) }
}
func run52() {
  tag("52"); _ = N52([])
}
struct N53: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { hit(10) }
  init(_ p0: () async -> Int) { hit(2) }
  init<T>(_ p0: T...) { hit(3, T.self) }
}
func run53() {
  tag("53"); let _: N53 = .init {}
}
struct M54 {
  func f(_ p0: (inout Int) -> Void) { hit(0) }
}; extension M54 {
  func f(_ p0: Any) { hit(4) }
}
func run54() {
  tag("54"); [1].forEach { _ in M54().f { (x: Int) in x } }
}
class B55 {
  init() {}
  func f<T>(_ p0: T...) { hit(0, T.self) }
  func f<T>(_ p0: (T) -> Int) { hit(1, T.self) }
}
class D55: B55 {
}
func run55() {
  tag("55"); D55().f { print($0) }
}
func f56<T>(with p0: T...) { hit(0, T.self) }
func f56<T: Equatable>(with p0: T) { hit(2, T.self) }
func run56() {
  tag("56"); f56(with: [])
}
class B57 {
  init() {}
  func f(_ p0: Any...) { hit(0) }
}
class D57: B57 {
  func f(with p0: () -> Void) { hit(21) }
}
func run57() {
  tag("57"); D57().f { flag ? 1 : 2 }
}
extension StringProtocol { var m58: Int { hit(0); return 1 } }
extension Array where Element == Int { var m58: Int { hit(1); return 1 } }
func run58() {
  tag("58"); _ = ints.reversed().m58
}
extension Array where Element == Int { var m59: Int { hit(1); return 1 } }
extension Set { var m59: Int { hit(2); return 1 } }
func run59() {
  tag("59"); _ = ints.reversed().m59
}
extension P where Self == W { func m60<T>(to p0: [T]) { hit(0, T.self) } }
extension Q where Self: P { func m60(_ p0: some Any) { hit(4) } }
func run60() {
  tag("60"); pq.m60((x: 1, y: 2))
}
extension W { func m61(_ p0: (Int, String)) { hit(2) } }
extension Q where Self: P { func m61(_ p0: some Any) { hit(4) } }
func run61() {
  tag("61"); pq.m61((x: 1, y: 2))
}
extension R { func m62(_ p0: [(x: Int, y: Int)]) { hit(3) } }
extension Q where Self: P { func m62(_ p0: some Any) { hit(4) } }
func run62() {
  tag("62"); pq.m62((x: 1, y: 2))
}
extension W { var m63: Int { hit(0); return 1 } }
extension Q where Self: P { var m63: Int { hit(4); return 1 } }
func run63() {
  tag("63"); _ = pq.m63
}
extension P where Self == W { var m64: Int { hit(1); return 1 } }
extension Q where Self: P { var m64: Int { hit(4); return 1 } }
func run64() {
  tag("64"); _ = pq.m64
}
extension R where Self: Hashable { var m65: Int { hit(3); return 1 } }
extension Q where Self: P { var m65: Int { hit(4); return 1 } }
func run65() {
  tag("65"); _ = pq.m65
}
func f66(_ p0: any Equatable) -> Bool { hit(0); return true }
func f66(_ p0: some Any) -> Int? { hit(2); return 1 }
func run66() {
  tag("66"); _ = f66([]) as Int?
}
func f67(_ p0: [String: Any]) -> String { hit(1); return "r" }
func f67(_ p0: some Any) -> Int? { hit(2); return 1 }
func run67() {
  tag("67"); _ = f67([]) as Int?
}
class B68 {
  init() {}
  func f(a p0: some Sequence<Int>) { hit(0) }
}
class D68: B68 {
  func f<T: Sequence>(_ p0: T) { hit(20, T.self) }
}
func run68() {
  tag("68"); D68().f([])
}
class B69 {
  init() {}
  func f(a p0: Any...) { hit(1) }
}
class D69: B69 {
  func f<T: Sequence>(_ p0: T) { hit(20, T.self) }
}
func run69() {
  tag("69"); D69().f([])
}
class B70 {
  init() {}
  func f<T: Sequence>(a p0: T) { hit(2, T.self) }
}
class D70: B70 {
  func f<T: Sequence>(_ p0: T) { hit(20, T.self) }
}
func run70() {
  tag("70"); D70().f([])
}
class B71 {
  init() {}
  func f<T>(_ p0: T) { hit(0, T.self) }
  func f(_ p0: [Any]) { hit(1) }
}
class D71: B71 {
}
func run71() {
  tag("71"); (D71() as B71).f([nil])
}
class B72 {
  init() {}
  func f<T>(_ p0: T) { hit(0, T.self) }
}
class D72: B72 {
  override func f<T>(_ p0: T) { hit(10, T.self) }
}
func run72() {
  tag("72"); (D72() as B72).f([nil])
}
class B73 {
  init() {}
  func f<T>(_ p0: T) { hit(0, T.self) }
}
class D73: B73 {
  func f(_ p0: [Any]) { hit(20) }
}
func run73() {
  tag("73"); (D73() as B73).f([nil])
}
class B74 {
  init() {}
  func f(_ p0: [Any]) { hit(1) }
}
class D74: B74 {
  override func f(_ p0: [Any]) { hit(11) }
}
func run74() {
  tag("74"); (D74() as B74).f([nil])
}
class B75 {
  init() {}
  func f(_ p0: [Any]) { hit(1) }
}
class D75: B75 {
  func f<T>(_ p0: T) { hit(21, T.self) }
}
func run75() {
  tag("75"); (D75() as B75).f([nil])
}
extension Sequence where Element: Equatable { func m76(to p0: [(x: Int, y: Int)]) { hit(0) } }
extension Collection where Element: Comparable { func m76(_ p0: Any...) { hit(3) } }
func run76() {
  tag("76"); (0..<3).m76([])
}
extension Dictionary where Key == String { func m77(_ p0: [(x: Int, y: Int)]) { hit(1) } }
extension Collection where Element: Comparable { func m77(_ p0: Any...) { hit(3) } }
func run77() {
  tag("77"); (0..<3).m77([])
}
extension Collection where Element == Character { func m78<T>(_ p0: T?) { hit(2, T.self) } }
extension Collection where Element: Comparable { func m78(_ p0: Any...) { hit(3) } }
func run78() {
  tag("78"); (0..<3).m78([])
}
extension Collection where Element: Comparable { func m79(_ p0: Any...) { hit(3) } }
extension Array { func m79(_ p0: [(x: Int, y: Int)]) { hit(4) } }
func run79() {
  tag("79"); (0..<3).m79([])
}
class B80 {
  init() {}
  func f(_ p0: Any?) { hit(1) }
}
class D80: B80 {
  func f(_ p0: [Any]) { hit(20) }
}
func run80() {
  tag("80"); (D80() as B80).f([])
}
class B81 {
  init() {}
  func f(_ p0: Any?) { hit(1) }
}
class D81: B81 {
  func f(_ p0: [Color]) { hit(21) }
}
func run81() {
  tag("81"); (D81() as B81).f([])
}
extension P where Self: R { var m82: Int { hit(0); return 1 } }
extension P where Self: Equatable { var m82: Int { hit(2); return 1 } }
func run82() {
  tag("82"); _ = r.m82
}
extension P where Self: Q { func m83() { hit(1) } }
extension R where Self: Hashable { func m83() { hit(2) } }
func run83() {
  tag("83"); pq.m83()
}
func f84<T>(_ p0: () -> T) { hit(0, T.self) }
func f84(_ p0: Any...) { hit(2) }
func run84() {
  tag("84"); f84 { (x: Int) in x }
}
func f85(_ p0: (Int, Int) -> Bool) { hit(1) }
func f85(_ p0: Any...) { hit(2) }
func run85() {
  tag("85"); f85 { (x: Int) in x }
}
func f86(_ p0: Any...) { hit(2) }
func f86<T>(to p0: () throws -> T) { hit(3, T.self) }
func run86() {
  tag("86"); f86 { (x: Int) in x }
}
class B87 {
  init() {}
  func f(_ p0: Any...) { hit(0) }
}
class D87: B87 {
  func f(with p0: () -> Int) { hit(20) }
}
func run87() {
  tag("87"); (D87() as B87).f {}
}
class B88 {
  init() {}
  func f(_ p0: Any...) { hit(0) }
}
class D88: B88 {
  func f(with p0: () -> Void) { hit(21) }
}
func run88() {
  tag("88"); (D88() as B88).f {}
}
class B89 {
  init() {}
  func f(_ p0: Any...) -> String { hit(1); return "r" }
}
class D89: B89 {
  func f(_ p0: (() -> Int)?) { hit(20) }
}
func run89() {
  tag("89"); (D89() as B89).f {}
}
extension W { func m90<T>(_ p0: @autoclosure () -> T) { hit(1, T.self) } }
extension P where Self: Q { func m90<T>(_ p0: @autoclosure () -> T) { hit(3, T.self) } }
func run90() {
  tag("90"); pq.m90(p)
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
run52()
run53()
run54()
run55()
run56()
run57()
run58()
run59()
run60()
run61()
run62()
run63()
run64()
run65()
run66()
run67()
run68()
run69()
run70()
run71()
run72()
run73()
run74()
run75()
run76()
run77()
run78()
run79()
run80()
run81()
run82()
run83()
run84()
run85()
run86()
run87()
run88()
run89()
run90()
print()
