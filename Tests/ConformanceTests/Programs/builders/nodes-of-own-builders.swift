// HTML-like builder with generic nodes and closures with parameters
protocol Node { func render() -> String }
struct Text: Node { let s: String; init(_ s: String) { self.s = s }; func render() -> String { s } }
struct Pair<A: Node, B: Node>: Node { let a: A, b: B; func render() -> String { a.render() + b.render() } }
struct Empty: Node { func render() -> String { "" } }
struct Many<N: Node>: Node { let nodes: [N]; func render() -> String { nodes.map { $0.render() }.joined(separator: ",") } }
enum Either<A: Node, B: Node>: Node { case a(A), b(B); func render() -> String { switch self { case .a(let x): "A" + x.render(); case .b(let x): "B" + x.render() } } }
@resultBuilder enum HTML {
  static func buildExpression<N: Node>(_ n: N) -> N { n }
  static func buildExpression(_ s: String) -> Text { Text(s) }
  static func buildExpression(_ n: Int) -> Text { Text("#\(n)") }
  static func buildBlock() -> Empty { Empty() }
  static func buildPartialBlock<N: Node>(first: N) -> N { first }
  static func buildPartialBlock<A: Node, B: Node>(accumulated: A, next: B) -> Pair<A, B> { Pair(a: accumulated, b: next) }
  static func buildEither<A: Node, B: Node>(first: A) -> Either<A, B> { .a(first) }
  static func buildEither<A: Node, B: Node>(second: B) -> Either<A, B> { .b(second) }
  static func buildOptional<N: Node>(_ n: N?) -> Many<N> { Many(nodes: n.map { [$0] } ?? []) }
  static func buildArray<N: Node>(_ n: [N]) -> Many<N> { Many(nodes: n) }
}
struct Tag<C: Node>: Node { let name: String; let c: C; init(_ name: String, @HTML _ c: () -> C) { self.name = name; self.c = c() }; func render() -> String { "<\(name)>\(c.render())</\(name)>" } }
struct Each<D: RandomAccessCollection, C: Node>: Node { let nodes: [C]; init(_ d: D, @HTML row: (D.Element) -> C) { nodes = d.map(row) }; func render() -> String { nodes.map { $0.render() }.joined() } }
func page<C: Node>(_ title: String = "t", @HTML body: () -> C) -> some Node { Tag("html") { Tag("title") { title }; Tag("body", body) } }
let flag = true
let items = [1, 2, 3]
print(page { "hi"; Tag("p") { 3 + 4 }; if flag { "yes" } else { 9 } }.render())
print(page("x") { Each(items) { i in "n\(i)"; if i > 1 { Tag("b") { i } } } }.render())
print(page { for i in items { Tag("li") { i; "-"; i * 2 } } }.render())
print(type(of: Tag("a") { 1; "b" }))
let f: (Int) -> Tag<Text> = { n in Tag("n") { n } }
print(f(3).render(), [1, 2].map { n in Tag("m") { n }.render() })
let maybe: Int? = 5
print(page { switch maybe { case 5?: "five"; case let x?: "x\(x)"; case nil: 0 } }.render())
print(Tag("e") { }.render())
