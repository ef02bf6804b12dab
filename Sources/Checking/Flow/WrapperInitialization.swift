import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// The assignments in an initializer that make wrappers, and those that need all of `self`.
extension Checker {
  /// Until all of `self`, or a local wrapper, has been initialized, an assignment to a wrapped variable creates its
  /// wrapper.
  func initializeWrapper(
    _ expression: Expression, _ target: Expression, _ value: Expression, _ flow: InitializationFlow
  ) {
    if case .tuple(let targets) = target.kind, case .tuple(let values) = value.kind, targets.count == values.count {
      for (index, part) in targets.enumerated() {
        guard let (storage, made) = wrapperMade(part, of: values[index], flow) else { continue }
        var (newTargets, newValues) = (targets, values)
        newTargets[index] = storage
        newValues[index] = made
        expression.kind = .assign(tuple(newTargets, at: target.place), tuple(newValues, at: value.place))
        return initializeRest(of: expression, flow)
      }
    } else if let (storage, made) = wrapperMade(target, of: value, flow) {
      expression.kind = .assign(storage, made)
    }
  }

  /// `(name, count) = read()`, whose parts are assigned from a variable: wrappers are created from them one by one.
  ///
  /// - Returns: The assignment from the variable; nil if no part creates a wrapper.
  func takeApart(_ expression: Expression, _ flow: InitializationFlow) -> Expression? {
    guard case .assign(let target, let value) = expression.kind, case .tuple(let targets) = target.kind,
      case .tuple(let elements) = value.type, targets.count == elements.count
    else { return nil }
    if case .tuple = value.kind { return nil }
    guard targets.contains(where: { wrapperMade($0, of: $0, flow) != nil }) else { return nil }
    let variable = VariableDeclaration(
      name: "$parts", kind: .local, type: value.type, isLet: true, place: value.place)
    variable.function = function
    let parts = elements.enumerated().map { index, element in
      let whole = Expression(.variable(variable), type: value.type, place: value.place)
      return Expression(.tupleElement(whole, index), type: element.type, place: value.place)
    }
    let assignment = Expression(
      .assign(target, tuple(parts, at: value.place)), type: .void, place: expression.place)
    let statements = [
      Statement(.declare(.bind(variable), value), place: value.place),
      Statement(.expression(assignment), place: expression.place),
    ]
    expression.kind = .statement(Statement(.block(Block(statements, end: expression.place)), place: expression.place))
    return assignment
  }

  private func initializeRest(of expression: Expression, _ flow: InitializationFlow) {
    if case .assign(let target, let value) = expression.kind { initializeWrapper(expression, target, value, flow) }
  }

  private func tuple(_ parts: [Expression], at place: Place) -> Expression {
    Expression(.tuple(parts), type: .tuple(parts.map { TupleElement(type: $0.type) }), place: place)
  }

  /// The storage in place of the variable, and the expression that creates it.
  private func wrapperMade(
    _ target: Expression, of value: Expression, _ flow: InitializationFlow
  ) -> (storage: Expression, made: Expression)? {
    switch target.kind {
    case .property(let base, let variable, let substitution, _):
      guard isSelf(base), let wrapping = variable.wrapping, !wrapping.isLazilyMade,
        let initializer = wrapping.initializer, flow.awaitsSuper || flow.hasDelegated || !properties(flow).isEmpty
      else { return nil }
      let type = wrapping.storage.type.substituting(substitution)
      let storage = Expression(
        .property(base, wrapping.storage, substitution, isDirect: true), type: type, place: target.place)
      return (storage, call(initializer, value, substitution, type: type))
    case .variable(let variable):
      guard let wrapping = variable.wrapping, !wrapping.isLazilyMade, let initializer = wrapping.initializer,
        flow.missing.contains(wrapping.storage)
      else { return nil }
      let type = wrapping.storage.type
      let storage = Expression(.variable(wrapping.storage), type: type, place: target.place)
      return (storage, call(initializer, value, identitySubstitution(initializer), type: type))
    default: return nil
    }
  }

  /// swiftc points at the name after `self.`
  func memberPlace(_ place: Place) -> Place {
    let text = place.file.text.utf8.dropFirst(place.offset)
    return text.starts(with: "self.".utf8) ? Place(file: place.file, offset: place.offset + 5) : place
  }

  /// swiftc points at the assignment itself.
  func equalsSign(after place: Place) -> Place {
    let text = place.file.text.utf8.dropFirst(place.offset)
    guard let sign = text.firstIndex(of: UInt8(ascii: "=")) else { return place }
    return Place(file: place.file, offset: place.offset + text.distance(from: text.startIndex, to: sign))
  }

  /// Accessors require all of `self`.
  func useAccessor(of variable: VariableDeclaration, at place: Place, _ flow: InitializationFlow) {
    guard !properties(flow).isEmpty || flow.awaitsSuper else { return }
    if variable.owner?.isClass ?? false {
      let isFilled = properties(flow).isEmpty
      error(.flow(.selfUsed(.access(variable.name), before: isFilled ? .superclass : .properties)), at: place)
    } else {
      error(.flow(.selfUsed(nil, before: .properties)), at: place)
    }
  }
}
