protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { guard let a else { return b }; guard let b else { return a }; return a <> b } }
extension Dictionary: Monoid where Value: Monoid { static var empty: [Key: Value] { [:] }; static func <> (a: Self, b: Self) -> Self { a.merging(b) { $0 <> $1 } } }
struct Pair<A, B> { var a: A, b: B }
extension Pair: Monoid where A: Monoid, B: Monoid { static var empty: Pair { Pair(a: .empty, b: .empty) }; static func <> (l: Pair, r: Pair) -> Pair { Pair(a: l.a <> r.a, b: l.b <> r.b) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Pair, r: Pair) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) }; func foldMap<M: Monoid>(_ f: (Element) -> M) -> M { reduce(.empty) { $0 <> f($1) } } }
extension Sequence { func foldMap<M>(_ f: (Element) -> M) -> M where M: Monoid { map(f).fold() } ; func scan<R>(_ i: R, _ f: (R, Element) -> R) -> [R] { var r = i; return map { r = f(r, $0); return r } } }
print([1, 2, 3].fold(), ["a", "b"].fold(), [[1], [2, 3]].fold(), [1, nil, 3].fold() as Any, ([] as [Int]).fold())
print([Pair(a: 1, b: "x"), Pair(a: 2, b: "y")].fold(), ["a": 1].self <> ["a": 2, "b": 3] == ["a": 3, "b": 3])
print("hello".foldMap { [$0: 1] }.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, (1...4).foldMap { "\($0)" })
print([Pair(a: 2, b: "a"), Pair(a: 1, b: "z"), Pair(a: 1, b: "b")].sorted(), [Pair(a: 1, b: 1.0)].max()!, Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
print([1, 2, 3].scan(0, +), "abc".scan("") { $0 + String($1) }, [3, 1, 2].scan(Int.min, max))
struct Parser<Out> { let run: (inout Substring) -> Out?
  init(_ run: @escaping (inout Substring) -> Out?) { self.run = run }
  func map<T>(_ f: @escaping (Out) -> T) -> Parser<T> { .init { run(&$0).map(f) } }
  func flatMap<T>(_ f: @escaping (Out) -> Parser<T>) -> Parser<T> { .init { s in let o = s; guard let r = run(&s).flatMap({ f($0).run(&s) }) else { s = o; return nil }; return r } }
  func or(_ p: Parser) -> Parser { .init { self.run(&$0) ?? p.run(&$0) } }
  var many: Parser<[Out]> { .init { s in var r: [Out] = []; while let x = run(&s) { r.append(x) }; return r } }
  static func * <B>(l: Parser, r: Parser<B>) -> Parser<(Out, B)> { l.flatMap { a in r.map { (a, $0) } } }
  static func <* <B>(l: Parser, r: Parser<B>) -> Parser { (l * r).map { $0.0 } }
  static func *> <B>(l: Parser, r: Parser<B>) -> Parser<B> { (l * r).map { $0.1 } }
  func sep<S>(by p: Parser<S>) -> Parser<[Out]> { (self * (p *> self).many).map { [$0] + $1 }.or(.init { _ in [] }) } }
infix operator <*: MultiplicationPrecedence; infix operator *>: MultiplicationPrecedence
func char(_ c: Character) -> Parser<Character> { .init { s in guard s.first == c else { return nil }; return s.removeFirst() } }
let digits = Parser<Int> { s in let d = s.prefix { $0.isNumber }; guard let n = Int(d) else { return nil }; s.removeFirst(d.count); return n }
let ws = char(" ").many
indirect enum Expr { case num(Int), bin(Character, Expr, Expr)
  var value: Int { switch self { case .num(let n): n; case .bin("+", let a, let b): a.value + b.value; case let .bin("*", a, b): a.value * b.value; case .bin: 0 } } }
let list = char("[") *> (digits <* ws).sep(by: char(",") <* ws) <* char("]")
var inp: Substring = "[1, 22 ,333]rest"; print(list.run(&inp) ?? [], inp)
var bad: Substring = "[1, x]"; print(list.run(&bad) as Any, bad)
print(Expr.bin("+", .num(1), .bin("*", .num(2), .num(3))).value)
