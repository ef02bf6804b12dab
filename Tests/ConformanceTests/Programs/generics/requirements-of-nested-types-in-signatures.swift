// Types nested in others require protocols of a function's parameters, which its `where` clause relies on.

protocol Parser<Input, Output> {
  associatedtype Input
  associatedtype Output
  func parse(_ input: inout Input) throws -> Output
}
struct Always<Input, Output>: Parser {
  let o: Output
  func parse(_ input: inout Input) -> Output { o }
}
enum Parsers {
  struct OneOfMany<P: Parser>: Parser {
    let ps: [P]
    init(_ ps: [P]) { self.ps = ps }
    func parse(_ input: inout P.Input) throws -> P.Output { try ps[0].parse(&input) }
  }
  enum Conditional<A: Parser, B: Parser>: Parser where A.Input == B.Input, A.Output == B.Output {
    case first(A), second(B)
    func parse(_ input: inout A.Input) throws -> A.Output {
      switch self { case .first(let a): try a.parse(&input)
      case .second(let b): try b.parse(&input) }
    }
  }
  struct Map<U: Parser, N>: Parser {
    let u: U, t: (U.Output) -> N
    func parse(_ input: inout U.Input) throws -> N { t(try u.parse(&input)) }
  }
}
extension Parser {
  func map<N>(_ t: @escaping (Output) -> N) -> Parsers.Map<Self, N> { .init(u: self, t: t) }
}
@resultBuilder enum B<Input, Output> {
  static func buildExpression<P: Parser>(_ p: P) -> P where P.Input == Input, P.Output == Output { p }
  static func buildBlock<P>(_ p: P) -> P { p }
  static func buildArray<P>(_ parsers: [P]) -> Parsers.OneOfMany<P> where P.Input == Input, P.Output == Output { .init(parsers) }
  static func buildEither<T, F>(first p: T) -> Parsers.Conditional<T, F>
  where T.Input == Input, T.Output == Output, F.Input == Input, F.Output == Output { .first(p) }
  static func buildEither<T, F>(second p: F) -> Parsers.Conditional<T, F>
  where T.Input == Input, T.Output == Output, F.Input == Input, F.Output == Output { .second(p) }
}
struct ParseTo<Input, P: Parser>: Parser where P.Input == Input {
  let p: P
  init<U, N>(input: Input.Type = Input.self, _ t: @escaping (U.Output) -> N, with build: () -> U) where P == Parsers.Map<U, N> {
    p = build().map(t)
  }
  func parse(_ input: inout Input) throws -> P.Output { try p.parse(&input) }
}
func make<P>(@B<Int, String> _ b: () -> P) -> P where P: Parser { b() }
var i = 1
let p = make { if i == 1 { Always<Int, String>(o: "one") } else { Parsers.OneOfMany([Always<Int, String>(o: "many")]) } }
print(try p.parse(&i))
let q = ParseTo(input: Int.self, { (s: String) in s.count }) { Always<Int, String>(o: "hello") }
print(try q.parse(&i))
