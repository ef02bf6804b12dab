import Diagnostics
import Source
import Tree

/// Conformances of types to protocols.
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

  /// A protocol and all protocols that it inherits. Cached, because every literal needs it several times.
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

  /// The protocols to which a nonconcrete type is known to conform here.
  package func protocols(of type: Type) -> [NominalDeclaration] {
    var direct: [NominalDeclaration] = []
    switch type.resolved {
    case .parameter(let parameter): direct = parameter.protocols
    case .member(let base, let associated):
      direct = associated.protocols
      // `Self.SubSequence: Collection where …` of the protocols that declare more about an inherited associated type.
      for one in protocols(of: base) {
        direct += required(by: one, ofMember: [associated.name])
        for other in one.associatedTypes where other.name == associated.name { direct += other.protocols }
      }
      // `Items.Element: P` of a protocol to which the base of the base conforms, and so on.
      var (outer, path) = (base.resolved, [associated.name])
      while case .member(let next, let member) = outer {
        path.insert(member.name, at: 0)
        outer = next.resolved
        for one in protocols(of: outer) { direct += required(by: one, ofMember: path) }
      }
    case .opaque(let opaque, _): direct = opaque.protocols
    case .existential(let protocols, _, _): direct = protocols
    case .variable(let variable): direct = variable.protocols
    default: return []
    }
    let resolved = type.resolved
    let declared = direct.count
    let equals = replaced(by: resolved)
    for equal in equals.dropFirst() {
      if case .parameter(let other) = equal { direct += other.protocols }
      if case .member(_, let other) = equal { direct += other.protocols }
    }
    for case .conforms(let subject, let declaration) in environment
    where equals.contains(where: { isSameMember(subject, $0) }) { direct.append(declaration) }
    if direct.count == declared { return allProtocols(direct) }
    // Constraints known only at this place may refine the others. Its requirements, restated, come first.
    return allProtocols(direct).enumerated().map { (count: inheritance(of: $1).count, offset: $0, declaration: $1) }
      .sorted { ($1.count, $0.offset) < ($0.count, $1.offset) }.map(\.declaration)
  }

  /// The protocols to which a member of each conforming type must conform: `P` for `Items.Element`, from
  /// `associatedtype Items: Collection where Items.Element: P`.
  private func required(by declaration: NominalDeclaration, ofMember path: [String]) -> [NominalDeclaration] {
    (declaration.detail?.requirements ?? []).compactMap { requirement in
      guard case .conforms(let subject, let required) = requirement, pathFromSelf(subject, of: declaration) == path
      else { return nil }
      return required
    }
  }

  /// `["Items", "Element"]` for `Self.Items.Element`.
  func pathFromSelf(_ type: Type, of declaration: NominalDeclaration) -> [String]? {
    switch type.resolved {
    case .parameter(let parameter): parameter == declaration.selfParameter ? [] : nil
    case .member(let base, let associated): pathFromSelf(base, of: declaration).map { $0 + [associated.name] }
    default: nil
    }
  }

  /// The type, and all that the requirements in force replace by it: `A` and `B` in `where A: Comparable, A == B`,
  /// `ID` and `Data.Element` in `where ID == Data.Element`.
  private func replaced(by type: Type) -> [Type] {
    var equals = [type]
    switch type {
    case .parameter, .member: break
    default: return equals
    }
    var index = 0
    while index < equals.count {
      for case .same(let left, let right) in environment where isSameMember(right.resolved, equals[index]) {
        switch left.resolved {
        case .parameter, .member:
          if !equals.contains(where: { isSameMember($0, left.resolved) }) { equals.append(left.resolved) }
        default: break
        }
      }
      index += 1
    }
    return equals
  }

  /// All protocols to which the declaration conforms under some condition, including inherited ones and those of
  /// superclasses.
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
    if declaration.isLibrary, declaration.isCopyabilityMarker { return !isNoncopyable(type) }
    switch type.resolved {
    case .error: return true
    case .integer: return false
    case .nominal(let nominal, let arguments):
      if declaration.name == "Sendable" && declaration.isLibrary { return true }
      // The conformances of a type with a name can be used anywhere, unless they are isolated.
      if declaration.name == "SendableMetatype" && declaration.isLibrary { return true }
      if nominalConforms(nominal, arguments, to: declaration) { return true }
      if declaration.name == "BitwiseCopyable", declaration.isLibrary, isBitwiseCopyable(nominal, declaration) {
        return true
      }
      return isOpen && mayConformUnseen(nominal, to: declaration)
    case .member(let base, let associated) where unbound(base)?.literal != nil:
      guard let variable = unbound(base), let fallback = defaultType(of: variable),
        let known = associatedType(associated, of: fallback)
      else { return false }
      return conforms(known, to: declaration)
    case .member(let base, _) where base.resolved.nominal != nil:
      // The parameter of a closure, `(Data.Element) -> Content`, whose `Data` has been found since.
      let known = reduce(type.resolved)
      if case .member = known { return false }
      return conforms(known, to: declaration)
    case .parameter, .member, .opaque:
      if declaration.name == "Sendable" && declaration.isLibrary { return true }
      if protocols(of: type).contains(declaration) { return true }
      if let superclass = superclass(of: type) { return conforms(superclass, to: declaration) }
      return mayConformUnseen(protocols(of: type), to: declaration)
    case .existential(let protocols, _, _):
      if declaration.isLibrary && (declaration.name == "Sendable") { return true }
      // An existential conforms to its own protocol only if that has no static requirements: Error does.
      if declaration.isLibrary && declaration.name == "Error" { return allProtocols(protocols).contains(declaration) }
      if let superclass = superclass(of: type), conforms(superclass, to: declaration) { return true }
      return mayConformUnseen(allProtocols(protocols), to: declaration)
    case .variable(let variable): return literal(variable, conformsTo: declaration)
    case .tuple(let elements):
      // Tuples of Equatable elements have `==` but do not conform, except for Void and Sendable.
      return declaration.name == "Sendable" && elements.allSatisfy { conforms($0.type, to: declaration) }
    case .function, .metatype, .anyObject: return declaration.name == "Sendable" && declaration.isLibrary
    }
  }

  private func literal(_ variable: TypeVariable, conformsTo declaration: NominalDeclaration) -> Bool {
    guard let type = defaultType(of: variable) else { return true }
    if conforms(type, to: declaration) { return true }
    // Another type with this literal might conform: a floating-point type for an integer literal.
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

  /// The declared conformance to `declaration`, directly or by inheritance; the least conditional one is preferred.
  package func declaredConformance(
    _ nominal: NominalDeclaration, _ arguments: [Type], to declaration: NominalDeclaration
  ) -> DeclaredConformance? {
    judgedConformance(nominal, arguments, to: declaration)?.conformance
  }

  /// The same, and the result of checking its requirements if the selection has determined that: checking again would
  /// double the work for each nested type.
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
    // `: View where …` rather than a conformance to a protocol that refines View.
    let ordered =
      candidates.filter { $0.protocolDeclaration == declaration }
      + candidates.filter { $0.protocolDeclaration != declaration }
    if let met = ordered.first(where: { meets($0.requirements, of: nominal, arguments) }) { return (met, true) }
    return ordered.first.map { ($0, false) }
  }

  func meets(_ requirements: [Requirement], of nominal: NominalDeclaration, _ arguments: [Type]) -> Bool {
    requirements.isEmpty || meets(requirements, under: substitution(nominal, arguments))
  }

  package func meets(_ requirements: [Requirement], under substitution: Substitution) -> Bool {
    for requirement in requirements {
      switch requirement {
      case .conforms(let type, let declaration):
        let subject = reduce(type.substituting(substitution))
        // A subject that depends on an unknown type may conform: `Bound.Stride` while `Bound` is open.
        if !belongsToUnknown(subject), !conforms(subject, to: declaration) { return false }
      case .same(let left, let right):
        if !matches(reduce(left.substituting(substitution)), reduce(right.substituting(substitution))) { return false }
      case .isClass(let type):
        let subject = reduce(type.substituting(substitution))
        if let variable = unbound(subject) {
          // A literal never makes a class instance.
          if let literal = variable.literal, literal != .nilValue { return false }
        } else if !isClassType(subject) {
          return false
        }
      case .inherits(let type, let superclass):
        let subject = reduce(type.substituting(substitution))
        if unbound(subject) == nil, !isSubclass(subject, of: superclass.substituting(substitution)) { return false }
      }
    }
    return true
  }

  /// True for an associated type of a type that is completely unknown, not even a literal's.
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

  /// The class from which a nonconcrete type is known to inherit.
  package func superclass(of type: Type) -> Type? {
    switch type.resolved {
    case .parameter(let parameter):
      for case .inherits(let subject, let superclass) in environment where subject == type && !isUnknown(superclass) {
        return superclass
      }
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

  /// The superclass that some protocols require of conforming types.
  private func superclass(askedBy protocols: [NominalDeclaration]) -> Type? {
    for one in protocols where !one.isLibrary {
      if let superclass = one.selfParameter?.superclass { return superclass }
    }
    return nil
  }

  package func isSubclass(_ type: Type, of other: Type) -> Bool {
    // A class or protocol that obsh lacks: nothing contradicts it.
    if isTakenToConform(other) { return true }
    var current: Type? = type.resolved
    while let candidate = current {
      if candidate.nominal == other.nominal, candidate.nominal != nil {
        return matches(candidate, other)
      }
      current = superclass(of: candidate)
    }
    return false
  }
}
