import Tree

/// Members that would meet a requirement if their arguments were labelled as it wants.
extension DeclarationChecker {
  /// The only member of the type that has all of the requirement but its labels.
  package func relabelledWitness(for requirement: FunctionDeclaration, of type: Type) -> FunctionDeclaration? {
    guard requirement.kind == .method || requirement.kind == .initializer, !requirement.parameters.isEmpty,
      let one = requirement.owner, let own = one.selfParameter, case .nominal(let nominal, let arguments) = type
    else { return nil }
    var expected: Substitution = [own: type]
    for parameter in requirement.genericParameters where parameter != own {
      expected[parameter] = .parameter(parameter)
    }
    let found = members(of: nominal, named: requirement.name).compactMap { member -> FunctionDeclaration? in
      guard case .function(let candidate) = member.kind, candidate.kind == requirement.kind,
        candidate.isStatic == requirement.isStatic, candidate.parameters.count == requirement.parameters.count,
        candidate.isAsync == requirement.isAsync, candidate.isThrowing == requirement.isThrowing
      else { return nil }
      let witness = match(
        candidate, requirement, expected, selfType: type, nominal, arguments, member.context, [],
        comparesLabels: false)
      return witness?.function
    }
    return found.count == 1 ? found[0] : nil
  }
}
