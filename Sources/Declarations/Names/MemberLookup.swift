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
    let testable = testableImports
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
        dropMetByGenericMembers(&shared, own: result)
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
}
