import Source
import SwiftSyntax
import Tree

/// Closures whose value is that of branches.
extension ConstraintSystem {
  /// True for `{ if isEmpty { nil } else { 3 } }`: the context decides its type, since no branch tells that it is
  /// optional.
  func hasNilBranch(_ node: ClosureExprSyntax) -> Bool {
    guard checker.isValueOfBranches(node.statements), let item = node.statements.first,
      let single = checker.singleExpression(item)
    else { return false }
    return branchValues(of: single).contains { $0.is(NilLiteralExprSyntax.self) }
  }

  private func branchValues(of node: ExprSyntax) -> [ExprSyntax] {
    var blocks: [CodeBlockItemListSyntax] = []
    var values: [ExprSyntax] = []
    if let choice = node.as(IfExprSyntax.self) {
      blocks.append(choice.body.statements)
      switch choice.elseBody {
      case .codeBlock(let block): blocks.append(block.statements)
      case .ifExpr(let next): values += branchValues(of: ExprSyntax(next))
      case nil: break
      }
    } else if let choice = node.as(SwitchExprSyntax.self) {
      for case .switchCase(let one) in choice.cases { blocks.append(one.statements) }
    } else {
      return [node]
    }
    // A branch that throws has no value.
    for block in blocks where block.count == 1 {
      if let value = block.first.flatMap({ checker.singleExpression($0) }) { values += branchValues(of: value) }
    }
    return values
  }
}
