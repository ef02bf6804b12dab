import Tree

/// `{ $item in … }`: a closure's parameter that is the projection of a wrapper, and `item`, what that wraps.
extension Checker {
  /// Declares what the body sees beside the projection itself.
  func declareWrapped(by parameter: VariableDeclaration) {
    guard parameter.name.hasPrefix("$"), !parameter.name.dropFirst().allSatisfy(\.isNumber) else { return }
    let type = concrete(parameter.type)
    guard let property = lookUpMembers(of: type, named: "wrappedValue", isStatic: false).first(where: {
      $0.variable != nil
    }), let wrapped = property.variable
    else {
      error("inferred projection type '\(described(type))' is not a property wrapper", at: parameter.place)
      return
    }
    let at = parameter.place
    let variable = VariableDeclaration(
      name: String(parameter.name.dropFirst()), kind: .global, type: self.type(of: property).resolved, isLet: false,
      place: at)
    func target(in accessor: FunctionDeclaration) -> Expression {
      within(scope: scope, function: .some(accessor)) { noteCapture(of: parameter) }
      let projection = Expression(.variable(parameter), type: type, place: at)
      return Expression(
        .property(projection, wrapped, property.substitution, isDirect: false), type: variable.type, place: at)
    }
    let getter = makeLocalAccessor(.getter, of: variable)
    getter.checkedBody = Block([Statement(.returnValue(target(in: getter)), place: at)], end: at)
    variable.getter = getter
    if let inner = wrapped.setter, !inner.isMutating {
      let setter = makeLocalAccessor(.setter, of: variable, newValue: "newValue")
      if let new = setter.parameters.first?.variable {
        let value = Expression(.variable(new), type: variable.type, place: at)
        let assignment = Expression(.assign(target(in: setter), value), type: .void, place: at)
        setter.checkedBody = Block([Statement(.expression(assignment), place: at)], end: at)
      }
      variable.setter = setter
    }
    scope.declare(variable.name, .variable(variable))
  }
}
