import Tree

extension DeclarationChecker {
  /// To be called where something is added to a type; the library's own extensions belong to it.
  func noteChange(of declaration: NominalDeclaration?) {
    if file.isLibrary { return }
    if declaration?.place.file.isLibrary ?? false { hasChangedLibrary = true }
    // As long as the program has added nothing to the library's types, none of them has anything to do with its own.
    if declaration == nil || hasChangedLibrary { lookups.forget() } else { lookups.forgetProgram() }
  }
}
