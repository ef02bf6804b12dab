import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// `a = b`, also of tuples and to `_`.
extension ExpressionChecker {
  func inferAssignment(_ node: InfixOperatorExprSyntax, hint: Type?) -> Expression {
    if let hint, head(hint).isLibrary("Bool"), !(node.parent?.is(CodeBlockItemSyntax.self) ?? false) {
      error(.operator(.assignmentAsCondition), at: node.operator)
      rankLastProblem(at: place(node).offset)
      // The assignment may be wrong in itself.
      _ = inferAssignment(node, hint: nil)
      return errorExpression(node)
    }
    if node.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = infer(node.rightOperand, hint: nil)
      return Expression(.discard(value), type: .void, place: place(node))
    }
    if let tuple = unparenthesized(node.leftOperand).as(TupleExprSyntax.self), tuple.elements.count > 1 {
      return inferTupleAssignment(tuple, node)
    }
    let outer = table.context.hasChainLink
    table.context.hasChainLink = false
    let target = inferAssigned(node.leftOperand, value: node.rightOperand)
    let isChain = table.context.hasChainLink
    table.context.hasChainLink = outer
    if case .error = target.type {
      if !isContextual(node.rightOperand) { _ = infer(node.rightOperand, hint: nil) }
      return errorExpression(node)
    }
    let isSubscript =
      switch target.kind {
      case .subscripted, .keyPathApplication: true
      default: false
      }
    guard requireMutable(target, at: node.leftOperand, verb: "assign") else {
      if table.speculations == 0 { reportValue(node.rightOperand, ofConstant: target, isSubscript: isSubscript) }
      return errorExpression(node)
    }
    guard !statements.reportsDelegatingConstant(target, at: node) else { return errorExpression(node) }
    let value = expecting(target.type, spelled: target.annotation) {
      inferConverted(node.rightOperand, to: target.type, purpose: isSubscript ? .subscriptAssignment : .assignment)
    }
    if case .error = value.type { return value }
    rejectAssignment(of: value, toItself: target, at: node.operator)
    statements.noteInitializer(of: target)
    let assignment =
      statements.remakesWrapper(target, value) ?? Expression(.assign(target, value), type: .void, place: place(node))
    return isChain ? wrapChain(assignment) : assignment
  }

  /// Reports errors in the value of an assignment whose target is a constant.
  private func reportValue(_ value: ExprSyntax, ofConstant target: Expression, isSubscript: Bool) {
    switch target.kind {
    case .variable, .property, .subscripted, .staticVariable:
      _ = expecting(target.type, spelled: target.annotation) {
        inferConverted(value, to: target.type, purpose: isSubscript ? .subscriptAssignment : .assignment)
      }
    default: break
    }
  }

  /// The target of an assignment. In `box[key] = 3` the value decides the result of a generic subscript, and with it the
  /// overload.
  private func inferAssigned(_ target: ExprSyntax, value: ExprSyntax) -> Expression {
    guard target.is(SubscriptCallExprSyntax.self) else { return inferLink(target, hint: nil) }
    let plain = attempt { [unowned self] () -> Expression? in
      let found = inferLink(target, hint: nil)
      return found.type.resolved.hasTypeVariables ? nil : found
    }
    if let plain, !hasOverloads(plain) || takes(value, as: plain.type) { return plain }
    if let plain, let other = overload(of: target, taking: value, insteadOf: plain) { return other }
    guard plain != nil || !isContextual(value), let type = typeAlone(of: value) else {
      return inferLink(target, hint: nil)
    }
    let decided = [type, optional(type)].lazy.compactMap { [unowned self] type in
      attempt { [unowned self] () -> Expression? in
        let found = inferConverted(target, to: type, purpose: .assignment)
        if case .subscripted = found.kind { return found } else { return nil }
      }
    }.first
    return decided ?? inferLink(target, hint: nil)
  }

  /// True if the program declares other subscripts on the type of a target.
  private func hasOverloads(_ target: Expression) -> Bool {
    guard case .subscripted(_, let chosen, _, _) = target.kind, let owner = chosen.getter.owner,
      !owner.isLibrary
    else { return false }
    return members(of: owner, named: "subscript").count > 1
  }

  /// The target with another subscript, which takes the value, if the chosen one does not.
  private func overload(of target: ExprSyntax, taking value: ExprSyntax, insteadOf plain: Expression) -> Expression? {
    let outer = table.context.assignedSubscript
    defer { table.context.assignedSubscript = outer }
    var excluded: [FunctionDeclaration] = []
    var next: Expression? = plain
    while let found = next, case .subscripted(_, let chosen, _, _) = found.kind, !excluded.contains(chosen.getter) {
      excluded.append(chosen.getter)
      table.context.assignedSubscript = (target.id, excluded)
      next = attempt { [unowned self] () -> Expression? in
        let found = inferLink(target, hint: nil)
        if case .error = found.type { return nil }
        return found.type.resolved.hasTypeVariables ? nil : found
      }
      table.context.assignedSubscript = outer
      if let next, takes(value, as: next.type) { return next }
    }
    return nil
  }

  private func takes(_ value: ExprSyntax, as type: Type) -> Bool {
    let converted = attempt { [unowned self] () -> Bool? in
      if case .error = inferConverted(value, to: type, purpose: .assignment).type { nil } else { true }
    }
    return converted ?? false
  }

  /// The type of an expression that nothing around it decides.
  private func typeAlone(of value: ExprSyntax) -> Type? {
    var found: Type?
    _ = attempt { [unowned self] () -> Bool? in
      found = withDefaults(infer(value, hint: nil).type.resolved)
      return nil
    }
    return found.flatMap { $0.hasTypeVariables ? nil : $0 }
  }

  /// The type with the default types of its literals, also in a tuple.
  private func withDefaults(_ type: Type) -> Type {
    guard case .tuple(let elements) = type else { return unbound(type).flatMap { defaultType(of: $0) } ?? type }
    return .tuple(elements.map { TupleElement(label: $0.label, type: withDefaults($0.type.resolved)) })
  }

  /// `count = count`, `self.count = self.count`: stored properties and variables only. Like swiftc, this does not
  /// descend into closures.
  private func rejectAssignment(of value: Expression, toItself target: Expression, at node: ExprSyntax) {
    if function?.kind == .closure { return }
    switch (target.kind, value.kind) {
    case (.variable(let one), .variable(let other)) where one == other:
      error(.operator(.selfAssignedVariable), at: node)
    case (.property(let oneBase, let one, _, _), .property(let otherBase, let other, _, _)) where one == other:
      guard case .variable(let oneOwner) = oneBase.kind, case .variable(let otherOwner) = otherBase.kind,
        oneOwner == otherOwner, isPlainlyStored(one)
      else { return }
      error(.operator(.selfAssignedProperty), at: node)
    default: break
    }
  }

  private func isPlainlyStored(_ property: VariableDeclaration) -> Bool {
    property.kind == .property && property.getter == nil && property.tracking == nil && !property.isLazy
      && !property.isRequirement && !(property.detail?.hasMissingAttribute ?? false)
  }

  /// `(a, b) = (b, a)`
  private func inferTupleAssignment(_ tuple: TupleExprSyntax, _ node: InfixOperatorExprSyntax) -> Expression {
    guard let target = inferTargets(tuple) else { return errorExpression(node) }
    let value = inferConverted(node.rightOperand, to: target.type, purpose: .assignment)
    if case .error = value.type { return value }
    return Expression(.assign(target, value), type: .void, place: place(node))
  }

  /// `(a, (b, _))`, whose parts are all assigned; nil after an error.
  private func inferTargets(_ tuple: TupleExprSyntax) -> Expression? {
    var targets: [Expression] = []
    var elements: [TupleElement] = []
    for element in tuple.elements {
      guard let target = inferTarget(unparenthesized(element.expression)) else { return nil }
      targets.append(target)
      elements.append(TupleElement(label: element.label?.identifierText, type: target.type))
    }
    return Expression(.tuple(targets), type: .tuple(elements), place: place(tuple))
  }

  private func inferTarget(_ node: ExprSyntax) -> Expression? {
    if node.is(DiscardAssignmentExprSyntax.self) {
      let nothing = Expression(.tuple([]), type: .void, place: place(node))
      return Expression(.discard(nothing), type: makeVariable(), place: place(node))
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count > 1 { return inferTargets(tuple) }
    let target = inferLink(node, hint: nil)
    if case .error = target.type { return nil }
    return requireMutable(target, at: node, verb: "assign") ? target : nil
  }
}
