import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Prefix and postfix operators.
extension ExpressionChecker {
  func inferPrefix(_ node: PrefixOperatorExprSyntax, hint: Type?) -> Expression {
    let name = node.operator.text
    if name == "-" {
      if let number = node.expression.as(IntegerLiteralExprSyntax.self) {
        return inferInteger(number, isNegative: true, at: node)
      }
      if let number = node.expression.as(FloatLiteralExprSyntax.self) {
        return inferFloat(number, isNegative: true, at: node)
      }
    }
    if name == "!", !node.expression.is(KeyPathExprSyntax.self) {
      let value = infer(node.expression, hint: libraryNominal("Bool"))
      if case .error = value.type { return value }
      if let converted = convert(value, to: libraryNominal("Bool")) {
        return Expression(.not(converted), type: libraryNominal("Bool"), place: place(node))
      }
      if operatorCandidates("!", [value.type], arity: 1).isEmpty {
        reportNotBoolean(value, node.expression, test: "==")
        return errorExpression(node)
      }
    }
    if name == "&" {
      error(.call(.misplacedAmpersand), at: node)
      return errorExpression(node)
    }
    return inferUnary(name, node.expression, node: ExprSyntax(node), token: node.operator, hint: hint)
  }

  func inferPostfixOperator(_ node: PostfixOperatorExprSyntax, hint: Type?) -> Expression {
    inferUnary(node.operator.text, node.expression, node: ExprSyntax(node), token: node.operator, hint: hint)
  }

  private func inferUnary(
    _ name: String, _ operand: ExprSyntax, node: ExprSyntax, token: TokenSyntax, hint: Type?
  ) -> Expression {
    var value: Expression?
    if !isContextual(operand), !unparenthesized(operand).is(ClosureExprSyntax.self) {
      let inferred = infer(operand, hint: nil)
      if case .error = inferred.type { return inferred }
      value = inferred
    }
    let argument = CallArgument(label: "$operator", syntax: operand, isTrailing: false, inferred: value)
    return resolveOperator(
      name, [argument], [value?.type ?? hint].compactMap { $0 }, hint: hint, node: node, token: token)
  }
}
