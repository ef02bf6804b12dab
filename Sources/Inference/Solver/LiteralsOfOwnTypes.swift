import Declarations
import SwiftSyntax
import Tree

/// Types of the program that literals may have where nothing else than operators and closures tells.
extension ConstraintSystem {
  /// `[1, 2].map { $0 * 2 }` as a `[Money]`: the type that is expected of an operator which the program declares for it.
  func typeOfOwnOperation(on variable: TypeVariable, _ literals: [TypeVariable]) -> Type? {
    for case .operation(let term) in state.constraints where term.call.types.contains(where: { isSame($0, variable) }) {
      guard checker.operatorIsOwn(term.name), let result = expectedResult(of: term.call),
        literals.allSatisfy({ $0.literal.map { checker.accepts(result, $0) } ?? false })
      else { continue }
      return result
    }
    return nil
  }

  /// `vectors.reduce([0, 0]) { $0 + $1 }`: the types of the other operand of an operator, or of the other parameter of a
  /// closure, if they are types of the program that the literal may make.
  func typesBeside(_ variable: TypeVariable, _ literals: [TypeVariable]) -> [Type] {
    var found: [Type] = []
    for constraint in state.constraints {
      switch constraint {
      case .operation(let term) where checker.operatorIsOwn(term.name):
        if term.call.types.contains(where: { isSame($0, variable) }) { found += term.call.types }
      case .conversion(let from, let to):
        guard case .variable(let argument) = checker.head(from),
          closures[argument] != nil || isOperator(delegated[argument]),
          case .function(let function) = checker.head(to),
          function.parameters.contains(where: { isSame($0.type, variable) })
        else { continue }
        found += function.parameters.map(\.type)
      default: continue
      }
    }
    return found.map { checker.head($0) }.filter { type in
      guard let declaration = type.nominal, !declaration.isLibrary || type.isLibrary("CGFloat"), !type.hasTypeVariables
      else { return false }
      return literals.allSatisfy { $0.literal.map { checker.accepts(type, $0) } ?? false }
    }
  }

  /// The library type with that name, if a value of it is an operand.
  func operandOfOperator(named name: String) -> Type? {
    for constraint in state.constraints {
      guard case .operation(let term) = constraint else { continue }
      let types = term.call.types.map { checker.head($0) }
      if let type = types.first(where: { $0.isLibrary(name) }) { return type }
    }
    return nil
  }

  private func isOperator(_ term: DelegatedTerm?) -> Bool {
    term?.syntax.as(DeclReferenceExprSyntax.self).map { checker.isOperatorToken($0.baseName) } ?? false
  }
}
