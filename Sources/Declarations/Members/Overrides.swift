import Diagnostics
import Source
import Tree

/// Overriding in classes, and checks of conformances.
extension DeclarationChecker {
  func linkOverrides(of declaration: NominalDeclaration) {
    guard let details = declaration.detail else { return }
    let superclass = declaration.superclass
    if let parent = superclass?.nominal { prepare(parent) }
    for name in details.memberNamesInOrder.uniqued() {
      for member in details.members[name] ?? [] {
        if member.context === details.context {
          link(member, in: declaration, superclass: superclass)
        } else {
          if let superclass { checkExtension(member, superclass: superclass) }
          checkMarks(of: member, superclass: superclass)
        }
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
    let candidates = superclass.map { lookUpMembers(of: $0, named: "subscript", isStatic: getter.isStatic) } ?? []
    func overridden(_ match: OverrideMatch) -> (SubscriptDeclaration, Substitution)? {
      for candidate in candidates {
        guard case .subscripted(let old) = candidate.member.kind, !candidate.isFromProtocol,
          isVisible(old.getter.detail?.accessLimit),
          old.getter.parameters.map(\.label) == getter.parameters.map(\.label),
          hasSignature(getter, of: old.getter, candidate.substitution, match)
        else { continue }
        return (old, candidate.substitution)
      }
      return nil
    }
    if let (old, substitution) = overridden(.exact) ?? overridden(.variant) {
      let expected = old.getter.result.substituting(substitution)
      if old.setter != nil, getter.result != expected {
        let parameters = getter.parameters.map { FunctionType.Parameter(type: $0.variable.type) }
        let types = [getter.result, expected].map { Type.function(FunctionType(parameters, $0)).shown }
        // swiftc names the two types of a subscript the other way round.
        error(.override(.mutableCovariant(.subscript, types[0], types[1])), at: getter.place)
      } else if !isOverride {
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
    // `f(Int?)` overrides `f(Int?)` and not `f(Int)`, although it could override that as well.
    let found = OverrideMatch.allCases.lazy.map { match in
      match == .optionality && !isOverride ? [] : self.overridden(by: function, among: candidates, match)
    }.first { !$0.isEmpty }
    if let found, found.count > 1 {
      error(.override(.several(function.name)), at: function.place)
      function.overridden = found[0].function
      return
    }
    if let found = found?.first, let old = found.function {
      if function.kind == .initializer {
        if !isOverride, !(function.detail?.isRequired ?? false), !(old.detail?.isRequired ?? false) {
          error(.override(.unmarked), at: function.place)
        }
        if function.isFailable, !old.isFailable, isOverride || (function.detail?.isRequired ?? false) {
          error(.override(.failable(function.fullName)), at: function.place)
        }
      } else if isInExtension(found), !old.place.file.isLibrary {
        reportInExtension(function, of: found)
        return
      } else if isOverridden(old, besideBy: function) {
        if !isOverride { error(.override(.unmarked), at: function.place) }
        error(.override(.repeated(shownName(function))), at: function.place)
        return
      } else if !reportOptionality(of: function, of: old, found.substitution) {
        checkOverride(function, of: old, isMarked: isOverride)
      }
      function.overridden = old
      return
    }
    if isOverride { reportNothingOverridden(function, candidates) }
  }

  /// The superclass's members that a function can override.
  private func overridden(
    by function: FunctionDeclaration, among candidates: [Candidate], _ match: OverrideMatch
  ) -> [Candidate] {
    let fitting = candidates.filter { candidate in
      guard let old = candidate.function else { return false }
      let isCalledDynamically = old.kind != .initializer || !old.isConvenience || old.detail?.isRequired ?? false
      return old.fullName == function.fullName && !candidate.isFromProtocol && old.kind == function.kind
        && isCalledDynamically && isVisible(old.detail?.accessLimit)
        && hasSignature(function, of: old, candidate.substitution, match)
        // An async function and a synchronous one may exist next to each other.
        && old.isAsync == function.isAsync
    }
    // The library's overrides may not be linked yet; the nearest member comes first.
    if let nearest = fitting.first, nearest.function?.place.file.isLibrary ?? false { return [nearest] }
    // A member stands before those that it overrides. Of the same member declared twice the first one counts; a class
    // that follows its subclass has not been looked through by then, and so both count.
    return fitting.filter { one in
      guard let old = one.function else { return false }
      let isRepeated =
        (old.detail?.isRedeclaration ?? false)
        && (old.place.file !== function.place.file || old.place.offset < function.place.offset)
      return !isRepeated && !fitting.contains { $0.function?.overridden == old }
    }
  }

  /// True if another member of the same class overrides the function.
  private func isOverridden(_ old: FunctionDeclaration, besideBy function: FunctionDeclaration) -> Bool {
    (function.owner?.detail?.members[function.name] ?? []).contains { member in
      guard case .function(let other) = member.kind else { return false }
      return other != function && other.overridden == old
    }
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
    // Both get accessors, so that the vtable leads from the old one to the new one.
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
    noteChange(of: old.owner)
  }

  private func addDynamic(_ function: FunctionDeclaration?, to owner: NominalDeclaration?) {
    guard let function, let owner, !owner.dynamicMembers.contains(function) else { return }
    owner.dynamicMembers.append(function)
    noteChange(of: owner)
  }

  /// The accessor of a property that only observes: it accesses the superclass's property.
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
    // An observer that does not use the old value calls no getter (SE-0268).
    let readsOld = variable.didSet != nil && variable.didSetReadsOldValue
    if readsOld { statements.append(Statement(.declare(.bind(saved), target), place: place)) }
    statements.append(
      Statement(.expression(Expression(.assign(target, new), type: .void, place: place)), place: place))
    if let didSet = variable.didSet {
      statements.append(
        observe(didSet, Expression(.variable(readsOld ? saved : value), type: variable.type, place: place)))
    }
    function.checkedBody = Block(statements, end: place)
    return function
  }

  package func identitySubstitution(_ function: FunctionDeclaration) -> Substitution {
    Dictionary(function.genericParameters.map { ($0, .parameter($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The substitution for the generic parameters of a property's owner, seen from a subclass's superclass type.
  func ownerSubstitution(of variable: VariableDeclaration, in type: Type) -> Substitution {
    var current: Type? = type
    while let candidate = current {
      if candidate.nominal == variable.owner { return substitution(for: candidate) }
      current = superclass(of: candidate)
    }
    return [:]
  }
}
