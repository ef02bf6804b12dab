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

  /// True if a function throws only what its arguments throw, as if it were declared `rethrows` (SE-0413):
  /// `func run<E>(_ body: () throws(E) -> Void) throws(E)`.
  package func throwsOnlyFromArguments(_ function: FunctionDeclaration) -> Bool {
    guard case .parameter(let error)? = function.detail?.thrownType,
      function.genericParameters.contains(where: { $0 === error })
    else { return false }
    return function.parameters.contains { parameter in
      guard case .function(let type) = parameter.variable.type, case .parameter(let thrown)? = type.thrownType else {
        return false
      }
      return thrown === error
    }
  }
}
