extension Type: CustomStringConvertible {
  /// The type as swiftc writes it in a message: `[Int]`, `String?`, `(Int, label: Double) -> Void`, `any P & Q`.
  package var description: String {
    switch self {
    case .nominal(let declaration, let arguments):
      if declaration.isLibrary {
        switch (declaration.name, arguments.count) {
        case ("Optional", 1): return arguments[0].descriptionAsPostfixBase + "?"
        case ("Array", 1): return "[\(arguments[0])]"
        case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
        default: break
        }
      }
      return declaration.qualifiedDescription(arguments)
    case .tuple(let elements):
      if elements.isEmpty { return "()" }
      return "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")))"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        if parameter.isVariadic, case .nominal(_, let arguments) = parameter.type, let element = arguments.first {
          return "\(element)..."
        }
        return (parameter.isInout ? "inout " : "") + parameter.type.description
      }
      let effects =
        (function.isAsync ? " async" : "")
        + (function.isThrowing ? " throws\(function.thrownType.map { "(\($0))" } ?? "")" : "")
      return function.isolation.words + "(\(parameters.joined(separator: ", ")))\(effects) -> \(function.result)"
    case .existential(let protocols, let superclass, let arguments):
      var parts = protocols.map { $0.name + $0.describedArguments(arguments) }
      // A class precedes the protocols, and the `AnyObject` constraint follows them.
      if let superclass { parts.insert(superclass.description, at: superclass == .anyObject ? parts.endIndex : 0) }
      if parts.isEmpty { return "Any" }
      return "any \(parts.joined(separator: " & "))"
    case .anyObject: return "AnyObject"
    case .integer(let value): return "\(value)"
    case .metatype(.existential(let protocols, _, let arguments)) where !protocols.isEmpty:
      let parts = protocols.map { $0.name + $0.describedArguments(arguments) }
      return "any \(parts.joined(separator: " & ")).Type"
    case .metatype(.existential(_, nil, _)): return "any Any.Type"
    case .metatype(.anyObject): return "any AnyObject.Type"
    case .metatype(let type): return "\(type.descriptionAsPostfixBase).Type"
    case .parameter(let parameter): return parameter.name
    case .member(.nominal(let declaration, let arguments), let associated):
      return "\(declaration.qualifiedDescription(arguments)).\(associated.name)"
    case .member(let base, let associated): return "\(base.descriptionAsPostfixBase).\(associated.name)"
    case .opaque(let opaque, _):
      let parts =
        (opaque.superclass.map { [$0.description] } ?? [])
        + opaque.protocols.map { $0.name + $0.describedArguments(opaque.arguments) }
      return "some \(parts.isEmpty ? "Any" : parts.joined(separator: " & "))"
    case .variable(let variable):
      if let binding = variable.binding { return binding.description }
      switch variable.literal {
      case .integer: return "Int"
      case .float: return "Double"
      case .string, .character, .scalar: return "String"
      case .boolean: return "Bool"
      default: return variable.name ?? "_"
      }
    case .error: return "<<error type>>"
    }
  }

  /// The type without the short forms: `Optional<Array<Int>>`.
  package var canonicalDescription: String {
    switch self {
    case .nominal(let declaration, let arguments): declaration.qualifiedDescription(arguments, isCanonical: true)
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.canonicalDescription }.joined(separator: ", ")))"
    default: description
    }
  }

  private var descriptionAsPostfixBase: String {
    switch self {
    case .function, .opaque: "(\(description))"
    case .parameter(let parameter) where parameter.name.hasPrefix("some "): "(\(description))"
    case .existential(let protocols, _, _) where !protocols.isEmpty: "(\(description))"
    default: description
    }
  }
}

extension NominalDeclaration {
  /// `<Int>` of `Sequence<Int>`
  fileprivate func describedArguments(_ arguments: [AssociatedArgument]) -> String {
    let own = arguments.filter { $0.owner == self }
    return own.isEmpty ? "" : "<\(own.map(\.type.description).joined(separator: ", "))>"
  }

  /// `Outer<Int>.Inner<String>`
  fileprivate func qualifiedDescription(_ arguments: [Type], isCanonical: Bool = false) -> String {
    let outer = parent?.genericParameters.count ?? 0
    let own = arguments.dropFirst(outer).map { isCanonical ? $0.canonicalDescription : $0.description }
    let suffix = own.isEmpty ? "" : "<\(own.joined(separator: ", "))>"
    guard let parent else { return name + suffix }
    return parent.qualifiedDescription(Array(arguments.prefix(outer)), isCanonical: isCanonical) + "." + name + suffix
  }
}

extension FunctionIsolation {
  /// The attributes in front of a function type: `@MainActor @Sendable `.
  fileprivate var words: String {
    (isIsolatedAny ? "@isolated(any) " : "") + (globalActor.map { "@\($0.name) " } ?? "")
      + (isSendable && !isSending ? "@Sendable " : "")
  }
}
