import Declarations
import Tree

/// Deciding what nothing else decides.
extension ExpressionChecker {
  /// The type with a literal's default where it is still open: for member access on a literal.
  package func concrete(_ type: Type) -> Type {
    var type = head(type)
    if case .variable(let variable) = type, variable.literal == nil, !table.pendingReferences.isEmpty {
      settleReferences(about: variable)
      type = head(type)
    }
    if case .variable(let variable) = type, let fallback = defaultType(of: variable) {
      if variable.literal == .mixture { reportMixture(variable) }
      _ = bind(variable, to: fallback)
      return fallback
    }
    return type
  }
}
