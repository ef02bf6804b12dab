import Tree

/// The type that witnesses an associated type of a protocol for a declaration.
extension DeclarationChecker {
  /// The type witness in terms of the type's own parameters: a nested type or alias of that name, a generic
  /// parameter, the type inferred from the members that satisfy the requirements, or the default.
  func findTypeWitness(_ associated: AssociatedType, of declaration: NominalDeclaration) -> Type? {
    guard let details = declaration.detail else { return nil }
    prepare(declaration)
    // A type declared below in the input: `var id: City.ID` above `struct City: Identifiable`.
    if !declaration.isLibrary, !details.hasDeclaredMembers, isDeclaredOutsideFunctions(declaration) {
      within(scope: globals, function: .some(nil), environment: []) { declareMembers(of: declaration) }
    }
    while let next = details.undeclaredExtensions.first { declareExtension(next.context) }
    let selfType = declaration.declaredType
    for member in members(of: declaration, named: associated.name) {
      switch member.kind {
      case .type(let nested): return .nominal(nested, nested.genericParameters.map { .parameter($0) })
      case .alias(let alias): return alias.type
      default: continue
      }
    }
    // The members decide before a generic parameter of that name: the value of `class Key<Value>: EnvironmentKey` with
    // `static var defaultValue: Value?` is an optional. Types of the library have no such member.
    let parameter = declaration.genericParameters.first { $0.name == associated.name }
    if declaration.isLibrary, let parameter { return .parameter(parameter) }
    guard
      allConformances(of: declaration).contains(where: { $0.associatedTypes.contains { $0.name == associated.name } })
    else { return parameter.map { .parameter($0) } }
    let key = WitnessSearches.Key(associated, of: declaration)
    guard !lookups.lacks(key, of: declaration), !witnessSearches.isHopeless(key) else {
      return parameter.map { .parameter($0) }
    }
    witnessSearches.begin(key)
    let conditions = conditionsOfConformances(with: associated, details)
    let found =
      conditions.isEmpty
      ? searchTypeWitness(associated, of: declaration, selfType)
      : within(scope: scope, environment: environment + conditions) {
        searchTypeWitness(associated, of: declaration, selfType)
      }
    // Constraints on parameters at this place may let members match that do not match elsewhere.
    if witnessSearches.end(hasFailed: found == nil), found == nil, environment.isEmpty {
      lookups.keepLack(of: key, in: declaration)
    }
    return found ?? parameter.map { .parameter($0) }
  }

  /// The conditions under which a type conforms to the protocols with the associated type: its witness may be a member
  /// of a parameter that they constrain.
  private func conditionsOfConformances(with associated: AssociatedType, _ details: NominalDetails) -> [Requirement] {
    let conformances = details.conformances.filter { conformance in
      allProtocols([conformance.protocolDeclaration]).contains { one in
        one.associatedTypes.contains { $0.name == associated.name }
      }
    }
    if conformances.contains(where: \.requirements.isEmpty) { return [] }
    return conformances.first?.requirements ?? []
  }

  /// Declares the members of an extension in this input, if that has not happened.
  package func declareExtension(_ context: TypeContext) {
    guard let details = context.declaration.detail,
      let index = details.undeclaredExtensions.firstIndex(where: { $0.context === context })
    else { return }
    let (_, declare) = details.undeclaredExtensions.remove(at: index)
    within(scope: globals, function: .some(nil), environment: [], declare)
  }

  private func searchTypeWitness(
    _ associated: AssociatedType, of declaration: NominalDeclaration, _ selfType: Type
  ) -> Type? {
    // An iterator that the type declares decides `Element`. While `subscript(position: Index) -> Element` is being
    // declared, subscripts of extensions are the only ones to infer it from.
    if let member = typeWitnessOfMember(associated, of: declaration, selfType, isWritten: true) { return member }
    // Aliases in the conformed protocols' extensions, and same-named associated types fixed by other protocols.
    if let inferred = inferTypeWitness(associated, of: declaration, selfType) { return inferred }
    if let equal = typeWitnessByConstraints(associated, of: declaration, selfType) { return equal }
    if let member = typeWitnessOfMember(associated, of: declaration, selfType, isWritten: false) { return member }
    for one in allConformances(of: declaration) {
      for case .same(.member(.parameter(let parameter), let other), let value) in one.detail?.requirements ?? []
      where parameter == one.selfParameter && other.name == associated.name {
        // `Magnitude == Magnitude.Magnitude` says nothing of what `Magnitude` is.
        if let own = one.selfParameter, !mentions(value, associated.name, of: .parameter(own)) {
          return reduce(value.substituting([own: selfType]))
        }
      }
      for other in one.associatedTypes where other.name == associated.name {
        if let value = other.defaultType, let own = one.selfParameter {
          return reduce(value.substituting([own: selfType]))
        }
      }
    }
    for one in allConformances(of: declaration) {
      for member in members(of: one, named: associated.name) {
        if case .alias(let alias) = member.kind, let own = one.selfParameter,
          meets(member.context.requirements, under: [own: selfType])
        {
          return reduce(alias.type.substituting([own: selfType]))
        }
      }
    }
    return nil
  }

  /// The type that a protocol makes equal to a member of another associated type, as in
  /// `associatedtype Iterator where Iterator.Element == Element`.
  ///
  /// - Parameter isWritten: True for an iterator that is a type or an alias in the declaration itself.
  private func typeWitnessOfMember(
    _ associated: AssociatedType, of declaration: NominalDeclaration, _ selfType: Type, isWritten: Bool
  ) -> Type? {
    for one in allConformances(of: declaration) {
      for case .same(let left, let right) in one.detail?.requirements ?? [] {
        for (side, value) in [(left, right), (right, left)] {
          guard case .member(.parameter(let parameter), let other) = side, parameter == one.selfParameter,
            other.name == associated.name, case .member(.member(.parameter(parameter), let inner), let outer) = value,
            !isWritten || isTypeMember(inner.name, of: declaration), let base = associatedType(inner, of: selfType)
          else { continue }
          if let found = associatedType(outer, of: base) { return found }
          // The iterator of a parameter, which is known by its protocols.
          if case .member = base { return reduce(.member(base, outer)) }
        }
      }
    }
    return nil
  }

  private func isTypeMember(_ name: String, of declaration: NominalDeclaration) -> Bool {
    !declaration.isLibrary
      && members(of: declaration, named: name).contains { member in
        switch member.kind {
        case .type, .alias: true
        default: false
        }
      }
  }

  /// A type for an associated type, and the types that the same member gives to others: `Index` beside `Element`.
  private typealias Inferred = (type: Type, others: [(AssociatedType, Type)])

  /// Inferred from the members: `func next() -> Int?` makes `Element` of IteratorProtocol an Int.
  ///
  /// Two subscripts may both be `subscript(position: Index) -> Element`: the one whose index is that of `startIndex`
  /// is meant, so that members which leave a choice are considered last.
  private func inferTypeWitness(
    _ associated: AssociatedType, of declaration: NominalDeclaration, _ selfType: Type
  ) -> Type? {
    var choices: [[Inferred]] = []
    for one in allConformances(of: declaration) {
      guard let own = one.selfParameter, decides(one, associated.name) else { continue }
      for requirement in requirements(of: one) {
        guard mentions(requirement, associated.name) else { continue }
        // Initializers share their name: those with other labels do not hide the ones in extensions.
        var direct = witnessCandidates(for: requirement, in: declaration).filter { labelsMatch($0, requirement) }
        var candidates = direct
        if direct.isEmpty || !direct.contains(where: { mayWitness($0, requirement, associated, of: own) }) {
          let shared = extensionCandidates(for: requirement, of: selfType, seeking: associated)
          if direct.isEmpty || !shared.isEmpty { (direct, candidates) = ([], shared) }
          // An extension `where Provider == Never` only repeats a default: others decide before it.
          if candidates.count > 1 {
            let fixed = candidates.filter {
              $0.detail?.context?.requirements.contains { names($0, associated) } ?? false
            }
            candidates = mostSpecializedFirst(candidates.filter { !fixed.contains($0) }) + fixed
          }
        }
        var inferred: [Inferred] = []
        for candidate in candidates {
          let variables = Dictionary(
            allProtocols([one]).flatMap(\.associatedTypes).map { ($0.name, TypeVariable(name: $0.name)) },
            uniquingKeysWith: { first, _ in first })
          // `func decode<T>(_ type: T.Type, from: Input)` has its own `T` in the protocol and in the type.
          let parallel = Dictionary(
            zip(ownParameters(of: requirement), ownParameters(of: candidate)), uniquingKeysWith: { first, _ in first })
          func open(_ type: Type) -> Type {
            type.map { part in
              switch part {
              case .parameter(let parameter) where parallel[parameter] != nil:
                parallel[parameter].map { .parameter($0) }
              // The `Self` of an extension of a refining protocol is another parameter than the protocol's own. What it
              // says of other associated types is known of the type: `indices: Range<Index>`.
              case .member(.parameter(let parameter), let member)
              where parameter == own || parameter.name == "Self" && member.name == associated.name:
                variables[member.name].map { .variable($0) }
              case .parameter(let parameter) where parameter == own: selfType
              case .parameter(let parameter) where parameter.name == "Self": selfType
              default: nil
              }
            }
          }
          let start = table.snapshot()
          let pairs =
            zip(requirement.parameters, candidate.parameters).map { (open($0.variable.type), open($1.variable.type)) }
            + [(open(requirement.result), open(candidate.result))]
            + thrownPair(requirement, candidate, of: declaration, open)
          let isMatch = labelsMatch(candidate, requirement) && pairs.allSatisfy { matches($0, $1) }
          var found = variables[associated.name]?.binding?.resolved
          let others =
            candidates.count == 1
            ? []
            : allProtocols([one]).flatMap(\.associatedTypes).compactMap { other -> (AssociatedType, Type)? in
              guard other.name != associated.name, let type = variables[other.name]?.binding?.resolved else {
                return nil
              }
              return type.hasTypeVariables ? nil : (other, type)
            }
          let assumed = direct.isEmpty ? candidate.detail?.context?.requirements.filter { names($0, associated) } : nil
          let holds = !isMatch || meets((assumed ?? []).map { $0.map(open) }, under: [:])
          table.rollback(to: start)
          table.commit(start)
          // `func all() -> [Item]` in an extension: another member decides what `Item` is.
          if isMatch, holds, let open = found, open.hasTypeVariables {
            found = open.map { part in
              guard case .variable(let variable) = part,
                let name = variables.first(where: { $0.value === variable })?.key, name != associated.name,
                let other = allProtocols([one]).flatMap(\.associatedTypes).first(where: { $0.name == name })
              else { return nil }
              return associatedType(other, of: selfType)
            }
          }
          if isMatch, holds, let found, !isDecided(found, byCallsOf: candidate), !found.hasTypeVariables,
            !mentions(found, associated.name, of: selfType)
          {
            let type = reduce(found)
            if candidates.count == 1 || direct.isEmpty { return type }
            // `f(_: Float)` beside `f(_: Int)` where only Int conforms as the associated type must.
            if !declaration.isLibrary, !associated.protocols.allSatisfy({ conforms(type, to: $0) }) { continue }
            inferred.append((type, others))
          }
        }
        if let first = inferred.first {
          if inferred.allSatisfy({ $0.type == first.type }) { return first.type }
          choices.append(inferred)
        }
      }
    }
    let choice = choices.first
    let fitting = choice?.first { one in
      one.others.allSatisfy { other, type in associatedType(other, of: selfType).map { $0 == reduce(type) } ?? true }
    }
    return (fitting ?? choice?.first)?.type
  }

  /// The type to which the constraints of an extension make an associated type equal, if the extension has a member
  /// that meets a requirement: `func run(_: inout Input)` in an `extension Step where Body.Input == Input`.
  private func typeWitnessByConstraints(
    _ associated: AssociatedType, of declaration: NominalDeclaration, _ selfType: Type
  ) -> Type? {
    for one in allConformances(of: declaration) {
      guard !one.isLibrary, let own = one.selfParameter, decides(one, associated.name) else { continue }
      for requirement in requirements(of: one) where mentions(requirement, associated.name) {
        let direct = witnessCandidates(for: requirement, in: declaration)
        if direct.contains(where: { labelsMatch($0, requirement) }) { continue }
        // An extension may have several equalities: the type that one gives helps to find the next.
        let candidates = extensionCandidates(
          for: requirement, of: selfType, seeking: associated, assumingEqualities: true)
        for candidate in candidates {
          for case .same(let left, let right) in candidate.detail?.context?.requirements ?? [] {
            for (side, value) in [(left, right), (right, left)] {
              guard case .member(.parameter(own), let member) = side, member.name == associated.name else { continue }
              if !value.contains(where: { $0 == .parameter(own) }) { return reduce(value) }
              guard case .member(.member(.parameter(own), let inner), let outer) = value,
                inner.name != associated.name, let base = associatedType(inner, of: selfType),
                let found = associatedType(outer, of: base)
              else { continue }
              return found
            }
          }
        }
      }
    }
    return nil
  }

  /// True if a protocol declares the associated type, or one of its own that equals it, as in
  /// `associatedtype Item where Item == Element`.
  private func decides(_ one: NominalDeclaration, _ name: String) -> Bool {
    if one.associatedTypes.contains(where: { $0.name == name }) { return true }
    let own = one.associatedTypes.map(\.name)
    return (one.detail?.requirements ?? []).contains { requirement in
      guard case .same(.member(_, let left), .member(_, let right)) = requirement else { return false }
      return left.name == name && own.contains(right.name) || right.name == name && own.contains(left.name)
    }
  }

  /// False for a member whose type does not conform as the associated type must: an `id` that is not Hashable.
  private func mayWitness(
    _ candidate: FunctionDeclaration, _ requirement: FunctionDeclaration, _ associated: AssociatedType,
    of own: GenericParameter
  ) -> Bool {
    guard requirement.result == .member(.parameter(own), associated), candidate.owner?.isLibrary == false,
      case .nominal = candidate.result, !candidate.result.hasTypeVariables
    else { return true }
    return associated.protocols.allSatisfy { conforms(candidate.result, to: $0) }
  }

  /// The generic parameters that a member declares itself.
  private func ownParameters(of member: FunctionDeclaration) -> [GenericParameter] {
    let owner = member.owner
    let outer = (owner?.genericParameters ?? []) + [owner?.selfParameter].compactMap { $0 }
    return member.genericParameters.filter { !outer.contains($0) }
  }

  /// False for a generic parameter of the member itself, which differs in each call.
  private func isDecided(_ type: Type, byCallsOf candidate: FunctionDeclaration) -> Bool {
    let own = ownParameters(of: candidate)
    return !own.isEmpty && type.contains { part in own.contains { part == .parameter($0) } }
  }

  /// `throws(Failure)` is satisfied by `throws(E)`, by `throws` and by a nonthrowing function. An iterator that also
  /// declares `next(isolation:)` fails as that does: its `next()` may be for older systems, without a type.
  private func thrownPair(
    _ requirement: FunctionDeclaration, _ candidate: FunctionDeclaration, of declaration: NominalDeclaration,
    _ open: (Type) -> Type
  ) -> [(Type, Type)] {
    guard let required = requirement.detail?.thrownType else { return [] }
    let deciding = isolatedNext(requirement, in: declaration) ?? candidate
    let thrown = deciding.detail?.thrownType ?? (deciding.isThrowing ? anyError : libraryNominal("Never"))
    return [(open(required), open(thrown))]
  }

  private func isolatedNext(
    _ requirement: FunctionDeclaration, in declaration: NominalDeclaration
  ) -> FunctionDeclaration? {
    guard requirement.name == "next", requirement.owner === libraryType("AsyncIteratorProtocol") else { return nil }
    return witnessCandidates(for: requirement, in: declaration).first { $0.parameters.map(\.label) == ["isolation"] }
  }

  /// `Index = Ring.Index` has no information: a default in an extension refers to the associated type itself.
  private func mentions(_ type: Type, _ name: String, of selfType: Type) -> Bool {
    type.contains { part in
      if case .member(let base, let member) = part { base == selfType && member.name == name } else { false }
    }
  }

  private func mentions(_ requirement: FunctionDeclaration, _ name: String) -> Bool {
    func mentioned(_ type: Type) -> Bool {
      type.contains { if case .member(_, let member) = $0 { member.name == name } else { false } }
    }
    return mentioned(requirement.result) || requirement.detail?.thrownType.map(mentioned) ?? false
      || requirement.parameters.contains { mentioned($0.variable.type) }
  }
}
