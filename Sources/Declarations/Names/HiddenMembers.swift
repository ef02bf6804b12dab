import Tree

/// Members that others hide: overridden ones, repeated requirements, and requirements with a witness.
extension DeclarationChecker {
  /// Drops `async` requirements with a synchronous witness among the candidates: in an `async` function the requirement
  /// would be preferred to the member that is called.
  func withoutWitnessed(_ candidates: [Candidate], by own: [Candidate]) -> [Candidate] {
    guard candidates.contains(where: { $0.function.map { $0.isRequirement && $0.isAsync } ?? false }) else {
      return candidates
    }
    return candidates.filter { candidate in
      guard let requirement = candidate.function, requirement.isRequirement, requirement.isAsync else { return true }
      return !(own + candidates).contains { other in
        guard let function = other.function, !function.isRequirement, !function.isAsync,
          function.fullName == requirement.fullName, function.isStatic == requirement.isStatic
        else { return false }
        let pairs =
          zip(requirement.parameters, function.parameters).map { ($0.variable.type, $1.variable.type) }
          + [(requirement.result, function.result)]
        return pairs.allSatisfy { required, given in
          reduce(required.substituting(candidate.substitution)) == reduce(given.substituting(other.substitution))
        }
      }
    }
  }

  /// Drops requirements that a generic member of a type meets: `decode` of the keyed container is one method, and has a
  /// requirement for each type in the protocol; `init(_ text: some StringProtocol)` is the `init?(_:)` of a
  /// LosslessStringConvertible.
  func dropMetByGenericMembers(_ shared: inout [Candidate], own: [Candidate]) {
    let generic = own.compactMap { one in one.function.flatMap { isGeneric($0) ? $0 : nil } }
    if generic.isEmpty { return }
    shared.removeAll { candidate in
      guard let requirement = candidate.function, requirement.isRequirement,
        requirement.kind == .method || requirement.kind == .initializer && !isGeneric(requirement)
      else { return false }
      return generic.contains { $0.isStatic == requirement.isStatic && labelsMatch($0, requirement) }
    }
  }

  /// Drops static requirements that a case of the enum meets: `.made(1)` is the case.
  func withoutMetByCases(_ candidates: [Candidate], _ own: [Candidate]) -> [Candidate] {
    let cases = own.compactMap { if case .enumCase(let one) = $0.member.kind { one } else { nil } }
    if cases.isEmpty { return candidates }
    return candidates.filter { candidate in
      guard let requirement = candidate.function, requirement.isRequirement, requirement.isStatic else { return true }
      return !cases.contains { $0.payload.map(\.label) == requirement.parameters.map(\.label) }
    }
  }

  /// Drops requirements that have other implementations among the candidates. The witness of a requirement depends on
  /// where the conformance is declared: under a condition it may be less specialized than a member of the type at
  /// hand. So if there are several candidates, the extensions' members decide.
  func withoutReplacedRequirements(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      guard let requirement = candidate.function, requirement.isRequirement else { return true }
      let others = candidates.filter { other in
        guard let function = other.function, !function.isRequirement else { return false }
        return function.fullName == requirement.fullName && function.isStatic == requirement.isStatic
          && function.isAsync == requirement.isAsync && function.isThrowing == requirement.isThrowing
      }
      return Set(others.map { ObjectIdentifier($0.member.context) }).count < 2
    }
  }

  /// True for overridden members, and for initializers that are not inherited.
  func isHidden(_ candidate: Candidate, by nearer: [Candidate], in declaration: NominalDeclaration) -> Bool {
    if let function = candidate.function {
      if function.kind == .initializer {
        return !(function.isConvenience && (declaration.detail?.inheritsConvenience ?? false))
      }
      return nearer.contains { $0.function?.overridden == function || overrides($0.function, function) }
    }
    if let variable = candidate.variable { return nearer.contains { $0.variable?.name == variable.name } }
    if case .subscripted(let old) = candidate.member.kind {
      return nearer.contains {
        if case .subscripted(let new) = $0.member.kind { new.getter.overridden == old.getter } else { false }
      }
    }
    return false
  }

  private func overrides(_ function: FunctionDeclaration?, _ other: FunctionDeclaration) -> Bool {
    var current = function
    while let candidate = current {
      if candidate == other { return true }
      current = candidate.overridden
    }
    return false
  }

  /// Drops repeated requirements: of equal methods that several protocols require, a type that conforms to all of
  /// them has one.
  func dropRepeatedRequirements(_ candidates: inout [Candidate]) {
    guard candidates.count > 1 else { return }
    dropRefinedRequirements(&candidates)
    var kept: [Candidate] = []
    candidates.removeAll { candidate in
      guard let function = candidate.function, function.isRequirement, function.kind == .method,
        function.genericParameters.count == 1
      else { return false }
      if kept.contains(where: { isSameRequirement(candidate, as: $0) }) { return true }
      kept.append(candidate)
      return false
    }
  }

  /// Drops properties and subscripts that a protocol among the owners requires again, as MutableCollection does with
  /// the subscript of Collection.
  private func dropRefinedRequirements(_ candidates: inout [Candidate]) {
    let all = candidates
    candidates.removeAll { candidate in
      guard candidate.function == nil, isRequirement(candidate.member), let owner = candidate.owner else {
        return false
      }
      return all.contains { other in
        guard let refining = other.owner, refining != owner, isRequirement(other.member) else { return false }
        return requires(other, again: candidate) && allProtocols([refining]).contains(owner)
      }
    }
  }

  func requires(_ one: Candidate, again other: Candidate) -> Bool {
    switch (one.member.kind, other.member.kind) {
    case (.variable(let new), .variable(let old)): new.kind == old.kind
    case (.subscripted(let new), .subscripted(let old)):
      isSameSignature(new.getter, one.substitution, as: old.getter, other.substitution)
    default: false
    }
  }

  private func isSameSignature(
    _ one: FunctionDeclaration, _ substitution: Substitution, as other: FunctionDeclaration, _ others: Substitution
  ) -> Bool {
    guard one.isStatic == other.isStatic, one.parameters.map(\.label) == other.parameters.map(\.label) else {
      return false
    }
    return zip(one.parameters, other.parameters).allSatisfy {
      reduce($0.variable.type.substituting(substitution)) == reduce($1.variable.type.substituting(others))
    }
  }

  private func isSameRequirement(_ one: Candidate, as other: Candidate) -> Bool {
    guard let function = one.function, let known = other.function, function.owner != known.owner,
      function.isStatic == known.isStatic, function.isAsync == known.isAsync, function.isThrowing == known.isThrowing,
      function.parameters.map(\.label) == known.parameters.map(\.label),
      function.parameters.map(\.variable.isInout) == known.parameters.map(\.variable.isInout),
      function.result.substituting(one.substitution) == known.result.substituting(other.substitution)
    else { return false }
    return zip(function.parameters, known.parameters).allSatisfy {
      $0.variable.type.substituting(one.substitution) == $1.variable.type.substituting(other.substitution)
    }
  }

  package func isRequirement(_ member: Member) -> Bool {
    switch member.kind {
    case .function(let function): function.isRequirement
    case .variable(let variable): variable.isRequirement
    case .subscripted(let subscripted): subscripted.getter.isRequirement
    case .enumCase, .type, .alias: false
    }
  }
}
