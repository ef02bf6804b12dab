import Declarations
import Source
import SwiftSyntax
import Tree

/// The members of known types: `base.name`, `.name`, `base[…]`.
extension ConstraintSystem {
  func resolve(_ term: MemberTerm) -> Outcome {
    var base = checker.head(term.base)
    if term.isImplicit { return resolveImplicit(term, base) }
    if isOpen(base) {
      guard case .variable(let variable) = base, variable.literal == nil, !variable.protocols.isEmpty else {
        return .unsolved
      }
      return .unsolved
    }
    if case .metatype(let instance) = base { return resolveStatic(term, checker.head(instance)) }
    if case .tuple(let elements) = base {
      guard let index = Int(term.name) ?? elements.firstIndex(where: { $0.label == term.name }),
        elements.indices.contains(index)
      else { return .failed }
      return useValue(elements[index].type, term) ? .solved : .failed
    }
    base = checker.head(base)
    if term.call == nil, checker.isOpaqueMember(term.name, of: base) {
      isBeyond = true
      return .failed
    }
    if term.node.is(SubscriptCallExprSyntax.self) { return resolveSubscript(term, base) }
    let candidates = checker.lookUpMembers(of: base, named: term.name, isStatic: false)
    if candidates.isEmpty {
      if checker.hasDynamicMembers(base) { isBeyond = true }
      return .failed
    }
    if isUnmet(candidates, base) { return .failed }
    return use(candidates, term, receiver: base) ? .solved : .failed
  }

  /// True if all members belong to conformances whose conditions the type does not meet.
  private func isUnmet(_ candidates: [Candidate], _ base: Type) -> Bool {
    guard case .nominal(_, let arguments) = base, !arguments.isEmpty, !base.hasTypeVariables else { return false }
    return checker.areUnmet(candidates, of: base)
  }

  private func resolveStatic(_ term: MemberTerm, _ type: Type) -> Outcome {
    if isOpen(type) { return .unsolved }
    if term.node.is(SubscriptCallExprSyntax.self) {
      isBeyond = true
      return .failed
    }
    if term.name == "init" {
      let callees = checker.constructors(of: type, at: term.node)
      if term.call == nil, !isOwn(type) || callees.contains(where: isGeneric) {
        // An initializer as a value, of one of the library's types, which have many: the walk determines which one is
        // meant.
        isBeyond = true
        return .failed
      }
      if let call = term.call { constructed[call.node.id] = type }
      return addOverloads(labelled(callees, term), of: term) ? .solved : .failed
    }
    let candidates = checker.labelled(
      checker.lookUpMembers(of: type, named: term.name, isStatic: true), by: term.labels)
    guard let first = candidates.first, !meansUnbound(term, besides: candidates, of: type) else {
      return resolveUnbound(term, type)
    }
    switch first.member.kind {
    case .type, .alias:
      isBeyond = true
      return .failed
    default: return use(candidates, term, receiver: type) ? .solved : .failed
    }
  }

  private func isOwn(_ type: Type) -> Bool {
    guard case .nominal(let declaration, let arguments) = type else { return false }
    return !declaration.isLibrary && arguments.isEmpty
  }

  private func meansUnbound(_ term: MemberTerm, besides candidates: [Candidate], of type: Type) -> Bool {
    if let call = term.call {
      return checker.meansUnbound(besides: candidates, of: type, term.name, call.arguments, at: call.node)
    }
    let expected = isOpen(term.result) ? awaitedType(of: term.result) : term.result
    return checker.meansUnbound(besides: candidates, of: type, term.name, expected)
  }

  /// `Type.method`, a function from the instance to the method.
  private func resolveUnbound(_ term: MemberTerm, _ type: Type) -> Outcome {
    let methods = checker.labelled(
      checker.lookUpMembers(of: type, named: term.name, isStatic: false), by: term.labels
    ).compactMap { candidate in candidate.function.map { checker.callee(candidate, $0, base: nil) } }
    if methods.isEmpty {
      // The walk reports the error.
      isBeyond = true
      return .failed
    }
    let bound = checker.makeVariable()
    let unbound = Type.function(checker.typeOfUnbound(from: type, to: bound))
    if let call = term.call {
      add(.call(unbound, call))
    } else if !checker.matches(term.result, unbound) {
      return .failed
    }
    return addOverloads(methods, term.node, call: nil, result: bound) ? .solved : .failed
  }

  private func labelled(_ callees: [Callee], _ term: MemberTerm) -> [Callee] {
    guard let labels = term.labels else { return callees }
    return callees.filter { callee in
      guard case .function(let function, _, _, _, _, _) = callee else { return true }
      return !checker.filter([function], labels: labels).isEmpty
    }
  }

  private func resolveImplicit(_ term: MemberTerm, _ base: Type) -> Outcome {
    if isOpen(base) { return .unsolved }
    guard let (type, candidates) = checker.implicitMembers(named: term.name, hint: base, isCalled: term.call != nil)
    else {
      guard term.call == nil, let nested = checker.implicitType(named: term.name, hint: base, at: term.node) else {
        return .failed
      }
      return checker.matches(term.result, .metatype(nested)) ? .solved : .failed
    }
    if term.name == "init", let call = term.call, base.wrapped != nil {
      return constructOptional(base, wrapping: type, term, call)
    }
    if base.wrapped != nil, type != base { state.score.increase(.memberViaOptional) }
    return useImplicit(candidates, term, of: type) ? .solved : .failed
  }

  /// `.init(…)` where an optional is expected: an initializer of `Optional`, or one of the type that it wraps.
  private func constructOptional(_ optional: Type, wrapping type: Type, _ term: MemberTerm, _ call: CallTerm) -> Outcome
  {
    state.types[term.node.id] = optional
    constructed[call.node.id] = optional
    wrappedTypes[call.node.id] = type
    let callees = checker.constructors(of: optional, at: term.node) + checker.constructors(of: type, at: term.node)
    return addOverloads(callees, of: term) ? .solved : .failed
  }

  /// `.name` found in `type`.
  func useImplicit(_ candidates: [Candidate], _ term: MemberTerm, of type: Type) -> Bool {
    state.types[term.node.id] = type
    if term.call == nil { implicitMembers[term.node.id] = term }
    if term.name == "init" {
      if let call = term.call {
        constructed[call.node.id] = type
        // Another choice, tried before, may have expected an optional here.
        wrappedTypes[call.node.id] = nil
      }
      return addOverloads(checker.constructors(of: type, at: term.node), of: term)
    }
    return use(candidates, term, receiver: type)
  }

  private func resolveSubscript(_ term: MemberTerm, _ base: Type) -> Outcome {
    guard let call = term.call else { return .failed }
    if checker.hasDynamicMembers(base) {
      isBeyond = true
      return .failed
    }
    if call.arguments.first?.label == "keyPath" { return applyKeyPath(to: base, call) }
    let callees = checker.lookUpMembers(of: base, named: "subscript", isStatic: false).compactMap {
      candidate -> Callee? in
      guard case .subscripted(let subscripted) = candidate.member.kind,
        subscripted.getter.parameters.first?.label != "dynamicMember"
      else { return nil }
      let place = Expression(.tuple([]), type: base, place: checker.place(term.node))
      return .subscripted(
        subscripted, candidate.substitution, base: place, ownerType: candidate.ownerType,
        rank: candidate.isFromProtocol ? (subscripted.getter.isRequirement ? 1 : 2) : candidate.distance)
    }
    return addOverloads(callees, term.node, call: call, result: term.result) ? .solved : .failed
  }

  /// `base[keyPath: path]`
  private func applyKeyPath(to base: Type, _ call: CallTerm) -> Outcome {
    guard call.types.count == 1, !checker.hasOwnKeyPathSubscript(base, for: call.arguments[0].syntax) else {
      isBeyond = true
      return .failed
    }
    let path = checker.head(call.types[0])
    if case .variable(let variable) = path, delegated[variable] != nil {
      add(.conversion(path, checker.libraryNominal("KeyPath", [base, call.result])))
      return .solved
    }
    if isOpen(path) { return .unsolved }
    guard case .nominal(let declaration, let arguments) = path, declaration.isKeyPath, arguments.count == 2 else {
      isBeyond = true
      return .failed
    }
    add(.conversion(base, arguments[0]))
    return checker.matches(call.result, arguments[1]) ? .solved : .failed
  }

  func use(_ found: [Candidate], _ term: MemberTerm, receiver: Type) -> Bool {
    // With argument labels the name is that of a method: `first(where:)`.
    let named = term.labels == nil ? found : found.filter { $0.variable == nil }
    let candidates = term.call == nil ? named : checker.called(named)
    let functions = checker.filter(candidates.compactMap(\.function), labels: term.labels)
    if functions.isEmpty || term.call == nil, let property = checker.bestProperty(candidates) {
      noteAlternatives(of: term, functions, receiver: receiver)
      let properties = candidates.filter { $0.variable != nil }
      let hasDefault = properties.contains { $0.isFromProtocol && !checker.isRequirement($0.member) }
      if !functions.isEmpty, mayMeanMethod(term, besides: property) {
        add(.properties(term, [property] + candidates.filter { $0.function != nil }))
        return true
      }
      guard properties.count > 1 else { return use(property, term, hasDefault: hasDefault) }
      var choices =
        mayNotApply(property) ? properties : [property] + checker.defaults(of: properties, besides: property)
      if choices.count == 1 { return use(property, term, hasDefault: hasDefault) }
      choices.sort { checker.isNearer($0, than: $1) }
      add(.properties(term, choices))
      return true
    }
    // A property with a function as its value, and methods that set it: the walk determines which is called.
    if term.call != nil, let property = checker.bestProperty(candidates)?.variable,
      checker.isCallable(checker.head(property.type))
    {
      isBeyond = true
      return false
    }
    if case .enumCase(let enumCase)? = candidates.first?.member.kind {
      let owner = candidates[0].ownerType
      if enumCase.payload.isEmpty {
        if term.call != nil {
          isBeyond = true
          return false
        }
        return useValue(owner, term)
      }
      return addOverloads(checker.caseCallees(candidates), of: term)
    }
    let own = Set(functions)
    let callees = candidates.compactMap { candidate -> Callee? in
      guard let function = candidate.function, own.contains(function) else { return nil }
      return checker.callee(candidate, function, base: nil)
    }
    if let call = term.call {
      receivers[call.node.id] = receiver
      if candidates.contains(where: { $0.variable != nil }) {
        propertiesBesideMethods[call.node.id] = propertyCount(term.name, receiver)
      }
    }
    return addOverloads(callees, of: term)
  }

  /// True if a name may mean a method where a function is expected, beside a property of the program that is none.
  private func mayMeanMethod(_ term: MemberTerm, besides property: Candidate) -> Bool {
    guard term.call == nil, !isBaseOfMember(term.node), let variable = property.variable,
      !variable.place.file.isLibrary
    else { return false }
    return !checker.isFunctionOrOpen(checker.withoutOptionals(variable.type.substituting(property.substitution)))
  }

  /// True if an extension for some types has the property, and the types of its owner are still open.
  private func mayNotApply(_ property: Candidate) -> Bool {
    property.ownerType.hasTypeVariables && !property.member.context.requirements.isEmpty
  }

  /// - Parameter hasDefault: True if an extension of a protocol has a property of that name.
  private func use(
    _ property: Candidate, _ term: MemberTerm, hasDefault: Bool, isAlternative: Bool = false
  ) -> Bool {
    guard let variable = property.variable else { return false }
    if property.ownerType.hasTypeVariables,
      !checker.apply(property.member.context.requirements, under: property.substitution)
    {
      return false
    }
    var type = checker.eraseOpaque(
      checker.eraseMembers(checker.reduce(variable.type.substituting(property.substitution))), variable.getter,
      property.substitution)
    if variable.detail?.returnsSelf ?? false {
      let receiver = checker.instanceType(term.isImplicit ? state.types[term.node.id] ?? term.base : term.base)
      type = type.map { $0 == checker.head(property.ownerType) ? receiver : nil }
    }
    if case .error = type { return false }
    state.decisions.properties[term.node.id] = PropertyChoice(
      node: term.node, variable: variable, isFromProtocol: isFromProtocol(property, hasDefault: hasDefault),
      isAlternative: isAlternative)
    return useValue(type, term, isImplicitlyUnwrapped: variable.isImplicitlyUnwrapped)
  }

  /// The best solution with one of several properties, or with a method of that name; among equally good ones, the
  /// first.
  func choose(from properties: [Candidate], of term: MemberTerm, at index: Int, bound: Score?) -> Partial? {
    state.constraints.remove(at: index)
    var best: Partial?
    for property in properties {
      let start = snapshot()
      defer { rollBack(to: start) }
      guard choose(property, term), let found = search(bound: best?.state.score ?? bound)
      else {
        if isBeyond { return nil }
        continue
      }
      if let best, !(found.state.score < best.state.score) { continue }
      best = found
    }
    return best
  }

  private func choose(_ candidate: Candidate, _ term: MemberTerm) -> Bool {
    guard let function = candidate.function else {
      return use(candidate, term, hasDefault: true, isAlternative: true)
    }
    return addOverloads([checker.callee(candidate, function, base: nil)], of: term)
  }

  /// True if swiftc has a property from a protocol: of the natives of built-in types, which only hidden protocols of
  /// obsh's library declare, and which are found as requirements, only those of integers.
  private func isFromProtocol(_ property: Candidate, hasDefault: Bool) -> Bool {
    guard property.isFromProtocol, !hasDefault, checker.isRequirement(property.member),
      case .nominal(let type, _) = property.ownerType, type.isLibrary, type.kind != .protocolType
    else { return property.isFromProtocol }
    return checker.libraryType("BinaryInteger").map { checker.conforms(property.ownerType, to: $0) } ?? false
  }

  private func useValue(_ type: Type, _ term: MemberTerm, isImplicitlyUnwrapped: Bool = false) -> Bool {
    if let call = term.call {
      if isImplicitlyUnwrapped {
        isBeyond = true
        return false
      }
      add(.call(type, call))
      return true
    }
    if isImplicitlyUnwrapped {
      add(.implicitlyUnwrapped(type, term.result))
      return true
    }
    return checker.matches(term.result, type)
  }
}
