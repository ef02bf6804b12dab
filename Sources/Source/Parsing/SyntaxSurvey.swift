@_spi(RawSyntax) import SwiftSyntax

/// What kinds of syntax a text has, found in one walk before anything else looks at it.
///
/// Many rules are only about texts that declare something, wait, or have macros, and most inputs of a shell are one
/// expression. A visitor makes an object of each node that it sees, which takes longer than the rules themselves. The
/// parser's raw nodes are plain memory: to walk over them counts no references.
package struct SyntaxSurvey {
  /// Whether the rules about declarations have something to look at.
  package private(set) var declares = false
  /// Whether `await`, `async let` or `for await` may stand in the text.
  package private(set) var mayWait = false
  /// Whether there are `#if`s.
  package private(set) var hasConditions = false
  /// Whether something may have to be expanded: `#Preview`, or `@Entry` in an extension.
  package private(set) var mayHaveMacros = false
  /// Whether something may be seen less or more than the rest.
  package private(set) var hasModifiers = false
  /// Rows of operands and operators.
  private(set) var sequences = 0
  /// How deep nodes lie within each other, missing ones included.
  private(set) var depth = 0
  /// How many operands and operators stand in the longest row.
  private(set) var longestRow = 0

  package init(_ tree: SourceFileSyntax) {
    // By a list and not by calling itself: how deep the tree is has not been looked at yet.
    var pending = [(node: tree.raw, depth: 0)]
    while let (node, depth) = pending.popLast() {
      guard let layout = node.layoutView else { continue }
      note(node.kind)
      if node.kind == .exprList { longestRow = max(longestRow, layout.children.count) }
      self.depth = max(self.depth, depth)
      for case let child? in layout.children { pending.append((child, depth + 1)) }
    }
    withExtendedLifetime(tree) {}
  }

  private mutating func note(_ kind: SyntaxKind) {
    if kind.hasDeclarationRules { declares = true }
    switch kind {
    case .ifConfigDecl: hasConditions = true
    case .sequenceExpr: sequences += 1
    case .macroExpansionExpr, .macroExpansionDecl, .extensionDecl, .attribute: mayHaveMacros = true
    case .variableDecl, .awaitExpr, .forStmt: mayWait = true
    case .declModifier: hasModifiers = true
    default: break
    }
  }
}
