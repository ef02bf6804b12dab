import Declarations
import SwiftSyntax
import Tree

/// Arguments that the callee evaluates.
extension ExpressionChecker {
  /// The value of an argument before a function is chosen. What an autoclosure throws, its callee handles. But a
  /// closure around it is one that throws, for the `try` in it.
  func inferAhead(_ arguments: [CallArgument], _ index: Int, _ callees: [Callee]) -> Expression {
    let syntax = arguments[index].syntax
    guard unparenthesized(syntax).is(TryExprSyntax.self), function?.kind != .closure,
      isAutoclosure(arguments, index, callees)
    else {
      return infer(syntax, hint: nil)
    }
    return handlingErrors(recorder: ThrowRecorder()) { infer(syntax, hint: nil) }
  }

  /// True if every function that can take the arguments evaluates this one itself.
  private func isAutoclosure(_ arguments: [CallArgument], _ index: Int, _ callees: [Callee]) -> Bool {
    var isFound = false
    for callee in callees {
      let parameters = shape(of: callee)
      guard let position = matchArguments(arguments, to: parameters)?.firstIndex(where: { $0.contains(index) }) else {
        continue
      }
      if !parameters[position].isAutoclosure { return false }
      isFound = true
    }
    return isFound
  }
}
