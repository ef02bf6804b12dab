import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

/// Rows of operators become the trees that swift-syntax makes of them.
@Suite struct FoldingTests {
  private func expectSameTree(_ text: String, _ operators: OperatorTable = .standardOperators) {
    let tree = Parser.parse(source: text)
    var said = 0
    var saidByPackage = 0
    let folded = operators.fold(tree, SyntaxSurvey(tree)) { _ in said += 1 }
    let expected = operators.foldAll(tree) { _ in saidByPackage += 1 }
    #expect(folded?.debugDescription == expected.debugDescription, "\(text)")
    #expect(folded?.description == text)
    #expect(said == saidByPackage, "\(text)")
  }

  @Test(arguments: [
    "a = b", "a + b * c - d", "a * b + c", "a ?? b ?? c", "a ? b : c ? d : e", "a = b ? c + 1 : d && e",
    "a as B + c", "a + b as? C == d", "a is B && c is D || e", "a == b as! C ?? d", "x = try a + b", "try? a + b ?? c",
    "try await a + b * c", "a << b * c", "1...n - 1", "a += b = c", "a ? b ? c : d : e", "(a + b) * [c - d, e * f]",
    "f { $0 + $1 * 2 } + g { a ? b + c : d }", "let x = a + b * c, y = d", "if a && b || !c { d = e + f + g }",
    "a == b == c", "a ... b ... c", "a <> b", "a <> b + c", "a as B as C", "{ (a: Int) -> Int in a + b * c }",
  ]) func aRowBecomesThePackagesTree(text: String) { expectSameTree(text) }

  @Test func `a precedence of the program is kept`() {
    let declarations = """
      precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
      infix operator **: Power
      infix operator ~~
      """
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(Parser.parse(source: declarations)) { _ in }
    for text in ["a ** b", "a * b ** c ** d + e", "a ~~ b", "a ? b ~~ c : d", "a ~~ b + c"] {
      expectSameTree(text, operators)
    }
  }

  @Test func `long rows of all operators become the package's trees`() {
    let signs = ["+", "-", "*", "/", "&&", "||", "==", "<", "??", "...", "<<", "=", "+=", "? t :", "as T", "is T"]
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      var text = "a"
      for _ in 0...random(6) {
        let sign = signs[random(signs.count)]
        text += " \(sign)"
        if !sign.hasSuffix("T") { text += [" b", " try c", " -d", " (e + f * g)"][random(4)] }
      }
      expectSameTree(text)
    }
  }
}
