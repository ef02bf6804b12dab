// Each line says which type it has: generic functions that take functions, protocols with associated types, key paths.
func t<T>(_ x: T, _ l: Int = #line) { print(l, T.self, x) }
protocol Animal { var name: String { get }; init(name: String); static var kind: String { get } }
extension Animal { static var kind: String { "animal" }; static func make(_ n: String) -> Self { Self(name: n) }; func renamed(_ n: String) -> Self { Self(name: n) } }
struct Dog: Animal { let name: String; static var kind: String { "dog" } }
struct Cat: Animal { let name: String }
func create<A: Animal>(_ type: A.Type, _ n: String) -> A { A.make(n) }
func create<A: Animal>(named n: String) -> A { A(name: n) }
func all<A: Animal>(_ xs: A...) -> [String] { xs.map(\.name) }
func all(_ xs: any Animal...) -> [String] { xs.map { "any " + $0.name } }
let d = create(Dog.self, "d")
t(d.name)
let c: Cat = create(named: "c")
t(c.name)
t(all(d, d))
t(all(d, c))
let kinds: [any Animal.Type] = [Dog.self, Cat.self]
t(kinds.map { $0.kind })
t(kinds.map { $0.init(name: "x").name })
t(kinds.map { create($0, "y").name })
t((create(Dog.self, "q") as any Animal).renamed("z").name)
struct AnyAnimal: Animal { private let base: any Animal; var name: String { base.name }; init(name: String) { base = Dog(name: name) }; init<A: Animal>(_ a: A) { base = a } }
t([AnyAnimal(d), AnyAnimal(c)].map(\.name))
func most<A: Animal>(_ xs: [A], by f: (A, A) -> Bool) -> A? { xs.max(by: f) }
t(most([d, Dog(name: "e")]) { $0.name < $1.name }?.name ?? "")
class Store<S: Equatable> { private(set) var s: S; var subs: [(S) -> Void] = []; init(_ s: S) { self.s = s }; func send(_ f: (inout S) -> Void) { var n = s; f(&n); if n != s { s = n; subs.forEach { $0(n) } } }; func sub<V: Equatable>(_ k: KeyPath<S, V>, _ f: @escaping (V) -> Void) { var last = s[keyPath: k]; subs.append { let v = $0[keyPath: k]; if v != last { last = v; f(v) } } }; subscript<V>(dynamicMember k: KeyPath<S, V>) -> V { s[keyPath: k] } }
struct St: Equatable { var n = 0; var s = "" }
let store = Store(St())
store.sub(\.n) { t($0) }
store.sub(\.s.count) { print("count", $0) }
store.send { $0.n += 1 }
store.send { $0.s = "ab"; $0.n *= 1 }
func reduce<S, A>(_ s: inout S, _ a: A, _ f: (inout S, A) -> Void) { f(&s, a) }
var st = St()
reduce(&st, 5) { $0.n += $1 }
reduce(&st, "x") { $0.s += $1 }
t(st)
enum Action { case add(Int), set(String), reset }
func reducer(_ s: inout St, _ a: Action) { switch a { case .add(let n): s.n += n; case .set(let x): s.s = x; case .reset: s = .init() } }
for a in [Action.add(2), .set("q")] { reduce(&st, a, reducer) }
t(st)
[.add(1), .reset].forEach { (a: Action) in reducer(&st, a) }
t(st)
protocol Repo<Item> { associatedtype Item; func all() -> [Item]; func find(_ f: (Item) -> Bool) -> Item? }
extension Repo { func find(_ f: (Item) -> Bool) -> Item? { all().first(where: f) }; func map<T>(_ f: (Item) -> T) -> [T] { all().map(f) } }
extension Repo where Item: Comparable { func sorted() -> [Item] { all().sorted() }; var best: Item? { all().max() } }
struct Mem<Item>: Repo { let items: [Item]; func all() -> [Item] { items } }
t(Mem(items: [3, 1]).sorted())
t(Mem(items: ["b", "a"]).find { $0 > "a" } ?? "")
t(Mem(items: [3, 1]).map { "\($0)" }.joined())
t(Mem(items: [3, 1]).best.map { $0 + 1 } ?? 0)
func use(_ r: some Repo<Int>) -> Int { r.all().reduce(0, +) }
func use2(_ r: any Repo<Int>) -> Int { r.all().reduce(0, +) + 1 }
t(use(Mem(items: [1, 2])) + use2(Mem(items: [3])))
let repos: [any Repo<Int>] = [Mem(items: [1]), Mem(items: [2, 3])]
t(repos.map { use($0) })
t(repos.flatMap { $0.all() })
t(repos.map { $0.map { $0 * 2 }.count })
t(repos.reduce(0) { $0 + $1.all().count })
t(repos.compactMap { $0.find { $0 > 1 } })
func lens<R, V>(_ k: WritableKeyPath<R, V>) -> (R, V) -> R { { r, v in var r = r; r[keyPath: k] = v; return r } }
t(lens(\St.n)(St(), 9).n)
let setters: [(inout St) -> Void] = [{ $0.n = 1 }, { $0.s = "z" }]
t(setters.reduce(into: St()) { $1(&$0) })
func zip3<A, B, C>(_ a: A?, _ b: B?, _ c: C?) -> (A, B, C)? { guard let a, let b, let c else { return nil }; return (a, b, c) }
t(zip3(1, "a", 2.5)?.1 ?? "")
t(zip3(1, nil as String?, 2.5) == nil)
t(zip3(Int("1"), "2".first, [3].last).map { "\($0)\($1)\($2)" } ?? "")
extension Result where Failure == Error { static func of(_ f: () throws -> Success) -> Self { .init(catching: f) } }
t((try? Result.of { 3 }.get()) ?? 0)
func traverse<T, U>(_ xs: [T], _ f: (T) -> U?) -> [U]? { var r: [U] = []; for x in xs { guard let y = f(x) else { return nil }; r.append(y) }; return r }
t(traverse(["1", "2"]) { Int($0) } ?? [])
t(traverse(["1", "x"], Int.init) ?? [])
t(traverse(["1"], { Double($0) })?.first ?? 0)
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { f(a, $0) } }
t([1, 2].map(partial(+, 10)))
t([1, 2].map(partial(max, 2)))
t(["a"].map(partial({ $0 + $1 }, "x")))
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
t(flip(-)(1, 3) as Int)
t([3, 1].sorted(by: flip(<)))
func both<T>(_ f: @escaping (T) -> Bool, _ g: @escaping (T) -> Bool) -> (T) -> Bool { { f($0) && g($0) } }
t([1, 2, 3].filter(both({ $0 > 1 }, { $0 < 3 })))
t((1...4).filter(both({ $0 % 2 == 0 }, { $0 > 2 })))
func not<T>(_ f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
t(["", "a"].filter(not(\.isEmpty)))
t([1, 2].filter(not { $0 > 1 }))
prefix func ! <T>(_ f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
t(["", "a"].filter(!\.isEmpty))
