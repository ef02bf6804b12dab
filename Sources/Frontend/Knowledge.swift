import Checking
import Declarations
import Inference
import Tree

extension Checker: TypeKnowledge {
  package func witness(for requirement: FunctionDeclaration, of type: Type, arguments: [Type]) -> Witness? {
    let key = WitnessKey(requirement: requirement, type: type, arguments: arguments)
    if let known = witnesses.found[key] { return known }
    let found = withoutEnvironment { findWitness(for: requirement, of: type, arguments: arguments) }
    witnesses.found[key] = .some(found)
    return found
  }

  package func libraryRequirement(_ name: String) -> FunctionDeclaration? {
    guard let dot = name.firstIndex(of: "."), let declaration = libraryType(String(name[..<dot])) else { return nil }
    let wanted = String(name[name.index(after: dot)...])
    return requirements(of: declaration).first { $0.fullName == wanted || $0.name == wanted }
  }

  package func declaration(numbered number: Int) -> NominalDeclaration? {
    declarationsByNumber.indices.contains(number) ? declarationsByNumber[number] : nil
  }

  package func converted(_ value: Expression, to type: Type) -> Expression? {
    withoutEnvironment { convert(value, to: type) }
  }

  private func withoutEnvironment<Result>(_ work: () -> Result) -> Result {
    within(scope: globals, function: .some(nil), environment: [], work)
  }
}
