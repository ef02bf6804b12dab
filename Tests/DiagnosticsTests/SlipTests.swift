import Testing

@testable import Diagnostics

extension Slip: Area {}

@Suite struct SlipTests {
  @Test func `the words of slips`() {
    let table: [(Slip, String)] = [
      (.keyword("const", use: "let"), "Swift has no 'const'; use 'let'"),
      (.operator("->", use: "."), "Swift has no operator '->'; use '.'"),
      (.needless("new", use: "Counter()"), "Swift has no 'new'; write 'Counter()'"),
      (.typeFirst(type: "Int", name: "n"), "a declaration begins with 'let' or 'var': 'var n: Int = …'"),
      (.noParentheses("print", argument: "1"), "the arguments of a call stand in parentheses: 'print(1)'"),
      (.listAsDictionary("String", "Int"), "a dictionary type is written with a colon: '[String: Int]'"),
      (.inheritance("extends", "A", "B"), "Swift has no 'extends'; write 'class A: B'"),
      (.attributeAsBase("@Observable", "A"), "an attribute stands before the declaration: '@Observable class A'"),
      (.labelWithDot("all"), "'.all' is a value, not a label: a ',' follows it"),
      (.catchWithoutDo, "errors are caught with 'do { try … } catch { … }'"),
      (.cStyleFor, "Swift has no C-style 'for'; write 'for i in 0..<10 { … }'"),
      (.afterBrace("else"), "'else' goes on the line of the '}' before it"),
      (.indentedBlock("for"), "'for' needs braces: 'for i in 0..<10 { … }'"),
      (.indentedBlock("while"), "'while' needs braces: 'while … { … }'"),
      (.repeatLoop, "Swift has no 'do … while'; write 'repeat { … } while …'"),
    ]
    check(table)
  }
}
