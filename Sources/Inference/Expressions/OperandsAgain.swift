import Declarations
import SwiftSyntax
import Tree

/// Operands that are inferred again, because no operator matches their own types.
extension ExpressionChecker {
  /// An operand that is a call may have an overload whose result fits the other operand: `make() + 1`.
  func resolveByOther(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax
  ) -> Expression? {
    guard arguments.count == 2 else { return nil }
    for (index, other) in [(0, 1), (1, 0)] where arguments[index].syntax.is(FunctionCallExprSyntax.self) {
      guard arguments[index].inferred != nil else { continue }
      let found = attempt { () -> Expression? in
        let known = arguments[other].inferred ?? infer(arguments[other].syntax, hint: nil)
        if case .error = known.type { return nil }
        let again = infer(arguments[index].syntax, hint: described(known.type))
        if case .error = again.type { return nil }
        var operands = arguments
        operands[index].inferred = again
        operands[other].inferred = known
        let callees = operatorCandidates(name, [again.type, known.type], arity: 2)
        return chooseOperator(callees, operands, hint: hint, order: [.forward, .backward], node: node)
      }
      if let found { return found }
    }
    return nil
  }

  /// A literal whose type is open has its default type: `1.0 < .infinity`.
  func resolveByDefault(
    _ name: String, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax
  ) -> Expression? {
    guard arguments.count == 2, let index = arguments.firstIndex(where: { $0.inferred != nil }),
      arguments[1 - index].inferred == nil, !arguments[1 - index].syntax.is(NilLiteralExprSyntax.self),
      let literal = arguments[index].inferred, let variable = unbound(literal.type),
      let type = defaultType(of: variable)
    else { return nil }
    return attempt {
      _ = concrete(literal.type)
      let callees = operatorCandidates(name, [type], arity: 2)
      return chooseOperator(callees, arguments, hint: hint, order: [.forward, .backward], node: node)
    }
  }
}
