import SwiftSyntax

/// Says which expressions make a new model each time they are evaluated.
extension RuleWalk {
  /// The model that an expression makes anew each time it is evaluated, and whether a function does so.
  ///
  /// - Parameter expected: The type that is wanted there, for `.init()`.
  func madeModel(
    by expression: ExprSyntax, in scope: Scope, expecting expected: TypeRef? = nil
  ) -> (DeclaredType, isFactory: Bool)? {
    if let choice = expression.as(TernaryExprSyntax.self) {
      guard let first = madeModel(by: choice.thenExpression, in: scope, expecting: expected) else { return nil }
      return madeModel(by: choice.elseExpression, in: scope, expecting: expected).map { ($0.0, first.1 || $0.1) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return modelRead(by: expression, in: scope, expecting: expected)
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
      let name = member.declName.baseName.text
      if name == "init" { return module.model(of: expected).map { ($0, false) } }
      // `let router: Router = .make()`
      guard let owner = module.type(named: expected?.name) else { return nil }
      let labels = call.arguments.map { $0.label?.text }
      let candidates = module.functions(name, of: owner).filter(\.isStatic)
      let function = candidates.count == 1 ? candidates[0] : candidates.first { $0.parameters.map(\.label) == labels }
      return function.flatMap(modelMade).map { ($0, true) }
    }
    // `= { let model = Model(); …; return model }()`
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), let result = closure.statements.result {
      return madeModel(by: result, of: closure.statements, in: scope).map { ($0, false) }
    }
    if let type = resolver.madeType(by: call, in: scope) {
      if module.isModel(type) { return type.kind == .classType ? (type, false) : nil }
      return modelMade(with: type).map { ($0, false) }
    }
    if let function = resolver.function(of: call, in: scope) { return modelMade(by: function).map { ($0, true) } }
    return modelMade(byClosureOf: call, in: scope).map { ($0, true) }
  }

  /// The model that a stored closure makes at each call: `static let make = { Model() }`.
  private func modelMade(byClosureOf call: FunctionCallExprSyntax, in scope: Scope) -> DeclaredType? {
    guard makingDepth < 8, let property = resolver.property(of: call.calledExpression, in: scope), property.isLet,
      let closure = property.initialValue?.as(ClosureExprSyntax.self), let result = closure.statements.result
    else { return nil }
    makingDepth += 1
    defer { makingDepth -= 1 }
    return madeModel(
      by: result, of: closure.statements, in: Scope(owner: property.owner, isStatic: property.isStatic))
  }

  /// The model that a computed property makes each time it is read: `static var fresh: Session { Session() }`. One of
  /// a view is reported where it is declared.
  private func modelRead(
    by expression: ExprSyntax, in scope: Scope, expecting expected: TypeRef?
  ) -> (DeclaredType, isFactory: Bool)? {
    var named = resolver.property(of: expression, in: scope)
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      // `let draft: Draft = .empty`
      named = module.type(named: expected?.name)?.property(member.declName.baseName.text, isStatic: true)
    }
    guard makingDepth < 8, let property = named, let getter = property.getter,
      property.wrapper == nil, let result = getter.result, property.owner.map({ !module.isMadeByBodies($0) }) ?? true
    else { return nil }
    makingDepth += 1
    defer { makingDepth -= 1 }
    return madeModel(by: result, of: getter, in: Scope(owner: property.owner, isStatic: property.isStatic))
      .map { ($0, true) }
  }

  /// The model that a function makes at each call; for a requirement, what every type that has it makes.
  private func modelMade(by function: DeclaredFunction) -> DeclaredType? {
    guard makingDepth < 8 else { return nil }
    makingDepth += 1
    defer { makingDepth -= 1 }
    if let body = function.body {
      return body.result.flatMap { madeModel(by: $0, of: body, in: Scope(function)) }
    }
    guard let owner = function.owner, owner.kind == .protocolType else { return nil }
    let witnesses = module.types.filter { $0.inherited.contains(owner.name) && $0.kind != .protocolType }
      .map { $0.functions(function.name).first { $0.parameters.map(\.label) == function.parameters.map(\.label) } }
    let made = witnesses.map { $0.flatMap(modelMade) }
    return made.contains { $0 == nil } ? nil : made.first ?? nil
  }

  /// The model that a value holds and makes: `let users = UserModel()` in a struct of models.
  private func modelMade(with type: DeclaredType) -> DeclaredType? {
    guard type.kind == .structType, type.initializers.isEmpty, !module.isView(type) else { return nil }
    return type.properties.lazy.compactMap { property -> DeclaredType? in
      guard property.isStored, !property.isStatic, property.attributes.isEmpty, let value = property.initialValue,
        let call = value.as(FunctionCallExprSyntax.self),
        let made = self.resolver.madeType(by: call, in: Scope(owner: type)), self.module.isModel(made)
      else { return nil }
      return made
    }.first
  }

  /// The model of which a collection holds new instances each time it is made: `[Row(), Row()]`,
  /// `(1...3).map { Row(id: $0) }`.
  func modelOfElements(of collection: ExprSyntax, in scope: Scope) -> DeclaredType? {
    if let array = collection.as(ArrayExprSyntax.self) {
      let made = array.elements.map { madeModel(by: $0.expression, in: scope) }
      return made.contains { $0 == nil || $0?.isFactory == true } ? nil : made.first??.0
    }
    guard let map = collection.as(FunctionCallExprSyntax.self) else { return nil }
    return modelMade(byMap: map, in: scope)
  }

  /// The model of which `ForEach(names.map { Row($0) })` makes one for each row.
  func modelOfRows(of call: FunctionCallExprSyntax, in scope: Scope) -> DeclaredType? {
    guard ["ForEach", "List"].contains(call.calleeName), var data = call.arguments.first?.expression else { return nil }
    if let property = resolver.property(of: data, in: scope), let owner = property.owner, module.isView(owner),
      let getter = property.getter, getter.count == 1, let result = getter.result
    {
      data = result
    }
    return data.as(FunctionCallExprSyntax.self).flatMap { modelMade(byMap: $0, in: scope) }
  }

  private func modelMade(byMap map: FunctionCallExprSyntax, in scope: Scope) -> DeclaredType? {
    guard ["map", "compactMap"].contains(map.calleeName), map.calledExpression.is(MemberAccessExprSyntax.self) else {
      return nil
    }
    if let closure = map.closures.last?.closure, let result = closure.statements.result {
      return madeModel(by: result, of: closure.statements, in: scope)
    }
    // `.map(Row.init)`
    guard let maker = map.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      maker.declName.baseName.text == "init", let base = maker.base
    else { return nil }
    return module.model(of: .named(base.trimmedDescription, []))
  }

  /// The model that a function's or closure's result is.
  private func madeModel(
    by result: ExprSyntax, of body: CodeBlockItemListSyntax, in scope: Scope
  ) -> DeclaredType? {
    if body.count == 1 { return madeModel(by: result, in: scope)?.0 }
    // `let model = Model()`, then what it is set to, then `return model`; one that is kept on the way is made once.
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .decl(let declaration)? = body.first?.item, let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, binding.pattern.trimmedDescription == name,
      let value = binding.initializer?.value, !body.keeps(name)
    else { return nil }
    return madeModel(by: value, in: scope)?.0
  }
}

extension ExprSyntax {
  /// The statements in the branches of an `if` or a `switch`.
  fileprivate var branches: [CodeBlockItemSyntax] {
    if let choice = self.as(IfExprSyntax.self) {
      let first = choice.body.statements.withBranches
      switch choice.elseBody {
      case .ifExpr(let next)?: return first + ExprSyntax(next).branches
      case .codeBlock(let block)?: return first + block.statements.withBranches
      case nil: return first
      }
    }
    guard let choice = self.as(SwitchExprSyntax.self) else { return [] }
    return choice.cases.flatMap { $0.as(SwitchCaseSyntax.self)?.statements.withBranches ?? [] }
  }
}

extension CodeBlockItemListSyntax {
  /// True if the value of a local variable is used other than as the result.
  fileprivate func keeps(_ name: String) -> Bool {
    contains { item in
      switch item.item {
      case .expr(let expression):
        guard let assignment = expression.as(InfixOperatorExprSyntax.self) else { return true }
        return assignment.rightOperand.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      case .stmt(let statement): return !statement.is(ReturnStmtSyntax.self)
      case .decl(let declaration): return !declaration.is(VariableDeclSyntax.self)
      }
    }
  }

  /// The statements, with those in the branches of `if`, `guard`, `switch` and `do`, in source order.
  var withBranches: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      switch item.item {
      case .stmt(let statement):
        if let choice = statement.as(ExpressionStmtSyntax.self) { return [item] + choice.expression.branches }
        if let exit = statement.as(GuardStmtSyntax.self) { return [item] + exit.body.statements.withBranches }
        if let block = statement.as(DoStmtSyntax.self) { return [item] + block.body.statements.withBranches }
        return [item]
      case .expr(let expression): return [item] + expression.branches
      case .decl: return [item]
      }
    }
  }

  /// The expression that is returned by the last statement.
  var result: ExprSyntax? {
    switch last?.item {
    case .expr(let expression)?: expression
    case .stmt(let statement)?: statement.as(ReturnStmtSyntax.self)?.expression
    default: nil
    }
  }
}
