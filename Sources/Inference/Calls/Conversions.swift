import Declarations
import Diagnostics
import Source
import Tree

/// Implicit conversions.
extension ExpressionChecker {
  /// The expression converted to `target`, or nil if Swift does not convert it. Binds type variables; the caller
  /// undoes that on failure. `score` grows with each step that a better overload would not need.
  package func convert(_ expression: Expression, to target: Type) -> Expression? {
    let from = head(expression.type)
    let to = head(target)
    if case .error = from { return expression }
    if case .error = to { return expression }
    let start = table.snapshot()
    defer { table.commit(start) }
    if let converted = convertPlainly(expression, from: from, to: to) { return converted }
    table.rollback(to: start)
    if isOpen, isUnknown(from) || isUnknown(to) {
      table.score += 50
      if let wrapped = to.wrapped, isUnknown(wrapped) {
        return Expression(.wrap(expression), type: to, place: expression.place)
      }
      return isUnknown(to) ? opaqueValue(insteadOf: expression) : demanded(expression, as: to)
    }
    if isOpen, isMadeOfOpaque(to), case .nominal(let one, _) = from, to.nominal == one {
      // An opaque argument may or may not meet the requirements of a type.
      table.score += 50
      return demanded(expression, as: to)
    }
    if expression.isImplicitlyUnwrapped, let wrapped = from.wrapped {
      let unwrapped = Expression(.forceUnwrap(expression), type: wrapped, place: expression.place)
      return convert(unwrapped, to: to)
    }
    return nil
  }

  private func convertPlainly(_ expression: Expression, from: Type, to: Type) -> Expression? {
    if from == to { return expression }
    switch (from, to) {
    case (.variable(let variable), .variable):
      _ = variable
      return matches(from, to) ? expression : nil
    case (.variable(let variable), _): return convertOpen(expression, variable, to: to)
    case (_, .variable): return matches(from, to) ? expression : nil
    case (.member, _) where waits(from) && isErased(to): return postpone(expression, to: to)
    default: break
    }
    if tentatively({ matches(from, to) }) { return expression }
    if let wrapped = to.wrapped { return convertToOptional(expression, from: from, to: to, wrapped: wrapped) }
    switch (from, to) {
    case (_, .existential(let protocols, let superclass, let arguments)):
      guard meets(arguments, by: from) else { return nil }
      return erase(expression, from: from, to: to, protocols, superclass)
    case (_, .anyObject):
      guard isClassType(from) else { return nil }
      table.score += 1
      return Expression(.erase(expression), type: to, place: expression.place)
    case (.nominal(let one, let first), .nominal(let other, let second)):
      if one.isClass && other.isClass, isSubclass(from, of: to) {
        table.subtyping += 1
        return Expression(.upcast(expression), type: to, place: expression.place)
      }
      if one == other { return convertCollection(expression, one, first, second, to: to) }
      if other.isLibrary, other.name == "AnyHashable" { return convertToAnyHashable(expression, from: from, to: to) }
      return convertNumber(expression, from: from, to: to)
    case (.parameter, .nominal(let other, _)), (.opaque, .nominal(let other, _)),
      (.existential, .nominal(let other, _)), (.member, .nominal(let other, _)):
      if other.isLibrary, other.name == "AnyHashable" {
        return convertToAnyHashable(expression, from: from, to: to)
      }
      guard other.isClass, let superclass = superclass(of: from),
        matches(superclass, to) || isSubclass(superclass, of: to)
      else { return nil }
      table.score += 1
      return Expression(.upcast(expression), type: to, place: expression.place)
    case (.metatype(let one), .metatype(let other)):
      if head(other) == .anyObject, isClassType(one) {
        return Expression(.upcast(expression), type: to, place: expression.place)
      }
      if case .existential(let protocols, _, let arguments) = head(other),
        protocols.isEmpty || !isOfProtocol(expression),
        metatypes(of: one, conformTo: protocols), meets(arguments, by: one)
      {
        return Expression(.upcast(expression), type: to, place: expression.place)
      }
      return isSubclass(one, of: other) ? Expression(.upcast(expression), type: to, place: expression.place) : nil
    case (.tuple(let first), .tuple(let second)): return convertTuple(expression, first, second, to: to)
    case (.function(let first), .function(let second)): return convertFunction(expression, first, second, to: to)
    default: return nil
    }
  }

  /// True for `P.self`, which is the type of the existential and not that of a conforming type.
  private func isOfProtocol(_ expression: Expression) -> Bool {
    if case .metatype(let named) = expression.kind, case .existential = named.resolved { true } else { false }
  }

  /// True if the types that are values of the metatype conform to the protocols: `any Command.Type` is also an
  /// `any Arguments.Type` if Command refines Arguments.
  func metatypes(of type: Type, conformTo protocols: [NominalDeclaration]) -> Bool {
    protocols.allSatisfy { conforms(type, to: $0) } || values(of: type, conformTo: protocols)
  }

  /// True if all values of an existential type conform to the protocols.
  func values(of existential: Type, conformTo protocols: [NominalDeclaration]) -> Bool {
    guard case .existential(let own, let superclass, _) = head(existential) else { return false }
    let known = allProtocols(own)
    return protocols.allSatisfy { one in
      known.contains(one) || superclass.map { conforms($0, to: one) } ?? false || mayConformUnseen(known, to: one)
    }
  }

  /// Converts a literal or an unknown type to a known one.
  private func convertOpen(_ expression: Expression, _ variable: TypeVariable, to: Type) -> Expression? {
    if variable.literal == nil {
      guard isErased(to) else { return matches(.variable(variable), to) ? expression : nil }
      _ = settleDeferredMatches()
      if unbound(.variable(variable)) == nil { return convert(expression, to: to) }
      return postpone(expression, to: to)
    }
    if variable.literal != .nilValue, let wrapped = to.wrapped {
      guard let inner = convert(expression, to: wrapped) else { return nil }
      table.score += 2
      return Expression(.wrap(inner), type: to, place: expression.place)
    }
    if to.isLibrary("AnyHashable"), let type = defaultType(of: variable), bind(variable, to: type) {
      return convertToAnyHashable(expression, from: type, to: to)
    }
    if case .existential(let protocols, let superclass, let arguments) = to {
      guard let type = defaultType(of: variable), bind(variable, to: type), meets(arguments, by: type) else {
        return nil
      }
      return erase(expression, from: type, to: to, protocols, superclass)
    }
    return matches(.variable(variable), to) ? expression : nil
  }

  private func convertToAnyHashable(_ expression: Expression, from: Type, to: Type) -> Expression? {
    guard let hashable = libraryType("Hashable"), conforms(from, to: hashable) else { return nil }
    for candidate in lookUpMembers(of: to, named: "init", isStatic: true) {
      guard let function = candidate.function, function.parameters.count == 1, function.parameters[0].label == nil,
        let parameter = function.genericParameters.first
      else { continue }
      table.score += 4
      return Expression(
        .apply(function, [parameter: from], base: nil, [.value(expression)], isDirect: false), type: to,
        place: expression.place)
    }
    return nil
  }

  private func convertToOptional(_ expression: Expression, from: Type, to: Type, wrapped: Type) -> Expression? {
    if let chain = extendedChain(expression, to: to) { return chain }
    if let fromWrapped = from.wrapped {
      let start = table.snapshot()
      defer { table.commit(start) }
      if isClassType(fromWrapped), isClassType(wrapped), isSubclass(fromWrapped, of: wrapped) {
        table.score += 1
        return Expression(.reinterpret(expression), type: to, place: expression.place)
      }
      table.rollback(to: start)
      // `Int?` to `Int??`: nil becomes an inner nil. swiftc, `coerceOptionalToOptional`.
      if isExtended(from, to: to), let inner = convert(expression, to: wrapped) {
        table.score += 2
        return Expression(.wrap(inner), type: to, place: expression.place)
      }
      table.rollback(to: start)
      // `Int?` to `Any??`: nil stays nil, and the payload is converted.
      if let element = elementConversion(from: fromWrapped, to: wrapped, at: expression.place) {
        table.score += 1
        return Expression(
          .convertCollection(expression, element: element, value: nil), type: to, place: expression.place)
      }
      table.rollback(to: start)
    }
    guard let inner = convert(expression, to: wrapped) else { return nil }
    table.score += 2
    return Expression(.wrap(inner), type: to, place: expression.place)
  }

  /// True if the associated types of a value that becomes an `any Sequence<Int>` match the arguments.
  func meets(_ arguments: [AssociatedArgument], by type: Type) -> Bool {
    arguments.allSatisfy { matches(reduce(.member(type, $0.associated)), $0.type) }
  }

  private func erase(
    _ expression: Expression, from: Type, to: Type, _ protocols: [NominalDeclaration], _ superclass: Type?
  ) -> Expression? {
    if superclass == .anyObject {
      if !isClassType(from) { return nil }
    } else if let superclass, !isSubclass(from, of: superclass), !matches(from, superclass) {
      return nil
    }
    if case .existential(let own, _, _) = from {
      let known = allProtocols(own)
      guard protocols.allSatisfy({ known.contains($0) || mayConformUnseen(known, to: $0) }) else { return nil }
      table.score += 1
      return Expression(.erase(expression), type: to, place: expression.place)
    }
    guard protocols.allSatisfy({ conforms(from, to: $0) }) else { return nil }
    if protocols.isEmpty { table.score += 6 } else { table.subtyping += 4 }
    // An optional prefers `Any?` to `Any`.
    if protocols.isEmpty, from.wrapped != nil { table.score += 3 }
    return Expression(.erase(expression), type: to, place: expression.place)
  }

  private func convertCollection(
    _ expression: Expression, _ declaration: NominalDeclaration, _ from: [Type], _ to: [Type], to target: Type
  ) -> Expression? {
    guard declaration.isLibrary, ["Array", "Set", "Dictionary"].contains(declaration.name) else { return nil }
    let place = expression.place
    if zip(from, to).allSatisfy({ head($0) == head($1) || isClassType($0) && isClassType($1) && isSubclass($0, of: $1) }
    ) {
      table.score += 1
      return Expression(.reinterpret(expression), type: target, place: place)
    }
    func conversion(_ index: Int) -> FunctionDeclaration? {
      elementConversion(from: from[index], to: to[index], at: place) { convertElement($0, to: to[index]) }
    }
    guard let element = conversion(0) else { return nil }
    var value: FunctionDeclaration?
    if from.count == 2 {
      guard let second = conversion(1) else { return nil }
      value = second
    }
    table.score += 2
    return Expression(.convertCollection(expression, element: element, value: value), type: target, place: place)
  }

  /// A closure that converts one element.
  private func elementConversion(from: Type, to: Type, at place: Place) -> FunctionDeclaration? {
    elementConversion(from: from, to: to, at: place) { convertPart($0, to: to) }
  }

  func elementConversion(
    from: Type, to: Type, at place: Place, by conversion: (Expression) -> Expression?
  ) -> FunctionDeclaration? {
    let function = makeClosureDeclaration(at: place)
    let variable = VariableDeclaration(name: "$0", kind: .parameter, type: from, isLet: true, place: place)
    variable.function = function
    guard let converted = conversion(Expression(.variable(variable), type: from, place: place)) else { return nil }
    function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: variable)]
    function.result = to
    function.checkedBody = Block([Statement(.returnValue(converted), place: place)], end: place)
    return function
  }

  func makeClosureDeclaration(at place: Place) -> FunctionDeclaration {
    let closure = makeFunction("closure", .closure, at: place)
    closure.isLocal = true
    closure.genericParameters = function?.genericParameters ?? []
    closure.details = FunctionDetails(outer: function, context: typeContext, scope: scope)
    return closure
  }

  private func convertTuple(
    _ expression: Expression, _ from: [TupleElement], _ to: [TupleElement], to target: Type
  ) -> Expression? {
    guard let order = TupleElement.order(of: from, as: to), !from.isEmpty else { return nil }
    if order != Array(from.indices) { return convertElements(expression, from, to, order, target: target) }
    if case .tuple(let values) = expression.kind {
      var converted: [Expression] = []
      for (value, element) in zip(values, to) {
        guard let next = convert(value, to: element.type) else { return nil }
        converted.append(next)
      }
      return Expression(.tuple(converted), type: target, place: expression.place)
    }
    if tentatively({ zip(from, to).allSatisfy { matches($0.type, $1.type) } }) {
      return Expression(.reinterpret(expression), type: target, place: expression.place)
    }
    return convertElements(expression, from, to, order, target: target)
  }

  /// `(Int, S)` to `(Int?, any P)`: a closure destructures the tuple, converts its elements and orders them.
  private func convertElements(
    _ expression: Expression, _ from: [TupleElement], _ to: [TupleElement], _ order: [Int], target: Type
  ) -> Expression? {
    let place = expression.place
    let closure = makeClosureDeclaration(at: place)
    let tuple = VariableDeclaration(name: "$0", kind: .parameter, type: expression.type, isLet: true, place: place)
    tuple.function = closure
    closure.parameters = [FunctionDeclaration.Parameter(label: nil, variable: tuple)]
    let whole = Expression(.variable(tuple), type: expression.type, place: place)
    var elements: [Expression] = []
    for (index, other) in zip(order, to) {
      let element = Expression(.tupleElement(whole, index), type: from[index].type, place: place)
      guard let converted = convertPart(element, to: other.type) else { return nil }
      elements.append(converted)
    }
    let value = Expression(.tuple(elements), type: target, place: place)
    closure.result = target
    closure.checkedBody = Block([Statement(.returnValue(value), place: place)], end: place)
    let type = FunctionType([FunctionType.Parameter(type: expression.type)], target)
    let function = Expression(.closure(closure), type: .function(type), place: place)
    table.score += 2
    return Expression(.call(function, [.value(expression)]), type: target, place: place)
  }
}
