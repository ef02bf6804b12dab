import SwiftSyntax
import Tree

/// Refuses source that is nested so deeply, or whose expressions are so long, that the checker, which goes down into
/// both by calling itself, would run out of stack. The parser bounds only what is nested in brackets.
enum Complexity {
  private static let limit = 5_000
  /// Text shorter than this cannot reach the limit.
  private static let harmless = 2 * limit

  /// What is too much in a tree that has not been folded yet.
  static func diagnostic(_ tree: SourceFileSyntax, _ file: SourceFile) -> Diagnostic? {
    guard file.text.utf8.count > harmless, let node = tooDeep(Syntax(tree)) else { return nil }
    return Diagnostic(
      severity: .error,
      message:
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression "
        + "into distinct sub-expressions",
      file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// By a list of what is still to be looked at, because a visitor calls itself too.
  private static func tooDeep(_ root: Syntax) -> Syntax? {
    var pending: [(node: Syntax, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      if depth > limit { return node }
      // Operators at one level become levels when they are folded.
      if let sequence = node.as(ExprListSyntax.self), sequence.count > limit { return node }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, depth + 1))
      }
    }
    return nil
  }
}
