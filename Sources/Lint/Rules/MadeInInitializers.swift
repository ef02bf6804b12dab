import SwiftSyntax

/// Models that the initializer of a view makes.
extension RuleWalk {
  private typealias Parameter = (label: String?, name: String, type: TypeRef)

  func lookAtInitializer(_ initializer: DeclaredFunction, of view: DeclaredType) {
    guard let body = initializer.body else { return }
    let scope = Scope(initializer)
    let parameters = initializer.parameters
    lookAtDefaults(of: initializer, body, of: view)
    var locals: [String: (DeclaredType, isFactory: Bool)] = [:]
    for item in body.withBranches {
      if case .decl(let declaration) = item.item, let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        let value = binding.initializer?.value,
        let made = madeModel(
          by: value, in: scope, expecting: binding.typeAnnotation.map { module.type($0.type, in: scope.owner) })
      {
        locals[binding.pattern.trimmedDescription] = made
      }
      guard case .expr(let expression) = item.item else { continue }
      if let call = expression.as(FunctionCallExprSyntax.self) { lookAtDelegation(call, in: initializer, of: view) }
      guard let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
        let target = assignment.leftOperand.ownName
      else { continue }
      var value = assignment.rightOperand
      if let fallback = fallback(of: value, in: initializer, of: view) { value = fallback }
      if target.hasPrefix("_") {
        lookAtWrapper(
          value, of: view.property(String(target.dropFirst())), assignment, scope, parameters, file: initializer.file)
        continue
      }
      if let property = view.property(target), property.has("State"), property.initialValue == nil {
        lookAtKeptModel(value, of: property, assignment, scope, parameters, file: initializer.file)
      }
      guard let property = view.property(target),
        let (model, isFactory) = madeModel(by: value, in: scope, expecting: property.type)
          ?? value.as(DeclReferenceExprSyntax.self).flatMap({ locals[$0.baseName.text] }),
        !isMadeOnlyByObjects(view), !isOnlyCompared(property, in: view)
      else {
        continue
      }
      let keeper = module.isObservable(model) ? "@State" : "@StateObject"
      switch property.wrapper {
      case nil, "ObservedObject", "Bindable":
        report(
          isFactory ? "model_from_factory" : "model_made_in_init", at: assignment, in: initializer.file,
          "\(view.name).init makes a new \(model.name) each time the parent's body runs, and what was written to the "
            + "previous one is lost; keep it in '\(keeper)', or let the parent pass it")
      case "State" where !module.isLegacy(model): lookAtEagerWork(model, property)
      default: break
      }
    }
  }

  /// True for a copy that a view keeps only to compare with it: nothing is ever written to it.
  private func isOnlyCompared(_ property: DeclaredProperty, in view: DeclaredType) -> Bool {
    guard property.wrapper == nil, property.isPrivate || property.isLet else { return false }
    let uses = view.node.tokens(viewMode: .sourceAccurate).compactMap { token -> ExprSyntax? in
      token.text == property.name ? token.parent?.as(DeclReferenceExprSyntax.self).map { ExprSyntax($0) } : nil
    }
    let read = uses.filter { !$0.isAssigned && !($0.parent?.as(ExprSyntax.self)?.isAssigned ?? false) }
    return !read.isEmpty && read.allSatisfy(\.isPartOfComparison)
  }

  /// `Model()` of `model ?? Model()`, where a parent leaves the argument out, or passes nil.
  private func fallback(
    of value: ExprSyntax, in initializer: DeclaredFunction, of view: DeclaredType
  ) -> ExprSyntax? {
    guard let infix = value.as(InfixOperatorExprSyntax.self),
      infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??",
      let name = infix.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let parameter = initializer.parameters.first(where: { $0.name == name }),
      makings(of: view).contains(where: { making in
        making.call.argument(parameter.label).map { $0.is(NilLiteralExprSyntax.self) } ?? true
      })
    else { return nil }
    return infix.rightOperand
  }

  /// `self.init(model: Model())`
  private func lookAtDelegation(
    _ call: FunctionCallExprSyntax, in initializer: DeclaredFunction, of view: DeclaredType
  ) {
    guard call.calledExpression.trimmedDescription == "self.init" else { return }
    for argument in call.arguments {
      guard let label = argument.label?.text,
        let (model, isFactory) = madeModel(
          by: argument.expression, in: Scope(initializer), expecting: view.property(label)?.type),
        keepsNothing(view, label)
      else { continue }
      report(
        isFactory ? "model_from_factory" : "model_made_in_init", at: argument.expression, in: initializer.file,
        "\(view.name).init makes a new \(model.name) each time the parent's body runs, and what was written to the "
          + "previous one is lost; let the parent keep it and pass it")
    }
  }

  /// `init(model: Model = Model()) { self.model = model }`, where a parent leaves the argument out.
  private func lookAtDefaults(
    of initializer: DeclaredFunction, _ body: CodeBlockItemListSyntax, of view: DeclaredType
  ) {
    guard let signature = initializer.node.as(InitializerDeclSyntax.self)?.signature else { return }
    for parameter in signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      guard let value = parameter.defaultValue?.value,
        let (model, _) = madeModel(
          by: value, in: Scope(initializer), expecting: module.type(parameter.type, in: initializer.owner)),
        keepsNothing(view, label ?? name),
        makings(of: view).contains(where: { $0.call.argument(label) == nil })
      else { continue }
      report(
        "model_made_in_init", at: parameter, in: initializer.file,
        "where '\(label ?? name)' is left out, \(view.name).init makes a new \(model.name) each time the parent's body runs, "
          + "and what was written to the previous one is lost; let the parent keep it and pass it")
    }
  }

  /// `_model = State(initialValue: …)`
  private func lookAtWrapper(
    _ value: ExprSyntax, of property: DeclaredProperty?, _ assignment: InfixOperatorExprSyntax, _ scope: Scope,
    _ parameters: [Parameter], file: Int
  ) {
    guard let property, let call = value.as(FunctionCallExprSyntax.self), let wrapper = call.wrapper(of: property),
      let argument = call.arguments.first?.expression
    else { return }
    if let (model, isFactory) = madeModel(by: argument, in: scope) {
      switch wrapper {
      case "ObservedObject", "Bindable":
        report(
          isFactory ? "model_from_factory" : "model_made_in_init", at: assignment, in: file,
          "'@\(wrapper)' does not keep '\(property.name)': \(property.owner?.name ?? "").init makes a new \(model.name) "
            + "each time the parent's body runs; use '@\(module.isObservable(model) ? "State" : "StateObject")'")
      case "State" where !module.isLegacy(model): lookAtEagerWork(model, property)
      default: break
      }
      return
    }
    if wrapper == "State" || wrapper == "StateObject" {
      lookAtKeptModel(argument, of: property, assignment, scope, parameters, file: file)
    }
  }

  /// A model that is a parameter and that '@State' or '@StateObject' keeps: `_model = State(initialValue: model)`,
  /// `self.model = model`.
  private func lookAtKeptModel(
    _ argument: ExprSyntax, of property: DeclaredProperty, _ assignment: InfixOperatorExprSyntax, _ scope: Scope,
    _ parameters: [Parameter], file: Int
  ) {
    guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let parameter = parameters.first(where: { $0.name == name }), let view = property.owner,
      parameter.label != nil || parameters.filter({ $0.label == nil }).count == 1,
      mayGetAnother(view, parameter.label, parameter.type)
    else { return }
    guard let model = module.model(of: scope.locals[name]?.type) else { return }
    if property.wrapper == "StateObject" {
      reportKeptObject(model, property, of: view, at: assignment, in: file)
    } else if module.isObservable(model) {
      report(
        "state_keeps_model", at: assignment, in: file,
        "'@State' keeps the first \(model.name) that \(property.owner?.name ?? "") is given, and ignores any other that "
          + "its parent passes later; use 'let \(property.name)', or '@Bindable var \(property.name)' for bindings")
    }
  }
}

extension ExprSyntax {
  /// True for an operand of `==` or `!=`, and for the object whose property is one.
  fileprivate var isPartOfComparison: Bool {
    if let infix = parent?.as(InfixOperatorExprSyntax.self) {
      return ["==", "!=", "===", "!=="].contains(infix.operator.trimmedDescription)
    }
    guard let member = parent?.as(MemberAccessExprSyntax.self) else { return false }
    return ExprSyntax(member).isPartOfComparison
  }
}

extension FunctionCallExprSyntax {
  /// The wrapper of which `State(initialValue: …)` or `.init(wrappedValue: …)` makes a value for a property.
  func wrapper(of property: DeclaredProperty) -> String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init"
    {
      return property.wrapper
    }
    return calleeName
  }
}
