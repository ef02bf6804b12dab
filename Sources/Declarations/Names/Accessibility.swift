import Tree

/// The check that a declaration private to a type can be used here.
extension DeclarationChecker {
  package func isAccessible(_ limit: AccessLimit) -> Bool {
    guard case .privateTo(let declaration) = limit else { return true }
    var current: Scope? = scope
    while let scope = current {
      var level: NominalDeclaration? = scope.typeContext?.declaration
      while let one = level {
        if one == declaration { return true }
        level = one.parent
      }
      current = scope.parent
    }
    return false
  }
}
