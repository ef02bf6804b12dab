// Requirements that the types in a signature and its `where` clause make of generic parameters.

protocol Parser<Input, Output> { associatedtype Input; associatedtype Output; func parse(_ i: inout Input) -> Output }
protocol Conversion<Input, Output> { associatedtype Input; associatedtype Output; func apply(_ i: Input) -> Output }
struct Const<U: Parser, N>: Parser where U.Output == Void {
  let u: U, n: N
  func parse(_ i: inout U.Input) -> N { u.parse(&i); return n }
}
struct Conv<U: Parser, D: Conversion>: Parser where U.Output == D.Input {
  let u: U, d: D
  func parse(_ i: inout U.Input) -> D.Output { d.apply(u.parse(&i)) }
}
struct Mapped<U: Parser, N>: Parser { let u: U; let t: (U.Output) -> N
  func parse(_ i: inout U.Input) -> N { t(u.parse(&i)) } }
extension Parser {
  @_disfavoredOverload
  func map<N>(_ t: @escaping (Output) -> N) -> Mapped<Self, N> { .init(u: self, t: t) }
  @_disfavoredOverload
  func map<N>(_ t: () -> N) -> Const<Self, N> { .init(u: self, n: t()) }
  func map<C>(_ c: C) -> Conv<Self, C> { .init(u: self, d: c) }
}
struct Parse<Input, P: Parser>: Parser where P.Input == Input {
  let p: P
  init<U, N>(input: Input.Type = Input.self, _ n: N, with build: () -> U) where P == Const<U, N> { p = build().map { n } }
  init<U, D>(input: Input.Type = Input.self, conv d: D, with build: () -> U) where P == Conv<U, D> { p = build().map(d) }
  func parse(_ i: inout Input) -> P.Output { p.parse(&i) }
}
struct Skip: Parser { func parse(_ i: inout String) { i.removeFirst() } }
struct First: Parser { func parse(_ i: inout String) -> Character { i.removeFirst() } }
struct Up: Conversion { func apply(_ i: Character) -> String { i.uppercased() } }
var s = "abc"
print(Parse(7) { Skip() }.parse(&s))
print(Parse(conv: Up()) { First() }.parse(&s), s)
