extension Type {
  /// The type with all bound type variables replaced, at every depth.
  package var resolved: Type {
    map { type in
      guard case .variable(let variable) = type, let binding = variable.binding else { return nil }
      return binding.resolved
    }
  }

  package func substituting(_ substitution: Substitution) -> Type {
    if substitution.isEmpty { return self }
    return map { type in
      switch type {
      case .parameter(let parameter): substitution[parameter]
      case .variable(let variable): variable.binding?.substituting(substitution)
      default: nil
      }
    }
  }

  /// Rebuilds the type from the top down: a type that `transform` returns replaces the whole part.
  package func map(_ transform: (Type) -> Type?) -> Type { changed(by: transform) ?? self }

  /// Nil if nothing is replaced. Most types that are resolved or substituted stay the same, and then nothing is
  /// allocated: a case of this enum is an object, and the arguments are an array.
  fileprivate func changed(by transform: (Type) -> Type?) -> Type? {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .nominal(let declaration, let arguments):
      return arguments.changed { $0.changed(by: transform) }.map { .nominal(declaration, $0) }
    case .tuple(let elements):
      let changed = elements.changed { element in
        element.type.changed(by: transform).map { TupleElement(label: element.label, type: $0) }
      }
      return changed.map { .tuple($0) }
    case .function(let function): return function.changed(by: transform).map { .function($0) }
    case .existential(let protocols, let superclass, let arguments):
      let newSuperclass = superclass?.changed(by: transform)
      let newArguments = arguments.changed { argument in
        argument.type.changed(by: transform).map { AssociatedArgument(argument.associated, of: argument.owner, $0) }
      }
      guard newSuperclass != nil || newArguments != nil else { return nil }
      return .existential(protocols, superclass: newSuperclass ?? superclass, arguments: newArguments ?? arguments)
    case .metatype(let type): return type.changed(by: transform).map { .metatype($0) }
    case .member(let base, let associated): return base.changed(by: transform).map { .member($0, associated) }
    case .opaque(let opaque, let arguments):
      return arguments.changed { $0.changed(by: transform) }.map { .opaque(opaque, $0) }
    case .anyObject, .parameter, .integer, .variable, .error: return nil
    }
  }

  /// True if a part of the type satisfies the predicate. The type bound to a type variable counts as a part.
  package func contains(where predicate: (Type) -> Bool) -> Bool {
    if predicate(self) { return true }
    switch self {
    case .nominal(_, let arguments), .opaque(_, let arguments):
      return arguments.contains { $0.contains(where: predicate) }
    case .tuple(let elements): return elements.contains { $0.type.contains(where: predicate) }
    case .function(let function):
      return function.parameters.contains { $0.type.contains(where: predicate) }
        || function.result.contains(where: predicate)
    case .existential(_, let superclass, let arguments):
      return superclass?.contains(where: predicate) ?? false
        || arguments.contains { $0.type.contains(where: predicate) }
    case .metatype(let type), .member(let type, _): return type.contains(where: predicate)
    case .variable(let variable): return variable.binding?.contains(where: predicate) ?? false
    case .anyObject, .parameter, .integer, .error: return false
    }
  }

  /// True if the type has more than `limit` parts, nested types included.
  package func hasMoreParts(than limit: Int) -> Bool {
    switch self {
    case .nominal(_, let arguments) where arguments.isEmpty: return limit < 1
    case .parameter, .integer, .anyObject, .error: return limit < 1
    default: break
    }
    var count = 0
    return contains { _ in
      count += 1
      return count > limit
    }
  }

  package var hasTypeVariables: Bool {
    contains { if case .variable(let variable) = $0 { variable.binding == nil } else { false } }
  }

  package var isVoid: Bool {
    if case .tuple(let elements) = self { elements.isEmpty } else { false }
  }

  /// A library type by name: `type.isLibrary("Int")`.
  package func isLibrary(_ name: String) -> Bool {
    if case .nominal(let declaration, _) = self { declaration.isLibrary && declaration.name == name } else { false }
  }

  /// `T` of `T?`.
  package var wrapped: Type? {
    if case .nominal(let declaration, let arguments) = self, declaration.isLibrary, declaration.name == "Optional" {
      arguments.first
    } else {
      nil
    }
  }

  package var nominal: NominalDeclaration? {
    if case .nominal(let declaration, _) = self { declaration } else { nil }
  }
}

extension FunctionType {
  /// Nil if neither a parameter nor the result is replaced.
  fileprivate func changed(by transform: (Type) -> Type?) -> FunctionType? {
    var new = self
    var isChanged = false
    for index in parameters.indices {
      guard let type = parameters[index].type.changed(by: transform) else { continue }
      new.parameters[index].type = type
      isChanged = true
    }
    if let type = result.changed(by: transform) {
      new.result = type
      isChanged = true
    }
    if let type = thrownType?.changed(by: transform) {
      new.thrownType = type
      isChanged = true
    }
    if let thrown = new.thrownType, thrown.isLibrary("Never") {
      (new.isThrowing, new.thrownType) = (false, nil)
      isChanged = true
    }
    return isChanged ? new : nil
  }
}

extension Array {
  /// The elements with the replacements that `transform` returns; nil if there are none.
  fileprivate func changed(by transform: (Element) -> Element?) -> [Element]? {
    var new: [Element]?
    for index in indices {
      guard let element = transform(self[index]) else { continue }
      if new == nil { new = self }
      new?[index] = element
    }
    return new
  }
}
