import Tree

/// Resolution of associated types: by written types, by the constraints at a place, and by a type's own witnesses.
extension DeclarationChecker {
  /// Replaces everything that is known: bound variables, parameters with same-type requirements, associated types of
  /// concrete types.
  package func reduce(_ type: Type) -> Type {
    type.map { part in
      switch part {
      case .variable(let variable):
        return variable.binding.map { reduce($0) }
      case .parameter:
        for case .same(let left, let right) in environment {
          // `T == [T.Element]` would not terminate.
          if left == part, !right.contains(where: { $0 == part }) { return reduce(right) }
        }
        return sameMember(as: part)
      case .member(let base, let associated):
        let reducedBase = reduce(base)
        switch reducedBase {
        case .variable(let variable) where variable.binding == nil:
          _ = variable
          return .member(reducedBase, associated)
        case .parameter, .member, .opaque:
          let member = Type.member(reducedBase, associated)
          for case .same(let left, let right) in environment {
            // `M == M.M` would not terminate from left to right.
            if isSameMember(left, member), right != member, !right.contains(where: { isSameMember($0, left) }) {
              return reduce(right)
            }
            guard isSameMember(right, member), left != member else { continue }
            // `Self == SubSequence`
            if !isDependent(left) || right.contains(where: { $0 == left }) { return reduce(left) }
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

  /// The type of a parameter that is a member of another one, which an extension makes a known type: `Output` where
  /// `Style.Output == Output` and `Style == Decimals`.
  private func sameMember(as parameter: Type) -> Type? {
    for case .same(.member(let base, let associated), parameter) in environment where base != parameter {
      for case .same(base, let known) in environment where !isDependent(known) {
        if let type = associatedType(associated, of: known) { return type }
      }
    }
    return nil
  }

  private func opaqueMember(_ opaque: OpaqueType, _ arguments: [Type], _ associated: AssociatedType) -> Type {
    associatedType(associated, of: .opaque(opaque, arguments)) ?? .member(.opaque(opaque, arguments), associated)
  }

  /// True for a parameter that is the same as a member: it is replaced by the member, but not the reverse.
  private func isDependent(_ type: Type) -> Bool {
    switch type {
    case .member, .parameter: true
    default: false
    }
  }

  func isSameMember(_ left: Type, _ right: Type) -> Bool {
    guard case .member(let leftBase, let leftMember) = left, case .member(let rightBase, let rightMember) = right else {
      return left == right
    }
    return leftMember.name == rightMember.name && isSameMember(leftBase.resolved, rightBase.resolved)
  }

  /// `Element` of a `StringProtocol` is a `Character`, as the protocol declares.
  private func sameTypeInOwnProtocols(_ base: Type, _ associated: AssociatedType) -> Type? {
    for one in protocols(of: base) {
      guard let own = one.selfParameter else { continue }
      for case .same(.member(.parameter(own), let member), let value) in one.detail?.requirements ?? []
      where member.name == associated.name {
        switch value {
        case .nominal(_, []): return value
        // `protocol Flag: Key where Key == Self`
        case .parameter(own) where base != value: return base
        // `protocol Table: Collection where Element == (key: Key, value: Value)`
        case .nominal, .tuple, .existential, .function, .metatype:
          let repeats = value.contains { part in
            if case .member(_, let other) = part { other.name == member.name } else { false }
          }
          // Members that are made of each other would not terminate.
          if repeats || associatedTypeDepth >= 16 { continue }
          associatedTypeDepth += 1
          defer { associatedTypeDepth -= 1 }
          return reduce(value.substituting([own: base]))
        default: continue
        }
      }
    }
    return nil
  }

  /// `associatedtype Iterator where Iterator.Element == Element`
  private func sameTypeInProtocols(_ base: Type, _ associated: AssociatedType) -> Type? {
    if let known = sameTypeInOwnProtocols(base, associated) { return known }
    var (outer, path) = (base, [associated.name])
    while case .member(let next, let member) = outer {
      path.insert(member.name, at: 0)
      outer = next
      for one in protocols(of: outer) {
        guard let selfParameter = one.selfParameter else { continue }
        for case .same(let left, let right) in one.detail?.requirements ?? [] {
          for (subject, value) in [(left, right), (right, left)] where pathFromSelf(subject, of: one) == path {
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
    // Associated types that are equal only to each other have no type. An invalid type may declare that.
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
      // `publisher.sink { … }` with something opaque for `some Publisher`.
      return isUnknown(declaration) ? unknownType : nil
    case .opaque(let opaque, let arguments):
      // Only the written constraints are known outside.
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
}
