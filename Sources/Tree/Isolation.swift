extension Type {
  /// The actor to which an `isolated` parameter of the type isolates: `Counter`, or `Actor` for `(any Actor)?`.
  package var isolatingActor: NominalDeclaration? {
    let type = resolved
    if let wrapped = type.wrapped { return wrapped.isolatingActor }
    if case .existential(let protocols, _, _) = type { return protocols.first }
    return type.nominal
  }
}

/// The isolation of a declaration, or of running code.
package enum Isolation: Hashable {
  /// Anywhere.
  case none
  case global(NominalDeclaration)
  /// An actor instance: `self` of its methods, or an `isolated` parameter.
  case instance(NominalDeclaration)
  /// The isolation is not known: every access is allowed.
  case unknown

  private var isMain: Bool { if case .global(let actor) = self { actor.isLibrary } else { false } }

  /// `main actor-isolated`
  package var words: String {
    switch self {
    case .global(let actor): isMain ? "main actor-isolated" : "global actor '\(actor.name)'-isolated"
    case .instance: "actor-isolated"
    case .none, .unknown: "nonisolated"
    }
  }

  /// The context of an invalid use, in the words of a message.
  package var origin: String {
    switch self {
    case .global: isMain ? "from the main actor" : "from a global actor-isolated context"
    case .instance: "on a nonisolated actor instance"
    case .none, .unknown: "from a nonisolated context"
    }
  }
}
