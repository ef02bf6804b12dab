// result builders, DSL
protocol HTML { func render(_ d: Int) -> String }
struct Text: HTML { let s: String; init(_ s: String) { self.s = s }; func render(_ d: Int) -> String { String(repeating: " ", count: d) + s + "\n" } }
struct Empty: HTML { func render(_ d: Int) -> String { "" } }
struct Tuple<each C: HTML>: HTML { let c: (repeat each C); init(_ c: repeat each C) { self.c = (repeat each c) }; func render(_ d: Int) -> String { var r = ""; repeat r += (each c).render(d); return r } }
struct Either<A: HTML, B: HTML>: HTML { enum S { case a(A), b(B) }; let s: S; func render(_ d: Int) -> String { switch s { case .a(let x): x.render(d); case .b(let x): x.render(d) } } }
extension Optional: HTML where Wrapped: HTML { func render(_ d: Int) -> String { self?.render(d) ?? "" } }
extension Array: HTML where Element: HTML { func render(_ d: Int) -> String { map { $0.render(d) }.joined() } }
@resultBuilder enum Build {
  static func buildExpression<H: HTML>(_ h: H) -> H { h }
  static func buildExpression(_ s: String) -> Text { Text(s) }
  static func buildExpression(_ n: Int) -> Text { Text("#\(n)") }
  static func buildBlock() -> Empty { Empty() }
  static func buildBlock<H: HTML>(_ h: H) -> H { h }
  static func buildBlock<each C: HTML>(_ c: repeat each C) -> Tuple<repeat each C> { Tuple(repeat each c) }
  static func buildIf<H: HTML>(_ h: H?) -> H? { h }
  static func buildEither<A: HTML, B: HTML>(first a: A) -> Either<A, B> { Either(s: .a(a)) }
  static func buildEither<A: HTML, B: HTML>(second b: B) -> Either<A, B> { Either(s: .b(b)) }
  static func buildArray<H: HTML>(_ h: [H]) -> [H] { h } }
struct Tag<C: HTML>: HTML { let n: String; let attrs: [String: String]; let c: C; init(_ n: String, _ attrs: [String: String] = [:], @Build _ c: () -> C) { (self.n, self.attrs, self.c) = (n, attrs, c()) }
  func render(_ d: Int) -> String { let p = String(repeating: " ", count: d); let a = attrs.sorted { $0.key < $1.key }.map { " \($0)='\($1)'" }.joined(); return "\(p)<\(n)\(a)>\n\(c.render(d + 1))\(p)</\(n)>\n" } }
func div(@Build _ c: () -> some HTML) -> some HTML { Tag("div") { c() } }
protocol Page { associatedtype Body: HTML; @Build var body: Body { get } }
struct Home: Page { var items = ["a", "b"]; var admin = false; var mode = 2
  var body: some HTML { Tag("h1", ["id": "x", "class": "y"]) { "Hi"; 5 }; if admin { Text("admin") } else if items.count > 1 { "many" } else { div { 1; 2 } }
    for (i, x) in items.enumerated() { Tag("li") { "\(i)"; x } }
    switch mode { case 1: "one"; case 2: div { "two"; if let f = items.first { f } }; default: Empty() }
    let n = items.count * 10; n; Tag("e") {} } }
print(Home().body.render(0)); print(type(of: Home().body).self is any HTML.Type, Home(items: [], admin: true, mode: 1).body.render(1))
print(type(of: div { "x" }), type(of: Tag("q") { "x"; 1 }))
@resultBuilder struct Sum { static func buildBlock(_ p: Int...) -> Int { p.reduce(0, +) }; static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }; static func buildExpression(_ i: Int) -> Int { i }; static func buildExpression(_ s: String) -> Int { s.count }; static func buildOptional(_ i: Int?) -> Int { i ?? 7 }; static func buildEither(first: Int) -> Int { first }; static func buildEither(second: Int) -> Int { -second }; static func buildFinalResult(_ i: Int) -> String { "=\(i)" } }
func total(@Sum _ f: () -> String) -> String { f() }
print(total { 1; "abc"; if false { 4 }; if true { 5 } else { 6 } }, total { 9 })
@Sum func named(_ b: Bool) -> String { 1; if b { "xx" } else { 3 } }; @Sum var prop: String { 4; 2 }; print(named(true), named(false), prop)
struct Route { let path: String, handler: (Int) -> String }
@resultBuilder struct Routes { static func buildBlock(_ r: [Route]...) -> [Route] { r.flatMap { $0 } }; static func buildExpression(_ r: Route) -> [Route] { [r] }; static func buildArray(_ r: [[Route]]) -> [Route] { r.flatMap { $0 } }; static func buildLimitedAvailability(_ r: [Route]) -> [Route] { r }; static func buildOptional(_ r: [Route]?) -> [Route] { r ?? [] } }
func GET(_ p: String, _ h: @escaping (Int) -> String) -> Route { Route(path: p, handler: h) }
func routes(prefix: String = "", @Routes _ r: () -> [Route]) -> [String: (Int) -> String] { Dictionary(uniqueKeysWithValues: r().map { (prefix + $0.path, $0.handler) }) }
let rs = routes(prefix: "/v1") { GET("/a") { "a\($0)" }; for i in 1...2 { GET("/n\(i)") { "\($0 * i)" } }; if #available(macOS 10.15, *) { GET("/new") { _ in "new" } } }
print(rs.keys.sorted(), rs["/v1/n2"]!(21), rs["/v1/a"]!(1))
