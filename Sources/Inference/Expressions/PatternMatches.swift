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
      if let pattern { error(mismatch(described(pattern.type), described(value.type)), at: syntax) }
      return nil
    }
    return found
  }

  /// swiftc tries to find one type for both sides of `~=`, which an existential cannot be.
  private func mismatch(_ pattern: Type, _ value: Type) -> Problem {
    if case .existential(let protocols, _, _) = head(head(value).wrapped ?? value),
      let equatable = libraryType("Equatable")
    {
      if protocols.isEmpty { return .generics(.cannotConform(Type.any.shown, to: equatable.name)) }
      if allProtocols(protocols).contains(equatable), conforms(pattern, to: equatable) {
        return .operator(.twoAlike("~=", value.shown))
      }
    }
    // `case "+"` of an enum with raw values of that type.
    if let declaration = head(value).nominal, declaration.kind == .enumeration,
      declaration.detail?.rawType?.resolved == pattern
    {
      return .conversion(.mismatch(pattern.shown, value.shown, for: .argument))
    }
    return .pattern(.expression(pattern.shown, value.shown))
  }

  private func resolveNamedOperator(
    _ name: String, _ arguments: [CallArgument], _ types: [Type], node: ExprSyntax
  ) -> Expression {
    resolveOperator(
      name, arguments, types, hint: nil, node: node,
      token: node.firstToken(viewMode: .sourceAccurate) ?? .identifier(name))
  }
}
