// Protocols that refine others: what the language synthesizes, and associated types that their members decide.

protocol Screen: CaseIterable, RawRepresentable, Identifiable, Hashable where RawValue == String { var title: String { get } }
extension Screen { var id: String { rawValue }; var title: String { rawValue.uppercased() } }
enum Tab: String, Screen { case home, search }
print(Tab.allCases.map(\.title), Tab.home.id, Tab(rawValue: "search") as Any)
protocol A: Equatable {}
protocol B: A, Hashable {}
struct S: B { var x = 1; var y: [Int] = [] }
print(S() == S(x: 1, y: []), S().hashValue == S().hashValue)
final class Obj: B { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: Obj, b: Obj) -> Bool { a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
print(Obj(1) == Obj(1), Set([Obj(1), Obj(1)]).count)
enum E: B { case a(Int), b(String) }
print(E.a(1) == .a(1), E.a(1) != .b("x"), [E.a(1): 2][.a(1)] ?? 0)
struct G<T>: Equatable where T: B { let t: T }
print(G(t: S()) == G(t: S()))
extension G: Hashable {}
print(Set([G(t: S()), G(t: S())]).count)
protocol Stepped: Strideable where Stride == Int { var i: Int { get }; init(i: Int) }
extension Stepped { func distance(to o: Self) -> Int { o.i - i }; func advanced(by n: Int) -> Self { Self(i: i + n) } }
struct Day: Stepped { var i: Int }
print((Day(i: 1)...Day(i: 3)).map(\.i), Day(i: 1) < Day(i: 2), Day(i: 1) == Day(i: 1), Array(stride(from: Day(i: 0), to: Day(i: 6), by: 2)).count)
protocol Coll: RandomAccessCollection where Index == Int { associatedtype El where El == Element; var items: [El] { get } }
extension Coll { var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> El { items[i] } }
struct Bag: Coll { var items: [String] }
let bag = Bag(items: ["a", "b", "c"])
print(bag.count, bag.reversed().joined(), bag.first ?? "", bag.map { $0 + "!" }, bag[1...].first ?? "", bag.lastIndex(of: "b") ?? -1)
protocol P1 { associatedtype Out; func make() -> Out }
protocol P2: P1 where Out: CaseIterable & Hashable {}
enum Dir: CaseIterable { case n, s }
struct Maker: P2 { func make() -> Dir { .s } }
func count<T: P2>(_ t: T) -> Int { T.Out.allCases.count }
print(count(Maker()), Maker().make())
