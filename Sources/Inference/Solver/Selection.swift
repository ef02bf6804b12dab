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
  case coalesce(CoalescingTerm, at: Int)
  /// A value declared with `!`: its type, and the type of its use.
  case unwrap(Type, Type, at: Int)
  /// A closure about whose context no more information will follow.
  case open(ClosureTerm, at: Int)
  /// The known constraints contradict each other.
  case fail
}

extension ConstraintSystem {
  /// The next choice: known types before overloads, overloads before guesses and defaults.
  func nextStep() -> SolverStep? {
    let bounds = bounds()
    if let step = complete(bounds) ?? memberOfLiteral(bounds) { return step }
    if let step = overload() { return step }
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
    if let step = closure() { return step }
    if let step = literal(bounds) { return step }
    if let step = implicitMember() { return step }
    if let step = operation(isForced: true) { return step }
    return elementOfNil(bounds) ?? remaining() ?? elementDefault()
  }

  // MARK: Bounds

  private func bounds() -> BoundsByVariable {
    var result = BoundsByVariable(places: makeVariableTable())
    for constraint in state.constraints {
      let (from, to): (Type, Type)
      switch constraint {
      case .conversion(let one, let other), .closureResult(let one, let other): (from, to) = (one, other)
      default: continue
      }
      let source = checker.head(from)
      let target = checker.head(to)
      if case .variable(let variable) = source { result[variable].upper.append(target) }
      if case .variable(let variable) = target {
        result[variable].lower.append(source)
        if case .variable(let other) = source, other.literal == nil { result[variable].isIncomplete = true }
        if case .member = source { result[variable].isIncomplete = true }
      }
    }
    return result
  }

  private func isPlain(_ variable: TypeVariable) -> Bool {
    variable.literal == nil && closures[variable] == nil && delegated[variable] == nil
  }

  /// A variable with complete bounds: a generic parameter that takes the type of an argument.
  private func complete(_ bounds: BoundsByVariable) -> SolverStep? {
    for (variable, known) in bounds.all where isPlain(variable) && !known.isIncomplete {
      let concrete = known.lower.filter { !isVariable($0) }
      guard !concrete.isEmpty else { continue }
      return candidates(variable, known)
    }
    return nil
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
    for (variable, known) in bounds.all where isPlain(variable) {
      guard known.lower.contains(where: { !isVariable($0) }) else { continue }
      return candidates(variable, known)
    }
    // The expected type of the whole expression.
    let awaited = awaitedResults()
    for (variable, known) in bounds.all where isPlain(variable) && !awaited.contains(variable) {
      let concrete = known.upper.filter { !isVariable($0) }
      guard !concrete.isEmpty,
        !known.lower.contains(where: { isLiteral($0) || isVariable($0) }) || isImplicitBase(variable)
          || defaultElement(variable) != nil && takesImplicitMember(known)
      else { continue }
      return candidates(variable, known)
    }
    return nil
  }

  /// The variables for results of calls and members that have not been resolved, which will determine them.
  private func awaitedResults() -> Set<TypeVariable> {
    var result: Set<TypeVariable> = []
    func note(_ type: Type) {
      if case .variable(let variable) = checker.head(type) { result.insert(variable) }
    }
    for constraint in state.constraints {
      switch constraint {
      case .member(let term): note(term.result)
      case .overloads(let set): note(set.result)
      case .operation(let term): note(term.call.result)
      case .call(_, let call): note(call.result)
      case .coalescing(let term): note(term.result)
      case .optionalObject(_, let object): note(object)
      case .flattenedOptional(_, let result): note(result)
      case .implicitlyUnwrapped(_, let value): note(value)
      case .conversion, .closure, .closureResult, .collection, .delegated, .requirements, .elementDefault: break
      }
    }
    return result
  }

  /// `[.first, 2][0]` where a UInt8 is expected: the member of an element does not determine the element's type.
  private func takesImplicitMember(_ known: Bounds) -> Bool {
    known.lower.contains { type in
      if case .variable(let variable) = type { isImplicitBase(variable) } else { false }
    }
  }

  private func isImplicitBase(_ variable: TypeVariable) -> Bool {
    state.constraints.contains { constraint in
      if case .member(let term) = constraint, term.isImplicit, case .variable(variable) = checker.head(term.base) {
        true
      } else {
        false
      }
    }
  }

  private func isVariable(_ type: Type) -> Bool { if case .variable = type { true } else { false } }

  /// The candidate types of a variable, from its bounds.
  private func candidates(_ variable: TypeVariable, _ known: Bounds) -> SolverStep {
    var result: [Type] = []
    func add(_ type: Type?) {
      guard let type, !result.contains(type) else { return }
      result.append(type)
    }
    let lower = known.lower.filter { !isVariable($0) }
    let hasNil = known.lower.contains { if case .variable(let one) = $0 { one.literal == .nilValue } else { false } }
    if !lower.isEmpty {
      let common = join(lower)
      if hasNil, let common, common.wrapped == nil { add(checker.optional(common)) }
      add(common)
      if common == nil { lower.forEach { add($0) } }
    }
    var fallbacks: [Type] = []
    for upper in known.upper where !isVariable(upper) {
      if result.isEmpty || !isErased(upper) { add(upper) } else { fallbacks.append(upper) }
    }
    if let first = lower.first, lower.count == 1, first.wrapped == nil, !hasNil {
      fallbacks.append(checker.optional(first))
    }
    let literals = known.lower.count { isLiteral($0) && !isNil($0) }
    if lower.count + literals > 1, let fallback = defaultElement(variable) { fallbacks.append(fallback) }
    return .bind(variable, result, otherwise: fallbacks)
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
    return best.map { .choose($0.set, at: $0.index) }
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
      guard resolve(term, isForced: true) == .solved else { return .fail }
      if state.constraints.indices.contains(count), case .overloads(let set) = state.constraints[count] {
        return .choose(set, at: count)
      }
      // The constraint was applied immediately.
      return .bind(TypeVariable(), [.void])
    }
    return nil
  }

  /// The type that a variable must take, directly or through others; nil if it determines little.
  func awaitedType(of type: Type) -> Type? {
    guard case .variable(var variable) = checker.head(type) else { return nil }
    var seen: Set<TypeVariable> = []
    while seen.insert(variable).inserted {
      var next: TypeVariable?
      for case .conversion(let from, let to) in state.constraints {
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

  // MARK: Closures, literals and defaults

  private func closure() -> SolverStep? {
    for (index, constraint) in state.constraints.enumerated() {
      guard case .conversion(let from, let to) = constraint, case .variable(let variable) = checker.head(from),
        let term = closures[variable]
      else { continue }
      var target = checker.head(to)
      while let wrapped = target.wrapped { target = checker.head(wrapped) }
      if case .function(let expected) = target {
        state.constraints.remove(at: index)
        guard open(term, expected: expected) else { return .fail }
        return .bind(TypeVariable(), [.void])
      }
    }
    for (index, constraint) in state.constraints.enumerated() {
      if case .closure(let term) = constraint { return .open(term, at: index) }
    }
    return nil
  }

  /// A key path with an explicit root needs no context.
  private func rootedKeyPath() -> SolverStep? {
    for case .delegated(let term) in state.constraints where term.variable.binding == nil {
      if term.syntax.as(KeyPathExprSyntax.self)?.root != nil,
        let type = walk(term.syntax, as: checker.makeVariable(), in: term.scope)
      {
        return .bind(term.variable, [type])
      }
    }
    return nil
  }

  private func literal(_ bounds: BoundsByVariable) -> SolverStep? {
    for (variable, known) in bounds.all.sorted(by: { !$0.1.isIncomplete && $1.1.isIncomplete })
    where isPlain(variable) {
      let literals = known.lower.compactMap { type -> TypeVariable? in
        if case .variable(let one) = type, one.literal != nil { one } else { nil }
      }
      guard !literals.isEmpty else { continue }
      let types = defaults(of: variable, literals, known)
      let fallbacks = literals.count > 1 ? [defaultElement(variable)].compactMap { $0 } : []
      if !types.isEmpty { return .bind(variable, types, otherwise: fallbacks) }
    }
    for (variable, known) in bounds.all where variable.literal != nil {
      // `$0 == "a"` with a Character: the operator requires the same type of both operands.
      var types = known.lower.filter { !isVariable($0) }
      for upper in known.upper where !isVariable(upper) {
        var target = upper
        while let wrapped = target.wrapped { target = checker.head(wrapped) }
        if case .existential(_, _, let arguments) = target, let collection = collections[variable] {
          if let type = constrainedCollection(collection, arguments) { types.append(type) }
          continue
        }
        if isErased(target) || isVariable(target) { continue }
        types.append(target)
      }
      if types.isEmpty, collections[variable] == nil, let awaited = awaitedType(of: .variable(variable)) {
        types.append(awaited.unwrapped)
      }
      if let type = defaultType(of: variable), !types.contains(type) { types.append(type) }
      if types.isEmpty { continue }
      return .bind(variable, types)
    }
    for constraint in state.constraints {
      if case .collection(let term) = constraint, term.variable.binding == nil, !term.elements.isEmpty,
        let type = defaultType(of: term.variable)
      {
        return .bind(term.variable, [type])
      }
    }
    return nil
  }

  /// `[1, 2]` where an `any Sequence<Int>` is expected.
  private func constrainedCollection(_ term: CollectionTerm, _ arguments: [AssociatedArgument]) -> Type? {
    guard case .array = term.elements, let element = arguments.first(where: { $0.associated.name == "Element" }) else {
      return nil
    }
    return checker.libraryNominal("Array", [element.type])
  }

  func defaultType(of variable: TypeVariable) -> Type? {
    guard let term = collections[variable] else { return checker.defaultType(of: variable) }
    switch term.elements {
    case .array: return checker.libraryNominal("Array", [checker.makeVariable()])
    case .dictionary: return checker.libraryNominal("Dictionary", [checker.makeVariable(), checker.makeVariable()])
    }
  }

  /// The default types of a variable whose only constraints are literals.
  private func defaults(of variable: TypeVariable, _ literals: [TypeVariable], _ known: Bounds) -> [Type] {
    var types: [Type] = []
    let hasNil = literals.contains { $0.literal == .nilValue }
    let kinds = literals.filter { $0.literal != .nilValue }
    for upper in known.upper where !isVariable(upper) && !isErased(upper) { types.append(upper) }
    if let first = kinds.first {
      let strongest = kinds.first { $0.literal == .float } ?? kinds.first { $0.literal == .string } ?? first
      if let type = defaultType(of: strongest) {
        types.append(hasNil ? checker.optional(type) : type)
        if strongest.literal == .integer {
          let double = checker.libraryNominal("Double")
          types.append(hasNil ? checker.optional(double) : double)
        }
      }
    }
    return types + known.upper.filter(isErased)
  }

  /// `.member` of a generic parameter: the only type known to its protocols that has the member.
  private func implicitMember() -> SolverStep? {
    for constraint in state.constraints {
      guard case .member(let term) = constraint else { continue }
      guard case .variable(let variable) = checker.head(term.base) else { continue }
      if term.isImplicit {
        let protocols = constraintsOn(variable)
        guard !protocols.isEmpty else { continue }
        let probe = TypeVariable()
        probe.protocols = protocols
        if let (type, _) = checker.implicitMembers(
          named: term.name, hint: .variable(probe), isCalled: term.call != nil), !isVariable(type)
        {
          return .bind(variable, [type])
        }
      } else if variable.literal != nil, let type = defaultType(of: variable) {
        // A member of a literal.
        var types = [type]
        if variable.literal == .integer { types.append(checker.libraryNominal("Double")) }
        return .bind(variable, types)
      }
    }
    return nil
  }

  /// The protocols required of a variable, and of the variables it is converted to.
  private func constraintsOn(_ variable: TypeVariable) -> [NominalDeclaration] {
    var result = variable.protocols
    for case .conversion(let from, let to) in state.constraints {
      if case .variable(variable) = checker.head(from), case .variable(let other) = checker.head(to) {
        result += other.protocols
      }
    }
    return result
  }

  private func defaultElement(_ variable: TypeVariable) -> Type? {
    for case .elementDefault(let element, let fallback, _) in state.constraints where isSame(element, variable) {
      return fallback
    }
    return nil
  }

  private func isSame(_ type: Type, _ variable: TypeVariable) -> Bool {
    if case .variable(variable) = checker.head(type) { true } else { false }
  }

  /// `[nil]`
  private func elementOfNil(_ bounds: BoundsByVariable) -> SolverStep? {
    for case .elementDefault(let element, let fallback, _) in state.constraints {
      guard case .variable(let variable) = checker.head(element), let known = bounds.known(variable),
        known.lower.contains(where: isNil)
      else { continue }
      return .bind(variable, [checker.optional(fallback)])
    }
    return nil
  }

  func isNil(_ type: Type) -> Bool {
    if case .variable(let variable) = checker.head(type) { variable.literal == .nilValue } else { false }
  }

  /// `[]`, `[:]`
  private func elementDefault() -> SolverStep? {
    var first: SolverStep?
    for case .elementDefault(let element, let fallback, _) in state.constraints {
      guard case .variable(let variable) = checker.head(element) else { continue }
      if let other = elementOfOtherOperand(variable) { return .bind(variable, [other], otherwise: [fallback]) }
      first = first ?? .bind(variable, [fallback])
    }
    return first
  }

  /// `lists.reduce([], +)`: an operator that is passed as a function has operands of one type wherever it can.
  private func elementOfOtherOperand(_ variable: TypeVariable) -> Type? {
    for case .conversion(let from, let to) in state.constraints {
      guard case .variable(let reference) = checker.head(from),
        let name = delegated[reference]?.syntax.as(DeclReferenceExprSyntax.self),
        checker.isOperatorToken(name.baseName), case .function(let function) = checker.head(to),
        function.parameters.count == 2
      else { continue }
      let operands = function.parameters.map { checker.head($0.type) }
      guard case .nominal(let first, let own) = operands[0], case .nominal(let second, let others) = operands[1],
        first == second
      else { continue }
      for (one, other) in zip(own, others) {
        if isSame(one, variable), !isSame(other, variable) { return other }
        if isSame(other, variable), !isSame(one, variable) { return one }
      }
    }
    return nil
  }

  /// A literal whose type is a generic parameter, or an element of a tuple whose type is one: `f((1, 2))` for `T`.
  private func literal(within opened: OpenedCallee) -> SolverStep? {
    var found: TypeVariable?
    for type in opened.substitution.values {
      _ = type.contains { part in
        guard found == nil, case .variable(let variable) = checker.head(part), variable.literal != nil else {
          return false
        }
        found = variable
        return true
      }
    }
    guard let found, let fallback = defaultType(of: found) else { return nil }
    return .bind(found, [fallback])
  }

  /// The rest: literals without bounds, and variables that are passed on to others.
  private func remaining() -> SolverStep? {
    for constraint in state.constraints {
      switch constraint {
      case .conversion(let from, let to), .closureResult(let from, let to):
        let source = checker.head(from)
        let target = checker.head(to)
        if case .variable(let variable) = source, variable.literal != nil, let type = defaultType(of: variable) {
          return .bind(variable, [type])
        }
        if case .variable(let variable) = source, isPlain(variable) { return .bind(variable, [target]) }
        if case .variable(let variable) = target, isPlain(variable) { return .bind(variable, [source]) }
      case .flattenedOptional(let value, _), .optionalObject(let value, _):
        if case .variable(let variable) = checker.head(value), let type = checker.defaultType(of: variable) {
          return .bind(variable, [type])
        }
      case .requirements(let opened):
        if let step = literal(within: opened) { return step }
      case .operation(let term):
        for type in term.call.types + [term.call.result] {
          if case .variable(let variable) = checker.head(type), let fallback = defaultType(of: variable) {
            return .bind(variable, [fallback])
          }
        }
      default: continue
      }
    }
    return nil
  }
}

extension Type {
  /// The type inside all optionals.
  fileprivate var unwrapped: Type { wrapped?.unwrapped ?? self }
}
