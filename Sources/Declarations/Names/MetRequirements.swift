import Tree

/// The conditions of extensions and generic declarations, and whether types meet them.
extension DeclarationChecker {
  /// True if the extension's conditions hold, as far as is known. Binds nothing.
  func isViable(_ context: TypeContext, _ substitution: Substitution) -> Bool {
    if context.requirements.isEmpty { return true }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    // The protocols of an existential hold for the value in it, but an array of existentials has none of them as its
    // elements.
    let open = context.requirements.filter { requirement in
      guard case .conforms(let type, let declaration) = requirement, case .parameter(let parameter) = type,
        parameter == context.declaration.selfParameter
      else { return true }
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

  func require(_ variable: TypeVariable, _ declaration: NominalDeclaration) {
    guard !variable.protocols.contains(declaration) else { return }
    table.remember(variable)
    variable.protocols.append(declaration)
  }

  /// The test for opened existentials in `bind`.
  package func conformsOrOpens(_ type: Type, to declaration: NominalDeclaration) -> Bool {
    conforms(type, to: declaration) || isSelfConforming(type, declaration)
  }
}
