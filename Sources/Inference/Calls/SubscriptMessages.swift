import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// swiftc's messages for subscripts with arguments of the wrong type.
extension ExpressionChecker {
  /// Reports a mismatch for the library's subscript of elements or keys, and ignores subscripts of ranges. Returns
  /// false for subscripts of the program.
  func reportSubscript(
    _ callees: [Callee], _ arguments: [CallArgument], hint: Type?, node: ExprSyntax, nameNode: Syntax
  ) -> Bool {
    guard node.is(SubscriptCallExprSyntax.self), callees.count > 1, callees.allSatisfy(isOfLibrary),
      let own = callees.first(where: { isKeyed($0) && shape(of: $0).count == arguments.count })
        ?? callees.first(where: takesPlace)
    else { return false }
    let start = table.snapshot()
    _ = tryCall(own, arguments, hint: hint, node: node, nameNode: nameNode)
    let said = Array(table.diagnostics[start.diagnostics...])
    table.rollback(to: start)
    guard let first = said.first else { return false }
    let isKnown = hint.map { unbound($0) == nil } ?? false || isAsked(node)
    let isAlone = arguments.count == 1 && arguments[0].label == nil
    if isAlone, !isKnown, !first.problem.isAboutOptional {
      error(.call(.noMatch(.subscript)), at: nameNode)
    } else {
      table.diagnostics += said
    }
    return true
  }

  /// `text[0] = "b"`: the subscript is not only unavailable.
  func reportAssignment(through callee: Callee, _ node: ExprSyntax) -> Bool {
    guard case .subscripted(let subscripted, _, _, _, _) = callee, subscripted.setter == nil,
      let assignment = node.parent?.as(InfixOperatorExprSyntax.self), assignment.leftOperand.id == node.id,
      assignment.operator.is(AssignmentExprSyntax.self), let base = node.as(SubscriptCallExprSyntax.self)
    else { return false }
    error(.mutation(.immutable(.subscript, .subscriptGetOnly)), at: base.leftSquare)
    return true
  }

  /// `pair[0]`: the parts of a tuple are members.
  func reportTupleSubscript(_ elements: [TupleElement], _ type: Type, _ node: SubscriptCallExprSyntax) {
    let index = node.arguments.first?.expression
    let number = index?.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
    let label = index?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let advice: TupleElementAdvice
    if let number, elements.indices.contains(number) {
      advice = .number(number)
    } else if let label, elements.contains(where: { $0.label == label }) {
      advice = .label(label)
    } else {
      advice = .dot
    }
    error(.member(.subscriptOfTuple(described(type).shown, advice)), at: node.leftSquare)
  }

  /// True if the context of the subscript requires a value of some type: an operator, a binding, a parameter. If the
  /// context accepts any type, no particular subscript was meant.
  private func isAsked(_ node: ExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .infixOperatorExpr(let operation):
      return !operation.operator.is(AssignmentExprSyntax.self) || operation.leftOperand.id == node.id
    case .prefixOperatorExpr, .forceUnwrapExpr, .asExpr: return true
    case .initializerClause: return parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    case .labeledExpr:
      let call = parent.parent?.parent?.as(FunctionCallExprSyntax.self)
      let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return call != nil && !["print", "debugPrint", "dump"].contains(name)
    default: return false
    }
  }

  private func isOfLibrary(_ callee: Callee) -> Bool {
    guard case .subscripted(let subscripted, _, _, _, _) = callee else { return false }
    return subscripted.getter.place.file.isLibrary
  }

  /// True if the subscript takes a single position without a label, not a range.
  private func takesPlace(_ callee: Callee) -> Bool {
    guard case .subscripted(let subscripted, _, _, _, _) = callee, subscripted.getter.parameters.count == 1,
      let only = subscripted.getter.parameters.first
    else { return false }
    if case .parameter = only.variable.type { return false }
    return only.label == nil && !only.variable.type.isLibrary("Range") && !only.variable.type.isLibrary("ClosedRange")
  }
}
