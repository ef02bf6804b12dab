import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The `return` statements of a body, without those of closures, functions and types in it.
  package var explicitReturns: [ReturnStmtSyntax] {
    final class Finder: SyntaxVisitor {
      var found: [ReturnStmtSyntax] = []
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
      override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}
