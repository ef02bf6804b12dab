import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Expressions that say nothing of their type without their context.
extension ExpressionChecker {
  /// True if an expression takes its meaning from the parameter it is passed to.
  package func isContextual(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .keyPathExpr, .ifExpr, .switchExpr: true
    case .ternaryExpr(let node): isContextual(node.thenExpression) || isContextual(node.elseExpression)
    case .tupleExpr(let node): node.elements.contains { isContextual($0.expression) }
    case .memberAccessExpr(let node):
      if let base = node.base {
        node.declName.baseName.tokenKind == .keyword(.`init`) || isImplicitChain(base)
      } else {
        true
      }
    case .functionCallExpr(let node): isImplicitChain(node.calledExpression)
    case .forceUnwrapExpr(let node): isImplicitChain(node.expression)
    case .declReferenceExpr(let node): isFunctionName(node)
    case .prefixOperatorExpr(let node): isContextual(node.expression)
    case .tryExpr(let node): isContextual(node.expression)
    case .awaitExpr(let node): isContextual(node.expression)
    case .unsafeExpr(let node): isContextual(node.expression)
    case .infixOperatorExpr(let node):
      if let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "??" {
        isContextual(node.leftOperand)
      } else {
        isArithmeticOfLiterals(syntax)
          // `.now + .seconds(1)`
          || isImplicitChain(node.leftOperand) && isContextual(node.rightOperand)
          // `.now() + 0.5`
          || isImplicitChain(node.leftOperand) && isNumber(node.rightOperand) && !isComparison(node)
          // An operator of the program on key paths: their root comes from the expected type.
          || [node.leftOperand, node.rightOperand].contains {
            $0.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false
          }
          // `[0, 0] ... [1, 1]`, which arrays have no operator for
          || isCollectionLiteral(node.leftOperand) && isCollectionLiteral(node.rightOperand)
            && operatorCandidates(node.operator.writtenText, [libraryNominal("Array", [.any])], arity: 2).isEmpty
      }
    default: false
    }
  }

  func isNumber(_ node: ExprSyntax) -> Bool {
    node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
  }

  private func isComparison(_ node: InfixOperatorExprSyntax) -> Bool {
    ["==", "!=", "<", "<=", ">", ">="].contains(node.operator.writtenText)
  }

  /// `3 / 2` is a Double where one is expected.
  func isArithmeticOfLiterals(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: true
    case .prefixOperatorExpr(let node):
      node.operator.text == "-" && node.expression.is(IntegerLiteralExprSyntax.self)
    case .tupleExpr(let node):
      node.elements.count == 1 && node.elements.allSatisfy { isArithmeticOfLiterals($0.expression) }
    case .infixOperatorExpr(let node):
      if let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, ["+", "-", "*", "/"].contains(name)
      {
        isArithmeticOfLiterals(node.leftOperand) && isArithmeticOfLiterals(node.rightOperand)
      } else {
        false
      }
    default: false
    }
  }

  package func isImplicitChain(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base.map { isImplicitChain($0) } ?? true
    case .functionCallExpr(let node): isImplicitChain(node.calledExpression)
    case .subscriptCallExpr(let node): isImplicitChain(node.calledExpression)
    case .optionalChainingExpr(let node): isImplicitChain(node.expression)
    case .forceUnwrapExpr(let node): isImplicitChain(node.expression)
    default: false
    }
  }

  private func isFunctionName(_ node: DeclReferenceExprSyntax) -> Bool {
    if case .binaryOperator = node.baseName.tokenKind { return true }
    if case .prefixOperator = node.baseName.tokenKind { return true }
    switch lookUp(node.baseName.text) {
    case .entities(let entities):
      if case .function? = entities.first { return true }
      return false
    case .member(let context):
      return lookUpMembers(of: context.selfType, named: node.baseName.text, isStatic: nil).contains {
        $0.function != nil
      }
    case .nothing: return false
    }
  }
}
