import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// `flag ? one : other`
extension ExpressionChecker {
  func inferTernary(_ node: TernaryExprSyntax, hint: Type?) -> Expression {
    let condition = inferConverted(node.condition, to: libraryNominal("Bool"), purpose: .condition)
    if let hint, unbound(hint) == nil {
      let isOpenHint = hint.resolved.hasTypeVariables
      let (own, others) = (implicitMember(node.thenExpression), implicitMember(node.elseExpression))
      // `flag ? .zero : decimal` where a number is expected: `zero` may be a member of the decimal's type.
      let last = own != nil && others == nil ? infer(node.elseExpression, hint: hint) : nil
      let first = infer(node.thenExpression, hint: memberHint(own, beside: last, hint))
      let second = last ?? infer(node.elseExpression, hint: memberHint(others, beside: own == nil ? first : nil, hint))
      if case .error = first.type { return first }
      if case .error = second.type { return second }
      let left = convert(first, to: hint)
      let right = convert(second, to: hint)
      guard let left, let right else {
        reportBranches(node, first, second, isWrong: (left == nil, right == nil), hint: hint, isOpenHint: isOpenHint)
        return errorExpression(node)
      }
      return Expression(.ternary(condition, left, right), type: hint, place: place(node))
    }
    var first = isContextual(node.thenExpression) ? nil : infer(node.thenExpression, hint: hint)
    let (start, errors) = (table.snapshot(), errorCount)
    var second = infer(
      node.elseExpression, hint: branchHint(node.elseExpression, first?.type ?? hint))
    if first == nil { first = infer(node.thenExpression, hint: branchHint(node.thenExpression, second.type)) }
    if errorCount > errors, isContextual(node.thenExpression), isContextual(node.elseExpression) {
      // `flag ? .white : .primary`: the first operand may determine the type of the second.
      let known = attempt { () -> (Expression, Expression)? in
        let one = infer(node.thenExpression, hint: hint)
        return (one, infer(node.elseExpression, hint: branchHint(node.elseExpression, one.type)))
      }
      if let known {
        table.diagnostics.removeSubrange(start.diagnostics...)
        (first, second) = known
      }
    }
    guard let first else { return errorExpression(node) }
    if case .error = first.type { return first }
    if case .error = second.type { return second }
    guard let type = join(first.type, second.type), let left = convert(first, to: type),
      let right = convert(second, to: type)
    else {
      error(
        .conversion(.ternary(described(first.type).shown, described(second.type).shown)),
        at: location(of: node.thenExpression))
      return errorExpression(node)
    }
    return Expression(.ternary(condition, left, right), type: type, place: place(node))
  }

  /// The name of `.member`, or of a call of it.
  private func implicitMember(_ node: ExprSyntax) -> String? {
    let value = unparenthesized(node)
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.identifierText
  }

  /// The type of the other branch, if a member is one of that type and not of the expected type.
  private func memberHint(_ name: String?, beside other: Expression?, _ hint: Type) -> Type {
    guard let name, let other, case .nominal(let declaration, _) = head(other.type), declaration.isClass,
      head(hint).nominal?.isClass ?? false, lookUpMembers(of: hint, named: name, isStatic: true).isEmpty,
      !lookUpMembers(of: other.type, named: name, isStatic: true).isEmpty
    else { return hint }
    return other.type
  }

  /// - Parameter isOpenHint: True if the first branch has decided the expected type.
  private func reportBranches(
    _ node: TernaryExprSyntax, _ first: Expression, _ second: Expression, isWrong: (Bool, Bool), hint: Type,
    isOpenHint: Bool
  ) {
    var hasNil = false
    for (value, branch) in [(first, node.thenExpression), (second, node.elseExpression)] {
      guard case .nilValue = value.kind, value === first ? isWrong.0 : isWrong.1 else { continue }
      error(.conversion(.nilInContext(described(hint).shown)), at: branch)
      hasNil = true
    }
    if hasNil { return }
    if isOpenHint, !isWrong.0 {
      error(
        .conversion(.ternary(described(first.type).shown, described(second.type).shown)),
        at: location(of: node.thenExpression))
      return
    }
    let statements = node.parent?.as(CodeBlockItemSyntax.self)?.parent
    let isResult = statements?.parent?.is(ClosureExprSyntax.self) ?? false
    let purpose = purpose(of: ExprSyntax(node), otherwise: isResult ? .closureResult : .none)
    reportMismatch(isWrong.0 ? first : second, to: hint, purpose: purpose, at: node)
  }

  /// A `nil` next to a value means that the type is optional.
  private func branchHint(_ node: ExprSyntax, _ known: Type?) -> Type? {
    guard let known, node.is(NilLiteralExprSyntax.self), head(known).wrapped == nil else { return known }
    return optional(known)
  }

  /// The purpose of a whole expression; a part of one has no purpose of its own.
  func purpose(of syntax: ExprSyntax, otherwise: Purpose = .none) -> Purpose {
    if let known = table.context.purpose, known.syntax == syntax.id { known.purpose } else { otherwise }
  }
}
