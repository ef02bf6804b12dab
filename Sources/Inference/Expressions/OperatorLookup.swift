import Declarations
import Tree

/// The candidates for an operator.
extension ExpressionChecker {
  /// Operators are looked up in the operands' types, in the protocols to which these conform, and among free
  /// functions.
  func operatorCandidates(
    _ name: String, _ types: [Type], arity: Int, isPostfix: Bool = false, isOpen: Bool = false
  ) -> [Callee] {
    var types = types
    // If nothing is known, the operators of numbers are the best guess.
    if types.allSatisfy({ unbound($0).map { $0.literal == nil && $0.protocols.isEmpty } ?? false }) {
      types.append(libraryNominal("Int"))
    }
    // The solver and the walk need the candidates for most operators, and a text uses the same few operators many
    // times.
    let use = operands(types).map {
      LookupCache.OperatorUse(
        name, arity: arity, isPostfix: isPostfix, isOpen: isOpen && !file.isLibrary, isInLibrary: file.isLibrary, $0,
        scoped: scopedFunctions(name))
    }
    if let use, let known = lookups.callees(of: use) { return known }
    let found = findCandidates(name, types, arity: arity, isPostfix: isPostfix, isOpen: isOpen)
    if let use { lookups.keep(found, of: use) }
    return found
  }

  /// The part of the operands' types on which the lookup depends, if that is only their declarations.
  private func operands(_ types: [Type]) -> [LookupCache.OperatorUse.Operand]? {
    var result: [LookupCache.OperatorUse.Operand] = []
    for type in types {
      switch head(type) {
      case .nominal(let declaration, let arguments) where arguments.isEmpty: result.append(.plain(declaration))
      case .variable(let variable):
        if let fallback = defaultType(of: variable) {
          guard case .nominal(let declaration, let arguments) = fallback, arguments.isEmpty else { return nil }
          result.append(.literal(declaration))
        } else {
          guard variable.protocols.isEmpty else { return nil }
          result.append(.unknown)
        }
      default: return nil
      }
    }
    return result
  }

  private func findCandidates(
    _ name: String, _ types: [Type], arity: Int, isPostfix: Bool, isOpen: Bool
  ) -> [Callee] {
    var functions: [FunctionDeclaration] = []
    var seen: Set<FunctionDeclaration> = []
    func add(_ function: FunctionDeclaration) {
      guard function.parameters.count == arity, (function.detail?.isPostfix ?? false) == isPostfix,
        seen.insert(function).inserted
      else { return }
      functions.append(function)
    }
    for function in operatorFunctions(name) { add(function) }
    // An operand whose type depends on the context may have any type with that operator.
    // That does not include the operators that the compiler makes, for example for enums.
    if isOpen, !file.isLibrary {
      for function in memberOperators[name] ?? [] where function.synthesized == nil { add(function) }
    }
    for type in types {
      var current = head(type)
      var isLiteral = false
      if case .variable(let variable) = current {
        guard let fallback = defaultType(of: variable) else {
          for one in allProtocols(variable.protocols) {
            for member in members(of: one, named: name) {
              if case .function(let function) = member.kind { add(function) }
            }
          }
          continue
        }
        current = fallback
        isLiteral = true
      }
      if isLiteral {
        // The type of a literal is open. Only the operators of its protocols keep it open, and so do those that the
        // program adds to its default type.
        for candidate in lookUpMembers(of: current, named: name, isStatic: true) {
          if let function = candidate.function, !function.place.file.isLibrary { add(function) }
        }
        for candidate in lookUpOperators(of: current, named: name) { add(candidate) }
        continue
      }
      for candidate in lookUpMembers(of: current, named: name, isStatic: true) {
        if let function = candidate.function { add(function) }
      }
      for candidate in lookUpOperators(of: current, named: name) { add(candidate) }
      if let wrapped = current.wrapped {
        for candidate in lookUpMembers(of: wrapped, named: name, isStatic: true) {
          if let function = candidate.function { add(function) }
        }
        for candidate in lookUpOperators(of: head(wrapped), named: name) { add(candidate) }
      }
    }
    return functions.map { function in
      .function(function, [:], base: nil, isDirect: false, ownerType: nil, rank: operatorRank(function))
    }
  }

  /// Converts an operand to the type of an operator's parameter, which makes no `AnyHashable`: `keys[0] == 1` is an
  /// error.
  func convertOperand(_ operand: Expression, to parameter: Type) -> Expression? {
    becomesHashable(operand.type, as: parameter) ? nil : convert(operand, to: parameter)
  }

  /// True if a value of another type would have to become an `AnyHashable`, as it is or in an optional.
  func becomesHashable(_ type: Type, as target: Type) -> Bool {
    guard isHashable(target) else { return false }
    let own = innermost(type)
    if case .variable(let variable) = own { return variable.literal != nil && variable.literal != .nilValue }
    return own != .error && !own.isLibrary("AnyHashable")
  }

  /// True for an `AnyHashable`, also in optionals.
  func isHashable(_ type: Type) -> Bool { innermost(type).isLibrary("AnyHashable") }

  /// The type inside all optionals.
  private func innermost(_ type: Type) -> Type {
    var type = head(type)
    while let wrapped = type.wrapped { type = head(wrapped) }
    return type
  }

  func operatorRank(_ function: FunctionDeclaration) -> Int {
    guard let owner = function.owner else { return 0 }
    return owner.kind == .protocolType ? (function.isRequirement ? 1 : 2) : 0
  }

  private func lookUpOperators(of type: Type, named name: String) -> [FunctionDeclaration] {
    guard case .nominal(let declaration, _) = type else { return operators(of: protocols(of: type), named: name) }
    let found: [FunctionDeclaration]
    if let known = lookups.operators(of: declaration, named: name) {
      found = known
    } else {
      found = operators(of: allConformances(of: declaration), named: name)
      lookups.keep(found, of: declaration, named: name)
    }
    // Bodies of the library have no use for the operators that a program adds to its types.
    return file.isLibrary && declaration.isLibrary ? found.filter { $0.place.file.isLibrary } : found
  }

  private func operators(of protocols: [NominalDeclaration], named name: String) -> [FunctionDeclaration] {
    protocols.filter { !$0.holdsOnlyWitnesses }.flatMap { one in
      members(of: one, named: name).compactMap { member in
        if case .function(let function) = member.kind { function } else { nil }
      }
    }
  }
}
