import SwiftSyntax

/// Copies of values that code changes and then drops: `var item = items[0]; item.isDone = true`.
extension RuleWalk {
  func lookAtLostCopies() {
    for type in module.types {
      for function in type.functions + type.initializers {
        if let body = function.body { lookAtCopies(in: body, Scope(function), function.file) }
      }
      for property in type.properties {
        let scope = Scope(owner: type, isStatic: property.isStatic)
        if let block = property.binding.accessorBlock { lookAtCopies(in: block, scope, property.file) }
      }
    }
    for function in module.functions.values.joined() {
      if let body = function.body { lookAtCopies(in: body, Scope(function), function.file) }
    }
  }

  private func lookAtCopies(in code: some SyntaxProtocol, _ scope: Scope, _ file: Int) {
    let finder = ChangedCopyFinder(module, scope, moment: .unknown)
    finder.walk(code)
    for change in finder.changes {
      report(
        "lost_copy", at: change.target, in: file,
        "'\(change.copy)' is a copy of \(change.original), and this change of the copy is lost; assign the copy back, or "
          + "change the original")
    }
  }
}

/// Finds assignments to members of local copies that no other code uses.
private final class ChangedCopyFinder: CodeWalk {
  struct Change {
    let target: ExprSyntax
    let copy: String
    let original: String
  }

  private(set) var changes: [Change] = []

  override func look(at expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self) { return look(atMutation: call) }
    guard let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.isAssignment,
      let member = assignment.leftOperand.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, let fact = scope.locals[name],
      let type = module.type(named: fact.type?.name), type.kind == .structType,
      let property = type.property(member.declName.baseName.text), property.isStoredVariable,
      property.attributes.isEmpty, let (block, original) = expression.copy(named: name),
      block.uses(of: name).allSatisfy(\.isChangedMember)
    else { return }
    changes.append(Change(target: assignment.leftOperand, copy: name, original: original))
  }

  /// `case .loaded(var items): items.append(item)`
  private func look(atMutation call: FunctionCallExprSyntax) {
    guard let name = call.mutatedName, let (block, original) = call.payload(named: name),
      block.uses(of: name).allSatisfy(\.isMutated)
    else { return }
    changes.append(Change(target: ExprSyntax(call), copy: name, original: original))
  }
}

extension ExprSyntax {
  /// The block that declares the local variable around the expression, and the value that the variable copies. A value
  /// that a call makes is no copy.
  fileprivate func copy(named name: String) -> (block: CodeBlockItemListSyntax, original: String)? {
    var node = parent
    while let current = node {
      if let block = current.as(CodeBlockItemListSyntax.self) {
        for item in block {
          if let condition = item.item.as(GuardStmtSyntax.self)?.conditions.binding(named: name) {
            guard let value = condition.initializer?.value, value.isElement else { return nil }
            return (block, "'\(value.trimmedDescription)'")
          }
          guard let variable = item.item.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
          else { continue }
          guard variable.bindings.count == 1, let value = binding.initializer?.value, value.isPlace else { return nil }
          return (block, "'\(value.trimmedDescription)'")
        }
      }
      if let loop = current.as(ForStmtSyntax.self), loop.variable == name {
        return loop.sequence.isPlace
          ? (loop.body.statements, "an element of '\(loop.sequence.trimmedDescription)'") : nil
      }
      if let branch = current.as(IfExprSyntax.self), let condition = branch.conditions.binding(named: name) {
        guard let value = condition.initializer?.value, value.isElement else { return nil }
        return (branch.body.statements, "'\(value.trimmedDescription)'")
      }
      node = current.parent
    }
    return nil
  }

  /// A place, or an element that a search finds: `items.first(where: { … })`, `items.last`.
  private var isElement: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
      return ["first", "last"].contains(callee.declName.baseName.text) && callee.base?.isPlace ?? false
    }
    return isPlace
  }

  /// `item`, `store.items[0]`, `self.item`.
  private var isPlace: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr: true
    case .memberAccessExpr(let member): member.base?.isPlace ?? false
    case .subscriptCallExpr(let element): element.calledExpression.isPlace
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// `items` of the statement `items.append(item)`.
  fileprivate var mutatedName: String? {
    guard parent?.is(CodeBlockItemSyntax.self) == true, let callee = calledExpression.as(MemberAccessExprSyntax.self),
      SwiftUINames.mutations.contains(callee.declName.baseName.text)
    else { return nil }
    return callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The block in which a pattern around the call declares a variable, and what is copied into it:
  /// `case .loaded(var items)`, `if case .loaded(var items) = state`.
  fileprivate func payload(named name: String) -> (block: CodeBlockItemListSyntax, original: String)? {
    var node = parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if let block = current.as(CodeBlockItemListSyntax.self), block.declares(name) { return nil }
      if let branch = current.as(SwitchCaseSyntax.self), let label = branch.label.as(SwitchCaseLabelSyntax.self),
        label.caseItems.contains(where: { $0.pattern.bindsVariable(name) })
      {
        return (branch.statements, "the value in the pattern")
      }
      if let branch = current.as(IfExprSyntax.self),
        branch.conditions.contains(where: {
          $0.condition.as(MatchingPatternConditionSyntax.self)?.pattern.bindsVariable(name) ?? false
        })
      {
        return (branch.body.statements, "the value in the pattern")
      }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
    }
  }
}

extension PatternSyntax {
  /// True if the pattern declares a variable of this name with `var`.
  fileprivate func bindsVariable(_ name: String) -> Bool {
    let token = tokens(viewMode: .sourceAccurate).first { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
    guard let token else { return false }
    return sequence(first: Syntax(token), next: \.parent).prefix { $0.id != parent?.id }.contains { node in
      node.as(ValueBindingPatternSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
    }
  }
}

extension DeclReferenceExprSyntax {
  /// True for `items` in the statement `items.append(item)`.
  fileprivate var isMutated: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self)?.mutatedName == baseName.text
  }

  /// True for `item` in `item.isDone = true`.
  fileprivate var isChangedMember: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(self).id,
      let assignment = member.parent?.as(InfixOperatorExprSyntax.self), assignment.isAssignment
    else { return false }
    return assignment.leftOperand.id == ExprSyntax(member).id
  }
}

extension ForStmtSyntax {
  /// The name in `for var item in items`, which holds a copy of each element.
  fileprivate var variable: String? {
    guard let binding = pattern.as(ValueBindingPatternSyntax.self), binding.bindingSpecifier.tokenKind == .keyword(.var)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension ConditionElementListSyntax {
  /// The condition `var item = …` of this name.
  fileprivate func binding(named name: String) -> OptionalBindingConditionSyntax? {
    lazy.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }.first { binding in
      binding.bindingSpecifier.tokenKind == .keyword(.var)
        && binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
  }
}
