import Declarations
import SwiftSyntax
import Tree

/// Members of values declared with `!`.
extension ExpressionChecker {
  /// The member of a value declared with `!`, if both the optional and what it wraps have such a member, and only that of
  /// the latter has the expected type.
  func inferMember(
    ofImplicitlyUnwrapped base: Expression, name: String, node: MemberAccessExprSyntax, hint: Type?
  ) -> Expression? {
    guard base.isImplicitlyUnwrapped, let hint, unbound(hint) == nil, let wrapped = concrete(base.type).wrapped,
      hasMember(name, concrete(base.type)), hasMember(name, head(wrapped))
    else { return nil }
    let versions = [
      Expression(base.kind, type: base.type, place: base.place),
      Expression(.forceUnwrap(base), type: wrapped, place: base.place),
    ]
    for version in versions {
      let value = attempt { () -> Expression? in
        let value = inferMember(of: version, name: name, node: node, hint: hint)
        return canConvert(value.type, to: hint) ? value : nil
      }
      if let value { return value }
    }
    return nil
  }
}
