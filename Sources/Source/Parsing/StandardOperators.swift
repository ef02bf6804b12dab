import SwiftOperators
import SwiftParser
import SwiftSyntax

extension OperatorTable {
  /// The operators that every program has: those that the package lists, and the pointwise operators of vectors, which
  /// it lacks.
  package static var libraryOperators: OperatorTable {
    var table = standardOperators
    table.addSourceFile(Parser.parse(source: pointwise)) { _ in }
    return table
  }

  /// Adds the operators and precedence groups that a tree declares. Infix operators without a group get the default
  /// one, which the package does not know of.
  package mutating func declare(_ tree: SourceFileSyntax, report: (OperatorError) -> Void) {
    var asWritten = self
    asWritten.addSourceFile(tree, errorHandler: report)
    var declarations = tree
    declarations.statements = CodeBlockItemListSyntax(
      tree.statements.map { item in
        guard let node = item.item.as(OperatorDeclSyntax.self), node.operatorPrecedenceAndTypes == nil,
          node.fixitySpecifier.tokenKind == .keyword(.infix)
        else { return item }
        let group = OperatorPrecedenceAndTypesSyntax(
          precedenceGroup: .identifier(PrecedenceGroups.standard), designatedTypes: [])
        return item.with(\.item, .decl(DeclSyntax(node.with(\.operatorPrecedenceAndTypes, group))))
      })
    addSourceFile(declarations) { _ in }
  }

  private static let pointwise = """
    prefix operator .!
    infix operator .==: ComparisonPrecedence
    infix operator .!=: ComparisonPrecedence
    infix operator .<: ComparisonPrecedence
    infix operator .<=: ComparisonPrecedence
    infix operator .>: ComparisonPrecedence
    infix operator .>=: ComparisonPrecedence
    infix operator .&: LogicalConjunctionPrecedence
    infix operator .^: LogicalDisjunctionPrecedence
    infix operator .|: LogicalDisjunctionPrecedence
    infix operator .&=: AssignmentPrecedence
    infix operator .^=: AssignmentPrecedence
    infix operator .|=: AssignmentPrecedence
    """
}
