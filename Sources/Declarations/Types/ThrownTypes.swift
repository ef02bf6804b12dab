import Tree

/// The errors that functions are declared to throw.
extension DeclarationChecker {
  package var anyError: Type { libraryType("Error").map { .existential([$0], superclass: nil) } ?? .error }

  /// `E` of `throws(E)` for one use of the function; nil: any error.
  package func thrownType(of function: FunctionDeclaration, _ substitution: Substitution) -> Type? {
    function.detail?.thrownType.map { head(reduce($0.substituting(substitution))) }
  }
}
