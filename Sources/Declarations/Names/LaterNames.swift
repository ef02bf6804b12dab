import Source
import SwiftSyntax
import Tree

/// Local names that are used before they are declared.
extension DeclarationChecker {
  /// Announces the names of variables declared below, to report uses that come too early.
  package func announceLocals(_ statements: CodeBlockItemListSyntax) {
    for item in statements {
      guard case .decl(let syntax) = item.item, let node = syntax.as(VariableDeclSyntax.self) else { continue }
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
          scope.declaredLater.insert(name)
          scope.home = function
        }
      }
    }
  }

  /// True if an unknown name is that of a local variable declared later.
  package func isDeclaredLater(_ name: String) -> Bool {
    var current: Scope? = scope
    while let scope = current {
      if scope.declaredLater.contains(name) { return true }
      current = scope.parent
    }
    return false
  }
}
