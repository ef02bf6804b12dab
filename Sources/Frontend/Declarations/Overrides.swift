import Diagnostics
import Tree

/// Overriding in classes, and whether protocols are met.
extension Checker {
  func linkOverrides(of declaration: NominalDeclaration) {
    guard let details = declaration.detail else { return }
    let superclass = declaration.superclass
    if let parent = superclass?.nominal { prepare(parent) }
    for name in details.memberNamesInOrder.uniqued() {
      for member in details.members[name] ?? [] where member.context === details.context {
        link(member, in: declaration, superclass: superclass)
      }
    }
  }

  private func link(_ member: Member, in declaration: NominalDeclaration, superclass: Type?) {
    switch member.kind {
    case .function(let function): link(function, superclass: superclass)
    case .variable(let variable): link(variable, superclass: superclass)
    case .subscripted(let subscripted):
      link(subscripted, superclass: superclass)
    case .enumCase, .type, .alias: break
    }
  }

  private func link(_ subscripted: SubscriptDeclaration, superclass: Type?) {
    let getter = subscripted.getter
    let isOverride = getter.detail?.isOverride ?? false
    for candidate in superclass.map({ lookUpMembers(of: $0, named: "subscript", isStatic: getter.isStatic) }) ?? [] {
      guard case .subscripted(let old) = candidate.member.kind, !candidate.isFromProtocol,
        isVisible(old.getter.detail?.accessLimit), old.getter.fullName == getter.fullName,
        takesSame(getter.parameters, old.getter.parameters, candidate.substitution, isOverride: isOverride)
      else { continue }
      if !isOverride {
        error(.override(.unmarked), at: getter.place)
      } else {
        getter.overridden = old.getter
        subscripted.setter?.overridden = old.setter
      }
      return
    }
    if isOverride { error(.override(.notFound(.subscript)), at: getter.place) }
  }

  private func link(_ function: FunctionDeclaration, superclass: Type?) {
    let isOverride = function.detail?.isOverride ?? false
    guard let superclass else {
      if isOverride {
        let kind: OverridingKind = function.kind == .initializer ? .initializer : .method
        error(.override(.notFound(kind)), at: function.place)
      }
      return
    }
    let candidates = lookUpMembers(
      of: superclass, named: function.name, isStatic: function.kind == .initializer ? true : function.isStatic)
    for candidate in candidates {
      guard let old = candidate.function, old.fullName == function.fullName, !candidate.isFromProtocol,
        old.kind == function.kind, isVisible(old.detail?.accessLimit),
        hasSignature(function, of: old, candidate.substitution, isMarked: isOverride)
      else { continue }
      if function.kind == .initializer {
        if old.isConvenience { continue }
        if !isOverride, !(function.detail?.isRequired ?? false), !function.isConvenience {
          error(.override(.unmarked), at: function.place)
        }
        function.overridden = old
        return
      }
      checkOverride(function, of: old, isMarked: isOverride)
      function.overridden = old
      return
    }
    if isOverride { reportNothingOverridden(function, candidates) }
  }

  private func link(_ variable: VariableDeclaration, superclass: Type?) {
    guard variable.kind == .property || variable.kind == .staticProperty else { return }
    let isOverride = variable.detail?.isOverride ?? false
    let old = superclass.flatMap { type in
      lookUpMembers(of: type, named: variable.name, isStatic: variable.kind == .staticProperty)
        .first { !$0.isFromProtocol && $0.variable != nil && isVisible($0.variable?.detail?.accessLimit) }?.variable
    }
    guard let old else {
      if isOverride { error(.override(.notFound(.property)), at: variable.place) }
      return
    }
    guard checkOverride(variable, of: old, superclass: superclass, isMarked: isOverride) else { return }
    variable.overridden = old
    // Accessors for both, so that the vtable can lead from the old to the new.
    let isComputed = variable.getter != nil
    let oldGetter = storedGetter(of: old)
    if !isComputed { variable.getter = makeObservingAccessor(.getter, of: variable, old) }
    variable.getter?.overridden = oldGetter
    addDynamic(oldGetter, to: old.owner)
    addDynamic(variable.getter, to: variable.owner)
    if let oldSetter = storedSetter(of: old) {
      if !isComputed { variable.setter = makeObservingAccessor(.setter, of: variable, old) }
      variable.setter?.overridden = oldSetter
      addDynamic(oldSetter, to: old.owner)
      addDynamic(variable.setter, to: variable.owner)
    }
    old.isOverridden = true
  }

  private func addDynamic(_ function: FunctionDeclaration?, to owner: NominalDeclaration?) {
    guard let function, let owner, !owner.dynamicMembers.contains(function) else { return }
    owner.dynamicMembers.append(function)
  }

  /// The accessor of a property that only observes: it reads and writes the superclass's.
  private func makeObservingAccessor(
    _ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration, _ old: VariableDeclaration
  ) -> FunctionDeclaration {
    let place = variable.place
    let function = makeFunction(variable.name, kind, at: place)
    let context = variable.detail?.context
    function.owner = variable.owner
    function.accessorOf = variable
    function.genericParameters = inheritedGenerics(context)
    function.details = FunctionDetails(outer: nil, context: context, scope: scope)
    if let context { declareSelf(of: function, context: context) }
    guard let selfVariable = function.selfVariable, let superclass = variable.owner?.superclass else { return function }
    let own = Expression(.variable(selfVariable), type: selfVariable.type, place: place)
    let base = Expression(.upcast(own), type: superclass, place: place)
    let substitution = ownerSubstitution(of: old, in: superclass)
    let target = Expression(.property(base, old, substitution, isDirect: true), type: variable.type, place: place)
    if kind == .getter {
      function.result = variable.type
      function.checkedBody = Block([Statement(.returnValue(target), place: place)], end: place)
      return function
    }
    let value = VariableDeclaration(name: "newValue", kind: .parameter, type: variable.type, isLet: true, place: place)
    value.function = function
    function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
    let new = Expression(.variable(value), type: variable.type, place: place)
    let observe = { (observer: FunctionDeclaration, argument: Expression) in
      Statement(
        .expression(
          Expression(
            .apply(observer, self.identitySubstitution(observer), base: own, [.value(argument)], isDirect: true),
            type: .void, place: place)), place: place)
    }
    var statements: [Statement] = []
    if let willSet = variable.willSet { statements.append(observe(willSet, new)) }
    let saved = VariableDeclaration(name: "oldValue", kind: .local, type: variable.type, isLet: true, place: place)
    saved.function = function
    if variable.didSet != nil { statements.append(Statement(.declare(.bind(saved), target), place: place)) }
    statements.append(
      Statement(.expression(Expression(.assign(target, new), type: .void, place: place)), place: place))
    if let didSet = variable.didSet {
      statements.append(observe(didSet, Expression(.variable(saved), type: variable.type, place: place)))
    }
    function.checkedBody = Block(statements, end: place)
    return function
  }

  func identitySubstitution(_ function: FunctionDeclaration) -> Substitution {
    Dictionary(function.genericParameters.map { ($0, .parameter($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// What the parameters of a property's owner stand for, seen from a subclass's superclass type.
  func ownerSubstitution(of variable: VariableDeclaration, in type: Type) -> Substitution {
    var current: Type? = type
    while let candidate = current {
      if candidate.nominal == variable.owner { return substitution(for: candidate) }
      current = superclass(of: candidate)
    }
    return [:]
  }

  // MARK: Conformance

  /// Every requirement of every protocol the type claims must be met.
  func checkConformances(of declaration: NominalDeclaration) {
    // Types of properties may come from globals, which are not known yet.
    if !declaration.isLibrary { input.bodies.append { [unowned self] in checkTypeRules(declaration) } }
    guard let details = declaration.detail, declaration.kind != .protocolType else { return }
    for conformance in details.conformances where !conformance.file.isLibrary {
      checkConformance(conformance, of: declaration)
    }
    for nested in nestedTypes(of: declaration) { checkConformances(of: nested) }
  }

  private func checkConformance(_ conformance: DeclaredConformance, of declaration: NominalDeclaration) {
    let type = declaration.declaredType
    let savedEnvironment = environment
    environment = conformance.requirements
    defer { environment = savedEnvironment }
    for one in allProtocols([conformance.protocolDeclaration]) {
      guard isOfKind(askedBy: one, declaration, conformance) else { return }
      let missingTypes = one.associatedTypes.filter { associatedType($0, of: type) == nil }
      let missing = requirements(of: one).filter { requirement in
        findWitness(
          for: requirement, of: type,
          arguments: requirement.genericParameters.filter { $0 != one.selfParameter }.map { .parameter($0) }) == nil
      }
      if one.isLibrary, one.name == "Encodable" || one.name == "Decodable", !isCodable(declaration, one) {
        let place = Place(file: conformance.file, offset: conformancePlace(conformance, declaration))
        error(.generics(.notConforming(type.shown, to: one.name)), at: place)
        continue
      }
      if !missingTypes.isEmpty || !missing.isEmpty || one.associatedTypes.contains(where: { isUnmet($0, by: type) }) {
        declaration.detail?.unmetProtocols.insert(one)
        let place = Place(file: conformance.file, offset: conformancePlace(conformance, declaration))
        error(.generics(.notConforming(type.shown, to: one.name)), at: place)
        for requirement in missing { noteMissing(requirement) }
        return
      }
      for requirement in input.hasModifiers ? requirements(of: one) : [] {
        let arguments = requirement.genericParameters.filter { $0 != one.selfParameter }.map { Type.parameter($0) }
        guard let witness = findWitness(for: requirement, of: type, arguments: arguments)?.function else { continue }
        checkAccess(of: witness, for: requirement, of: one, in: declaration)
      }
      if declaration.kind == .classType, !isFinal(declaration) {
        checkInitializers(of: one, met: declaration, conformance)
      }
    }
  }

  /// Whether the type is a class where the protocol asks for one, and inherits from what the protocol asks for.
  private func isOfKind(
    askedBy one: NominalDeclaration, _ declaration: NominalDeclaration, _ conformance: DeclaredConformance
  ) -> Bool {
    guard one.isClassBound, !one.isLibrary else { return true }
    let place = conformance.context.start.map { Place(file: conformance.file, offset: $0) } ?? declaration.place
    let type = declaration.declaredType
    guard declaration.isClass else {
      error(.type(.notAClass(type.shown, for: one.name)), at: place)
      return false
    }
    guard let superclass = one.selfParameter?.superclass, !isSubclass(type, of: superclass) else { return true }
    error(.generics(.unmet(.named(one.name), .inherits(type.shown, superclass.shown))), at: place)
    error(.generics(.notConforming(type.shown, to: one.name)), at: place)
    return false
  }

  /// Whether coding can be made of what the type holds, where it does not say itself how it is coded.
  private func isCodable(_ declaration: NominalDeclaration, _ coding: NominalDeclaration) -> Bool {
    let own = coding.name == "Encodable" ? "encode" : "init"
    let label = coding.name == "Encodable" ? "to" : "from"
    for member in members(of: declaration, named: own) {
      if case .function(let function) = member.kind, function.parameters.first?.label == label { return true }
    }
    if !members(of: declaration, named: "CodingKeys").isEmpty { return true }
    let held =
      declaration.storedProperties.filter { $0.wrapping == nil && $0.wrapped == nil }.map(\.type)
      + declaration.cases.flatMap { $0.payload.map(\.type) }
    return held.allSatisfy { type in
      if case .function = type.resolved { return false }
      let (part, _) = innermostUnmet(type.resolved, coding)
      // What the library declares for coding is less than what Swift has.
      guard let nominal = part.nominal, !nominal.isLibrary, nominal.kind != .protocolType else { return true }
      return conforms(part, to: coding)
    }
  }

  /// Subclasses meet the protocol as well: only a required initializer is theirs, too.
  private func checkInitializers(
    of one: NominalDeclaration, met declaration: NominalDeclaration, _ conformance: DeclaredConformance
  ) {
    for requirement in requirements(of: one) where requirement.kind == .initializer {
      let arguments = requirement.genericParameters.filter { $0 != one.selfParameter }.map { Type.parameter($0) }
      guard let witness = findWitness(for: requirement, of: declaration.declaredType, arguments: arguments)?.function,
        let owner = witness.owner, owner.isClass, !(witness.detail?.isRequired ?? false)
      else { continue }
      let place = conformance.context.start.map { Place(file: conformance.file, offset: $0) } ?? witness.place
      error(.type(.requirementNotRequired(requirement.fullName, in: declaration.name)), at: place)
    }
  }

  /// Whether what stands for an associated type lacks what is asked of it.
  private func isUnmet(_ associated: AssociatedType, by type: Type) -> Bool {
    guard let found = associatedType(associated, of: type)?.resolved else { return false }
    switch found {
    case .nominal, .existential, .tuple, .function: return associated.protocols.contains { !conforms(found, to: $0) }
    default: return false
    }
  }

  /// swiftc points at the type's name, or at the extension.
  private func conformancePlace(_ conformance: DeclaredConformance, _ declaration: NominalDeclaration) -> Int {
    conformance.context === declaration.detail?.context
      ? declaration.place.offset : conformance.context.start ?? conformance.offset
  }

  private func noteMissing(_ requirement: FunctionDeclaration) {
    switch requirement.kind {
    case .getter:
      note(.type(.requiredProperty(requirement.name, requirement.result.shown)), at: requirement.place)
    case .initializer:
      note(.type(.requiredInitializerNote(requirement.fullName)), at: requirement.place)
    case .setter: break
    default:
      note(.type(.requiredFunction(requirement.fullName)), at: requirement.place)
    }
  }
}

extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
