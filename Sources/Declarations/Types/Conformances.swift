import Diagnostics
import Source
import Tree

/// Which types meet which protocols, and how.
extension DeclarationChecker {
  /// The protocols and all they inherit, without repetition.
  package func allProtocols(_ protocols: [NominalDeclaration]) -> [NominalDeclaration] {
    if protocols.count == 1 { return inheritance(of: protocols[0]) }
    var result: [NominalDeclaration] = []
    for declaration in protocols {
      for one in inheritance(of: declaration) where !result.contains(one) { result.append(one) }
    }
    return result
  }

  /// A protocol and all it inherits. Kept, because every literal asks for it several times.
  private func inheritance(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    if let known = declaration.detail?.inheritance { return known }
    var result: [NominalDeclaration] = []
    var isComplete = true
    func add(_ declaration: NominalDeclaration) {
      guard !result.contains(declaration) else { return }
      result.append(declaration)
      prepare(declaration)
      if declaration.detail?.isBeingPrepared ?? false { isComplete = false }
      for inherited in declaration.inheritedProtocols { add(inherited) }
      for case .conforms(.parameter(let parameter), let other) in declaration.detail?.requirements ?? []
      where parameter == declaration.selfParameter { add(other) }
    }
    add(declaration)
    if isComplete { declaration.detail?.inheritance = result }
    return result
  }

  /// The protocols a type that is not concrete is known to meet here.
  package func protocols(of type: Type) -> [NominalDeclaration] {
    var direct: [NominalDeclaration] = []
    switch type.resolved {
    case .parameter(let parameter): direct = parameter.protocols
    case .member(let base, let associated):
      direct = associated.protocols
      // `Self.SubSequence: Collection where …` of the protocols that declare more about an inherited associated type.
      for one in protocols(of: base) {
        for case .conforms(.member(_, let other), let declaration) in one.detail?.requirements ?? []
        where other.name == associated.name { direct.append(declaration) }
        for other in one.associatedTypes where other.name == associated.name { direct += other.protocols }
      }
    case .opaque(let opaque, _): direct = opaque.protocols
    case .existential(let protocols, _, _): direct = protocols
    case .variable(let variable): direct = variable.protocols
    default: return []
    }
    let resolved = type.resolved
    for case .conforms(let subject, let declaration) in environment where isSameMember(subject, resolved) {
      direct.append(declaration)
    }
    return allProtocols(direct)
  }

  /// Every protocol the declaration conforms to under some condition, inherited ones and superclasses' included.
  package func allConformances(of declaration: NominalDeclaration) -> [NominalDeclaration] {
    if let known = lookups.conformances(of: declaration) { return known }
    prepare(declaration)
    var result = allProtocols((declaration.detail?.conformances ?? []).map(\.protocolDeclaration))
    if let parent = declaration.superclass?.nominal {
      for one in allConformances(of: parent) where !result.contains(one) { result.append(one) }
    }
    lookups.keep(result, of: declaration)
    return result
  }

  package func conforms(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    switch type.resolved {
    case .error: return true
    case .nominal(let nominal, let arguments):
      if declaration.name == "Sendable" && declaration.isLibrary { return true }
      return nominalConforms(nominal, arguments, to: declaration)
    case .member(let base, let associated) where unbound(base)?.literal != nil:
      guard let variable = unbound(base), let fallback = defaultType(of: variable),
        let known = associatedType(associated, of: fallback)
      else { return false }
      return conforms(known, to: declaration)
    case .parameter, .member, .opaque:
      if declaration.name == "Sendable" && declaration.isLibrary { return true }
      if protocols(of: type).contains(declaration) { return true }
      if let superclass = superclass(of: type) { return conforms(superclass, to: declaration) }
      return false
    case .existential(let protocols, _, _):
      if declaration.isLibrary && (declaration.name == "Sendable") { return true }
      // An existential conforms to itself only where nothing static is asked: Error does.
      if declaration.isLibrary && declaration.name == "Error" { return allProtocols(protocols).contains(declaration) }
      if let superclass = superclass(of: type), conforms(superclass, to: declaration) { return true }
      return false
    case .variable(let variable): return literal(variable, conformsTo: declaration)
    case .tuple(let elements):
      // Tuples of Equatable elements have `==` but do not conform; Void and Sendable aside.
      return declaration.name == "Sendable" && elements.allSatisfy { conforms($0.type, to: declaration) }
    case .function, .metatype, .anyObject: return declaration.name == "Sendable" && declaration.isLibrary
    }
  }

  private func literal(_ variable: TypeVariable, conformsTo declaration: NominalDeclaration) -> Bool {
    guard let type = defaultType(of: variable) else { return true }
    if conforms(type, to: declaration) { return true }
    // Another type with the literal might: a float where an integer is written.
    if variable.literal == .integer { return conforms(libraryNominal("Double"), to: declaration) }
    return !declaration.isLibrary
  }

  private func nominalConforms(
    _ nominal: NominalDeclaration, _ arguments: [Type], to declaration: NominalDeclaration
  ) -> Bool {
    if let (found, isMet) = judgedConformance(nominal, arguments, to: declaration) {
      return isMet ?? meets(found.requirements, of: nominal, arguments)
    }
    if let superclass = nominal.superclass {
      return conforms(superclass.substituting(substitution(nominal, arguments)), to: declaration)
    }
    return false
  }

  /// The declared conformance that gives `declaration`, directly or by inheritance; the least conditional wins.
  package func declaredConformance(
    _ nominal: NominalDeclaration, _ arguments: [Type], to declaration: NominalDeclaration
  ) -> DeclaredConformance? {
    judgedConformance(nominal, arguments, to: declaration)?.conformance
  }

  /// The same, and whether its requirements are met, where the choice has shown that: to ask twice would double the work
  /// with each type inside of a type.
  private func judgedConformance(
    _ nominal: NominalDeclaration, _ arguments: [Type], to declaration: NominalDeclaration
  ) -> (conformance: DeclaredConformance, isMet: Bool?)? {
    if let known = lookups.conformance(of: nominal, to: declaration) { return known.map { ($0, nil) } }
    prepare(nominal)
    let candidates = (nominal.detail?.conformances ?? []).filter {
      $0.protocolDeclaration == declaration || allProtocols([$0.protocolDeclaration]).contains(declaration)
    }
    let unconditional = candidates.first { $0.requirements.isEmpty }
    if candidates.isEmpty || unconditional != nil { lookups.keep(unconditional, of: nominal, to: declaration) }
    if let unconditional { return (unconditional, true) }
    if candidates.count < 2 { return candidates.first.map { ($0, nil) } }
    if let met = candidates.first(where: { meets($0.requirements, of: nominal, arguments) }) { return (met, true) }
    return candidates.first.map { ($0, false) }
  }

  func meets(_ requirements: [Requirement], of nominal: NominalDeclaration, _ arguments: [Type]) -> Bool {
    requirements.isEmpty || meets(requirements, under: substitution(nominal, arguments))
  }

  package func meets(_ requirements: [Requirement], under substitution: Substitution) -> Bool {
    for requirement in requirements {
      switch requirement {
      case .conforms(let type, let declaration):
        let subject = reduce(type.substituting(substitution))
        // What belongs to a type not known yet may do: `Bound.Stride` while `Bound` is open.
        if !belongsToUnknown(subject), !conforms(subject, to: declaration) { return false }
      case .same(let left, let right):
        if !matches(reduce(left.substituting(substitution)), reduce(right.substituting(substitution))) { return false }
      case .isClass(let type):
        if !isClassType(reduce(type.substituting(substitution))) { return false }
      case .inherits(let type, let superclass):
        if !isSubclass(reduce(type.substituting(substitution)), of: superclass.substituting(substitution)) {
          return false
        }
      }
    }
    return true
  }

  /// An associated type of something of which nothing is known, not even a literal.
  private func belongsToUnknown(_ type: Type) -> Bool {
    if case .member(let base, _) = type {
      unbound(base).map { $0.literal == nil } ?? belongsToUnknown(base)
    } else {
      false
    }
  }

  package func substitution(_ nominal: NominalDeclaration, _ arguments: [Type]) -> Substitution {
    Dictionary(zip(nominal.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  package func substitution(for type: Type) -> Substitution {
    if case .nominal(let declaration, let arguments) = type { return substitution(declaration, arguments) }
    return [:]
  }

  /// The class a type that is not concrete is known to inherit from.
  package func superclass(of type: Type) -> Type? {
    switch type.resolved {
    case .parameter(let parameter):
      for case .inherits(let subject, let superclass) in environment where subject == type { return superclass }
      return parameter.superclass ?? superclass(askedBy: protocols(of: type))
    case .existential(let protocols, let superclass, _):
      if let superclass, superclass != .anyObject { return superclass }
      return self.superclass(askedBy: allProtocols(protocols))
    case .opaque(let opaque, let arguments):
      let written = opaque.superclass?.substituting(
        Dictionary(zip(opaque.parameters, arguments), uniquingKeysWith: { first, _ in first }))
      return written ?? superclass(askedBy: protocols(of: type))
    case .member: return superclass(askedBy: protocols(of: type))
    case .nominal(let declaration, let arguments):
      prepare(declaration)
      return declaration.superclass?.substituting(substitution(declaration, arguments))
    default: return nil
    }
  }

  /// Some protocols are for the subclasses of one class alone.
  private func superclass(askedBy protocols: [NominalDeclaration]) -> Type? {
    for one in protocols where !one.isLibrary {
      if let superclass = one.selfParameter?.superclass { return superclass }
    }
    return nil
  }

  package func isSubclass(_ type: Type, of other: Type) -> Bool {
    var current: Type? = type.resolved
    while let candidate = current {
      if candidate.nominal == other.nominal, candidate.nominal != nil {
        return matches(candidate, other)
      }
      current = superclass(of: candidate)
    }
    return false
  }

  // MARK: Associated types

  /// Replaces what is known: bound variables, parameters fixed by same-type requirements, associated types of
  /// concrete types.
  package func reduce(_ type: Type) -> Type {
    type.map { part in
      switch part {
      case .variable(let variable):
        return variable.binding.map { reduce($0) }
      case .parameter:
        for case .same(let left, let right) in environment {
          // `T == [T.Element]` would lead round and round.
          if left == part, !right.contains(where: { $0 == part }) { return reduce(right) }
        }
        return nil
      case .member(let base, let associated):
        let reducedBase = reduce(base)
        switch reducedBase {
        case .variable(let variable) where variable.binding == nil:
          _ = variable
          return .member(reducedBase, associated)
        case .parameter, .member, .opaque:
          let member = Type.member(reducedBase, associated)
          for case .same(let left, let right) in environment {
            if isSameMember(left, member) && right != member { return reduce(right) }
            if isSameMember(right, member) && left != member, !isDependent(left) { return reduce(left) }
          }
          if let known = sameTypeInProtocols(reducedBase, associated) { return known }
          if case .opaque(let opaque, let arguments) = reducedBase {
            return opaqueMember(opaque, arguments, associated)
          }
          return member
        case .existential:
          if let known = associatedType(associated, of: reducedBase) { return known }
          return .member(reducedBase, associated)
        default:
          return associatedType(associated, of: reducedBase) ?? .member(reducedBase, associated)
        }
      default: return nil
      }
    }
  }

  private func opaqueMember(_ opaque: OpaqueType, _ arguments: [Type], _ associated: AssociatedType) -> Type {
    associatedType(associated, of: .opaque(opaque, arguments)) ?? .member(.opaque(opaque, arguments), associated)
  }

  /// A parameter that is the same as a member is replaced by that, and not the other way round as well.
  private func isDependent(_ type: Type) -> Bool {
    switch type {
    case .member, .parameter: true
    default: false
    }
  }

  private func isSameMember(_ left: Type, _ right: Type) -> Bool {
    guard case .member(let leftBase, let leftMember) = left, case .member(let rightBase, let rightMember) = right else {
      return left == right
    }
    return leftMember.name == rightMember.name && isSameMember(leftBase.resolved, rightBase.resolved)
  }

  /// `Element` of a `StringProtocol` is a `Character`, as that protocol says.
  private func sameTypeInOwnProtocols(_ base: Type, _ associated: AssociatedType) -> Type? {
    for one in protocols(of: base) {
      guard let own = one.selfParameter else { continue }
      for case .same(.member(.parameter(own), let member), let value) in one.detail?.requirements ?? []
      where member.name == associated.name {
        if case .nominal(_, []) = value { return value }
      }
    }
    return nil
  }

  /// `associatedtype Iterator where Iterator.Element == Element`
  private func sameTypeInProtocols(_ base: Type, _ associated: AssociatedType) -> Type? {
    if let known = sameTypeInOwnProtocols(base, associated) { return known }
    guard case .member(let outer, let inner) = base else { return nil }
    for one in protocols(of: outer) {
      guard let selfParameter = one.selfParameter else { continue }
      for case .same(let left, let right) in one.detail?.requirements ?? [] {
        for (subject, value) in [(left, right), (right, left)] {
          if case .member(.member(.parameter(let parameter), let first), let second) = subject,
            parameter == selfParameter, first.name == inner.name, second.name == associated.name
          {
            if case .member(.member, _) = value { continue }
            return reduce(value.substituting([selfParameter: outer]))
          }
        }
      }
    }
    return nil
  }

  package func associatedType(_ associated: AssociatedType, of type: Type) -> Type? {
    let type = type.resolved
    // What stands for each other stands for nothing: a wrong type may say so.
    guard associatedTypeDepth < 64 else { return nil }
    associatedTypeDepth += 1
    defer { associatedTypeDepth -= 1 }
    switch type {
    case .nominal(let declaration, let arguments):
      if let known = declaration.detail?.typeWitnesses[associated] {
        return reduce(known.substituting(substitution(declaration, arguments)))
      }
      if let found = findTypeWitness(associated, of: declaration) {
        declaration.detail?.typeWitnesses[associated] = found
        return reduce(found.substituting(substitution(declaration, arguments)))
      }
      if let superclass = declaration.superclass {
        return associatedType(associated, of: superclass.substituting(substitution(declaration, arguments)))
      }
      return nil
    case .opaque(let opaque, let arguments):
      // Only what is written is known outside.
      guard let written = opaque.arguments.first(where: { $0.associated.name == associated.name }) else {
        return nil
      }
      let substitution = Dictionary(zip(opaque.parameters, arguments), uniquingKeysWith: { first, _ in first })
      return reduce(written.type.substituting(substitution))
    case .variable(let variable):
      return defaultType(of: variable).flatMap { associatedType(associated, of: $0) }
    case .existential(let protocols, _, let arguments):
      if let given = arguments.first(where: { $0.associated.name == associated.name }) { return given.type }
      for one in allProtocols(protocols) {
        for case .same(.member(.parameter(let parameter), let other), let value) in one.detail?.requirements ?? []
        where parameter == one.selfParameter && other.name == associated.name { return value }
      }
      return nil
    default: return nil
    }
  }

  /// In terms of the type's own parameters: a nested type or alias of that name, a generic parameter, what the
  /// members that meet the requirements say, or the default.
  private func findTypeWitness(_ associated: AssociatedType, of declaration: NominalDeclaration) -> Type? {
    guard let details = declaration.detail else { return nil }
    prepare(declaration)
    // A type further down in the input: `var id: City.ID` above `struct City: Identifiable`.
    if !declaration.isLibrary, !details.hasDeclaredMembers, isFileScope(details.outerScope) {
      within(scope: globals, function: .some(nil), environment: []) { declareMembers(of: declaration) }
    }
    let selfType = declaration.declaredType
    for member in members(of: declaration, named: associated.name) {
      switch member.kind {
      case .type(let nested): return .nominal(nested, nested.genericParameters.map { .parameter($0) })
      case .alias(let alias): return alias.type
      default: continue
      }
    }
    for parameter in declaration.genericParameters where parameter.name == associated.name {
      return .parameter(parameter)
    }
    guard
      allConformances(of: declaration).contains(where: { $0.associatedTypes.contains { $0.name == associated.name } })
    else { return nil }
    guard details.witnessesBeingInferred.insert(associated).inserted else { return nil }
    defer { details.witnessesBeingInferred.remove(associated) }
    // Aliases in the conformed protocols' extensions, and same-named associated types fixed by other protocols.
    if let inferred = inferTypeWitness(associated, of: declaration, selfType) { return inferred }
    for one in allConformances(of: declaration) {
      // `associatedtype Iterator where Iterator.Element == Element`
      for case .same(let left, let right) in one.detail?.requirements ?? [] {
        for (side, value) in [(left, right), (right, left)] {
          guard case .member(.parameter(let parameter), let other) = side, parameter == one.selfParameter,
            other.name == associated.name, case .member(.member(.parameter(parameter), let inner), let outer) = value,
            let base = associatedType(inner, of: selfType)
          else { continue }
          if let found = associatedType(outer, of: base) { return found }
        }
      }
    }
    for one in allConformances(of: declaration) {
      for case .same(.member(.parameter(let parameter), let other), let value) in one.detail?.requirements ?? []
      where parameter == one.selfParameter && other.name == associated.name {
        if let own = one.selfParameter { return reduce(value.substituting([own: selfType])) }
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

  /// From the members: `func next() -> Int?` makes `Element` of IteratorProtocol an Int.
  private func inferTypeWitness(
    _ associated: AssociatedType, of declaration: NominalDeclaration, _ selfType: Type
  ) -> Type? {
    for one in allConformances(of: declaration) {
      guard one.associatedTypes.contains(where: { $0.name == associated.name }), let own = one.selfParameter else {
        continue
      }
      for requirement in requirements(of: one) {
        guard mentions(requirement, associated.name) else { continue }
        let direct = witnessCandidates(for: requirement, in: declaration)
        for candidate in direct.isEmpty ? extensionCandidates(for: requirement, of: selfType) : direct {
          let variables = Dictionary(
            allProtocols([one]).flatMap(\.associatedTypes).map { ($0.name, TypeVariable(name: $0.name)) },
            uniquingKeysWith: { first, _ in first })
          func open(_ type: Type) -> Type {
            type.map { part in
              switch part {
              case .member(.parameter(let parameter), let member) where parameter == own:
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
            + [(open(requirement.result), open(candidate.result))] + thrownPair(requirement, candidate, open)
          let isMatch =
            labelsMatch(candidate, requirement)
            && pairs.allSatisfy { matches($0, $1) }
          let found = variables[associated.name]?.binding?.resolved
          table.rollback(to: start)
          table.commit(start)
          if isMatch, let found, !found.hasTypeVariables, !mentions(found, associated.name, of: selfType) {
            return found
          }
        }
      }
    }
    return nil
  }

  /// `throws(Failure)` is met by `throws(E)`, by `throws` and by what does not throw.
  private func thrownPair(
    _ requirement: FunctionDeclaration, _ candidate: FunctionDeclaration, _ open: (Type) -> Type
  ) -> [(Type, Type)] {
    guard let required = requirement.detail?.thrownType else { return [] }
    let thrown = candidate.detail?.thrownType ?? (candidate.isThrowing ? anyError : libraryNominal("Never"))
    return [(open(required), open(thrown))]
  }

  /// `Index = Ring.Index` says nothing: a default in an extension repeats the name it is asked for.
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
