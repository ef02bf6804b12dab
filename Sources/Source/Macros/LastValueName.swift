import SwiftSyntax
import Tree

/// `_` in place of a value: at a prompt, the last value.
package enum LastValueName {
  /// The name of the last value in the checked text.
  package static let name = "$R0"

  /// The text with the name in place of each such `_`; nil if there is none.
  package static func expand(_ tree: SourceFileSyntax, _ text: String) -> (text: String, expansion: Expansion)? {
    var edits = SourceEdits()
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard token.tokenKind == .wildcard, let node = token.parent?.as(DiscardAssignmentExprSyntax.self),
        !isPattern(Syntax(node))
      else { continue }
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.replace(start..<start + 1, with: [.text(name)])
    }
    return edits.isEmpty ? nil : edits.apply(to: text, written: text)
  }

  /// True if a value is discarded or any value is matched at the node: `_ = f()`, `(_, a) = pair`, `case .some(_)`.
  private static func isPattern(_ node: Syntax) -> Bool {
    var child = node
    while let parent = child.parent {
      switch parent.kind {
      case .expressionPattern: return true
      case .exprList where parent.parent?.is(SequenceExprSyntax.self) ?? false:
        let all = Array(parent.children(viewMode: .sourceAccurate))
        guard let index = all.firstIndex(of: child) else { return false }
        if index + 1 < all.count, all[index + 1].is(AssignmentExprSyntax.self) { return true }
      case .codeBlockItem: return false
      default: break
      }
      child = parent
    }
    return false
  }
}
