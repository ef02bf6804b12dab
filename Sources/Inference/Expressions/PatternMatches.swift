import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Expressions as patterns: `~=`, or `==` where there is no such operator.
extension ExpressionChecker {
  /// `pattern ~= value`; if the value is optional and the pattern is not, the pattern is compared as an optional.
  package func resolveMatch(_ syntax: ExprSyntax, pattern: Expression?, value: Expression) -> Expression? {
    let arguments = [
      CallArgument(label: "$operator", syntax: syntax, isTrailing: false, inferred: pattern),
      CallArgument(label: "$operator", syntax: syntax, isTrailing: false, inferred: value),
    ]
    let types = [pattern?.type, value.type].compactMap { $0 }
    if let match = attempt({ () -> Expression? in
      let found = resolveNamedOperator("~=", arguments, types, node: syntax)
      if case .error = found.type { return nil }
      return found
    }) {
      return match
    }
    let found = resolveNamedOperator("==", [arguments[1], arguments[0]], types, node: syntax)
    if case .error = found.type {
      table.diagnostics.removeLast()
      let left = pattern.map { described($0.type) }
      if let left {
        error(.pattern(.expression(left.shown, described(value.type).shown)), at: syntax)
      }
      return nil
    }
    return found
  }

  private func resolveNamedOperator(
    _ name: String, _ arguments: [CallArgument], _ types: [Type], node: ExprSyntax
  ) -> Expression {
    resolveOperator(
      name, arguments, types, hint: nil, node: node,
      token: node.firstToken(viewMode: .sourceAccurate) ?? .identifier(name))
  }
}
