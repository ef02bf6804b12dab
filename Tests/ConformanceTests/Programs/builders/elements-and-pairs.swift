@resultBuilder
struct ArrayBuilder<Element> {
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildExpression(_ e: Element) -> [Element] { [e] }
  static func buildExpression(_ e: [Element]) -> [Element] { e }
  static func buildOptional(_ p: [Element]?) -> [Element] { p ?? [] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second }
  static func buildArray(_ p: [[Element]]) -> [Element] { p.flatMap { $0 } }
}
func list<E>(@ArrayBuilder<E> _ make: () -> [E]) -> [E] { make() }
let doubles: [Double] = list { 1; 2.5; 3 }
print(doubles)
let ints = list { 1; 2; [3, 4] }
print(ints, type(of: ints))
let strs = list { "a"; if ints.count > 2 { "b" } else { "c" }; for i in 0..<2 { "n\(i)" } }
print(strs)
let opts: [Int?] = list { 1; nil; 3 }
print(opts)
let anys: [Any] = list { 1; "a"; 2.5 }
print(anys)
struct Pipeline<Output> {
  let run: () -> Output
}
@resultBuilder
struct PairBuilder {
  static func buildBlock<A>(_ a: A) -> A { a }
  static func buildBlock<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
  static func buildBlock<A, B, C>(_ a: A, _ b: B, _ c: C) -> (A, B, C) { (a, b, c) }
}
func tuple<T>(@PairBuilder _ b: () -> T) -> T { b() }
let t = tuple { 1; "x" }
print(t.0 + 1, t.1.count)
let v = tuple { 1; 2.0; { $0 + 1 }(3) }
print(v, type(of: v))
func f<T>(_ x: [T], @PairBuilder with b: (T) -> T) -> [T] { x.map(b) }
print(f([1, 2]) { $0 * 2 })
func over(@PairBuilder _ b: () -> Int) -> String { "int" }
func over(@PairBuilder _ b: () -> String) -> String { "string" }
func over<A, B>(@PairBuilder _ b: () -> (A, B)) -> String { "pair \(A.self) \(B.self)" }
print(over { 1 }, over { "a" }, over { 1; "a" }, over { 1; 2.5 })
