import Declarations
import SwiftSyntax
import Tree

/// The type that the surroundings of an operation want, where its operands are of two types.
extension ExpressionChecker {
  /// Blames the operand that is not of the type that stands beside the operation: `name + age + "!"`, `d + d * n`.
  func reportOperandBesideOthers(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard ["+", "-", "*", "/", "%"].contains(name), left != right, left.nominal?.isLibrary == true,
      right.nominal?.isLibrary == true
    else { return false }
    switch neighbor(of: node, name, left, right) {
    case .none: return false
    // Products of several types of factors have no type that could be expected.
    case .product: reportOperands(name, left, right, arguments, at: token)
    case .type(let wanted):
      guard wanted == left || wanted == right else { return false }
      let (index, type) = wanted == left ? (1, right) : (0, left)
      _ = blameOperand(arguments[index], shown(arguments[index], type), expected: wanted.shown)
    }
    return true
  }

  private enum Neighbor { case none, product, type(Type) }

  private func neighbor(of node: ExprSyntax, _ name: String, _ left: Type, _ right: Type) -> Neighbor {
    var child = Syntax(node)
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .tupleExpr(let tuple):
        if tuple.elements.count != 1 { return .none }
      case .labeledExpr, .labeledExprList:
        let around = parent.is(LabeledExprListSyntax.self) ? parent.parent : parent.parent?.parent
        // A segment of an interpolated string is expected to be a string.
        if around?.is(ExpressionSegmentSyntax.self) ?? false { return .type(libraryNominal("String")) }
        guard around?.is(TupleExprSyntax.self) ?? false else { return .none }
      case .infixOperatorExpr(let outer):
        guard let token = outer.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return .none }
        if name == "*", token == "*" { return .product }
        let isKnown = ["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">="].contains(token)
        guard isKnown else { return .none }
        let other = Syntax(outer.leftOperand).id == child.id ? outer.rightOperand : outer.leftOperand
        if other.is(IntegerLiteralExprSyntax.self), let wanted = returnedType(Syntax(outer)),
          wanted == left || wanted == right
        {
          return .type(wanted)
        }
        return typeOf(other)
      case .ternaryExpr(let choice):
        if Syntax(choice.condition).id == child.id { return .none }
        return typeOf(Syntax(choice.thenExpression).id == child.id ? choice.elseExpression : choice.thenExpression)
      case .memberAccessExpr(let access):
        let member = access.declName.baseName.identifierText
        let owners = [left, right].filter { !lookUpMembers(of: $0, named: member, isStatic: false).isEmpty }
        return owners.count == 1 ? .type(owners[0]) : .none
      case .arrayElement(let element):
        guard let other = element.parent?.as(ArrayElementListSyntax.self)?.first(where: { $0.id != element.id }) else {
          return .none
        }
        return typeOf(other.expression)
      default: return .none
      }
      child = parent
    }
    return .none
  }

  /// The type that the body is to give, where the expression is what it returns.
  private func returnedType(_ node: Syntax) -> Type? {
    guard unbound(body.result) == nil, let parent = node.parent else { return nil }
    if let outer = parent.as(InfixOperatorExprSyntax.self), outer.operator.is(BinaryOperatorExprSyntax.self) {
      return returnedType(parent)
    }
    let isOnly = parent.is(CodeBlockItemSyntax.self) && parent.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    return parent.is(ReturnStmtSyntax.self) || isOnly ? head(body.result) : nil
  }

  private func typeOf(_ syntax: ExprSyntax) -> Neighbor {
    let found = attempt { () -> Type? in
      let value = infer(syntax, hint: nil)
      if case .error = value.type { return nil }
      return unbound(value.type).flatMap { defaultType(of: $0) } ?? described(value.type)
    }
    return found.map { .type($0) } ?? .none
  }
}
