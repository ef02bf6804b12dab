// Event sourcing, result handling, generics with type erasure
protocol Event: Sendable { associatedtype State; static var name: String { get }; func apply(to s: inout State) throws }
struct AnyEvent<S>: Event { typealias State = S; static var name: String { "any" }
    let label: String; private let f: @Sendable (inout S) throws -> Void
    init<E: Event>(_ e: E) where E.State == S { label = E.name; f = { try e.apply(to: &$0) } }
    func apply(to s: inout S) throws { try f(&s) } }
struct Cart: Equatable { var items: [String: Int] = [:]; var total: Double = 0; var coupon: Coupon?
    enum Coupon: Equatable { case percent(Int), flat(Double), none } }
struct Added: Event { typealias State = Cart; static let name = "added"; let sku: String; var qty = 1; let price: Double
    func apply(to s: inout Cart) { s.items[sku, default: 0] += qty; s.total += Double(qty) * price } }
struct Removed: Event { static let name = "removed"; let sku: String
    enum Failure: Error { case notInCart(String) }
    func apply(to s: inout Cart) throws(Failure) { guard s.items.removeValue(forKey: sku) != nil else { throw .notInCart(sku) } } }
struct Couponed: Event { static let name = "coupon"; let c: Cart.Coupon; func apply(to s: inout Cart) { s.coupon = c
    switch c { case .percent(let p) where p > 0: s.total *= 1 - Double(p) / 100; case .flat(let d): s.total = max(0, s.total - d); case .percent, .none: break } } }
final class Log<S: Equatable> {
    private(set) var events: [AnyEvent<S>] = []; private let initial: S; private(set) var snapshots: [Int: S] = [:]
    var observers: [(S, S) -> Void] = []
    init(_ i: S) { initial = i }
    @discardableResult func append(_ es: AnyEvent<S>...) -> Result<S, any Error> {
        let before = state
        return Result { var s = before; for e in es { try e.apply(to: &s) }; events += es; return s }
            .map { s in if s != before { observers.forEach { $0(before, s) } }; return s }
    }
    var state: S { events.reduce(into: initial) { try? $1.apply(to: &$0) } }
    subscript(at n: Int) -> S { events.prefix(n).reduce(into: initial) { s, e in try? e.apply(to: &s) } }
}
extension Log where S == Cart { var summary: String { "\(state.items.count) items, \(state.total)" } }
let log = Log(Cart()); var changes = 0
log.observers.append { old, new in changes += 1; print("Δ", new.total - old.total) }
log.append(.init(Added(sku: "a", qty: 2, price: 5)), .init(Added(sku: "b", price: 3.5)))
switch log.append(AnyEvent(Removed(sku: "zz"))) { case .success: print("?"); case .failure(Removed.Failure.notInCart(let s)): print("not in cart", s); case .failure(let e): print(e) }
print(log.append(.init(Couponed(c: .percent(10)))).map(\.total), log.summary, changes, log[at: 1].items, log.events.map(\.label))
let r: Result<Int, any Error> = Result { try Int.parse("x1") }
extension Int { struct ParseError: Error, Equatable { let s: String }; static func parse(_ s: String) throws(ParseError) -> Int { guard let n = Int(s) else { throw ParseError(s: s) }; return n } }
print(r.mapError { $0 as! Int.ParseError }, (try? r.get()) as Any, r.flatMap { .success($0 + 1) })
let results = ["1", "b", "3"].map { s in Result { () throws(Int.ParseError) -> Int in try Int.parse(s) } }
print(results.compactMap { try? $0.get() }, results.filter { if case .failure = $0 { true } else { false } }.count, results[0] == .success(1))
func sequence<T, E>(_ rs: [Result<T, E>]) -> Result<[T], E> { rs.reduce(.success([])) { acc, r in acc.flatMap { a in r.map { a + [$0] } } } }
print(sequence(results), sequence([Result<Int, Int.ParseError>.success(1), .success(2)]))
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: Self, b: Self) -> Self { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Self, b: Self) -> Self { switch (a, b) { case let (x?, y?): x <> y; case (let x, nil): x; case (nil, let y): y } } }
extension Dictionary: Monoid where Value: Monoid { static var empty: Self { [:] }; static func <> (a: Self, b: Self) -> Self { a.merging(b, uniquingKeysWith: <>) } }
struct Max<T: Comparable & ExpressibleByIntegerLiteral>: Monoid { let v: T; static var empty: Max { .init(v: 0) }; static func <> (a: Max, b: Max) -> Max { a.v > b.v ? a : b } }
func fold<M: Monoid>(_ ms: some Sequence<M>) -> M { ms.reduce(.empty, <>) }
print(fold(["a", "b"]), fold([[1], [2, 3]]), fold([["k": "x"], ["k": "y", "j": "z"]]).sorted { $0.key < $1.key }.map { "\($0)\($1)" }, fold([nil, "q", "r"] as [String?]) ?? "-", fold([3, 9, 4].map { Max(v: $0) }).v)
struct Parser<Out> { let run: (inout Substring) -> Out?
    func map<B>(_ f: @escaping (Out) -> B) -> Parser<B> { .init { run(&$0).map(f) } }
    func flatMap<B>(_ f: @escaping (Out) -> Parser<B>) -> Parser<B> { .init { s in let o = s; guard let a = run(&s), let b = f(a).run(&s) else { s = o; return nil }; return b } }
    func many<S>(sep: Parser<S>) -> Parser<[Out]> { .init { s in var r: [Out] = []; while let x = run(&s) { r.append(x); if sep.run(&s) == nil { break } }; return r } }
    func or(_ p: @autoclosure @escaping () -> Parser) -> Parser { .init { run(&$0) ?? p().run(&$0) } }
    static func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> where Out == (A, B) { a.flatMap { x in b.map { (x, $0) } } } }
extension Parser<Int> { static let int = Parser { s in let p = s.prefix(while: \.isNumber); s.removeFirst(p.count); return Int(p) } }
extension Parser where Out == Void { static func lit(_ l: String) -> Self { .init { s in guard s.hasPrefix(l) else { return nil }; s.removeFirst(l.count); return () } } }
indirect enum J { case n(Int), a([J]) }
func value() -> Parser<J> { Parser.int.map(J.n).or(Parser<Void>.lit("[").flatMap { value().many(sep: Parser<Void>.lit(",")).flatMap { xs in Parser<Void>.lit("]").map { J.a(xs) } } }) }
var inp: Substring = "[1,[2,3],[],44]rest"
print(value().run(&inp) as Any, inp)
