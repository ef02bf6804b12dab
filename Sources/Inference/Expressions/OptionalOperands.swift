import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Optionals as operands for which swiftc does not suggest unwrapping.
extension ExpressionChecker {
  func reportOptionalOperand(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], node: ExprSyntax, at token: TokenSyntax
  ) -> Bool {
    guard arguments.count == 2 else { return false }
    for (index, own, other) in [(0, left, right), (1, right, left)] {
      guard let wrapped = own.wrapped, isAny(wrapped), other.wrapped == nil, !isAny(other) else { continue }
      error(.conversion(.mismatch(own.shown, other.shown, for: .argument)), at: location(of: arguments[index].syntax))
      return true
    }
    guard name != "==", name != "!=" else { return false }
    for (index, own, other) in [(0, left, right), (1, right, left)] {
      guard let wrapped = own.wrapped, other.wrapped == nil else { continue }
      if wrapped.wrapped != nil {
        error(.operator(.binary(name, left.shown, right.shown)), at: token)
        return true
      }
      let isOther = index == 1 && name == "+" && other.isLibrary("String") && !canConvert(wrapped, to: other)
      guard isOther || wrapped == other && isMadeOnTheWay(arguments[index].syntax, in: node) else { return false }
      if !isOther, name == "*" || name == "/" {
        error(.operator(.binary(name, left.shown, right.shown)), at: token)
        return true
      }
      error(.conversion(.mismatch(own.shown, other.shown, for: .argument)), at: location(of: arguments[index].syntax))
      return true
    }
    return false
  }

  func isAny(_ type: Type) -> Bool {
    if case .existential(let protocols, nil, _) = type { protocols.isEmpty } else { false }
  }

  /// True for a closure's parameter, `$0`, or the end of a chain: there is no variable that could be unwrapped
  /// instead.
  private func isMadeOnTheWay(_ syntax: ExprSyntax, in node: ExprSyntax) -> Bool {
    if let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.hasPrefix("$") }
    return !isCallArgument(node)
      && syntax.tokens(viewMode: .sourceAccurate).contains { token in
        token.parent?.is(OptionalChainingExprSyntax.self) ?? false
      }
  }
}
