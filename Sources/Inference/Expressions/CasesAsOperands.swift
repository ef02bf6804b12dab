import Declarations
import SwiftSyntax
import Tree

/// Cases with values that are compared as if they had none.
extension ExpressionChecker {
  /// Reports `shape == .circle`, where the case needs a value. The types are those of the operands, nil for an operand
  /// that needs a context.
  func reportCaseAsOperand(
    _ name: String, _ types: [Type?], _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    guard types.count == 2, let known = types.compactMap({ $0 }).first,
      let open = types.firstIndex(where: { $0 == nil })
    else { return false }
    let operand = arguments[open].syntax
    guard operand.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false else { return false }
    let type = known.wrapped ?? known
    let start = table.snapshot()
    let value = infer(operand, hint: type)
    table.rollback(to: start)
    guard case .caseFunction = value.kind,
      reportFunctionMismatch(
        value, head(value.type), type, .argument, operand, givesGeneric: false, at: location(of: operand))
    else { return false }
    let isComparable = libraryType("Equatable").map { conforms(type, to: $0) } ?? true
    if name == "==", !isComparable { error(.operator(.twoAlike(name, type.shown)), at: token) }
    return true
  }
}
