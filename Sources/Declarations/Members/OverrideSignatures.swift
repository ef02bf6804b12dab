import Tree

/// How closely the signature of an override follows the one that it overrides (lib/Sema, TypeCheckDeclOverride).
enum OverrideMatch: CaseIterable {
  /// The same types, and the same constraints.
  case exact
  /// Parameters that accept more, a more specific result, weaker constraints.
  case variant
  /// Types that differ in whether they are optional, which only a declaration marked as an override may mean.
  case optionality
}

extension DeclarationChecker {
  /// True if `function` has the signature of `old`, seen from the subclass.
  func hasSignature(
    _ function: FunctionDeclaration, of old: FunctionDeclaration, _ substitution: Substitution, _ match: OverrideMatch
  ) -> Bool {
    var substitution = substitution
    let inherited = inheritedParameters(of: function)
    let own = function.genericParameters.filter { !inherited.contains($0) }
    let theirs = old.genericParameters.filter { !inheritedParameters(of: old).contains($0) }
    guard own.count == theirs.count else { return false }
    for (new, old) in zip(own, theirs) { substitution[old] = .parameter(new) }
    guard constrains(function, own, as: old, substitution, isExact: match == .exact),
      takesSame(function, old, substitution, match)
    else { return false }
    if function.kind == .initializer { return true }
    let result = old.result.substituting(substitution)
    return function.result == result || isCovariant(function.result, to: result, match)
  }

  /// True if the parameters match those of the overridden function.
  private func takesSame(
    _ function: FunctionDeclaration, _ overridden: FunctionDeclaration, _ substitution: Substitution,
    _ match: OverrideMatch
  ) -> Bool {
    guard function.parameters.count == overridden.parameters.count else { return false }
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    return zip(function.parameters, overridden.parameters).allSatisfy { new, old in
      let (type, expected) = (new.variable.type, old.variable.type.substituting(substitution))
      guard new.variable.isInout == old.variable.isInout, new.isAutoclosure == old.isAutoclosure,
        new.isVariadic == old.isVariadic
      else { return false }
      if case .function = type, case .function = expected,
        escapes(new, of: function) != escapes(old, of: overridden)
      {
        return false
      }
      if matches(type, expected) { return true }
      return !new.variable.isInout && !new.isVariadic && isCovariant(expected, to: type, match)
    }
  }

  /// True if an override may have a result of the first type for one of the second, or a parameter of the second type
  /// for one of the first (lib/AST, TypeMatchFlags::AllowOverride): only classes, optionals, and functions and tuples
  /// of them. A type that conforms to a protocol may not stand for it.
  func isCovariant(
    _ type: Type, to expected: Type, _ match: OverrideMatch, isUnwrapped: Bool = false
  ) -> Bool {
    if match == .exact { return false }
    let (type, expected) = (head(type), head(expected))
    if tentatively({ matches(type, expected) }) { return true }
    if !isUnwrapped {
      if let wrapped = expected.wrapped {
        return isCovariant(type.wrapped ?? type, to: wrapped, match, isUnwrapped: true)
      }
      if match == .optionality, let wrapped = type.wrapped {
        return isCovariant(wrapped, to: expected, match, isUnwrapped: true)
      }
    }
    switch (type, expected) {
    case (.function(let one), .function(let other)):
      return one.parameters.count == other.parameters.count && above.canConvert(type, to: expected)
        && zip(one.parameters, other.parameters).allSatisfy { isCovariant($1.type, to: $0.type, .variant) }
        && isCovariant(one.result, to: other.result, .variant)
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count
        && zip(one, other).allSatisfy { $0.label == $1.label && isCovariant($0.type, to: $1.type, .variant) }
    case (_, .nominal(let declaration, _)): return declaration.isClass && above.canConvert(type, to: expected)
    default: return false
    }
  }
}
