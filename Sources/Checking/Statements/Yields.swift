import Declarations
import Diagnostics
import Inference
import SwiftSyntax
import Tree

/// Accessors that yield the storage: `_read` and `_modify`.
extension Checker {
  /// A `_read` yields the value that a getter returns; a `_modify` yields the storage that a setter assigns to.
  func checkYield(_ node: YieldStmtSyntax) -> Statement? {
    guard case .single(let syntax) = node.yieldedExpressions, let function,
      function.kind == .getter || function.kind == .setter
    else {
      unsupported(.statement, at: node)
      return nil
    }
    let at = place(node)
    if function.kind == .getter {
      if let item = node.parent?.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id != item.id
      {
        unsupported(.afterYield, at: node)
        return nil
      }
      return Statement(.returnValue(checkReturned(syntax)), place: at)
    }
    guard let reference = syntax.as(InOutExprSyntax.self), let value = function.parameters.first?.variable else {
      error(.call(.yieldNeedsAmpersand(function.parameters[0].variable.type.shown)), at: syntax)
      return nil
    }
    let start = opening()
    let target = inferLink(reference.expression, hint: nil)
    finishExpression(from: start, node: syntax)
    if case .error = target.type { return nil }
    if isOpen, isUnknown(target.type) { return stoppedStatement(target) }
    guard requireMutable(target, at: reference.expression, verb: "pass") else { return nil }
    let new = Expression(.variable(value), type: value.type, place: at)
    return Statement(.expression(Expression(.assign(target, new), type: .void, place: at)), place: at)
  }
}
