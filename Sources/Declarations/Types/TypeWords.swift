import Diagnostics
import Tree

/// The names of types in messages.
extension DeclarationChecker {
  /// The type with the default types of open literals, for messages.
  package func described(_ type: Type) -> Type {
    type.resolved.map { part in
      if case .variable(let variable) = part { return self.defaultType(of: variable) }
      return nil
    }
  }

  /// swiftc's message for a type that lacks a conformance.
  package func unmetProblem(_ subject: Type, _ unmet: NominalDeclaration, of user: Subject) -> Problem {
    switch subject {
    case .tuple, .function, .metatype, .anyObject: break
    case .existential(let protocols, _, _) where allProtocols(protocols).contains(unmet): break
    default: return .generics(.unmet(user, .conforms(subject.shown, unmet.name)))
    }
    return .generics(.cannotConform(subject.shown, to: unmet.name))
  }

  /// For an array that is not Equatable, its element.
  package func innermostUnmet(_ type: Type, _ declaration: NominalDeclaration) -> (Type, NominalDeclaration) {
    guard case .nominal(let nominal, let arguments) = type,
      let found = declaredConformance(nominal, arguments, to: declaration)
    else { return (type, declaration) }
    let own = substitution(nominal, arguments)
    for case .conforms(let part, let needed) in found.requirements {
      let subject = reduce(part.substituting(own))
      if !conforms(subject, to: needed) { return innermostUnmet(subject, needed) }
    }
    return (type, declaration)
  }

  /// swiftc omits the labels if there are none.
  package func shownName(_ function: FunctionDeclaration) -> String {
    !function.parameters.isEmpty && function.parameters.allSatisfy { $0.label == nil } && function.kind != .initializer
      ? function.name : function.fullName
  }
}
