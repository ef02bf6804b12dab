import Declarations
import Tree

/// The types that a type variable may take, from what is converted to it and what it is converted to (lib/Sema,
/// CSBindings).
extension ConstraintSystem {
  /// The candidate types of a variable, from its bounds.
  func candidates(_ variable: TypeVariable, _ known: Bounds) -> SolverStep {
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
    if lower.count == 1, let converted = withConvertedElements(lower[0], as: variable) { fallbacks.append(converted) }
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

  /// `show(circles)` for `some Sequence<any Shape>`: the array or set with the elements that the callee requires, to
  /// which the argument converts.
  private func withConvertedElements(_ type: Type, as variable: TypeVariable) -> Type? {
    guard case .nominal(let declaration, let arguments) = checker.head(type), arguments.count == 1,
      declaration.isLibrary, ["Array", "Set"].contains(declaration.name), let wanted = requiredElement(of: variable),
      wanted != arguments[0].resolved
    else { return nil }
    return .nominal(declaration, [wanted])
  }

  /// The element type that the requirements of a callee fix for a generic parameter of its own.
  private func requiredElement(of variable: TypeVariable) -> Type? {
    for case .requirements(let opened, _) in state.constraints {
      for (parameter, type) in opened.substitution where isSame(type, variable) {
        for case .same(.member(.parameter(parameter), let associated), let element) in opened.requirements
        where associated.name == "Element" {
          let wanted = element.substituting(opened.substitution).resolved
          if !wanted.hasTypeVariables { return wanted }
        }
      }
    }
    return nil
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
}
