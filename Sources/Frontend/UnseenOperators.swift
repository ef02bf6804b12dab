import Source
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Operators of modules that obsh lacks: `conn |> writeStatus(.ok) >=> end`.
///
/// Their precedence is declared in a module that obsh cannot read. They are assumed to bind from left to right, more
/// tightly than an assignment, and in relation to no other operator: their result is opaque, however they are
/// grouped.
struct UnseenOperators {
  private static let group = "_UnseenPrecedence"

  /// The operators that the tree uses and no table contains, sorted by name.
  private let names: [String]

  /// Empty if all imported modules are known: a missing operator is then an error.
  init(in tree: SourceFileSyntax, known: OperatorTable, modules: Set<String>) {
    let importsUnseen = tree.statements.contains { item in
      guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
      return !KnownModules.all.contains(module) && !modules.contains(module)
    }
    guard importsUnseen else {
      names = []
      return
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    names = finder.names.filter { known.infixOperator(named: $0) == nil }.sorted()
  }

  /// The tables with these operators added.
  func added(to operators: OperatorTable, _ precedences: PrecedenceGroups) -> (OperatorTable, PrecedenceGroups) {
    guard !names.isEmpty else { return (operators, precedences) }
    let declarations = Parser.parse(
      source: "precedencegroup \(Self.group) { associativity: left higherThan: AssignmentPrecedence"
        + " lowerThan: TernaryPrecedence }\n" + names.map { "infix operator \($0): \(Self.group)\n" }.joined())
    var (operators, precedences) = (operators, precedences)
    operators.addSourceFile(declarations) { _ in }
    precedences.add(declarations)
    return (operators, precedences)
  }

  private final class Finder: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.operator.text)
      return .skipChildren
    }
  }
}
