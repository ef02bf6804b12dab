import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Names and labels that are introduced inside others.
extension DeclarationRules {
  /// `let (var a, b)`: all names in a pattern are constants, or all are variables.
  func checkNesting(of node: ValueBindingPatternSyntax) {
    let keyword = node.bindingSpecifier
    var last = Syntax(node)
    while let parent = last.parent {
      if parent.is(ValueBindingPatternSyntax.self) || parent.is(PatternBindingSyntax.self) {
        error(.declaration(.nestedPattern(keyword.text)), at: keyword)
        return
      }
      if let loop = parent.as(ForStmtSyntax.self) {
        // `for (_, var score) in scores` is allowed.
        if loop.caseKeyword == nil, loop.pattern.id == last.id, keyword.tokenKind == .keyword(.let) {
          error(.declaration(.letInLoop), at: keyword)
        }
        return
      }
      switch parent.kind {
      case .codeBlockItem, .conditionElement, .switchCaseItem, .closureExpr, .initializerClause, .catchItem: return
      default: last = parent
      }
    }
  }

  /// A label inside a statement with the same label, unless a function or closure is between them.
  func checkLabel(of node: LabeledStmtSyntax) {
    var current = node.parent
    while let one = current {
      if one.as(LabeledStmtSyntax.self)?.label.text == node.label.text {
        error(.declaration(.reusedLabel(node.label.text)), at: node.label)
        return
      }
      switch one.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorBlock, .closureExpr, .memberBlock: return
      default: current = one.parent
      }
    }
  }
}
