@_spi(RawSyntax) import SwiftSyntax

/// The kinds of syntax in a text, found in one walk before any other pass looks at it.
///
/// Many rules concern only texts that declare something, use `await`, or have macros, and most inputs of a shell are
/// one expression. A visitor creates an object for each node that it visits, which takes longer than the rules
/// themselves. The parser's raw nodes are plain memory: walking over them counts no references.
package struct SyntaxSurvey {
  /// True if the text contains syntax to which the rules about declarations apply.
  package private(set) var declares = false
  /// True if the text may contain `await`, `async let` or `for await`.
  package private(set) var mayWait = false
  /// True if the text contains `#if`.
  package private(set) var hasConditions = false
  /// True if there may be something to expand: `#Preview`, or `@Entry` in an extension.
  package private(set) var mayHaveMacros = false
  /// True if an access modifier may occur.
  package private(set) var hasModifiers = false
  /// The number of unfolded sequences of operands and operators.
  private(set) var sequences = 0
  /// The depth of nested nodes, missing ones included.
  private(set) var depth = 0
  /// The number of operands and operators in the longest row.
  private(set) var longestRow = 0

  package init(_ tree: SourceFileSyntax) {
    // With a list instead of recursion: the depth of the tree has not been checked yet.
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
    // A class may be one of XCTest.
    case .macroExpansionExpr, .macroExpansionDecl, .extensionDecl, .classDecl, .attribute: mayHaveMacros = true
    case .variableDecl, .awaitExpr, .forStmt: mayWait = true
    case .declModifier: hasModifiers = true
    default: break
    }
  }
}
