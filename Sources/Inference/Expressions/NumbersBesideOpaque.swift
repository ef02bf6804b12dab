import Declarations
import SwiftSyntax
import Tree

/// `let inset = window?.safeAreaInsets.left ?? 0` with an opaque inset.
///
/// The number has its default type, so that the program goes on where there is no window. If a body does not check so,
/// it is checked once more, and all such numbers are opaque: the body may need a `Double`.
package struct NumbersBesideOpaque {
  /// True if a number has its default type although something opaque is its alternative.
  package var areMet = false
  /// True if such numbers are opaque.
  package var areOpaque = false

  package init() {}
}

extension ExpressionChecker {
  /// The opaque value of `??` if its right operand is a number, and the numbers of this body are opaque.
  func opaqueCoalescing(_ node: InfixOperatorExprSyntax, hint: Type?) -> Expression? {
    guard isOpen, hint.map({ unbound($0) != nil }) ?? true, isNumberLiteral(node.rightOperand),
      !isContextual(node.leftOperand)
    else { return nil }
    let left = attempt { () -> Expression? in
      let left = infer(node.leftOperand, hint: nil)
      return isUnknown(head(left.type).wrapped ?? left.type) ? left : nil
    }
    guard let left else { return nil }
    numbersBesideOpaque.areMet = true
    guard numbersBesideOpaque.areOpaque else { return nil }
    guard head(left.type).wrapped != nil else { return left }
    let right = opaqueValue(of: node.rightOperand)
    return Expression(.coalesce(left, right), type: unknownType, place: place(node))
  }

  private func isNumberLiteral(_ syntax: ExprSyntax) -> Bool {
    let value = unparenthesized(syntax)
    if let negative = value.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return isNumberLiteral(negative.expression)
    }
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
  }
}
