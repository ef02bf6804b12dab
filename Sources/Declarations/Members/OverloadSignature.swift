import Source
import Tree

/// The properties that distinguish a function, initializer or subscript from others with the same name, as in swiftc
/// (lib/AST, OverloadSignature): labels, types, the constraints on generic parameters, and whether it is static or
/// async. The errors it throws, its isolation, and the conformances of an opaque result are not part of the
/// signature.
///
/// Generic parameters are compared by their positions: for a comparison, those of one declaration take the names of
/// the other's.
struct OverloadSignature: Equatable {
  /// One constraint on the generic parameters, in comparable form.
  enum Condition: Hashable {
    case conforms(Type, NominalDeclaration)
    case same(Set<Type>)
    case inherits(Type, Type)
    case isClass(Type)
  }

  struct Parameter: Equatable {
    let label: String?
    let type: Type
    let isInout: Bool
    let isVariadic: Bool
    let isAutoclosure: Bool
    let ownership: VariableDetails.PassedOwnership
    /// One flag for each function type in the type, true if it is `@Sendable`. Equality of types ignores this.
    let sendable: [Bool]
  }

  let name: String
  let isStatic: Bool
  let isAsync: Bool
  let isPostfix: Bool
  let parameters: [Parameter]
  let result: Type
  let conditions: Set<Condition>
}

extension DeclarationChecker {
  /// True if the first declaration conflicts with the second.
  package func isRedeclaration(_ one: FunctionDeclaration, of other: FunctionDeclaration) -> Bool {
    guard one.name == other.name, one.parameters.map(\.label) == other.parameters.map(\.label),
      one.isStatic == other.isStatic, one.isRequirement == other.isRequirement
    else { return false }
    if one.detail?.packs != nil || other.detail?.packs != nil {
      return one.detail?.packs?.signature == other.detail?.packs?.signature
    }
    // The parameters of an enclosing type belong to both declarations.
    let own = one.genericParameters.filter { !other.genericParameters.contains($0) }
    let theirs = other.genericParameters.filter { !one.genericParameters.contains($0) }
    guard own.count == theirs.count else { return false }
    let renamed = Dictionary(uniqueKeysWithValues: zip(own, theirs.map { Type.parameter($0) }))
    return signature(of: one, renaming: renamed) == signature(of: other, renaming: [:])
  }

  private func signature(of function: FunctionDeclaration, renaming renamed: Substitution) -> OverloadSignature {
    let asked = requirements(of: function).map { $0.substituting(renamed) }
    let known = equalities(among: asked)
    func canonical(_ type: Type) -> Type { type.substituting(renamed).map { known[$0] } }
    let parameters = function.parameters.map { parameter in
      OverloadSignature.Parameter(
        label: parameter.label, type: canonical(parameter.variable.type), isInout: parameter.variable.isInout,
        isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure,
        ownership: parameter.variable.detail?.passedOwnership ?? .none,
        sendable: sendability(of: parameter.variable.type))
    }
    // Neither the type behind `some` nor a failable initializer distinguishes two declarations.
    let isHidden = function.kind == .initializer || !function.opaqueResults.isEmpty
    let result = isHidden ? Type.any : canonical(function.result)
    return OverloadSignature(
      name: function.name, isStatic: function.isStatic, isAsync: function.isAsync,
      isPostfix: function.detail?.isPostfix ?? false, parameters: parameters, result: result,
      conditions: conditions(asked, known))
  }

  /// True if a function has the same constraints on its own generic parameters as the one that it may override, under
  /// a substitution of the latter's parameters.
  ///
  /// - Parameter isExact: False if the function may also have weaker constraints.
  func constrains(
    _ function: FunctionDeclaration, _ own: [GenericParameter], as old: FunctionDeclaration,
    _ substitution: Substitution, isExact: Bool
  ) -> Bool {
    if own.isEmpty { return true }
    let new = Set(own)
    func asked(_ requirements: [Requirement]) -> Set<OverloadSignature.Condition> {
      let mine = requirements.filter { requirement in
        requirement.subject.contains { if case .parameter(let one) = $0 { new.contains(one) } else { false } }
      }
      return conditions(mine, equalities(among: mine))
    }
    let (mine, theirs) = (
      asked(requirements(of: function)), asked(requirements(of: old).map { $0.substituting(substitution) })
    )
    return isExact ? mine == theirs : mine.isSubset(of: theirs)
  }

  /// All constraints on the generic parameters of a function: those of the parameters, those in the function's
  /// `where` clause, and those of the enclosing extension.
  private func requirements(of function: FunctionDeclaration) -> [Requirement] {
    var result = (function.detail?.context?.requirements ?? []) + (function.detail?.requirements ?? [])
    for parameter in function.genericParameters {
      result += parameter.protocols.map { .conforms(.parameter(parameter), $0) }
      if let superclass = parameter.superclass { result.append(.inherits(.parameter(parameter), superclass)) }
      if parameter.mustBeClass { result.append(.isClass(.parameter(parameter))) }
    }
    return result
  }

  /// True if the contexts of two members, extensions or the type itself, have the same constraints.
  func haveSameConditions(_ one: TypeContext, _ other: TypeContext) -> Bool {
    one === other
      || conditions(one.requirements, equalities(among: one.requirements))
        == conditions(other.requirements, equalities(among: other.requirements))
  }

  /// The known types of the requirements' equalities, by the abstract type.
  private func equalities(among requirements: [Requirement]) -> [Type: Type] {
    var known: [Type: Type] = [:]
    for case .same(let left, let right) in requirements {
      if isAbstract(left) { known[left] = right } else { known[right] = left }
    }
    return known
  }

  private func isAbstract(_ type: Type) -> Bool {
    switch type {
    case .parameter, .member: true
    default: false
    }
  }

  private func conditions(_ requirements: [Requirement], _ known: [Type: Type]) -> Set<OverloadSignature.Condition> {
    var result: Set<OverloadSignature.Condition> = []
    for requirement in requirements {
      switch requirement {
      case .conforms(let type, let declaration):
        // Constraints on a type that is itself known add nothing.
        guard known[type].map(isAbstract) ?? true else { continue }
        for one in allProtocols([declaration]) { result.insert(.conforms(known[type] ?? type, one)) }
      case .same(let left, let right): result.insert(.same([left, right]))
      case .inherits(let type, let superclass): result.insert(.inherits(type, superclass))
      case .isClass(let type): result.insert(.isClass(type))
      }
    }
    return result
  }

  private func sendability(of type: Type) -> [Bool] {
    var result: [Bool] = []
    _ = type.contains { part in
      if case .function(let function) = part { result.append(function.isolation.isSendable) }
      return false
    }
    return result
  }
}
