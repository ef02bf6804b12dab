import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The next guess when nothing more follows from the constraints.
enum SolverStep {
  /// A type variable, and its possible types, the most likely first.
  case bind(TypeVariable, [Type], otherwise: [Type] = [])
  case choose(OverloadSet, at: Int)
  /// A member that several properties may mean, the most likely first.
  case chooseProperty(MemberTerm, [Candidate], at: Int)
  case coalesce(CoalescingTerm, at: Int)
  /// A value declared with `!`: its type, and the type of its use.
  case unwrap(Type, Type, at: Int)
  /// A closure about whose context no more information will follow.
  case open(ClosureTerm, at: Int)
  /// A constraint was replaced by others, which are simplified next.
  case proceed
  /// The known constraints contradict each other.
  case fail
}

extension ConstraintSystem {
  /// The next choice: known types before overloads, overloads before guesses and defaults.
  func nextStep() -> SolverStep? {
    let bounds = bounds()
    if let step = complete(bounds) ?? memberOfLiteral(bounds) { return step }
    if let step = overload() ?? property() { return step }
    if let step = operation(isForced: false) { return step }
    for (index, constraint) in state.constraints.enumerated() {
      if case .coalescing(let term) = constraint, !isOpen(term.left) || isLiteral(checker.head(term.left)) {
        return .coalesce(term, at: index)
      }
    }
    if let step = rootedKeyPath() ?? incomplete(bounds) { return step }
    for (index, constraint) in state.constraints.enumerated() {
      if case .coalescing(let term) = constraint { return .coalesce(term, at: index) }
      if case .implicitlyUnwrapped(let type, let value) = constraint { return .unwrap(type, value, at: index) }
    }
    if let step = argumentOfBuilder() ?? closure() { return step }
    if let step = literal(bounds) { return step }
    if let step = openBuilder() ?? operandOfReference() ?? implicitMember() { return step }
    if let step = operation(isForced: true) { return step }
    return elementOfNil(bounds) ?? remaining() ?? closureDefault() ?? elementDefault()
  }

  // MARK: Bounds

  func bounds() -> BoundsByVariable {
    var result = BoundsByVariable(places: makeVariableTable())
    for constraint in state.constraints {
      let (from, to): (Type, Type)
      switch constraint {
      case .conversion(let one, let other), .closureResult(let one, let other): (from, to) = (one, other)
      default: continue
      }
      let source = checker.head(from)
      let target = checker.head(to)
      add(source, target, to: &result)
      if defersElements, case .nominal(let one, let own) = source, case .nominal(let other, let others) = target,
        one == other
      {
        for (source, target) in zip(own, others) { add(checker.head(source), checker.head(target), to: &result) }
      }
    }
    return result
  }

  private func add(_ source: Type, _ target: Type, to bounds: inout BoundsByVariable) {
    if case .variable(let variable) = source { bounds[variable].upper.append(target) }
    if case .variable(let variable) = target {
      bounds[variable].lower.append(source)
      if case .variable(let other) = source, other.literal == nil { bounds[variable].isIncomplete = true }
      if case .member = source { bounds[variable].isIncomplete = true }
    }
  }

  /// The known types to which the elements of a variable are converted through other variables.
  private func upperBounds(through variable: TypeVariable, _ bounds: BoundsByVariable) -> [Type] {
    var seen: Set<TypeVariable> = [variable]
    var next = [variable]
    // Operators that have not been chosen probably keep the type that is expected of the whole expression.
    var result = expectedElements
    while let one = next.popLast() {
      for type in bounds.known(one)?.upper ?? [] {
        if case .variable(let other) = type {
          if seen.insert(other).inserted { next.append(other) }
        } else {
          result.append(type)
        }
      }
    }
    return result
  }

  func isPlain(_ variable: TypeVariable) -> Bool {
    variable.literal == nil && closures[variable] == nil && delegated[variable] == nil
  }

  /// A variable with complete bounds: a generic parameter that takes the type of an argument.
  private func complete(_ bounds: BoundsByVariable) -> SolverStep? {
    let parts = partsOfArguments().union(partsOfExpected(bounds))
    for (variable, known) in bounds.all where isPlain(variable) && !known.isIncomplete {
      let concrete = known.lower.filter { !isVariable($0) }
      guard !concrete.isEmpty, !parts.contains(variable) || defersElements && join(concrete) == nil,
        !waitsForClosure(variable, concrete), !waitsForOverload(variable, known)
      else { continue }
      return candidates(variable, defersElements ? known.with(upper: upperBounds(through: variable, bounds)) : known)
    }
    return nil
  }

  /// The variables that are part of the types of arguments for which an overload is still to be chosen: `T` of
  /// `f(Box(1))`. The chosen parameter may decide them. So may the conditions of the extension that declares a chosen
  /// member decide about its base: `T` of `Box(1).f()`. So may the elements of a collection literal be decided by the
  /// use of its members.
  private func partsOfArguments() -> Set<TypeVariable> {
    var result: Set<TypeVariable> = []
    var elements: [TypeVariable] = []
    var hasChoices = false
    func addParts(of type: Type) {
      let head = checker.head(type)
      if isVariable(head) { return }
      _ = head.contains { part in
        if case .variable(let variable) = checker.head(part) { result.insert(variable) }
        return false
      }
    }
    func addBase(of callee: Callee) {
      if function(of: callee)?.kind == .initializer { return }
      for type in ownerSubstitution(of: callee).values {
        if case .variable(let variable) = checker.head(type) { result.insert(variable) } else { addParts(of: type) }
      }
    }
    for constraint in state.constraints {
      switch constraint {
      case .overloads(let set):
        set.call?.types.forEach(addParts)
        for callee in set.callees { addBase(of: callee) }
        hasChoices = true
      case .coalescing(let term):
        addParts(of: term.left)
        hasChoices = true
      case .member(let term) where term.isImplicit && term.call != nil:
        // `.init(Box(1))`
        term.call?.types.forEach(addParts)
        hasChoices = true
      case .elementDefault(let element, _, _):
        if case .variable(let variable) = checker.head(element) { elements.append(variable) }
      default: break
      }
    }
    return hasChoices ? result.union(elements) : result
  }

  /// True for the element of `[A.self, b()].compactMap { $0 }`: metatypes without a common type have one in the
  /// context, which reaches them through the body of the closure.
  private func waitsForClosure(_ element: TypeVariable, _ values: [Type]) -> Bool {
    guard values.allSatisfy({ isMetatype($0.unwrapped) }), defaultElement(element) != nil else { return false }
    return state.constraints.contains { constraint in
      guard case .conversion(let from, let to) = constraint, case .variable(let variable) = checker.head(from),
        let closure = closures[variable], !isWalked(closure.node), case .function(let function) = checker.head(to)
      else { return false }
      return function.parameters.contains { isSame($0.type, element) }
    }
  }

  /// True for `flag ? 1 : optional` as the argument of a call for which an overload is still to be chosen: a parameter of
  /// type `Any` may take both branches as they are.
  private func waitsForOverload(_ argument: TypeVariable, _ known: Bounds) -> Bool {
    guard known.lower.contains(where: { $0.wrapped != nil }),
      known.lower.contains(where: { $0.wrapped == nil && !isNil($0) })
    else { return false }
    return state.constraints.contains { constraint in
      guard case .overloads(let set) = constraint, set.callees.count > 1, let call = set.call else { return false }
      return call.types.contains { isSame($0, argument) }
    }
  }

  /// The variables in the types of values for which a certain type is expected: a `Box<Int?>` that is expected of
  /// `isSmall ? Box(1) : Box(2)` decides the `T` of both.
  private func partsOfExpected(_ bounds: BoundsByVariable) -> Set<TypeVariable> {
    var result: Set<TypeVariable> = []
    for (variable, known) in bounds.all where isPlain(variable) {
      guard known.upper.contains(where: { $0.nominal != nil && !$0.hasTypeVariables }) else { continue }
      for case .nominal(_, let arguments) in known.lower {
        for case .variable(let part) in arguments.map({ checker.head($0) }) { result.insert(part) }
      }
    }
    return result
  }

  /// A literal about which only a member is known has its default type.
  private func memberOfLiteral(_ bounds: BoundsByVariable) -> SolverStep? {
    for case .member(let term) in state.constraints where !term.isImplicit {
      guard case .variable(let variable) = checker.head(term.base), let literal = variable.literal,
        bounds.known(variable) == nil, let type = defaultType(of: variable)
      else { continue }
      return .bind(variable, literal == .integer ? [type, checker.libraryNominal("Double")] : [type])
    }
    return nil
  }

  /// A variable with incomplete bounds, on which everything else depends.
  private func incomplete(_ bounds: BoundsByVariable) -> SolverStep? {
    // The type that is expected of `.init(Box(1))` decides about its arguments.
    for (variable, known) in bounds.all where isPlain(variable) && isCalledBase(variable) {
      guard known.lower.allSatisfy(isVariable), !known.upper.allSatisfy(isVariable) else { continue }
      return candidates(variable, known)
    }
    for (variable, known) in bounds.all where isPlain(variable) {
      let concrete = known.lower.filter { !isVariable($0) }
      guard !concrete.isEmpty, !waitsForClosure(variable, concrete) else { continue }
      return candidates(variable, known)
    }
    // The expected type of the whole expression.
    let awaited = awaitedResults()
    for (variable, known) in bounds.all where isPlain(variable) && !awaited.contains(variable) {
      let concrete = known.upper.filter { !isVariable($0) }
      guard !concrete.isEmpty,
        !known.lower.contains(where: { isLiteral($0) || isVariable($0) }) || isImplicitBase(variable)
          || !known.lower.isEmpty && known.lower.allSatisfy(isImplicitBase)
          || defaultElement(variable) != nil && takesImplicitMember(known, bounds)
      else { continue }
      if concrete.allSatisfy(isErased), isResultOfKeyPath(variable) { continue }
      return candidates(variable, known)
    }
    return nil
  }

  /// True if the value of a key path, which may be passed as a function, will determine the variable: in
  /// `print(apply("a", \.count))` it is an `Int`, not the `Any` that is expected of the call.
  private func isResultOfKeyPath(_ variable: TypeVariable) -> Bool {
    state.constraints.contains { constraint in
      guard case .conversion(let from, let to) = constraint, case .variable(let path) = checker.head(from),
        delegated[path]?.syntax.is(KeyPathExprSyntax.self) ?? false
      else { return false }
      switch checker.head(to) {
      case .function(let function): return isSame(function.result, variable)
      case .nominal(let type, let parts) where type.isKeyPath: return parts.last.map { isSame($0, variable) } ?? false
      default: return false
      }
    }
  }

  /// True for the type of a member's implicit base: the result of `{ .init(3) }`, which the context of a call of the
  /// closure decides.
  private func isImplicitBase(_ type: Type) -> Bool {
    if case .variable(let variable) = type { isImplicitBase(variable) } else { false }
  }

  /// The variables for results of calls and members that have not been resolved, which will determine them.
  private func awaitedResults() -> Set<TypeVariable> {
    var result: Set<TypeVariable> = []
    func note(_ type: Type) {
      if case .variable(let variable) = checker.head(type) { result.insert(variable) }
    }
    for constraint in state.constraints {
      switch constraint {
      case .member(let term), .properties(let term, _): note(term.result)
      case .overloads(let set): note(set.result)
      case .operation(let term): note(term.call.result)
      case .call(_, let call): note(call.result)
      case .coalescing(let term): note(term.result)
      case .optionalObject(_, let object): note(object)
      case .flattenedOptional(_, let result): note(result)
      case .implicitlyUnwrapped(_, let value): note(value)
      case .conversion, .closure, .closureResult, .closureBody, .built, .collection, .delegated,
        .requirements, .elementDefault, .closureDefault:
        break
      }
    }
    return result
  }

  /// `[.first, 2][0]` where a UInt8 is expected: the member of an element does not determine the element's type.
  /// The member may be in a branch: `[isSmall ? .first : nil]`.
  private func takesImplicitMember(_ known: Bounds, _ bounds: BoundsByVariable) -> Bool {
    known.lower.contains { type in
      guard case .variable(let variable) = type else { return false }
      if isImplicitBase(variable) { return true }
      return bounds.known(variable)?.lower.contains { branch in
        if case .variable(let inner) = checker.head(branch) { isImplicitBase(inner) } else { false }
      } ?? false
    }
  }

  private func isImplicitBase(_ variable: TypeVariable) -> Bool { implicitMember(of: variable) != nil }

  /// True for the base of `.name(…)`.
  private func isCalledBase(_ variable: TypeVariable) -> Bool { implicitMember(of: variable)?.call != nil }

  private func implicitMember(of variable: TypeVariable) -> MemberTerm? {
    for case .member(let term) in state.constraints where term.isImplicit {
      if case .variable(variable) = checker.head(term.base) { return term }
    }
    return nil
  }

  func isVariable(_ type: Type) -> Bool { if case .variable = type { true } else { false } }

  // MARK: Overloads

  private func overload() -> SolverStep? {
    var best: (index: Int, set: OverloadSet, weight: Int)?
    for (index, constraint) in state.constraints.enumerated() {
      guard case .overloads(let set) = constraint else { continue }
      var weight = set.callees.count
      // Known arguments leave fewer choices.
      if let call = set.call {
        weight += 4 * call.types.count { isOpen($0) && !isLiteral(checker.head($0)) }
      } else {
        weight += 20
        if !isOpen(set.result) { weight -= 20 }
      }
      if best.map({ weight < $0.weight }) ?? true { best = (index, set, weight) }
    }
    guard var (index, set, _) = best else { return nil }
    while let inner = setOnArguments(of: set) { (index, set) = inner }
    if let step = operandOfLiterals(set) { return step }
    if let (term, index) = coalescingOnArguments(of: set) { return .coalesce(term, at: index) }
    return .choose(set, at: index)
  }

  private func property() -> SolverStep? {
    for (index, constraint) in state.constraints.enumerated() {
      if case .properties(let term, let candidates) = constraint {
        return .chooseProperty(term, candidates, at: index)
      }
    }
    return nil
  }
}
