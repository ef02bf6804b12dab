import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Mutating methods that are called on an optional without unwrapping it.
extension ExpressionChecker {
  /// swiftc first takes the optional for a value that cannot be changed: `names.sort()`, `scores["a"].reset()`.
  ///
  /// - Returns: Whether that is all.
  func reportMutation(
    ofOptional base: Expression, by name: String, of wrapped: Type, node: MemberAccessExprSyntax
  ) -> Bool {
    let functions = lookUpMembers(of: wrapped, named: name, isStatic: false).compactMap(\.function)
    guard !functions.isEmpty, functions.allSatisfy(\.isMutating), !isReference(base) else { return false }
    let isElement = if case .subscripted = base.kind { true } else { false }
    if !isElement, wrapped.isLibrary("Array"), Self.arrayOverloads.contains(name) {
      error(.call(.noMatch(.instanceMethod(name))), at: node.declName)
      return true
    }
    guard let reason = reason(for: base) else { return false }
    error(.mutation(.immutable(.member, reason)), at: node.declName)
    if let base = node.base, let last = table.diagnostics.popLast() {
      table.diagnostics.append(last.ranked(at: end(of: base).positionAfterSkippingLeadingTrivia.utf8Offset))
    }
    return false
  }

  /// Methods that `Array` declares itself beside those of `RangeReplaceableCollection`: no overload is the best there.
  private static let arrayOverloads: Set<String> = ["append", "insert", "removeAll"]

  private func reason(for base: Expression) -> MutationProblem.Reason? {
    switch base.kind {
    case .variable(let variable):
      variable.isLet && variable.name != "self" ? .constant(variable.name) : .immutable(variable.name)
    case .property(let inner, let variable, _, _):
      variable.getter != nil && variable.setter == nil ? .getOnly(variable.name) : reason(for: inner)
    case .subscripted(let inner, _, _, _), .tupleElement(let inner, _), .forceUnwrap(let inner), .chainLink(let inner),
      .upcast(let inner):
      reason(for: inner)
    case .apply(let function, _, _, _, _): function.owner == nil ? .result(function.name) : .newValue
    default: nil
    }
  }
}
