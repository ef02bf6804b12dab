extension Type {
  /// The type with bound type variables replaced, all the way down.
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

  /// Rebuilds the type from the top down: where `transform` gives a type, that replaces the whole part.
  package func map(_ transform: (Type) -> Type?) -> Type {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .nominal(let declaration, let arguments):
      return arguments.isEmpty ? self : .nominal(declaration, arguments.map { $0.map(transform) })
    case .tuple(let elements):
      return elements.isEmpty
        ? self : .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.map(transform)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = function.parameters[index].type.map(transform)
      }
      function.result = function.result.map(transform)
      function.thrownType = function.thrownType?.map(transform)
      if let thrown = function.thrownType, thrown.isLibrary("Never") {
        (function.isThrowing, function.thrownType) = (false, nil)
      }
      return .function(function)
    case .existential(let protocols, let superclass, let arguments):
      guard superclass != nil || !arguments.isEmpty else { return self }
      return .existential(
        protocols, superclass: superclass.map { $0.map(transform) },
        arguments: arguments.map { AssociatedArgument($0.associated, of: $0.owner, $0.type.map(transform)) })
    case .metatype(let type): return .metatype(type.map(transform))
    case .member(let base, let associated): return .member(base.map(transform), associated)
    case .opaque(let opaque, let arguments): return .opaque(opaque, arguments.map { $0.map(transform) })
    case .anyObject, .parameter, .variable, .error: return self
    }
  }

  /// Whether some part of the type fits; what a type variable is bound to is a part.
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
    case .anyObject, .parameter, .error: return false
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
