import Declarations
import Source
import Tree

/// Calls of `rethrows` functions that throw because of a conformance: in `@rethrows protocol Parser`, a type's `parse`
/// may throw or not, and a function of its generic parser passes that on.
extension ExpressionChecker {
  func throwsByConformance(_ function: FunctionDeclaration, _ substitution: Substitution) -> Bool {
    if function.place.file.isLibrary, !function.isAsync { return false }
    var visited: [(Type, NominalDeclaration)] = []
    return throwsByConformance(function, substitution, &visited)
  }

  private func throwsByConformance(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ visited: inout [(Type, NominalDeclaration)]
  ) -> Bool {
    for (type, declaration) in rethrowingConformances(of: function)
    where conformanceThrows(reduce(head(type.substituting(substitution))), declaration, &visited) { return true }
    return false
  }

  private func conformanceThrows(
    _ type: Type, _ declaration: NominalDeclaration, _ visited: inout [(Type, NominalDeclaration)]
  ) -> Bool {
    // Nothing is known of an abstract type, but the `Failure` of a sequence may be.
    guard case .nominal = type else { return !declaration.isLibrary || mayFail(type, declaration) }
    // A recursive type throws if another part of it does.
    if visited.contains(where: { $0 == type && $1 == declaration }) { return false }
    visited.append((type, declaration))
    if declaration.isLibrary { return mayFail(type, declaration) }
    for requirement in requirements(of: declaration) where requirement.isThrowing {
      guard let witness = findWitness(for: requirement, of: type, arguments: []), witness.function.isThrowing
      else { continue }
      if !witness.function.isRethrowing { return true }
      if throwsByConformance(witness.function, witness.substitution, &visited) { return true }
    }
    return false
  }

  /// True if an asynchronous sequence or its iterator may fail.
  private func mayFail(_ type: Type, _ declaration: NominalDeclaration) -> Bool {
    guard let failure = declaration.associatedTypes.first(where: { $0.name == "Failure" }) else { return false }
    return !reduce(.member(type, failure)).isLibrary("Never")
  }
}
