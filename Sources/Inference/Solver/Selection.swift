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
        !waitsForClosure(variable, concrete)
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

  /// True if the value of a key path that is passed as a function will determine the variable: in `print(apply("a",
  /// \.count))` it is an `Int`, not the `Any` that is expected of the call.
  private func isResultOfKeyPath(_ variable: TypeVariable) -> Bool {
    state.constraints.contains { constraint in
      guard case .conversion(let from, let to) = constraint, case .variable(let path) = checker.head(from),
        delegated[path]?.syntax.is(KeyPathExprSyntax.self) ?? false, case .function(let function) = checker.head(to)
      else { return false }
      return isSame(function.result, variable)
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

  /// The candidate types of a variable, from its bounds.
  private func candidates(_ variable: TypeVariable, _ known: Bounds) -> SolverStep {
    var result: [Type] = []
    func add(_ type: Type?) {
      guard let type, !result.contains(type) else { return }
      result.append(type)
    }
    let lower = known.lower.filter { !isVariable($0) }
    // `f(ints, [maybe])` with one type for both: the elements of the literal decide as well.
    let literals = lower.isEmpty ? [] : known.lower.compactMap(typeOfElements)
    let hasNil = known.lower.contains { if case .variable(let one) = $0 { one.literal == .nilValue } else { false } }
    if !lower.isEmpty {
      let common = join(lower)
      if hasNil, let common, !takesNil(common) { add(checker.optional(common)) }
      add(common)
      if !literals.isEmpty { add(join(lower + literals)) }
      if common == nil { lower.forEach { add($0) } }
    }
    var fallbacks: [Type] = []
    let erases = isErasable(variable, known)
    for upper in known.upper where !isVariable(upper) {
      if result.isEmpty || erases || !isErased(upper) { add(upper) } else { fallbacks.append(upper) }
    }
    if let first = lower.first, lower.count == 1, first.wrapped == nil, !hasNil {
      fallbacks.append(checker.optional(first))
    }
    // `same(\Person.age, \.name)`: a superclass, if a value of which the type is not known is of no subclass.
    if lower.count == 1, known.lower.count > 1 {
      var type = checker.superclass(of: lower[0])
      while let one = type {
        fallbacks.append(one)
        type = checker.superclass(of: one)
      }
    }
    if let element = defaultElement(variable) {
      let fallback = hasNil && !takesNil(element) ? checker.optional(element) : element
      if !fallbacks.contains(fallback) { fallbacks.append(fallback) }
    }
    return .bind(variable, result, otherwise: fallbacks)
  }

  /// True if `Any` may cost less than the type of the other values: a literal that is passed as well keeps its default
  /// type in it, and a value beside an optional is not wrapped. A literal beside an optional is wrapped.
  private func isErasable(_ variable: TypeVariable, _ known: Bounds) -> Bool {
    let concrete = known.lower.filter { !isVariable($0) }
    let isOptional = concrete.first?.wrapped != nil
    let keepsDefault = known.lower.contains { isLiteral($0) && (!isOptional || isResultOfOperator($0)) }
    return (keepsDefault || concrete.contains { $0 != concrete[0] })
      && defaultElement(variable) == nil
      && !state.unwrapped.contains { checker.head(.variable($0)) == .variable(variable) }
  }

  /// True for the type of `1 + 1`, which is also that of its operands.
  private func isResultOfOperator(_ type: Type) -> Bool {
    applied.values.contains { choice in choice.call.map { checker.head($0.result) == checker.head(type) } ?? false }
  }

  /// True if `nil` may be a value of the type without making the type optional.
  private func takesNil(_ type: Type) -> Bool {
    type.wrapped != nil
      || type.nominal != nil
        && (checker.libraryType("ExpressibleByNilLiteral").map { checker.conforms(type, to: $0) } ?? false)
  }

  /// The type of an array literal whose elements have known types; nil for everything else.
  private func typeOfElements(_ type: Type) -> Type? {
    guard case .variable(let variable) = type, case .array(let elements)? = collections[variable]?.elements else {
      return nil
    }
    let known = elements.map { checker.head($0) }
    guard !known.contains(where: { isOpen($0) || $0.hasTypeVariables }), let element = join(known) else { return nil }
    return checker.libraryNominal("Array", [element])
  }

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

  private func operation(isForced: Bool) -> SolverStep? {
    guard isForced else { return nil }
    var indices = state.constraints.indices.filter { index in
      if case .operation = state.constraints[index] { true } else { false }
    }
    // The expected type of an operator's result may decide its operands: `2 * .pi - 2 * .pi`. A Boolean result tells
    // nothing about the compared values: `(.low ... .high) ~= self`.
    if let expected = indices.first(where: {
      guard case .operation(let term) = state.constraints[$0], let awaited = awaitedType(of: term.call.result) else {
        return false
      }
      return awaited != checker.libraryNominal("Bool")
    }) {
      indices = [expected]
    }
    for index in indices {
      guard case .operation(let term) = state.constraints[index] else { continue }
      state.constraints.remove(at: index)
      let count = state.constraints.count
      if isUndecided(term) { state.undecidedOperator = (term.node, .ambiguousOperator(term.name)) }
      guard resolve(term, isForced: true) == .solved else { return .fail }
      if state.constraints.indices.contains(count), case .overloads(let set) = state.constraints[count] {
        return .choose(set, at: count)
      }
      // The constraint was applied immediately.
      return .proceed
    }
    return nil
  }

  /// True for `{ $0 == $1 }` where nothing is known of the closure: each type that has the operator is as good.
  private func isUndecided(_ term: OperatorTerm) -> Bool {
    guard !checker.isOpen, !checker.operatorIsOwn(term.name), isOpen(term.call.result) || awaitsNothing(term) else {
      return false
    }
    return zip(term.call.arguments, term.call.types).allSatisfy { argument, type in
      guard case .variable(let variable) = checker.head(type), isPlain(variable), variable.protocols.isEmpty,
        let name = checker.unparenthesized(argument.syntax).as(DeclReferenceExprSyntax.self)
      else { return false }
      return name.baseName.text.hasPrefix("$")
    }
  }

  /// True for a comparison, whose result says nothing about the operands.
  private func awaitsNothing(_ term: OperatorTerm) -> Bool {
    ["==", "!=", "<", ">", "<=", ">="].contains(term.name)
  }

  /// The type that a variable must take, directly or through others; nil if it determines little.
  func awaitedType(of type: Type) -> Type? {
    guard case .variable(var variable) = checker.head(type) else { return nil }
    var seen: Set<TypeVariable> = []
    while seen.insert(variable).inserted {
      var next: TypeVariable?
      for constraint in state.constraints {
        let (from, to): (Type, Type)
        switch constraint {
        case .conversion(let one, let other), .closureResult(let one, let other): (from, to) = (one, other)
        default: continue
        }
        guard case .variable(variable) = checker.head(from) else { continue }
        let target = checker.head(to)
        if case .variable(let other) = target {
          next = next ?? other
        } else if !isErased(target) {
          return target
        }
      }
      guard let next else { return nil }
      variable = next
    }
    return nil
  }
}
