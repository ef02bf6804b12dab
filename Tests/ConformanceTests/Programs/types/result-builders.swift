// Result builders: expressions, optionals, either branches, arrays and a final result, on functions and properties.
@resultBuilder
enum Lines {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
  static func buildEither(first: [String]) -> [String] { ["if"] + first }
  static func buildEither(second: [String]) -> [String] { ["else"] + second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: ",") }
}
func page(@Lines _ content: () -> String) -> String { "<" + content() + ">" }
print(page { "a" })
print(
  page {
    "a"
    1
    "b"
  })
func sample(_ n: Int) -> String {
  page {
    let double = n * 2
    "n \(n)"
    if n > 1 { "more than one" }
    if n == 2 {
      "two"
      double
    } else {
      "not two"
    }
    for i in 0..<n where i != 1 {
      "item"
      i
    }
    switch n {
    case 0: "zero"
    case 1: 1
    default: "many"
    }
  }
}
for n in 0...3 { print(sample(n)) }
struct Menu {
  var title = "T"
  @Lines var body: String {
    title
    2
  }
  @Lines func rows(_ flag: Bool) -> String {
    if flag { "on" }
    title
  }
}
print(Menu().body, Menu().rows(true), Menu().rows(false))
@resultBuilder
struct Sum {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
}
func sum(@Sum _ body: () -> Int) -> Int { body() }
print(
  sum {
    1; 2; 3
  }, sum {})
@Sum func total() -> Int {
  10
  sum { 4 }
}
print(total())
