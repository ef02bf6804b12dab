import Declarations
import Source
import SwiftSyntax
import Tree

/// The guesses of the last steps: closures, literals and default types, when nothing else decides them.
extension ConstraintSystem {
  func closure() -> SolverStep? {
    for (index, constraint) in state.constraints.enumerated() {
      guard case .conversion(let from, let to) = constraint, case .variable(let variable) = checker.head(from),
        let term = closures[variable]
      else { continue }
      var target = checker.head(to)
      while let wrapped = target.wrapped { target = checker.head(wrapped) }
      if case .function(let expected) = target {
        state.constraints.remove(at: index)
        guard open(term, expected: withDecidedParameters(expected)) else { return .fail }
        return .proceed
      }
    }
    for (index, constraint) in state.constraints.enumerated() {
      if case .closure(let term) = constraint { return .open(term, at: index) }
    }
    return nil
  }

  /// A key path with an explicit root needs no context, unless an operator of the program may take it as a function.
  func rootedKeyPath() -> SolverStep? {
    for case .delegated(let term) in state.constraints where term.variable.binding == nil {
      if isOperandOfOwn(term) { continue }
      if term.syntax.as(KeyPathExprSyntax.self)?.root != nil,
        let type = walk(term.syntax, as: checker.makeVariable(), in: term.scope)
      {
        return .bind(term.variable, [type])
      }
    }
    return nil
  }

  private func isOperandOfOwn(_ term: DelegatedTerm) -> Bool {
    state.constraints.contains { constraint in
      guard case .operation(let operation) = constraint, checker.operatorIsOwn(operation.name) else { return false }
      return operation.call.types.contains { isSame($0, term.variable) }
    }
  }

  func literal(_ bounds: BoundsByVariable) -> SolverStep? {
    // `max(0, min(1, width / 10))`: the type of the division decides all three.
    let decides = bounds.all.contains { $0.0.literal != nil && isOperandOfKnown($0.0, bounds) }
    for (variable, known) in bounds.all.sorted(by: { !$0.1.isIncomplete && $1.1.isIncomplete })
    where isPlain(variable) && !(decides && known.isIncomplete) {
      let literals = known.lower.compactMap { type -> TypeVariable? in
        if case .variable(let one) = type, one.literal != nil { one } else { nil }
      }
      guard !literals.isEmpty, !literals.contains(where: { isOperandOfKnown($0, bounds) }) else { continue }
      var types = defaults(of: variable, literals, bounds)
      if let type = typeOfOwnOperation(on: variable, literals) { types.append(type) }
      types += typesBeside(variable, literals).filter { !types.contains($0) }
      if types.contains(where: { $0.isLibrary("Double") }), let number = operandOfOperator(named: "CGFloat"),
        !types.contains(number)
      {
        types.append(number)
      }
      let fallbacks = [defaultElement(variable)].compactMap { $0 }
      // `flag ? abs(n + 1) : nil`: `nil` is not `Any` while the other value has no type.
      if known.isIncomplete, types.allSatisfy(isErased), literals.allSatisfy({ $0.literal == .nilValue }) { continue }
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

  /// True for a literal that an operator combines with a value of a known type.
  private func isOperandOfKnown(_ literal: TypeVariable, _ bounds: BoundsByVariable) -> Bool {
    bounds.known(literal)?.lower.contains { !isVariable($0) } ?? false
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
  private func defaults(of variable: TypeVariable, _ literals: [TypeVariable], _ bounds: BoundsByVariable) -> [Type] {
    let known = bounds.known(variable) ?? Bounds()
    var types: [Type] = []
    let hasNil = literals.contains { $0.literal == .nilValue }
    let kinds = literals.filter { $0.literal != .nilValue }
    for upper in known.upper where !isVariable(upper) && !isErased(upper) {
      // An optional of an unknown type tells nothing about a literal.
      if !hasNil, upper.wrapped != nil, isOpen(upper.unwrapped) { continue }
      types.append(upper)
      // A literal is of the type that an optional wraps.
      if !hasNil, upper.wrapped != nil { types.append(checker.head(upper.unwrapped)) }
    }
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
    return types + erasedBounds(of: variable, bounds)
  }

  /// `Any` or another existential type that a variable, or one that it is converted to, is converted to.
  private func erasedBounds(of variable: TypeVariable, _ bounds: BoundsByVariable) -> [Type] {
    var seen: Set<TypeVariable> = []
    var next = [variable]
    var result: [Type] = []
    while let one = next.popLast() {
      for upper in bounds.known(one)?.upper ?? [] {
        if case .variable(let other) = upper {
          if seen.insert(other).inserted { next.append(other) }
        } else if isErased(upper), !result.contains(upper) {
          result.append(upper)
        }
      }
    }
    return result
  }

  /// `.member` of a generic parameter: the only type known to its protocols that has the member.
  func implicitMember() -> SolverStep? {
    for constraint in state.constraints {
      guard case .member(let term) = constraint else { continue }
      guard case .variable(let variable) = checker.head(term.base) else { continue }
      if term.isImplicit {
        if let superclass = superclass(of: variable) { return .bind(variable, [superclass]) }
        let parameters = constrained(variable)
        guard let first = parameters.first else { continue }
        // A generic parameter also has other conditions, which select among several types.
        let probe = parameters.count == 1 ? first : TypeVariable()
        if parameters.count > 1 { probe.protocols = parameters.flatMap(\.protocols) }
        if let (type, _) = checker.implicitMembers(
          named: term.name, hint: .variable(probe), isCalled: term.call != nil, arguments: term.call?.arguments,
          prefersOpen: true),
          !isVariable(type)
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

  /// The superclass required of a generic parameter to which a variable is converted.
  private func superclass(of variable: TypeVariable) -> Type? {
    for case .conversion(let from, let to) in state.constraints {
      if case .variable(variable) = checker.head(from), case .variable(let other) = checker.head(to),
        let bound = other.fallback
      {
        return bound
      }
    }
    return variable.fallback
  }

  /// The variable, if protocols are required of it, and the variables with protocols to which it is converted.
  private func constrained(_ variable: TypeVariable) -> [TypeVariable] {
    var result = [variable]
    for case .conversion(let from, let to) in state.constraints {
      if case .variable(variable) = checker.head(from), case .variable(let other) = checker.head(to) {
        result.append(other)
      }
    }
    return result.filter { !$0.protocols.isEmpty }
  }

  func defaultElement(_ variable: TypeVariable) -> Type? {
    for case .elementDefault(let element, let fallback, _) in state.constraints where isSame(element, variable) {
      return fallback
    }
    return nil
  }

  func isSame(_ type: Type, _ variable: TypeVariable) -> Bool {
    if case .variable(variable) = checker.head(type) { true } else { false }
  }

  /// `[nil]`
  func elementOfNil(_ bounds: BoundsByVariable) -> SolverStep? {
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

  /// A part of a closure's type that nothing else determines.
  func closureDefault() -> SolverStep? {
    for case .closureDefault(let part, let type) in state.constraints {
      if case .variable(let variable) = checker.head(part) { return .bind(variable, [type]) }
    }
    return nil
  }

  /// `[]`, `[:]`
  func elementDefault() -> SolverStep? {
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
    for (one, other) in operandsOfReferences() {
      if isSame(one, variable), !isSame(other, variable) { return other }
      if isSame(other, variable), !isSame(one, variable) { return one }
    }
    return nil
  }

  /// `sizes.reduce(.zero, +)`
  func operandOfReference() -> SolverStep? {
    for (one, other) in operandsOfReferences() {
      if case .variable(let variable) = checker.head(one), isPlain(variable), !isOpen(other) {
        return .bind(variable, [other])
      }
      if case .variable(let variable) = checker.head(other), isPlain(variable), !isOpen(one) {
        return .bind(variable, [one])
      }
    }
    return nil
  }

  /// The types of the operands of operators that are passed as functions, or the arguments of these types.
  private func operandsOfReferences() -> [(Type, Type)] {
    var result: [(Type, Type)] = []
    for case .conversion(let from, let to) in state.constraints {
      guard case .variable(let reference) = checker.head(from),
        let name = delegated[reference]?.syntax.as(DeclReferenceExprSyntax.self),
        checker.isOperatorToken(name.baseName), case .function(let function) = checker.head(to),
        function.parameters.count == 2
      else { continue }
      let operands = function.parameters.map { checker.head($0.type) }
      if case .nominal(let first, let own) = operands[0], case .nominal(let second, let others) = operands[1],
        first == second
      {
        result += zip(own, others)
      } else {
        result.append((operands[0], operands[1]))
      }
    }
    return result
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
  func remaining() -> SolverStep? {
    // The type in which `.small` is looked up may be an optional that wraps that of its value: what the type is
    // converted to decides it first.
    let roots = implicitBases()
    return remaining(without: roots) ?? (roots.isEmpty ? nil : remaining(without: []))
  }

  private func implicitBases() -> Set<TypeVariable> {
    var result: Set<TypeVariable> = []
    for case .member(let term) in state.constraints where term.isImplicit {
      if case .variable(let variable) = checker.head(term.base) { result.insert(variable) }
    }
    return result
  }

  private func remaining(without roots: Set<TypeVariable>) -> SolverStep? {
    for constraint in state.constraints {
      switch constraint {
      case .conversion(let from, let to), .closureResult(let from, let to):
        let source = checker.head(from)
        let target = checker.head(to)
        if case .variable(let variable) = target, roots.contains(variable) { continue }
        if case .variable(let variable) = source, variable.literal != nil, let type = defaultType(of: variable) {
          return .bind(variable, [type])
        }
        if case .variable(let variable) = source, isPlain(variable) { return .bind(variable, [target]) }
        if case .variable(let variable) = target, isPlain(variable) { return .bind(variable, [source]) }
      case .flattenedOptional(let value, _), .optionalObject(let value, _):
        if case .variable(let variable) = checker.head(value), let type = checker.defaultType(of: variable) {
          return .bind(variable, [type])
        }
      case .requirements(let opened, _):
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
  var unwrapped: Type { wrapped?.unwrapped ?? self }
}
