import SwiftSyntax
import Tree

/// Placeholders for expressions that could not be checked, and the places at which swiftc reports expressions.
extension DeclarationChecker {
  /// Stands for what could not be checked. Whoever makes one has said why, or leaves it to the end of the input,
  /// which then says that there is something here it does not understand: nothing is ever left out in silence.
  package func errorExpression(_ node: some SyntaxProtocol) -> Expression {
    table.noteSilentFailure(at: place(node))
    return Expression(.tuple([]), type: .error, place: place(node))
  }

  /// The last token of an expression: swiftc says there that it has to be unwrapped.
  package func end(of syntax: ExprSyntax) -> Syntax {
    syntax.lastToken(viewMode: .sourceAccurate).map { Syntax($0) } ?? Syntax(syntax)
  }

  /// Where swiftc says an expression is: at the name behind the dot, at the operator.
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
    case .awaitExpr(let node): location(of: node.expression)
    default: Syntax(syntax)
    }
  }
}
