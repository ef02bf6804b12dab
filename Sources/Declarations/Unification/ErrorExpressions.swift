import SwiftSyntax
import Tree

/// Placeholders for expressions that could not be checked, and the places at which swiftc reports expressions.
extension DeclarationChecker {
  /// The placeholder for an expression that could not be checked. Its creator has reported the error, or leaves that
  /// to the end of the input, which then reports something that it does not understand: no error is ever dropped
  /// silently.
  package func errorExpression(_ node: some SyntaxProtocol) -> Expression {
    table.noteSilentFailure(at: place(node))
    return Expression(.tuple([]), type: .error, place: place(node))
  }

  /// The last token of an expression: swiftc says there that it has to be unwrapped.
  package func end(of syntax: ExprSyntax) -> Syntax {
    syntax.lastToken(viewMode: .sourceAccurate).map { Syntax($0) } ?? Syntax(syntax)
  }

  /// The place that swiftc reports for an expression: the name after the dot, the operator.
  package func location(of syntax: ExprSyntax) -> Syntax {
    if syntax.id == table.context.builtStatement { return Syntax(syntax) }
    return switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): Syntax(node.declName)
    case .functionCallExpr(let node): location(of: node.calledExpression)
    case .infixOperatorExpr(let node): Syntax(node.operator)
    case .ternaryExpr(let node): Syntax(node.questionMark)
    case .postfixOperatorExpr(let node): Syntax(node.operator)
    case .asExpr(let node): Syntax(node.asKeyword)
    case .isExpr(let node): Syntax(node.isKeyword)
    case .subscriptCallExpr(let node): Syntax(node.leftSquare)
    case .forceUnwrapExpr(let node): Syntax(node.exclamationMark)
    case .optionalChainingExpr(let node): Syntax(node.questionMark)
    case .tryExpr(let node): location(of: node.expression)
    case .awaitExpr(let node): Syntax(node.awaitKeyword)
    case .unsafeExpr(let node): Syntax(node.unsafeKeyword)
    case .tupleExpr(let node):
      if node.elements.count == 1, let element = node.elements.first {
        location(of: element.expression)
      } else {
        Syntax(node)
      }
    default: Syntax(syntax)
    }
  }
}
