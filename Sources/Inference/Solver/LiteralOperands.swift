import Declarations
import SwiftSyntax
import Tree

extension ConstraintSystem {
  /// The type of an operand that is a sum of literals, before an operator of the program is chosen: `1 <+> 2 + 3`.
  ///
  /// swiftc estimates how well the library's `+` matches the literals, and nothing of an operator with a name of its
  /// own, so that the sum has the default type before the operator is chosen (lib/Sema, CSOptimizer). A literal by
  /// itself has none by then.
  func operandOfLiterals(_ set: OverloadSet) -> SolverStep? {
    guard set.isOperator, let call = set.call, set.callees.count > 1, set.callees.allSatisfy(isWritten),
      let name = function(of: set.callees[0])?.name, !Self.scoredOperators.contains(name)
    else { return nil }
    for (index, argument) in call.arguments.enumerated() {
      let syntax = checker.unparenthesized(argument.syntax)
      guard syntax.is(InfixOperatorExprSyntax.self), case .variable(let variable) = checker.head(call.types[index]),
        let type = literalType(of: syntax, call.types[index])
      else { continue }
      let parameters = set.callees.compactMap { callee -> Type? in
        let shape = checker.shape(of: callee)
        guard shape.indices.contains(index), case .nominal = shape[index].type else { return nil }
        return shape[index].type
      }
      return .bind(variable, [type], otherwise: parameters.uniqued().filter { $0 != type })
    }
    return nil
  }

  /// True for `nil` and for an array literal with it: beside them a literal may be wrapped in an optional.
  func hasNil(_ type: Type) -> Bool {
    guard case .variable(let variable) = checker.head(type) else { return false }
    if variable.literal == .nilValue { return true }
    guard case .array(let elements)? = collections[variable]?.elements else { return false }
    return elements.contains(where: hasNil)
  }
}
