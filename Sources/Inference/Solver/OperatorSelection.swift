import Declarations
import SwiftSyntax
import Tree

/// The operator that is resolved next when its operands are still open.
extension ConstraintSystem {
  func operation(isForced: Bool) -> SolverStep? {
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

  // MARK: Order

  func sorted(_ callees: [Callee]) -> [Callee] {
    callees.filter { !isGeneric($0) } + callees.filter { isGeneric($0) }
  }

  /// True if all parameters have the same type.
  func isSymmetric(_ callee: Callee) -> Bool {
    let parameters = checker.shape(of: callee)
    return parameters.allSatisfy { $0.type == parameters[0].type }
  }

  /// `== <Other: BinaryInteger>(lhs: Self, rhs: Other)`
  func isMixedComparison(_ callee: Callee) -> Bool {
    guard let function = function(of: callee), function.isOperator, let owner = function.owner, owner.isLibrary else {
      return false
    }
    return owner.name == "BinaryInteger" && function.genericParameters.count > 1 && !function.name.hasPrefix("<<")
      && !function.name.hasPrefix(">>")
  }

  /// The operators with comparisons of two integer types at the end.
  func mixedLast(_ callees: [Callee]) -> [Callee] {
    guard callees.contains(where: isMixedComparison) else { return callees }
    return callees.filter { !isMixedComparison($0) } + callees.filter(isMixedComparison)
  }

  func isGeneric(_ callee: Callee) -> Bool {
    switch callee {
    case .function(let function, let owner, _, _, _, _): function.genericParameters.contains { owner[$0] == nil }
    case .subscripted(let subscripted, let owner, _, _, _):
      subscripted.getter.genericParameters.contains { owner[$0] == nil }
    case .enumCase, .delegate, .value: false
    }
  }
}
