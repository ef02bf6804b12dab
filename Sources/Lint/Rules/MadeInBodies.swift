import SwiftSyntax

/// Models that a body makes at each of its runs.
extension RuleWalk {
  func lookAtMaking(in body: BodyFacts) {
    guard !body.view.inherited.contains("PreviewProvider") else { return }
    for local in body.locals {
      guard let (model, isFactory) = madeModel(by: local.value, in: local.scope, expecting: local.type),
        !module.isConstant(model), !isHandedToKeeper(local, in: body)
      else { continue }
      report(
        isFactory ? "model_from_factory" : "model_made_in_body", at: local.binding, in: local.file,
        "the body of \(body.view.name) makes a new \(model.name) at each run, and what was written to the previous one is lost; "
          + "keep it in '\(module.isObservable(model) ? "@State" : "@StateObject")' of \(body.view.name)")
    }
    for use in body.calls where use.moment == .body {
      let call = use.call
      if let name = call.calleeName, ["environment", "environmentObject"].contains(name),
        call.calledExpression.is(MemberAccessExprSyntax.self), let value = call.arguments.last?.expression,
        let (model, _) = madeModel(by: value, in: use.scope), !module.isConstant(model)
      {
        report(
          "environment_made_in_body", at: value, in: use.file,
          "the body of \(body.view.name) puts a new \(model.name) into the environment at each run; keep it in "
            + "'\(module.isObservable(model) ? "@State" : "@StateObject")'")
      }
      if let model = modelOfRows(of: call, in: use.scope), let data = call.arguments.first?.expression {
        report(
          "model_made_in_body", at: data, in: use.file,
          "the body of \(body.view.name) makes a new \(model.name) for each row at each run, and what was written to the "
            + "previous ones is lost; keep them in '\(module.isObservable(model) ? "@State" : "a model")'")
      }
      guard let child = resolver.madeType(by: call, in: use.scope), module.isMadeByBodies(child) else { continue }
      for argument in call.arguments {
        guard let label = argument.label?.text,
          let (model, isFactory) = madeModel(
            by: argument.expression, in: use.scope, expecting: child.property(label)?.type),
          !module.isConstant(model), keepsNothing(child, label)
        else { continue }
        report(
          isFactory ? "model_from_factory" : "model_made_in_body", at: argument.expression, in: use.file,
          "the body of \(body.view.name) passes \(child.name) a new \(model.name) at each run, and what was written to the "
            + "previous one is lost; keep it in '\(module.isObservable(model) ? "@State" : "@StateObject")' of \(body.view.name)"
        )
      }
    }
  }

  /// True if a local variable is passed to a view that keeps the first model it gets: `let model = Model()`,
  /// `Row(model: model)`.
  private func isHandedToKeeper(_ local: BodyFacts.Local, in body: BodyFacts) -> Bool {
    let name = local.binding.pattern.trimmedDescription
    return body.calls.contains { use in
      guard let child = resolver.madeType(by: use.call, in: use.scope), module.isMadeByBodies(child) else {
        return false
      }
      return use.call.arguments.contains { argument in
        guard let label = argument.label?.text else { return false }
        return argument.expression.trimmedDescription == name && !keepsNothing(child, label)
      }
    }
  }

  /// True if a view stores its argument in a property that does not keep it.
  func keepsNothing(_ view: DeclaredType, _ label: String) -> Bool {
    let wrappers: Set<String?> = [nil, "ObservedObject", "Bindable"]
    if view.initializers.isEmpty { return view.property(label).map { wrappers.contains($0.wrapper) } ?? false }
    // `init(model: Model) { self.model = model }`
    return view.initializers.contains { initializer in
      guard let name = initializer.parameters.first(where: { $0.label == label })?.name else { return false }
      return initializer.body?.contains { item in
        guard case .expr(let expression) = item.item, let assignment = expression.as(InfixOperatorExprSyntax.self),
          assignment.rightOperand.trimmedDescription == name, let target = assignment.leftOperand.ownName,
          let property = view.property(target)
        else { return false }
        return wrappers.contains(property.wrapper)
      } ?? false
    }
  }
}
