import Declarations
import Tree

/// How well the known types of arguments match parameters (lib/Sema, CSOptimizer).
extension ConstraintSystem {
  /// The degree to which the arguments match, from 0 to 1; nil if one of them does not.
  func score(
    _ callee: Callee, _ call: CallTerm, _ arguments: [KnownArgument?], isExact: Bool
  ) -> Double? {
    let parameters = checker.shape(of: callee)
    guard let positions = checker.matchArguments(call.arguments, to: parameters) else { return nil }
    var total = 0.0
    var passed = 0
    for (parameter, indices) in zip(parameters, positions) where !indices.isEmpty {
      passed += 1
      guard indices.count == 1 else { return nil }
      guard let candidate = arguments[indices[0]], !parameter.isVariadic else { continue }
      let type = ownType(of: parameter.isAutoclosure ? element(of: parameter) : parameter.type, callee)
      if case .function = type { continue }
      let score = match(candidate, type, callee, isExact: isExact)
      if score == 0, !candidate.type.hasTypeVariables { return nil }
      total += score
    }
    return passed == 0 ? nil : total / Double(passed)
  }

  func match(_ candidate: KnownArgument, _ parameter: Type, _ callee: Callee, isExact: Bool) -> Double {
    if candidate.isMade {
      var target = checker.head(parameter)
      while let wrapped = target.wrapped { target = checker.head(wrapped) }
      return target == candidate.type ? 1 : 0
    }
    guard candidate.isLiteral else { return match(candidate.type, parameter, callee) }
    let isCollection = isUnbound(candidate.type)
    if isCollection, let own = candidate.type.nominal, own == parameter.nominal { return 0.3 }
    if candidate.type == parameter { return 0.3 }
    if isExact { return 0 }
    switch parameter {
    case .parameter, .existential, .anyObject:
      return match(candidate.type, parameter, callee) == 0 ? 0 : 0.3
    default: break
    }
    guard parameter.wrapped == nil else { return 0 }
    if isCollection {
      let name = candidate.type.isLibrary("Array") ? "ExpressibleByArrayLiteral" : "ExpressibleByDictionaryLiteral"
      return checker.libraryType(name).map { checker.conforms(parameter, to: $0) } ?? false ? 0.3 : 0
    }
    return literal(of: candidate.type).map { checker.accepts(parameter, $0) } ?? false ? 0.3 : 0
  }

  func match(_ type: Type, _ parameter: Type, _ callee: Callee) -> Double {
    if type == parameter { return 1 }
    if type.wrapped != nil || parameter.wrapped != nil {
      var (inner, target, levels, wanted) = (type, parameter, 0, 0)
      while let wrapped = inner.wrapped { (inner, levels) = (checker.head(wrapped), levels + 1) }
      while let wrapped = target.wrapped { (target, wanted) = (checker.head(wrapped), wanted + 1) }
      let isGeneric = if case .parameter = target { wanted == 0 } else { false }
      return isGeneric || wanted >= levels ? match(inner, target, callee) : 0
    }
    switch (type, parameter) {
    case (_, .parameter(let generic)): return match(type, generic, callee)
    case (_, .existential), (_, .anyObject): return isConverted(type, parameter) ? 1 : 0
    case (.metatype, .metatype(.existential(let protocols, nil, _))): return protocols.isEmpty ? 1 : 0
    case (.tuple(let own), .tuple(let others)): return own.count == others.count ? 1 : 0
    case (_, .nominal(let declaration, _)) where declaration.isClass: return isConverted(type, parameter) ? 1 : 0
    default: return 0
    }
  }

  private func match(_ type: Type, _ generic: GenericParameter, _ callee: Callee) -> Double {
    let function = function(of: callee)
    let requirements = ((function?.detail?.requirements ?? []) + (function?.detail?.context?.requirements ?? []))
      .filter { $0.mentions(generic) && !$0.equatesOthers(to: generic) }
    guard generic.protocols.allSatisfy({ checker.conformsOrOpens(type, to: $0) }) else { return 0 }
    if isUnbound(type) { return 0.7 }
    if generic.mustBeClass, !checker.isClassType(type) { return 0 }
    if let superclass = generic.superclass, !checker.isSubclass(type, of: superclass) { return 0 }
    let isMet = checker.tentatively { checker.apply(requirements, under: [generic: type]) }
    return isMet ? 1 : 0
  }

  private func isConverted(_ type: Type, _ target: Type) -> Bool {
    if isUnbound(type), case .nominal(let declaration, let arguments) = type,
      case .existential(let protocols, nil, _) = target
    {
      // The conditions of conformances are not considered while the elements are unknown.
      return protocols.allSatisfy { one in
        checker.declaredConformance(declaration, arguments, to: one) != nil
          || declaration.isClass && checker.conforms(type, to: one)
      }
    }
    let start = snapshot()
    defer { rollBack(to: start) }
    state = State()
    return convert(type, to: target) == .solved
  }

  private func literal(of type: Type) -> TypeVariable.Literal? {
    switch type.nominal?.name {
    case "Int": .integer
    case "Double": .float
    case "Bool": .boolean
    case "String": .string
    default: nil
    }
  }

  /// True if the type is that of a collection literal, whose elements are not considered.
  func isUnbound(_ type: Type) -> Bool { type.hasTypeVariables }

  /// A parameter's type with the known generic arguments of the owner's type.
  func ownType(of type: Type, _ callee: Callee) -> Type {
    switch callee {
    case .function(_, let owner, _, _, _, _), .subscripted(_, let owner, _, _, _):
      checker.reduce(type.substituting(owner)).resolved
    case .enumCase, .delegate, .value: type
    }
  }
}

extension Requirement {
  /// True for `Other.Element == Element`, of which one side is not known while the parameters are considered one by one.
  fileprivate func equatesOthers(to parameter: GenericParameter) -> Bool {
    guard case .same(let left, let right) = self else { return false }
    return [left, right].contains { type in
      type.contains { if case .parameter(let other) = $0 { other != parameter } else { false } }
    }
  }

  fileprivate func mentions(_ parameter: GenericParameter) -> Bool {
    types.contains { $0.mentions(parameter) }
  }
}
