import Code
import Tree

/// Assignments to one place, and to the parts of a tuple.
extension FunctionBuilder {
  func assign(_ target: Expression, _ value: Expression) {
    // `(a, b) = (b, a)`
    if case .tuple(let targets) = target.kind {
      assignTuple(targets, value)
      return
    }
    if case .variable(let variable) = target.kind,
      case .register(let register, _)? = storages[ObjectIdentifier(variable)], register.kind != .owned,
      variable.ownership == .strong, !variable.hasObservers, isTrivial(type(target)), writesLast(value)
    {
      lower(value, into: register)
      return
    }
    let place = location(target, .modify)
    let temp = lower(value)
    at(target.place)
    if !place.isAssignedInPlace { place.check() }
    place.store(temp)
    place.finish()
    noteInitialized(target)
  }

  /// True if the code of the expression writes its target last.
  private func writesLast(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .ternary, .coalesce, .statement, .optionalChain, .tryOptional: false
    case .await(let inner), .tryPlain(let inner), .tryForced(let inner): writesLast(inner)
    default: true
    }
  }

  private func assignTuple(_ targets: [Expression], _ value: Expression) {
    let places = targets.flatMap(leaves).map { target -> Location? in
      if case .discard = target.kind { nil } else { location(target, .modify) }
    }
    // All parts of the value are evaluated before any of them is stored.
    let parts = parts(of: value, for: targets)
    for (place, part) in zip(places, parts) {
      place?.check()
      if let place { place.store(part) } else { drop(part) }
    }
    for place in places.reversed() { place?.finish() }
  }

  /// The targets of the assignment in `(a, (b, _))`, in source order.
  private func leaves(of target: Expression) -> [Expression] {
    if case .tuple(let parts) = target.kind { parts.flatMap(leaves) } else { [target] }
  }

  private func parts(of value: Expression, for targets: [Expression]) -> [Temp] {
    guard case .tuple(let elements) = value.kind, elements.count == targets.count else {
      let tuple = lower(value)
      defer { drop(tuple) }
      return parts(of: tuple, for: targets)
    }
    return zip(targets, elements).flatMap { target, element in
      if case .tuple(let inner) = target.kind {
        parts(of: element, for: inner)
      } else {
        [own(lower(element), type(element))]
      }
    }
  }

  private func parts(of tuple: Temp, for targets: [Expression]) -> [Temp] {
    targets.enumerated().flatMap { index, target in
      let type = type(target)
      let register = allocate(type)
      emit(isTrivial(type) ? .getField : .copyField, register, tuple.register, index)
      guard case .tuple(let inner) = target.kind else { return [temp(register)] }
      let part = temp(register)
      defer { drop(part) }
      return parts(of: part, for: inner)
    }
  }
}
