import Declarations
import Tree

/// Default types for everything that is still open.
extension ExpressionChecker {
  /// The type with default types for open literals: for member access on a literal.
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
