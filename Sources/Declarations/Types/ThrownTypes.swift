import Tree

/// The errors that functions are declared to throw.
extension DeclarationChecker {
  package var anyError: Type { libraryType("Error").map { .existential([$0], superclass: nil) } ?? .error }

  /// `E` of `throws(E)` for one use of the function; nil: any error.
  package func thrownType(of function: FunctionDeclaration, _ substitution: Substitution) -> Type? {
    function.detail?.thrownType.map { written in
      let type = head(reduce(written.substituting(substitution)))
      // `Failure` of `any Source<Int>` is not known.
      if case .member(.existential, _) = type { return anyError }
      return type
    }
  }
}
