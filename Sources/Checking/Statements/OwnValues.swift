import Declarations
import Inference
import SwiftSyntax
import Tree

/// Global variables that their own values name, above all in closures: `let factorial: (Int) -> Int = { … }`.
extension Checker {
  /// Declares a global variable before its value is checked, if the value names the variable. Nil for the others.
  func announce(
    _ binding: PatternBindingSyntax, _ declared: Type?, _ opaques: [OpaqueType], isLet: Bool
  ) -> Pattern? {
    guard body.isTopLevel, scope === topLevel.scope, opaques.isEmpty,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let value = binding.initializer?.value,
      scope.names[name.text.without("`")] == nil, names(name.text, in: value, onlyInClosures: declared == nil)
    else { return nil }
    guard let type = declared ?? typeOfOwnValue(name, value), !type.resolved.hasTypeVariables, type != .error else {
      return nil
    }
    return checkPattern(binding.pattern, type: type, isLet: isLet, isBinding: true)
  }

  private func names(_ name: String, in value: ExprSyntax, onlyInClosures: Bool) -> Bool {
    for token in value.tokens(viewMode: .sourceAccurate) where token.text == name {
      guard let node = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { continue }
      if !onlyInClosures || isInClosure(node, of: value) { return true }
    }
    return false
  }

  private func isInClosure(_ node: DeclReferenceExprSyntax, of value: ExprSyntax) -> Bool {
    var around = node.parent
    while let one = around, one.id != value.id, !one.is(ClosureExprSyntax.self) { around = one.parent }
    return around?.is(ClosureExprSyntax.self) ?? false
  }
}
