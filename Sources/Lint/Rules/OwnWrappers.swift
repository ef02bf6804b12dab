import SwiftSyntax

/// Models that a property wrapper of the module makes for each view: `@Injected private var player`.
extension RuleWalk {
  func lookAtOwnWrapper(_ property: DeclaredProperty, of view: DeclaredType) {
    guard let (model, wrapper) = modelMade(byWrapperOf: property), !module.isConstant(model),
      !isMadeOnlyByObjects(view)
    else { return }
    report(
      "model_from_factory", at: property.binding, in: property.file,
      "'@\(wrapper.name)' gives '\(property.name)' a new \(model.name) each time the parent of \(view.name) runs its body, and "
        + "what was written to the previous one is lost; let the wrapper return the same instance, or keep it in "
        + "'\(module.isObservable(model) ? "@State" : "@StateObject")'")
  }

  private func modelMade(byWrapperOf property: DeclaredProperty) -> (DeclaredType, wrapper: DeclaredType)? {
    guard property.attributes.count == 1, let wrapper = module.type(named: property.attributes[0].name),
      wrapper.has("propertyWrapper"), !wrapper.inherited.contains("DynamicProperty"),
      let value = wrapper.property("wrappedValue")
    else { return nil }
    let scope = Scope(owner: wrapper)
    if let getter = value.getter {
      guard getter.count == 1, let result = getter.result, let made = madeModel(by: result, in: scope) else {
        return nil
      }
      return (made.0, wrapper)
    }
    if let initial = value.initialValue { return madeModel(by: initial, in: scope).map { ($0.0, wrapper) } }
    // `init() { wrappedValue = Container.player }`
    guard wrapper.initializers.count == 1, let initializer = wrapper.initializers.first,
      initializer.parameters.isEmpty, let body = initializer.body
    else { return nil }
    for item in body {
      guard case .expr(let expression) = item.item, let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.assignmentOperator == "=", assignment.leftOperand.ownName == "wrappedValue"
      else { continue }
      return madeModel(by: assignment.rightOperand, in: Scope(initializer), expecting: value.type)
        .map { ($0.0, wrapper) }
    }
    return nil
  }
}
