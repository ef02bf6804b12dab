import Tree

/// A member found for a base type.
package struct Candidate {
  package let member: Member
  /// The types of the owner's parameters (or of `Self`).
  package let substitution: Substitution
  /// The type that has the member: the base type or one of its superclasses.
  package let ownerType: Type
  /// 0: the type's own; each superclass adds one; protocols' come last.
  package let distance: Int
  /// True if it is reached through a protocol: a requirement or an extension's member.
  package let isFromProtocol: Bool

  package init(member: Member, substitution: Substitution, ownerType: Type, distance: Int, isFromProtocol: Bool) {
    self.member = member
    self.substitution = substitution
    self.ownerType = ownerType
    self.distance = distance
    self.isFromProtocol = isFromProtocol
  }

  package var function: FunctionDeclaration? {
    if case .function(let function) = member.kind { function } else { nil }
  }
  package var variable: VariableDeclaration? {
    if case .variable(let variable) = member.kind { variable } else { nil }
  }
  /// The type or protocol that declares it.
  var owner: NominalDeclaration? { member.context.declaration }
}

extension DeclarationChecker {
  /// Members of `type`'s values (or, with `isStatic`, of the type itself) by that name; nearest first.
  package func lookUpMembers(of type: Type, named name: String, isStatic: Bool?) -> [Candidate] {
    if let completion, name == CompletionProbe.name { completion.noteMembers(of: described(type), isStatic: isStatic) }
    var found = allMembers(of: head(type), named: name)
    if input.hidesModules { found.removeAll { hiddenModule(of: $0.member) != nil } }
    if file.isLibrary { found.removeAll { isAddedByProgram($0, to: type) } }
    if isOpen, found.count > 1 { found = withoutShadowed(withoutPrivate(found)) }
    guard let isStatic else { return found }
    return found.filter { candidate in
      switch candidate.member.kind {
      case .variable(let variable): (variable.kind == .staticProperty) == isStatic
      case .function(let function): function.kind == .initializer ? isStatic : function.isStatic == isStatic
      case .subscripted(let subscripted): subscripted.getter.isStatic == isStatic
      case .enumCase, .type, .alias: isStatic
      }
    }
  }

  /// Two files of a module may extend a type with the same member, private to each of them.
  private func withoutPrivate(_ candidates: [Candidate]) -> [Candidate] {
    guard let section = sequence(first: scope, next: \.parent).lazy.compactMap(\.section).first else {
      return candidates
    }
    return candidates.filter { candidate in
      guard let place = candidate.member.place, place.file === file, level(of: candidate.member) <= .fileprivate else {
        return true
      }
      return file.sectionIndex(at: place.offset) == section
    }
  }

  private func level(of member: Member) -> AccessLevel {
    let written: AccessLevel? =
      switch member.kind {
      case .function(let function): function.detail?.access
      case .variable(let variable): variable.detail?.access
      case .subscripted(let subscripted): subscripted.getter.detail?.access
      // A case is as visible as its enum.
      case .enumCase: member.context.declaration.accessLevel
      case .type(let type): type.accessLevel
      case .alias: .public
      }
    return written ?? member.context.levelOfMembers
  }

  /// Two modules may extend a type with the same member: each of them uses its own, and others use the one that is not
  /// internal, unless they import the module for tests.
  private func withoutShadowed(_ candidates: [Candidate]) -> [Candidate] {
    let isElsewhere = { [file] (candidate: Candidate) in
      candidate.member.place.map { $0.file !== file && !$0.file.isLibrary } ?? false
    }
    guard candidates.contains(where: isElsewhere) else { return candidates }
    let testable = sequence(first: scope, next: \.parent).first { $0.imports != nil }?.testableImports ?? []
    let visible = candidates.filter { candidate in
      guard isElsewhere(candidate) else { return true }
      let module = candidate.member.place.flatMap { moduleNames[ObjectIdentifier($0.file)] }
      return level(of: candidate.member) >= (module.map(testable.contains) ?? false ? .internal : .package)
    }
    let candidates = visible.isEmpty ? candidates : visible
    let own = candidates.filter { $0.member.place?.file === file }
    if own.isEmpty || own.count == candidates.count { return candidates }
    return candidates.filter { candidate in !isElsewhere(candidate) || !own.contains { shadows($0, candidate) } }
  }

  private func shadows(_ own: Candidate, _ other: Candidate) -> Bool {
    guard own.owner == other.owner else { return false }
    return switch (own.member.kind, other.member.kind) {
    case (.function(let one), .function(let another)): isRedeclaration(one, of: another)
    case (.subscripted(let one), .subscripted(let another)): isRedeclaration(one.getter, of: another.getter)
    case (.function, _), (_, .function), (.subscripted, _), (_, .subscripted): false
    default: true
    }
  }

  /// The module that would have to be imported to make the member of the type visible.
  func hiddenModule(ofMember name: String, of type: Type) -> String? {
    guard input.hidesModules else { return nil }
    let candidates = allMembers(of: head(type), named: name)
    return candidates.lazy.compactMap { [unowned self] in hiddenModule(of: $0.member) }.first
  }

  private func allMembers(of type: Type, named name: String) -> [Candidate] {
    var found: [Candidate] = []
    if case .nominal(let declaration, let arguments) = type, arguments.isEmpty {
      if let known = lookups.members(of: declaration, named: name) { return known }
      collectMembers(of: type, named: name, distance: 0, into: &found)
      lookups.keep(found, of: declaration, named: name)
    } else if isDecided(type) {
      if let known = lookups.members(of: type, named: name) { return known }
      collectMembers(of: type, named: name, distance: 0, into: &found)
      lookups.keep(found, of: type, named: name)
    } else {
      collectMembers(of: type, named: name, distance: 0, into: &found)
    }
    return found
  }

  /// True if the type consists of declarations alone, and so means the same everywhere.
  private func isDecided(_ type: Type) -> Bool {
    guard case .nominal(_, let arguments) = type else { return false }
    return arguments.allSatisfy { isDecided($0) }
  }

  private func collectMembers(of type: Type, named name: String, distance: Int, into result: inout [Candidate]) {
    switch type {
    case .nominal(let declaration, let arguments):
      prepare(declaration)
      let own = substitution(declaration, arguments)
      for member in members(of: declaration, named: name) {
        guard isViable(member.context, own) else { continue }
        result.append(
          Candidate(member: member, substitution: own, ownerType: type, distance: distance, isFromProtocol: false))
      }
      if let superclass = declaration.superclass {
        var inherited: [Candidate] = []
        collectMembers(of: superclass.substituting(own), named: name, distance: distance + 1, into: &inherited)
        result += inherited.filter { !isHidden($0, by: result, in: declaration) }
      }
      if distance == 0 {
        var shared: [Candidate] = []
        collectProtocolMembers(of: type, allConformances(of: declaration), named: name, into: &shared)
        if declaration.isLibrary { dropMetByGenericMembers(&shared, own: result) }
        let met = withoutMetByCases(withoutWitnessed(withoutUnmet(shared, of: type), by: result), result)
        result += arguments.isEmpty ? met : withoutReplacedRequirements(met)
      }
    case .parameter, .member, .opaque:
      collectBoundMembers(of: type, protocols(of: type), named: name, distance: distance, into: &result)
    case .existential(let protocols, _, _):
      collectBoundMembers(of: type, allProtocols(protocols), named: name, distance: distance, into: &result)
    case .variable(let variable):
      if !variable.protocols.isEmpty {
        collectProtocolMembers(of: type, allProtocols(variable.protocols), named: name, into: &result)
      }
    case .tuple, .function, .metatype, .anyObject, .integer, .error: break
    }
  }

  /// The members of a type that is known by its superclass and its protocols, among them those of the superclass.
  private func collectBoundMembers(
    of type: Type, _ protocols: [NominalDeclaration], named name: String, distance: Int, into result: inout [Candidate]
  ) {
    var all = protocols
    if let superclass = superclass(of: type) {
      collectMembers(of: superclass, named: name, distance: distance + 1, into: &result)
      let inherited = superclass.nominal.map { allConformances(of: $0) } ?? []
      all += inherited.filter { !protocols.contains($0) }
    }
    collectProtocolMembers(of: type, all, named: name, into: &result)
    dropRepeatedRequirements(&result)
  }

  /// The members of a conditional conformance exist only if its conditions are met. If there are no others, they are
  /// kept, so that the error can be reported.
  private func withoutUnmet(_ candidates: [Candidate], of type: Type) -> [Candidate] {
    guard let first = candidates.first?.owner, candidates.contains(where: { $0.owner != first }) else {
      return candidates
    }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    var known: [NominalDeclaration: Bool] = [:]
    let met = candidates.filter { candidate in
      guard let owner = candidate.owner else { return true }
      if let isMet = known[owner] { return isMet }
      let isMet = conforms(type, to: owner)
      known[owner] = isMet
      return isMet
    }
    return met.isEmpty ? candidates : met
  }

  /// True if all members belong to conditional conformances whose conditions do not hold.
  package func areUnmet(_ candidates: [Candidate], of type: Type) -> Bool {
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return candidates.allSatisfy { candidate in
      guard candidate.isFromProtocol, let owner = candidate.owner else { return false }
      return !conforms(type, to: owner)
    }
  }

  /// Drops `async` requirements with a synchronous witness among the candidates: in an `async` function the requirement
  /// would be preferred to the member that is called.
  private func withoutWitnessed(_ candidates: [Candidate], by own: [Candidate]) -> [Candidate] {
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

  /// Drops static requirements that a case of the enum meets: `.made(1)` is the case.
  private func withoutMetByCases(_ candidates: [Candidate], _ own: [Candidate]) -> [Candidate] {
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
  private func withoutReplacedRequirements(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      guard let requirement = candidate.function, requirement.isRequirement else { return true }
      let others = candidates.filter { other in
        guard let function = other.function, !function.isRequirement else { return false }
        return function.fullName == requirement.fullName && function.isStatic == requirement.isStatic
          && function.isAsync == requirement.isAsync && function.isThrowing == requirement.isThrowing
      }
      return Set(others.compactMap(\.owner)).count < 2
    }
  }

  /// True for overridden members, and for initializers that are not inherited.
  private func isHidden(_ candidate: Candidate, by nearer: [Candidate], in declaration: NominalDeclaration) -> Bool {
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

  private func collectProtocolMembers(
    of type: Type, _ protocols: [NominalDeclaration], named name: String, into result: inout [Candidate]
  ) {
    for declaration in protocols where !declaration.holdsOnlyWitnesses {
      guard let own = declaration.selfParameter else { continue }
      for member in members(of: declaration, named: name) {
        let substitution: Substitution = [own: type]
        guard isViable(member.context, substitution) else { continue }
        result.append(
          Candidate(member: member, substitution: substitution, ownerType: type, distance: 50, isFromProtocol: true))
      }
    }
  }

  /// Drops repeated requirements: of equal methods that several protocols require, a type that conforms to all of
  /// them has one.
  private func dropRepeatedRequirements(_ candidates: inout [Candidate]) {
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

  private func requires(_ one: Candidate, again other: Candidate) -> Bool {
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

  /// True if the extension's conditions hold, as far as is known. Binds nothing.
  private func isViable(_ context: TypeContext, _ substitution: Substitution) -> Bool {
    if context.requirements.isEmpty { return true }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    // The protocols of an existential hold for the value in it.
    let open = context.requirements.filter { requirement in
      guard case .conforms(let type, let declaration) = requirement, case .parameter = type else { return true }
      return !isSelfConforming(type.substituting(substitution), declaration)
    }
    return meets(open, under: substitution)
  }

  /// True if the first extension's types are a subset of the second's, or its protocol refines that of the second
  /// one.
  package func isMoreSpecial(_ one: TypeContext, than other: TypeContext) -> Bool {
    let fits = (isFor(one, among: other), isFor(other, among: one))
    if fits.0 != fits.1 { return fits.0 }
    return one.declaration != other.declaration && allProtocols([one.declaration]).contains(other.declaration)
  }

  /// True if every type that the one extension applies to is among those of the other.
  package func isFor(_ one: TypeContext, among other: TypeContext) -> Bool {
    let outer = environment
    let start = table.snapshot()
    defer {
      environment = outer
      table.rollback(to: start)
    }
    // The conditions in force at the place of use do not count: in an extension of both, all conditions of both are
    // met.
    environment = one.requirements
    guard let own = one.declaration.selfParameter, let wanted = other.declaration.selfParameter else {
      return one.declaration == other.declaration && meets(other.requirements, under: [:])
    }
    // `Self` itself, or the type that `Self == T` requires.
    let type = head(.parameter(own))
    if case .nominal = type, !conforms(type, to: other.declaration) { return false }
    let known = allProtocols([one.declaration] + protocols(of: type))
    return (type.nominal != nil || known.contains(other.declaration))
      && meets(other.requirements, under: [wanted: type])
  }

  /// Applies conditions that may also determine an unknown argument: `extension Array where Element == Int`.
  package func apply(_ requirements: [Requirement], under substitution: Substitution) -> Bool {
    for requirement in requirements {
      switch requirement {
      case .conforms(let type, let declaration):
        let subject = reduce(type.substituting(substitution))
        if let variable = unbound(subject) {
          if !conforms(subject, to: declaration) { return false }
          require(variable, declaration)
        } else if case .member = subject, subject.hasTypeVariables {
          continue
        } else if !conforms(subject, to: declaration), !isSelfConforming(subject, declaration) {
          return false
        }
      case .same(let left, let right):
        let (one, other) = (left.substituting(substitution), right.substituting(substitution))
        if !matches(one, other), !matchesAsConvertedElements(one, other) { return false }
      case .inherits(let type, let superclass):
        let subject = reduce(type.substituting(substitution))
        let bound = superclass.substituting(substitution)
        if let variable = unbound(subject) {
          // `Node.article`, a member for one class of contexts: nothing else determines it.
          if variable.fallback == nil, variable.literal == nil, !bound.hasTypeVariables {
            table.remember(variable)
            variable.fallback = bound
          }
          continue
        }
        if !isSubclass(subject, of: bound), !matches(subject, bound) { return false }
      case .isClass(let type):
        let subject = reduce(type.substituting(substitution))
        if let variable = unbound(subject) {
          // A literal never makes a class instance; `nil` has no type by itself.
          if let literal = variable.literal, literal != .nilValue { return false }
        } else if case .member = subject, subject.hasTypeVariables {
          continue
        } else if !mayBeClass(subject) {
          return false
        }
      }
    }
    return true
  }

  /// True if the type is a class, as far as is known.
  private func mayBeClass(_ type: Type) -> Bool {
    switch type.resolved {
    case .existential(let protocols, _, _) where isOpen && !protocols.isEmpty: true
    case .parameter(let parameter) where !parameter.protocols.isEmpty: true
    default: isClassType(type)
    }
  }

  /// True if `any P` can be the argument for `<T: P>`: Swift opens the existential; see `Type.existential` in the
  /// compiler.
  package func isSelfConforming(_ type: Type, _ declaration: NominalDeclaration) -> Bool {
    guard case .existential(let protocols, _, _) = head(type) else { return false }
    if let superclass = superclass(of: type), conforms(superclass, to: declaration) { return true }
    return allProtocols(protocols).contains(declaration)
  }

  private func require(_ variable: TypeVariable, _ declaration: NominalDeclaration) {
    guard !variable.protocols.contains(declaration) else { return }
    table.remember(variable)
    variable.protocols.append(declaration)
  }

  /// The test for opened existentials in `bind`.
  package func conformsOrOpens(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    conforms(type, to: declaration) || isSelfConforming(type, declaration)
  }
}
