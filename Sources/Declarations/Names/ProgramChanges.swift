import Tree

extension DeclarationChecker {
  /// To be called where something is added to a type; the library's own extensions belong to it.
  func noteChange(of declaration: NominalDeclaration?) {
    if file.isLibrary { return }
    lookups.forget()
    if declaration?.place.file.isLibrary ?? false { hasChangedLibrary = true }
  }
}
