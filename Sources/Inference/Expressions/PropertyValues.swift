import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The reading of properties.
extension ExpressionChecker {
  package func propertyValue(_ candidate: Candidate, base: Expression, node: ExprSyntax, nameNode: Syntax) -> Expression
  {
    guard let variable = candidate.variable else { return errorExpression(node) }
    if let details = variable.detail, !isAccessible(details.accessLimit) {
      error(.access(.inaccessible(variable.name)), at: nameNode)
      return errorExpression(node)
    }
    if reportUnavailable(
      variable.name, variable.detail?.unavailable, in: variable.detail?.context, at: nameNode)
    {
      return errorExpression(node)
    }
    if variable.kind == .staticProperty, reportsStatic(variable.name, of: base, node: node) {
      return errorExpression(node)
    }
    // The requirements may determine the generic arguments of the type: `Task.isCancelled`.
    if candidate.ownerType.hasTypeVariables {
      _ = apply(candidate.member.context.requirements, under: candidate.substitution)
      noteConformances(
        requiredBy: candidate.member.context, candidate.substitution, for: .property(variable.name), at: nameNode)
    }
    let type = eraseOpaque(
      eraseMembers(reduce(variable.type.substituting(candidate.substitution))), variable.getter,
      candidate.substitution)
    var expression: Expression
    if variable.kind == .staticProperty {
      if variable.getter != nil || variable.isRequirement {
        expression = Expression(
          .property(base, variable, candidate.substitution, isDirect: false), type: type, place: place(node))
      } else {
        expression = Expression(
          .staticVariable(variable, owner: candidate.ownerType), type: type, place: place(node))
      }
    } else {
      let isDirect = isOwnAccess(variable)
      let adjusted =
        variable.getter.map { adjustBase(base, to: candidate.ownerType, for: $0) }
        ?? adjustStoredBase(base, to: candidate.ownerType)
      if readsMutating(variable), !isMutated(node),
        !isReference(base) || variable.getter.map({ replacesObject($0) }) ?? false,
        !requireMutable(base, at: nameNode, verb: "getter")
      {
        return errorExpression(node)
      }
      expression = Expression(
        .property(adjusted, variable, candidate.substitution, isDirect: isDirect), type: type, place: place(node))
      if let getter = variable.getter {
        if getter.isThrowing {
          let thrown = thrownType(of: getter, candidate.substitution)
          if !(thrown?.isLibrary("Never") ?? false) { noteThrow(at: node, source: .propertyAccess, type: thrown) }
        }
      }
    }
    if variable.detail?.returnsSelf ?? false { expression = asReceiver(expression, of: base, candidate.ownerType) }
    expression.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    expression.memberPlace = place(nameNode)
    return expression
  }

  /// True if the expression is assigned to or changed in place.
  private func isMutated(_ node: ExprSyntax) -> Bool {
    if node.parent?.is(InOutExprSyntax.self) ?? false { return true }
    guard let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == node.id else {
      return false
    }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    return input.operators.assigns(infix.operator.writtenText)
  }

  /// True if reading the property changes its owner.
  private func readsMutating(_ variable: VariableDeclaration) -> Bool {
    !file.isLibrary && (variable.getter?.isMutating ?? variable.isLazy)
  }

  /// True in a property's own observers and accessors, which access its storage without running again.
  private func isOwnAccess(_ variable: VariableDeclaration) -> Bool {
    function?.accessorOf == variable && function?.kind == .observer && variable.tracking == nil
      && !(variable.owner?.isObservable ?? false)
  }

  func adjustStoredBase(_ base: Expression, to ownerType: Type) -> Expression {
    guard case .nominal(let owner, _) = head(ownerType), owner.isClass, head(base.type).nominal != owner else {
      return base
    }
    return Expression(.upcast(base), type: ownerType, place: base.place)
  }
}
