import SwiftSyntax

/// Changes that cause themselves again: in `.onChange`, and in `didSet`.
extension RuleWalk {
  func lookAtChange(_ use: BodyFacts.Call, in body: BodyFacts) {
    guard let value = use.call.argument("of") else { return }
    if let model = module.type(named: resolver.type(of: value, in: use.scope)?.unwrapped.name),
      model.kind == .classType, module.isModel(model), resolver.type(of: value, in: use.scope)?.element == nil,
      let holder = resolver.path(of: value, in: use.scope)?.last,
      isFixed(holder) || isOnlyOneProvided(model, to: holder)
    {
      report(
        "on_change_of_object", at: value, in: use.file,
        "'onChange(of:)' compares \(model.name.withArticle) with itself, and does not fire when a property changes; observe the "
          + "property: 'onChange(of: \(value.trimmedDescription).…)'")
      return
    }
    if let model = module.type(named: resolver.type(of: value, in: use.scope)?.element?.unwrapped.name),
      model.kind == .classType, module.isModel(model), let list = resolver.path(of: value, in: use.scope)?.last,
      // A list that itself changes may be meant.
      !module.isChanged(list), model.properties.contains(where: { $0.isStoredVariable && module.isChanged($0) })
    {
      report(
        "on_change_of_object", at: value, in: use.file,
        "'onChange(of:)' compares instances of \(model.name) with themselves, and does not fire when a property of one "
          + "changes; observe their values: 'onChange(of: \(value.trimmedDescription).map(\\.…))'")
      return
    }
    guard let target = resolver.path(of: value, in: use.scope), !target.isEmpty else { return }
    for change in unsettledChanges(by: use) where change.path.isSame(as: target) && change.isRelative {
      report(
        "on_change_loop", at: change.expression, in: change.file,
        "this changes '\(value.trimmedDescription)', the value that it observes, so it runs again and again; change another "
          + "value, or add a condition")
    }
    // Two that change each other's value.
    for other in body.calls where other.call.calleeName == "onChange" && other.call.id != use.call.id {
      guard let theirs = other.call.argument("of").flatMap({ resolver.path(of: $0, in: other.scope) }),
        !theirs.isSame(as: target),
        let change = unsettledChanges(by: use).first(where: { $0.path.isSame(as: theirs) }),
        let back = unsettledChanges(by: other).first(where: { $0.path.isSame(as: target) }),
        !comesBack(change, back)
      else { continue }
      report(
        "on_change_loop", at: change.expression, in: change.file,
        "this changes '\(change.target.trimmedDescription)', whose '.onChange' changes '\(value.trimmedDescription)' again, "
          + "endlessly; add a condition")
    }
  }

  /// True if two changes may come to rest: `high = low + 10` and `low = high - 10` do, and so may other conversions.
  private func comesBack(_ change: Change, _ back: Change) -> Bool {
    guard !change.growsByItself, !back.growsByItself else { return false }
    guard let step = change.step, let stepBack = back.step else { return true }
    return step + stepBack == 0
  }

  private struct Change {
    let expression: ExprSyntax
    let file: Int
    let target: ExprSyntax
    let path: [DeclaredProperty]
    /// True if the new value is made from the old one.
    let isRelative: Bool
    /// True if the change always gives a different value: `+=`, `toggle()`.
    var growsByItself = false
    /// The number added to the observed value: 10 in `high = low + 10`.
    var step: Double?
  }

  /// The properties that the action of an `.onChange` sets to a different value at each run.
  private func unsettledChanges(by use: BodyFacts.Call) -> [Change] {
    guard let action = use.call.closures.last?.closure else { return [] }
    return unsettledChanges(
      in: action.statements, use.scope, file: use.file, parameters: action.parameterNames, depth: 0)
  }

  private func unsettledChanges(
    in statements: CodeBlockItemListSyntax, _ scope: Scope, file: Int, parameters: Set<String>, depth: Int
  ) -> [Change] {
    statements.prefix { !$0.mayLeave }.flatMap { item -> [Change] in
      guard case .expr(let expression) = item.item else { return [] }
      if let assignment = expression.as(InfixOperatorExprSyntax.self), let sign = assignment.assignmentOperator {
        let (target, value) = (assignment.leftOperand, assignment.rightOperand)
        guard sign != "=" || !assignment.isSettled, let path = resolver.path(of: target, in: scope) else { return [] }
        let isRelative =
          sign != "=" || value.mentions(target)
          || value.tokens(viewMode: .sourceAccurate).contains { parameters.contains($0.text) }
        return [
          Change(
            expression: expression, file: file, target: target, path: path, isRelative: isRelative,
            growsByItself: sign != "=" || value.mentions(target), step: value.addend)
        ]
      }
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
      if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        ["toggle", "append"].contains(callee.declName.baseName.text), let target = callee.base,
        let path = resolver.path(of: target, in: scope)
      {
        return [
          Change(
            expression: expression, file: file, target: target, path: path, isRelative: true, growsByItself: true)
        ]
      }
      // A method of the view itself.
      guard depth < 3, let function = resolver.function(of: call, in: scope), let body = function.body,
        function.owner === scope.owner, function.owner != nil, !function.isAsynchronous
      else { return [] }
      return unsettledChanges(in: body, Scope(function), file: function.file, parameters: [], depth: depth + 1)
    }
  }

  /// True if a property refers to the same instance for as long as its view lives, so far as the view knows. An instance
  /// from the environment, or of another object, may be replaced, and '.onChange' can tell that.
  private func isFixed(_ property: DeclaredProperty) -> Bool {
    guard let owner = property.owner else { return property.isLet }
    return module.isView(owner) && property.isStored && property.wrapper != "Environment"
      && property.wrapper != "EnvironmentObject" && property.wrapper != "Binding"
      && !module.isChanged(property)
  }

  /// True if all code that puts a model of this class into the environment puts one there that is never replaced.
  private func isOnlyOneProvided(_ model: DeclaredType, to holder: DeclaredProperty) -> Bool {
    guard holder.wrapper == "Environment" || holder.wrapper == "EnvironmentObject" else { return false }
    var provided: [Bool] = []
    module.forEachExpression { expression, scope, _ in
      guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.calleeName,
        ["environment", "environmentObject"].contains(name), call.arguments.count == 1,
        let value = call.arguments.first?.expression,
        self.module.type(named: self.resolver.type(of: value, in: scope)?.unwrapped.name) === model
      else { return }
      let property = self.resolver.path(of: value, in: scope)?.last
      provided.append(property.map { $0.isStatic ? $0.isLet : self.isFixed($0) } ?? false)
    }
    return !provided.isEmpty && provided.allSatisfy(\.self)
  }

  // MARK: Observers

  func lookAtObserver(_ property: DeclaredProperty, of type: DeclaredType) {
    for change in observedChanges(of: property) {
      if change.property === property {
        report(
          "did_set_loop", at: change.expression, in: change.file,
          "'\(property.name)' is tracked: assigning it in its own 'didSet' runs 'didSet' again, endlessly; assign it only "
            + "if the value differs")
      } else if observedChanges(of: change.property).contains(where: { $0.property === property }) {
        report(
          "did_set_loop", at: change.expression, in: change.file,
          "this assigns '\(change.property.name)', whose 'didSet' assigns '\(property.name)' again, endlessly; assign only "
            + "if the value differs")
      }
    }
  }

  private typealias ObservedChange = (property: DeclaredProperty, expression: ExprSyntax, file: Int)

  /// The properties that the `didSet` of a tracked property assigns unconditionally, itself or in methods of the same
  /// object. Equal values are no exception: a tracked property's own observers run for them too (1.1, 1.16).
  private func observedChanges(of property: DeclaredProperty) -> [ObservedChange] {
    guard let type = property.owner, !property.has("ObservationIgnored"),
      let statements = property.observers.first(where: \.isDidSet)?.body?.statements
    else { return [] }
    return observedChanges(in: statements, Scope(owner: type), of: type, file: property.file, depth: 0)
  }

  private func observedChanges(
    in statements: CodeBlockItemListSyntax, _ scope: Scope, of type: DeclaredType, file: Int, depth: Int
  ) -> [ObservedChange] {
    statements.prefix { !$0.mayLeave }.flatMap { item -> [ObservedChange] in
      if let branches = item.branches {
        let all = branches.map { observedChanges(in: $0, scope, of: type, file: file, depth: depth) }
        // One of the branches is taken.
        return all.first?.filter { change in
          all.allSatisfy { $0.contains { $0.property === change.property } }
        } ?? []
      }
      guard case .expr(let expression) = item.item else { return [] }
      func changed(_ target: ExprSyntax) -> [ObservedChange] {
        guard let name = target.ownName, scope.locals[name] == nil, let changed = type.property(name) else { return [] }
        return [(changed, expression, file)]
      }
      if let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.isAssignment {
        return changed(assignment.leftOperand.subscripted)
      }
      guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
      // Changing a value in place is an assignment as well: `tags.sort()`.
      if let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
        SwiftUINames.mutations.contains(callee.declName.baseName.text)
      {
        return changed(base)
      }
      guard depth < 2, let function = resolver.function(of: call, in: scope), function.owner === type,
        !function.isStatic,
        !function.isAsynchronous, let body = function.body
      else { return [] }
      return observedChanges(in: body, Scope(function), of: type, file: function.file, depth: depth + 1)
    }
  }
}

extension ExprSyntax {
  /// The number that a sum or difference adds to its first operand: -10 of `high - 10`.
  fileprivate var addend: Double? {
    guard let infix = self.as(InfixOperatorExprSyntax.self),
      let sign = infix.operator.as(BinaryOperatorExprSyntax.self),
      let number = Double(infix.rightOperand.trimmedDescription)
    else { return nil }
    return sign.operator.text == "+" ? number : sign.operator.text == "-" ? -number : nil
  }

  /// True if the same expression is part of this one.
  fileprivate func mentions(_ other: ExprSyntax) -> Bool {
    let text = other.trimmedDescription
    if trimmedDescription == text { return true }
    return children(viewMode: .sourceAccurate).contains { child in
      child.as(ExprSyntax.self)?.mentions(other) ?? child.mentionsInParts(other)
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: Set<String> {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: Set(names.map(\.name.text))
    case .parameterClause(let clause)?: Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    case nil: []
    }
  }
}

extension [DeclaredProperty] {
  fileprivate func isSame(as other: [DeclaredProperty]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 === $1 }
  }
}

extension Syntax {
  fileprivate func mentionsInParts(_ other: ExprSyntax) -> Bool {
    children(viewMode: .sourceAccurate).contains { child in
      child.as(ExprSyntax.self)?.mentions(other) ?? child.mentionsInParts(other)
    }
  }
}

extension InfixOperatorExprSyntax {
  /// True if assigning the value again changes nothing: limits, trimming, another case.
  fileprivate var isSettled: Bool {
    guard !rightOperand.is(InfixOperatorExprSyntax.self), !rightOperand.is(PrefixOperatorExprSyntax.self) else {
      return false
    }
    return true
  }
}

extension CodeBlockItemSyntax {
  /// True if the statement may end the code around it: the statements below run only under a condition.
  fileprivate var mayLeave: Bool {
    guard case .stmt = item else { return false }
    return tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}

extension CodeBlockItemSyntax {
  /// The branches of an `if` with an `else`, of which one is taken; nil for all else.
  fileprivate var branches: [CodeBlockItemListSyntax]? {
    let expression: ExprSyntax? =
      switch item {
      case .expr(let expression): expression
      case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    return expression?.as(IfExprSyntax.self)?.branches
  }
}

extension IfExprSyntax {
  fileprivate var branches: [CodeBlockItemListSyntax]? {
    switch elseBody {
    case .codeBlock(let block): [body.statements, block.statements]
    case .ifExpr(let next): next.branches.map { [body.statements] + $0 }
    case nil: nil
    }
  }
}

extension AccessorDeclSyntax {
  fileprivate var isDidSet: Bool { accessorSpecifier.text == "didSet" }
}
