// Self constraints, protocol composition, monads, functors by hand
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case let (x?, nil): x; case let (nil, y): y } } }
struct Endo<A>: Monoid { let f: (A) -> A; static var empty: Endo { .init { $0 } }; static func <> (a: Endo, b: Endo) -> Endo { .init { b.f(a.f($0)) } } }
struct Max<T: Comparable & FixedWidthInteger>: Monoid { var v: T; static var empty: Self { .init(v: .min) }; static func <> (a: Self, b: Self) -> Self { .init(v: max(a.v, b.v)) } }
extension Dictionary: Monoid where Value: Monoid { static var empty: Self { [:] }; static func <> (a: Self, b: Self) -> Self { a.merging(b, uniquingKeysWith: <>) } }
extension Sequence where Element: Monoid { func concat() -> Element { reduce(.empty, <>) } ; func concat(_ first: Element...) -> Element { first.concat() <> concat() } }
print([[1], [2, 3]].concat(), ["a", "b"].concat("x", "y"), [Optional("a"), nil, "c"].concat() as Any)
print([Endo<Int> { $0 + 1 }, Endo { $0 * 10 }].concat().f(4), [3, 9, 2].map(Max<Int8>.init).concat(), [["k": "a"], ["k": "b", "z": "c"]].concat().sorted { $0.key < $1.key })
func foldMap<S: Sequence, M: Monoid>(_ s: S, _ f: (S.Element) -> M) -> M { s.lazy.map { $0 }.reduce(M.empty) { $0 <> f($1) } }
print(foldMap(1...4) { [$0, $0 * $0] }, foldMap("abc") { "\($0)-" })
protocol Copyish: AnyObject { init(copying: Self); func with(_ f: (Self) -> Void) -> Self }
extension Copyish { func with(_ f: (Self) -> Void) -> Self { let c = Self(copying: self); f(c); return c } }
final class P: Copyish { var x = 0, y = 0; init() {}; init(copying o: P) { x = o.x; y = o.y } }
let p = P().with { $0.x = 1 }.with { $0.y = 2 }; print(p.x, p.y)
protocol Builder {}
extension Builder { func setting<V>(_ kp: WritableKeyPath<Self, V>, to v: V) -> Self { var c = self; c[keyPath: kp] = v; return c }; func apply(_ f: (inout Self) throws -> Void) rethrows -> Self { var c = self; try f(&c); return c } }
struct Conf: Builder { var host = "h"; var port = 1; var tags: [String] = [] }
print(Conf().setting(\.port, to: 80).setting(\.tags, to: ["a"]).apply { $0.tags.append("b"); $0.host += "!" })
struct Parser<Out> { let run: (inout Substring) -> Out? }
extension Parser {
  func map<B>(_ f: @escaping (Out) -> B) -> Parser<B> { .init { self.run(&$0).map(f) } }
  func flatMap<B>(_ f: @escaping (Out) -> Parser<B>) -> Parser<B> { .init { s in let o = s; guard let a = self.run(&s), let b = f(a).run(&s) else { s = o; return nil }; return b } }
  static func always(_ o: Out) -> Self { .init { _ in o } }
  var many: Parser<[Out]> { .init { s in var r: [Out] = []; while let x = self.run(&s) { r.append(x) }; return r } }
  static func oneOf(_ ps: Self...) -> Self { .init { s in for p in ps { if let m = p.run(&s) { return m } }; return nil } }
  static func || (a: Self, b: @autoclosure @escaping () -> Self) -> Self { .init { a.run(&$0) ?? b().run(&$0) } }
}
extension Parser where Out == Void { static func lit(_ l: String) -> Self { .init { s in guard s.hasPrefix(l) else { return nil }; s.removeFirst(l.count); return () } } }
extension Parser where Out == Int { static var int: Self { .init { s in let d = s.prefix(while: \.isNumber); guard let n = Int(d) else { return nil }; s.removeFirst(d.count); return n } } }
extension Parser where Out == Character { static func char(where f: @escaping (Character) -> Bool) -> Self { .init { s in guard let c = s.first, f(c) else { return nil }; s.removeFirst(); return c } } }
struct Fail: Error {}
func zip<each P>(_ p: repeat Parser<each P>) -> Parser<(repeat each P)> { func go<T>(_ p: Parser<T>, _ s: inout Substring) throws -> T { guard let x = p.run(&s) else { throw Fail() }; return x }; return .init { s in let o = s; do { return (repeat try go(each p, &s)) } catch { s = o; return nil } } }
var input = "12,34,56;rest"[...]
let list = Parser.int.flatMap { h in zip(Parser.lit(","), .int).map(\.1).many.map { [h] + $0 } }
print(list.run(&input) as Any, input)
var i2 = "abc1"[...]; print(Parser.char(where: \.isLetter).many.map { String($0) }.run(&i2) as Any, i2, (Parser.lit("x") || .lit("1")).run(&i2) as Any)
let expr = zip(Parser.int, Parser.oneOf(Parser.lit("+").map { "+" as Character }, .char { $0 == "*" }), .int).map { a, op, b in op == "+" ? a + b : a * b }
for t in ["3+4", "3*4", "3-4"] { var s = t[...]; print(expr.run(&s).map(String.init) ?? "fail", s) }
