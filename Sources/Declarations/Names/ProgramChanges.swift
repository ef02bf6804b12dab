import Tree

extension DeclarationChecker {
  /// To be called when something is added to a type; the library's own extensions do not count.
  func noteChange(of declaration: NominalDeclaration?) {
    if file.isLibrary { return }
    if declaration?.place.file.isLibrary ?? false { hasChangedLibrary = true }
    // As long as the program has added nothing to the library's types, they do not depend on the program's types.
    if declaration == nil || hasChangedLibrary { lookups.forget() } else { lookups.forgetProgram() }
  }
}
