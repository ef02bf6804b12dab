import Source
import Tree

package struct WitnessKey: Hashable {
  let requirement: FunctionDeclaration
  let type: Type
  let arguments: [Type]

  package init(requirement: FunctionDeclaration, type: Type, arguments: [Type]) {
    self.requirement = requirement
    self.type = type
    self.arguments = arguments
  }
}

/// The declarations with which types satisfy requirements.
extension DeclarationChecker {
  /// The type's own members that could satisfy the requirement by name and kind; accessors for accessors.
  func witnessCandidates(
    for requirement: FunctionDeclaration, in declaration: NominalDeclaration
  ) -> [FunctionDeclaration] {
    members(of: declaration, named: requirement.name).flatMap { accessors(of: $0, like: requirement) }
      + (requirement.isOperator ? freeOperators(requirement.name, for: declaration) : [])
  }

  /// The members in extensions of the protocols to which the type conforms. Conditions on the requested associated
  /// type are left to the caller: `extension P where Key == Self`.
  func extensionCandidates(
    for requirement: FunctionDeclaration, of type: Type, seeking associated: AssociatedType,
    assumingEqualities: Bool = false
  ) -> [FunctionDeclaration] {
    guard case .nominal(let declaration, _) = type else { return [] }
    return allConformances(of: declaration).flatMap { one -> [FunctionDeclaration] in
      guard let own = one.selfParameter else { return [] }
      return members(of: one, named: requirement.name)
        .filter { member in
          let known = member.context.requirements.filter { one in
            if case .same = one, assumingEqualities { return false }
            return !names(one, associated)
          }
          return !isRequirement(member) && isOffered(member, to: type) && meets(known, under: [own: type])
        }
        .flatMap { accessors(of: $0, like: requirement) }
    }
  }

  func names(_ requirement: Requirement, _ associated: AssociatedType) -> Bool {
    requirement.types.contains { type in
      type.contains { if case .member(.parameter, let member) = $0 { member.name == associated.name } else { false } }
    }
  }

  /// False for a default that belongs to an SPI, unless the type is the library's or the program imports the SPI.
  private func isOffered(_ member: Member, to type: Type) -> Bool {
    guard case .variable(let variable) = member.kind, let spi = variable.detail?.spi,
      case .nominal(let declaration, _) = type, !declaration.isLibrary
    else { return true }
    return importedSPI.contains(spi)
  }

  private func accessors(of member: Member, like requirement: FunctionDeclaration) -> [FunctionDeclaration] {
    switch (member.kind, requirement.kind) {
    case (.function(let function), .method), (.function(let function), .initializer):
      function.isStatic == requirement.isStatic ? [function] : []
    case (.variable(let variable), .getter):
      (variable.kind == .staticProperty) == requirement.isStatic ? [storedGetter(of: variable)] : []
    case (.variable(let variable), .setter):
      (variable.kind == .staticProperty) == requirement.isStatic ? [storedSetter(of: variable)].compactMap { $0 } : []
    case (.subscripted(let subscripted), .getter): [subscripted.getter]
    case (.subscripted(let subscripted), .setter): [subscripted.setter].compactMap { $0 }
    case (.enumCase(let enumCase), _):
      requirement.isStatic ? [caseWitness(enumCase, isFunction: requirement.kind == .method)] : []
    default: []
    }
  }

  /// A function that reads the property, created for stored ones so that they can satisfy requirements and be
  /// overridden.
  func storedGetter(of variable: VariableDeclaration) -> FunctionDeclaration {
    if let getter = variable.getter {
      // The type of the property may have to be inferred.
      if variable.wrapping != nil { _ = variable.type }
      return getter
    }
    if let known = witnesses.storedAccessors[variable]?.getter { return known }
    let getter = makeStoredAccessor(.getter, of: variable)
    getter.result = variable.type
    if let value = readOfSelf(getter, variable) {
      getter.checkedBody = Block([Statement(.returnValue(value), place: variable.place)], end: variable.place)
    }
    witnesses.storedAccessors[variable, default: (nil, nil)].getter = getter
    return getter
  }

  func storedSetter(of variable: VariableDeclaration) -> FunctionDeclaration? {
    if let setter = variable.setter { return setter }
    guard variable.getter == nil, !variable.isLet else { return nil }
    if let known = witnesses.storedAccessors[variable]?.setter { return known }
    let setter = makeStoredAccessor(.setter, of: variable)
    setter.isMutating = !(variable.owner?.isClass ?? true)
    if !setter.isStatic, let context = variable.detail?.context { declareSelf(of: setter, context: context) }
    let value = VariableDeclaration(
      name: "newValue", kind: .parameter, type: variable.type, isLet: true, place: variable.place)
    value.function = setter
    setter.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
    if let target = readOfSelf(setter, variable) {
      let new = Expression(.variable(value), type: variable.type, place: variable.place)
      let assignment = Expression(.assign(target, new), type: .void, place: variable.place)
      setter.checkedBody = Block([Statement(.expression(assignment), place: variable.place)], end: variable.place)
    }
    witnesses.storedAccessors[variable, default: (nil, nil)].setter = setter
    return setter
  }

  private func makeStoredAccessor(_ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration)
    -> FunctionDeclaration
  {
    let function = makeFunction(variable.name, kind, at: variable.place)
    let context = variable.detail?.context
    function.owner = variable.owner
    function.accessorOf = variable
    function.isStatic = variable.kind == .staticProperty
    if let owner = variable.owner {
      function.genericParameters = owner.selfParameter.map { [$0] } ?? owner.genericParameters
    }
    function.details = FunctionDetails(outer: nil, context: context, scope: globals)
    if let context { declareSelf(of: function, context: context) }
    return function
  }

  func readOfSelf(_ function: FunctionDeclaration, _ variable: VariableDeclaration) -> Expression? {
    guard let selfVariable = function.selfVariable, let owner = variable.owner else { return nil }
    let place = variable.place
    if variable.kind == .staticProperty {
      return Expression(.staticVariable(variable, owner: owner.declaredType), type: variable.type, place: place)
    }
    let base = Expression(.variable(selfVariable), type: selfVariable.type, place: place)
    var substitution: Substitution = [:]
    for parameter in function.genericParameters { substitution[parameter] = .parameter(parameter) }
    return Expression(
      .property(base, variable, substitution, isDirect: false), type: variable.type, place: place)
  }

  /// A function that creates the case.
  func caseWitness(_ enumCase: CaseDeclaration, isFunction: Bool) -> FunctionDeclaration {
    let key = ObjectIdentifier(enumCase)
    if let known = witnesses.cases[key] { return known }
    let function = makeFunction(enumCase.name, isFunction ? .method : .getter, at: enumCase.place)
    function.owner = enumCase.owner
    function.isStatic = true
    function.genericParameters = enumCase.owner.genericParameters
    let selfType = enumCase.owner.declaredType
    function.result = selfType
    if let context = enumCase.owner.detail?.context { declareSelf(of: function, context: context) }
    var payload: [Expression] = []
    if isFunction {
      for (index, element) in enumCase.payload.enumerated() {
        let variable = VariableDeclaration(
          name: element.label ?? "value\(index)", kind: .parameter, type: element.type, isLet: true,
          place: enumCase.place)
        variable.function = function
        function.parameters.append(FunctionDeclaration.Parameter(label: element.label, variable: variable))
        payload.append(Expression(.variable(variable), type: element.type, place: enumCase.place))
      }
    }
    let value = Expression(.enumCase(enumCase, payload), type: selfType, place: enumCase.place)
    function.checkedBody = Block([Statement(.returnValue(value), place: enumCase.place)], end: enumCase.place)
    witnesses.cases[key] = function
    return function
  }

  /// Finds the witness for a concrete type; see `TypeKnowledge`.
  package func findWitness(for requirement: FunctionDeclaration, of type: Type, arguments: [Type]) -> Witness? {
    guard let declaration = requirement.owner, let own = declaration.selfParameter else { return nil }
    let type = type.resolved
    var substitution: Substitution = [own: type]
    let ownGenerics = requirement.genericParameters.filter { $0 != own }
    for (parameter, argument) in zip(ownGenerics, arguments) { substitution[parameter] = argument }
    var generic: Witness?
    var level: Type? = conformingClass(of: type, to: declaration) ?? type
    while let current = level, case .nominal(let nominal, let nominalArguments) = current {
      prepare(nominal)
      // A superclass satisfies the requirement for itself.
      var expected = substitution
      expected[own] = current
      let conditions = conditions(of: current, for: requirement)
      for member in members(of: nominal, named: requirement.name)
      where isKnown(member.context.requirements, under: conditions) {
        for candidate in accessors(of: member, like: requirement) {
          if let found = match(
            candidate, requirement, expected, selfType: current, nominal, nominalArguments, member.context,
            arguments)
          {
            guard isLessSpecialized(found, than: requirement) else { return found }
            generic = generic ?? found
          }
        }
      }
      level = superclass(of: current)
    }
    if requirement.isOperator {
      let free = type.nominal.map { freeOperators(requirement.name, for: $0) } ?? operatorFunctions(requirement.name)
      for candidate in free where candidate.owner == nil {
        if let found = matchFree(candidate, requirement, substitution) { return found }
      }
    }
    let shared = matchInProtocols(requirement, type, substitution, arguments)
    guard let generic else { return shared }
    return shared.flatMap { isGeneric($0.function) ? nil : $0 } ?? generic
  }

  /// True for a generic method that meets a requirement without generic parameters: one that is not generic, even in
  /// an extension of a protocol, is preferred.
  private func isLessSpecialized(_ witness: Witness, than requirement: FunctionDeclaration) -> Bool {
    isGeneric(witness.function) && !isGeneric(requirement)
  }

  /// True if the function has generic parameters of its own.
  package func isGeneric(_ function: FunctionDeclaration) -> Bool {
    let own = function.owner?.genericParameters ?? []
    return function.genericParameters.contains { $0 != function.owner?.selfParameter && !own.contains($0) }
  }

  /// The class that declares the conformance: members added by its subclasses do not satisfy requirements, but
  /// overrides do.
  private func conformingClass(of type: Type, to declaration: NominalDeclaration) -> Type? {
    var found: Type?
    var level: Type? = type
    while let current = level, case .nominal(let nominal, let arguments) = current, nominal.isClass {
      if declaredConformance(nominal, arguments, to: declaration) != nil { found = current }
      level = superclass(of: current)
    }
    return found
  }

  func match(
    _ candidate: FunctionDeclaration, _ requirement: FunctionDeclaration, _ substitution: Substitution,
    selfType: Type, _ nominal: NominalDeclaration, _ nominalArguments: [Type], _ context: TypeContext,
    _ arguments: [Type], comparesLabels: Bool = true
  ) -> Witness? {
    guard comparesLabels ? labelsMatch(candidate, requirement) : passesMatch(candidate, requirement) else { return nil }
    var own = self.substitution(nominal, nominalArguments)
    guard meets(context.requirements, under: own) else { return nil }
    let generics = candidate.genericParameters.filter { !nominal.genericParameters.contains($0) }
    let variables = openParameters(generics)
    for (parameter, variable) in zip(generics, variables) { own[parameter] = .variable(variable) }
    let start = table.snapshot()
    let isMatch = typesMatch(candidate, own, requirement, substitution)
    for (index, (parameter, variable)) in zip(generics, variables).enumerated() {
      own[parameter] = variable.binding?.resolved ?? (index < arguments.count ? arguments[index] : .void)
    }
    table.rollback(to: start)
    table.commit(start)
    guard isMatch else { return nil }
    // Conditions on a requirement's own parameters belong to the requirement as long as those are open.
    let isOpen = arguments.contains { if case .parameter = $0 { true } else { false } }
    if let details = candidate.detail, !isOpen, !meets(details.requirements, under: own) { return nil }
    return Witness(function: candidate, substitution: own)
  }

  private func matchFree(
    _ candidate: FunctionDeclaration, _ requirement: FunctionDeclaration, _ substitution: Substitution
  ) -> Witness? {
    guard labelsMatch(candidate, requirement) else { return nil }
    var own: Substitution = [:]
    let variables = openParameters(candidate.genericParameters)
    for (parameter, variable) in zip(candidate.genericParameters, variables) { own[parameter] = .variable(variable) }
    let start = table.snapshot()
    let isMatch = typesMatch(candidate, own, requirement, substitution)
    for (parameter, variable) in zip(candidate.genericParameters, variables) {
      own[parameter] = variable.binding?.resolved ?? .void
    }
    table.rollback(to: start)
    table.commit(start)
    guard isMatch else { return nil }
    for parameter in candidate.genericParameters {
      guard let type = own[parameter], parameter.protocols.allSatisfy({ conforms(type, to: $0) }) else { return nil }
    }
    return Witness(function: candidate, substitution: own)
  }

  private func openParameters(_ parameters: [GenericParameter]) -> [TypeVariable] {
    parameters.map { parameter in
      let variable = TypeVariable(name: parameter.name)
      variable.protocols = parameter.protocols
      return variable
    }
  }

  package func labelsMatch(_ candidate: FunctionDeclaration, _ requirement: FunctionDeclaration) -> Bool {
    candidate.parameters.count == requirement.parameters.count
      && zip(candidate.parameters, requirement.parameters).allSatisfy { $0.label == $1.label }
      && passesMatch(candidate, requirement)
      && !(candidate.isAsync && !requirement.isAsync)
      && !(candidate.isThrowing && !requirement.isThrowing)
      && !(candidate.isMutating && !requirement.isMutating && candidate.kind != .initializer)
  }

  /// True if both take the same parameters `inout`, and the same ones variadic: a caller passes a place to one, and a
  /// value to the other.
  private func passesMatch(_ candidate: FunctionDeclaration, _ requirement: FunctionDeclaration) -> Bool {
    zip(candidate.parameters, requirement.parameters).allSatisfy {
      $0.variable.isInout == $1.variable.isInout && $0.isVariadic == $1.isVariadic
    }
  }

  private func typesMatch(
    _ candidate: FunctionDeclaration, _ own: Substitution, _ requirement: FunctionDeclaration,
    _ substitution: Substitution
  ) -> Bool {
    for (left, right) in zip(candidate.parameters, requirement.parameters) {
      let leftType = reduce(left.variable.type.substituting(own))
      let rightType = reduce(right.variable.type.substituting(substitution))
      if !matches(leftType, rightType) { return false }
    }
    let result = reduce(candidate.result.substituting(own))
    let required = reduce(requirement.result.substituting(substitution))
    if matches(result, required) { return true }
    // `init` for `init?`, covariant class results, `some P` for an associated type.
    if candidate.kind == .initializer { return true }
    return isSubclass(result, of: required) || isOpaque(required)
  }

  private func isOpaque(_ type: Type) -> Bool {
    if case .opaque = type { true } else { false }
  }

  /// The conditions of the conformance to which the requirement belongs, if the program declares it: only they are
  /// known about the type's parameters when its witnesses are selected.
  private func conditions(of type: Type, for requirement: FunctionDeclaration) -> [Requirement]? {
    guard case .nominal(let declaration, _) = type, let owner = requirement.owner else { return nil }
    prepare(declaration)
    let conformances = declaration.detail?.conformances ?? []
    let own = conformances.filter { $0.protocolDeclaration == owner }
    guard own.count == 1, let first = own.first, !first.file.isLibrary else { return nil }
    return first.requirements
  }

  /// True if the type conforms to the protocol wherever the conditions are met.
  private func holds(_ one: NominalDeclaration, of type: Type, under conditions: [Requirement]?) -> Bool {
    guard let conditions, case .nominal(let declaration, let arguments) = type,
      let conformance = declaredConformance(declaration, arguments, to: one)
    else { return true }
    return conformance.requirements.allSatisfy { wanted in
      conditions.contains { known in
        if case .conforms(let subject, let stronger) = known, case .conforms(subject, let other) = wanted {
          return allProtocols([stronger]).contains(other)
        }
        return known == wanted
      }
    }
  }

  /// True if the requirements hold for all arguments of the type: its witnesses are selected where it is declared.
  private func isKnown(
    _ requirements: [Requirement], of type: Type, as own: GenericParameter, under conditions: [Requirement]?
  ) -> Bool {
    guard let conditions, !requirements.isEmpty, case .nominal(let declaration, let arguments) = type,
      !arguments.isEmpty
    else { return true }
    return within(scope: scope, environment: conditions) {
      meets(requirements, under: [own: declaration.declaredType])
    }
  }

  /// True if the requirements of an extension of the type follow from the conditions of its conformance.
  private func isKnown(_ requirements: [Requirement], under conditions: [Requirement]?) -> Bool {
    guard let conditions, !requirements.isEmpty else { return true }
    return within(scope: scope, environment: conditions) { meets(requirements, under: [:]) }
  }

  /// Default implementations in extensions of the protocols to which the type conforms: the most specific one is
  /// selected.
  private func matchInProtocols(
    _ requirement: FunctionDeclaration, _ type: Type, _ substitution: Substitution, _ arguments: [Type]
  ) -> Witness? {
    let conformed: [NominalDeclaration]
    switch type {
    case .nominal(let declaration, _): conformed = allConformances(of: declaration)
    default: conformed = protocols(of: type)
    }
    var best: (witness: Witness, rank: Int, context: TypeContext)?
    let conditions = conditions(of: type, for: requirement)
    for one in conformed {
      guard let own = one.selfParameter, holds(one, of: type, under: conditions) else { continue }
      for member in members(of: one, named: requirement.name) where isOffered(member, to: type) {
        for candidate in accessors(of: member, like: requirement) where !candidate.isRequirement {
          guard labelsMatch(candidate, requirement) else { continue }
          var bound: Substitution = [own: type]
          guard meets(member.context.requirements, under: bound),
            isKnown(member.context.requirements, of: type, as: own, under: conditions)
          else { continue }
          if case .nominal = type, !conforms(type, to: one) { continue }
          let generics = candidate.genericParameters.filter { $0 != own }
          let variables = openParameters(generics)
          for (parameter, variable) in zip(generics, variables) { bound[parameter] = .variable(variable) }
          let start = table.snapshot()
          let isMatch = typesMatch(candidate, bound, requirement, substitution)
          for (index, (parameter, variable)) in zip(generics, variables).enumerated() {
            bound[parameter] = variable.binding?.resolved ?? (index < arguments.count ? arguments[index] : .void)
          }
          table.rollback(to: start)
          table.commit(start)
          let isOpen = arguments.contains { if case .parameter = $0 { true } else { false } }
          guard isMatch, isOpen || (candidate.detail.map { meets($0.requirements, under: bound) } ?? true) else {
            continue
          }
          let rank = rank(of: member.context)
          if best.map({ isPreferred(member.context, rank, to: $0.context, $0.rank) }) ?? true {
            best = (Witness(function: candidate, substitution: bound), rank, member.context)
          }
        }
      }
    }
    return best?.witness
  }

  /// Members of extensions of protocols, beginning with the one that is selected if all of them fit.
  func mostSpecializedFirst(_ candidates: [FunctionDeclaration]) -> [FunctionDeclaration] {
    guard candidates.count > 1, var best = candidates.first, var context = best.detail?.context else {
      return candidates
    }
    for candidate in candidates.dropFirst() {
      guard let other = candidate.detail?.context else { continue }
      if isPreferred(other, rank(of: other), to: context, rank(of: context)) { (best, context) = (candidate, other) }
    }
    return [best] + candidates.filter { $0 !== best }
  }

  private func rank(of context: TypeContext) -> Int {
    allProtocols([context.declaration]).count * 4 + context.requirements.count
  }

  /// True if an extension of a protocol is more specialized: its conditions imply those of the other extension. If
  /// neither implies the other, the one with more conditions is.
  private func isPreferred(_ context: TypeContext, _ rank: Int, to other: TypeContext, _ otherRank: Int) -> Bool {
    guard context.declaration == other.declaration, !context.requirements.isEmpty, !other.requirements.isEmpty else {
      return rank > otherRank
    }
    let (isImplied, implies) = (implies(context, other), implies(other, context))
    return isImplied == implies ? rank > otherRank : isImplied
  }

  private func implies(_ context: TypeContext, _ other: TypeContext) -> Bool {
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return within(scope: scope, environment: context.requirements) { meets(other.requirements, under: [:]) }
  }
}

extension FunctionDeclaration {
  package var isOperator: Bool {
    guard kind == .method || kind == .function, let first = name.unicodeScalars.first else { return false }
    return !(first.properties.isAlphabetic || first == "_" || first == "`")
  }
}
