import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Operators that are declared, or look like one, and that no function implements.
extension ExpressionChecker {
  func reportUnknownOperator(_ name: String, isUnary: Bool, at token: TokenSyntax) -> Bool {
    if operatorIsKnown(name) || isOpen || hasFunction(for: name) { return false }
    if isUnary {
      for count in 1..<max(name.count, 1)
      where isUnaryOperator(name.prefix(count)) && isUnaryOperator(name.dropFirst(count)) {
        // swiftc points at the second one.
        let first = name.prefix(count)
        error(
          .operator(.juxtaposed), atOffset: token.positionAfterSkippingLeadingTrivia.utf8Offset + first.utf8.count)
        return true
      }
    }
    error(.name(.unknownOperator(name)), at: token)
    return true
  }

  /// True if any type has such an operator.
  private func hasFunction(for name: String) -> Bool {
    if !operatorFunctions(name).isEmpty || !(memberOperators[name] ?? []).isEmpty { return true }
    return ["Int", "Double", "Bool", "String", "Array", "Optional", "SIMDMask"].contains { type in
      !(libraryType(type).map { members(of: $0, named: name) } ?? []).isEmpty
        || !lookUpMembers(of: libraryNominal(type), named: name, isStatic: true).isEmpty
    }
  }

  private func isUnaryOperator(_ name: Substring) -> Bool {
    ["!", "-", "+", "~"].contains(name) || input.operators.prefixOperator(named: String(name)) != nil
      || input.operators.postfixOperator(named: String(name)) != nil
  }
}
