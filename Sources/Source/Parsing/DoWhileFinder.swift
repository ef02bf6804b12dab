import SwiftSyntax

/// Finds `do { … } while condition`, which other languages have. The parser takes it for two statements, the second of
/// which has no body.
final class DoWhileFinder: SyntaxVisitor {
  private var found: DoStmtSyntax?

  static func first(in tree: SourceFileSyntax) -> DoStmtSyntax? {
    let finder = DoWhileFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    var loop: DoStmtSyntax?
    for item in node where found == nil {
      let statement = item.item.as(StmtSyntax.self)
      if let loop, let other = statement?.as(WhileStmtSyntax.self), other.body.leftBrace.presence == .missing,
        !other.whileKeyword.leadingTrivia.contains(where: \.isNewline)
      {
        found = loop
      }
      loop = statement?.as(DoStmtSyntax.self).flatMap { $0.catchClauses.isEmpty ? $0 : nil }
    }
    return found == nil ? .visitChildren : .skipChildren
  }
}
