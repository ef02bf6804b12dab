// generic protocols with Self & assoc type inference, retroactive
protocol Semigroup { static func combine(_ a: Self, _ b: Self) -> Self }
extension Semigroup { static func + (a: Self, b: Self) -> Self { combine(a, b) } ; func times(_ n: Int) -> Self { (1..<n).reduce(self) { a, _ in Self.combine(a, self) } } }
struct Max<T: Comparable>: Semigroup, CustomStringConvertible { let v: T; static func combine(_ a: Max, _ b: Max) -> Max { a.v > b.v ? a : b }; var description: String { "max \(v)" } }
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Semigroup where A: Semigroup, B: Semigroup { static func combine(_ x: Self, _ y: Self) -> Self { .init(a: x.a + y.a, b: x.b + y.b) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Sequence where A: Sequence, B: Sequence, A.Element == B.Element { func makeIterator() -> AnyIterator<A.Element> { var i = a.makeIterator(), j = b.makeIterator(); return AnyIterator { i.next() ?? j.next() } } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "<\(a)|\(b)>" } }
extension Pair: ExpressibleByArrayLiteral where A == Int, B == Int { init(arrayLiteral e: Int...) { self.init(a: e[0], b: e[1]) } }
extension Pair { func map<C>(_ f: (B) -> C) -> Pair<A, C> { .init(a: a, b: f(b)) }; func flipped() -> Pair<B, A> { .init(a: b, b: a) } }
extension Pair where A == B { var both: [A] { [a, b] }; init(twice x: A) { self.init(a: x, b: x) } }
let p = Pair(a: Max(v: 1), b: Max(v: "z")) + Pair(a: Max(v: 5), b: Max(v: "a")); print(p, p.a.times(3), Pair(a: [1, 2], b: 3...4).map { $0 }.b)
print(Array(Pair(a: [1, 2], b: Set([9]))), Pair(a: "ab", b: ["c" as Character]).reversed(), Pair(a: 1, b: 2) == [1, 2], Pair(twice: "q").both, Pair(a: 1, b: "x").flipped().a, ([7, 8] as Pair<Int, Int>).both)
extension Optional: Semigroup where Wrapped: Semigroup { static func combine(_ a: Self, _ b: Self) -> Self { switch (a, b) { case let (x?, y?): .some(.combine(x, y)); default: a ?? b } } }
extension Sequence where Element: Semigroup { func fold() -> Element? { var it = makeIterator(); guard var r = it.next() else { return nil }; while let x = it.next() { r = r + x }; return r } }
print([Max(v: 2), Max(v: 8)].fold() as Any, [Optional(Max(v: 1)), nil, Max(v: 3)].fold()! as Any, [Pair<Max<Int>, Max<Int>>]().fold() as Any)
protocol Container { associatedtype Item; associatedtype Items: Sequence where Items.Element == Item; var items: Items { get }; init<S: Sequence>(_ s: S) where S.Element == Item }
extension Container { func mapped<C: Container>(to: C.Type = C.self, _ f: (Item) -> C.Item) -> C { C(items.map(f)) }; static func of(_ i: Item...) -> Self { Self(i) } }
struct Bag<T>: Container { let items: [T]; init<S: Sequence>(_ s: S) where S.Element == T { items = Array(s) } }
struct Uniq<T: Hashable & Comparable>: Container { let items: Set<T>; init<S: Sequence>(_ s: S) where S.Element == T { items = Set(s) } }
let u: Uniq<Int> = Bag.of("a", "bb", "cc").mapped { $0.count }; print(u.items.sorted(), Uniq.of(3, 3).mapped(to: Bag<String>.self) { "\($0)!" }.items, Bag<Int>([1]).items)
