// buildPartialBlock, overloaded buildExpression, generic builders, builders as values of types, effects and captures.
@resultBuilder
enum Joined {
  static func buildExpression(_ text: String) -> String { text }
  static func buildExpression(_ number: Int) -> String { "#\(number)" }
  static func buildExpression(_ number: Double) -> String { "~\(number)" }
  static func buildExpression<T>(_ value: T?) -> String { value.map { "some \($0)" } ?? "nothing" }
  static func buildExpression(_ nothing: Void) -> String { "()" }
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String { "(\(accumulated) \(next))" }
  static func buildOptional(_ part: String?) -> String { part ?? "-" }
  static func buildEither(first: String) -> String { "L" + first }
  static func buildEither(second: String) -> String { "R" + second }
  static func buildArray(_ parts: [String]) -> String { "[" + parts.joined(separator: "|") + "]" }
}
func joined(@Joined _ body: () -> String) -> String { body() }
print(joined { "a" })
print(joined { "a"; 1; 2.5; Optional(3); Int?.none; print("side effect") })
for n in 0...4 {
  let text = joined {
    let square = n * n
    var seen = 0
    let _ = print("n", n)
    if case 1...2 = n, square < 4 { "one" } else if let half = n == 4 ? n / 2 : nil { half } else if n == 3 { "three" }
    for index in 0..<n where index != 1 {
      if index == 2 { "two" }
      index
    }
    switch (n, square) {
    case (0, _): "zero"
    case let (a, b) where a == b: "equal"
    case (2, let b), (3, let b):
      b
      "shared"
    default: "many"
    }
    do {
      let inner = square + 1
      inner
    }
    do { seen = square }
    seen
  }
  print(text)
}
@resultBuilder
struct ListBuilder<Element> {
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
func list<T>(of type: T.Type, @ListBuilder<T> _ body: () -> [T]) -> [T] { body() }
func ints(@ListBuilder<Int> _ body: () -> [Int]) -> [Int] { body() }
extension Array {
  init(@ListBuilder<Element> build: () -> [Element]) { self = build() }
  mutating func add(@ListBuilder<Element> _ more: () -> [Element]) { append(contentsOf: more()) }
}
print(ints { 1; [2, 3]; if true { 4 } })
print(list(of: String.self) { "a"; ["b", "c"] })
var doubles = Array<Double> { 1.0; 2.5 }
doubles.add { for n in 0..<3 { Double(n) } }
print(doubles)
typealias Text = Joined
struct Document {
  let title: String
  @Text let content: () -> String
  @Text var footer: String
  @Joined static var motto: String { "static"; 1 }
  @Joined func line(_ n: Int) -> String {
    title
    n
  }
  @Joined subscript(n: Int) -> String {
    "subscript"
    n
  }
  var got: String {
    @Joined get { "got"; 2 }
    set { print("set", newValue) }
  }
  init(title: String, @Joined content: @escaping () -> String, @Joined footer: () -> String = { "no footer" }) {
    self.title = title
    self.content = content
    self.footer = footer()
  }
}
var document = Document(title: "T") { "c"; 1 } footer: { "f"; 2 }
print(document.content(), document.footer, document.line(5), document[6], document.got, Document.motto)
document.got = "x"
print(Document(title: "U") { "only" }.footer)
struct Memberwise {
  let name: String
  @Joined let later: () -> String
  @Joined var other: (Int) -> String
}
let member = Memberwise(name: "m") { "l"; 2 } other: { "o"; $0 }
print(member.name, member.later(), member.other(7))
// An explicit return leaves the closure as it is.
print(joined { return "returned" })
func passed() -> String { "function" }
print(joined(passed))
func rows(_ count: Int, @Joined row: (Int, String) -> String) -> String {
  (0..<count).map { row($0, "r") }.joined(separator: ";")
}
print(rows(2) { index, name in name; index })
print(rows(2) { $1; $0 })
struct Failure: Error { let n: Int }
func risky(@Joined _ body: () throws -> String) rethrows -> String { try body() }
func fail(_ n: Int) throws -> Int { if n > 1 { throw Failure(n: n) }; return n }
for n in 0...2 {
  do {
    print(try risky { "try"; try fail(n); if n == 1 { throw Failure(n: 100); "never" } })
  } catch { print(error) }
}
final class Counter { var n = 0; deinit { print("gone") } }
do {
  let counter = Counter()
  let text = joined {
    let _ = counter.n += 1
    counter.n
    joined { counter.n + 10; { counter.n += 5; return "inner \(counter.n)" }() }
  }
  print(text, counter.n)
}
func nested(@Joined _ outer: () -> String, @Joined and second: () -> String) -> String { outer() + "&" + second() }
print(nested { "o"; nested { "p" } and: { "q"; 1 } } and: { joined { joined { "deep" } } })
func optional(@Joined _ body: () -> String?) -> String? { body() }
func any(@Joined _ body: () -> Any) -> Any { body() }
print(optional { "x"; 1 } ?? "nil", any { "y" })
@Joined func recursive(_ n: Int) -> String {
  "r\(n)"
  if n > 0 { recursive(n - 1) }
}
print(recursive(3))
func local() {
  @Joined func inside(_ n: Int) -> String { "local"; n }
  @Joined var computed: String { "computed"; inside(1) }
  print(inside(2), computed)
}
local()
