import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Expressions marked with `try`, `await` or `&`.
extension ExpressionChecker {
  func inferTry(_ node: TryExprSyntax, hint: Type?) -> Expression {
    let outer = body.isTried
    body.isTried = true
    defer { body.isTried = outer }
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark:
      // The optional itself: a call's result of a parameter's type becomes that, and its closures may return nil.
      var hint = hint
      while let inner = hint?.wrapped, inner.wrapped != nil { hint = inner }
      let value = handlingErrors { infer(node.expression, hint: hint) }
      if case .error = value.type { return value }
      if case .delegateInitializer(_, _, _, let isSuper) = value.kind, let function, !function.isFailable {
        error(.call(.optionalDelegation(isSuper: isSuper)), at: node)
      }
      let type = head(value.type)
      return Expression(.tryOptional(value), type: type.wrapped != nil ? type : optional(type), place: place(node))
    case .exclamationMark:
      return marked(handlingErrors { infer(node.expression, hint: hint) }, at: node) { .tryForced($0) }
    default:
      return marked(infer(node.expression, hint: hint), at: node) { .tryPlain($0) }
    }
  }

  /// A value marked with `try` or `await`, which may still be unwrapped if it is declared with `!`.
  private func marked(
    _ value: Expression, at node: some SyntaxProtocol, _ kind: (Expression) -> Expression.Kind
  ) -> Expression {
    let marked = Expression(kind(value), type: value.type, place: place(node))
    marked.isImplicitlyUnwrapped = value.isImplicitlyUnwrapped
    return marked
  }

  func inferAwait(_ node: AwaitExprSyntax, hint: Type?) -> Expression {
    let saved = body.isAwaited
    body.isAwaited = true
    defer { body.isAwaited = saved }
    return marked(infer(node.expression, hint: hint), at: node) { .await($0) }
  }

  func inferInout(_ node: InOutExprSyntax, hint: Type?) -> Expression {
    switch node.parent?.as(SyntaxEnum.self) {
    case .labeledExpr, .infixOperatorExpr, .prefixOperatorExpr, .postfixOperatorExpr: break
    default:
      error(.call(.misplacedAmpersand), at: node)
      return errorExpression(node)
    }
    let value = infer(node.expression, hint: hint)
    if case .error = value.type { return value }
    guard requireMutable(value, at: node.expression, verb: "pass") else { return errorExpression(node) }
    return value
  }
}
