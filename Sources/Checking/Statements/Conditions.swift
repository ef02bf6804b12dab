import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Checks the conditions of statements, and the bindings in them.
extension Checker {
  /// - Parameter nests: True if each condition begins a scope, so that `if let value, let value = value as? Int` binds
  ///   the name again. The caller ends the scopes.
  func checkConditions(_ list: ConditionElementListSyntax, nests: Bool = true) -> [Condition] {
    list.compactMap { element -> Condition? in
      if nests, element.id != list.first?.id { scope = Scope(parent: scope) }
      switch element.condition {
      case .expression(let node):
        return .boolean(checkCondition(node))
      case .optionalBinding(let node): return checkOptionalBinding(node)
      case .matchingPattern(let node):
        let value = checkFull(node.initializer.value, as: nil, purpose: .none)
        if isOpen, isUnknown(value.type) {
          _ = checkPattern(node.pattern, type: .error, isLet: true, isBinding: false)
          return .boolean(demanded(value, as: libraryNominal("Bool")))
        }
        if hasRepeats(labels(of: node.pattern)) { error(.type(.repeatedLabel), at: node.initializer.value) }
        let pattern = checkPattern(node.pattern, type: value.type.resolved, isLet: true, isBinding: false)
        if isOpen, let cast = castType(of: node.pattern) { return .pattern(pattern, typed(value, as: resolve(cast))) }
        return .pattern(pattern, decided(value))
      case .availability(let node):
        // All platform versions are available here.
        let isAvailable = node.availabilityKeyword.tokenKind == .poundAvailable
        return .boolean(Expression(.boolean(isAvailable), type: libraryNominal("Bool"), place: place(element)))
      }
    }
  }

  /// The labels of a pattern for a tuple.
  private func labels(of pattern: PatternSyntax) -> [String?] {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return labels(of: binding.pattern) }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.map { $0.label?.identifierText } }
    let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
    return tuple?.elements.map { $0.label?.identifierText } ?? []
  }

  /// True for a condition directly after a pattern: swiftc expects another pattern where there is a `=`.
  private func followsCase(_ node: ExprSyntax) -> Bool {
    guard let element = node.parent?.as(ConditionElementSyntax.self),
      let elements = element.parent?.as(ConditionElementListSyntax.self), let index = elements.index(of: element),
      index > elements.startIndex
    else { return false }
    return elements[elements.index(before: index)].condition.is(MatchingPatternConditionSyntax.self)
  }

  func checkCondition(_ node: ExprSyntax) -> Expression {
    let bool = libraryNominal("Bool")
    let start = opening()
    if let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
      // The assignment may be wrong in itself.
      if followsCase(node) {
        error(.operator(.assignmentAfterCase), at: node)
      } else {
        _ = infer(node, hint: nil)
        error(.operator(.assignmentAsCondition), at: infix.operator)
      }
      return errorExpression(node)
    }
    // Also in a closure that an outer solution has opened: that solution contains nothing of the closure's statements.
    let value = asFullExpressions { infer(node, hint: bool) }
    if case .error = value.type { return value }
    guard let converted = convert(value, to: bool) else {
      reportNotBoolean(value, node, test: "!=", purpose: .condition)
      return errorExpression(node)
    }
    finishExpression(from: start, node: node)
    return converted
  }

  /// True for a variable whose type was inferred in a module that uses what obsh lacks: `let name = a ?? b`, then
  /// `if let name`.
  private func mayDependOnUnseen(_ value: Expression) -> Bool {
    guard case .variable(let variable) = value.kind, variable.detail?.annotation == nil else { return false }
    return variable.kind == .local && moduleImportsUnseen
  }

  /// True for an own member in an extension of something that obsh lacks. All such extensions share one type, so that
  /// the member may be that of another type, and hide one that obsh cannot see.
  private func mayBeOfAnotherType(_ value: Expression) -> Bool {
    if case .variable(let variable) = value.kind, [.local, .parameter].contains(variable.kind) { return false }
    return typeContext.map { isUnknown($0.declaration) } ?? false
  }

  private func checkOptionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition? {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let count = table.diagnostics.count
    var value: Expression
    if let initializer = node.initializer {
      // `if let x = .some(y)`: the member is that of an optional.
      let context = initializer.value.isImplicitMember ? optional(makeVariable()) : nil
      let annotation = node.typeAnnotation.map { optional(resolve($0.type)) } ?? context
      value = checkFull(initializer.value, as: annotation, purpose: .initialization)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      value = checkShorthand(name)
    } else {
      error(.pattern(.bindingWithoutName), at: node.pattern)
      return nil
    }
    if case .error = value.type {
      _ = checkPattern(node.pattern, type: .error, isLet: isLet, isBinding: true)
      return nil
    }
    if isOpen, isUnknown(value.type) { value = demanded(value, as: optional(unknownType)) }
    guard let wrapped = value.type.resolved.wrapped else {
      // The branches of a choice may be made optional. `a ?? b`, where `b` is opaque: it is not known if the value is
      // optional; an existing value is bound.
      let isUncertain = hasMetOpaque(since: count) || mayDependOnUnseen(value) || mayBeOfAnotherType(value)
      if node.initializer?.value.isChoice ?? false || isOpen && isUncertain {
        return .pattern(checkPattern(node.pattern, type: value.type.resolved, isLet: isLet, isBinding: true), value)
      }
      error(.conversion(.conditionalBinding(described(value.type).shown)), at: node)
      _ = checkPattern(node.pattern, type: .error, isLet: isLet, isBinding: true)
      return nil
    }
    let pattern = checkPattern(node.pattern, type: wrapped, isLet: isLet, isBinding: true)
    if node.typeAnnotation == nil, case .bind(let variable) = pattern {
      note(spelled: spelling(of: value)?.wrapped, of: variable)
    }
    return .pattern(.some(pattern), decided(value))
  }

  /// `if let x`
  private func checkShorthand(_ node: IdentifierPatternSyntax) -> Expression {
    let name = node.identifier.text.without("`")
    if name == "self" { return selfExpression(at: node) ?? errorExpression(node) }
    switch lookUp(name) {
    case .entities(let entities):
      if case .variable(let variable) = entities[0] { return reference(to: variable, at: node) }
    case .member(let context):
      let candidates = implicitCandidates(name, context, at: node)
      if let first = candidates.first(where: { $0.variable != nil }), let base = implicitBase(context, first, at: node)
      {
        return propertyValue(
          first, base: base, node: ExprSyntax(DeclReferenceExprSyntax(baseName: node.identifier)),
          nameNode: Syntax(node))
      }
    case .nothing: break
    }
    reportUnknown(name, at: node)
    return errorExpression(node)
  }

  func checkGuard(_ node: GuardStmtSyntax) -> Statement {
    // The bound names are visible after the guard, but not in its body.
    let outer = scope
    let conditionScope = Scope(parent: outer)
    scope = conditionScope
    topLevel.guardScope = outer
    let conditions = checkConditions(node.conditions, nests: false)
    topLevel.guardScope = nil
    scope = outer
    let block = checkBlock(node.body)
    // The body of `guard true else { }` is never entered.
    let isAlwaysMet = node.conditions.allSatisfy {
      $0.condition.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
    }
    if !isAlwaysMet, !leaves(block) {
      let end = place(node.body.rightBrace)
      flowChecks.append { [unowned self] in
        error(.flow(.guardFallsThrough), at: end)
      }
    }
    for (name, entities) in conditionScope.names { for entity in entities { outer.declare(name, entity) } }
    if body.isTopLevel, outer === topLevel.scope { globalize(conditionScope) }
    return Statement(.guardElse(conditions, block), place: place(node))
  }

  private func globalize(_ scope: Scope) {
    for entities in scope.names.values {
      for case .variable(let variable) in entities { globals.declare(variable.name, .variable(variable)) }
    }
  }
}

extension ExprSyntax {
  /// `.some(1)`, `.first`
  fileprivate var isImplicitMember: Bool {
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    return callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// `a ? b : c`, `(a ? b : c)`, `switch a { … }`
  fileprivate var isChoice: Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.isChoice
    }
    return self.is(TernaryExprSyntax.self) || self.is(SwitchExprSyntax.self) || self.is(IfExprSyntax.self)
  }
}
