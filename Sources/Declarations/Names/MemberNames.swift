import Tree

/// The names of members.
extension DeclarationChecker {
  /// Every name that a look-up might find, members of superclasses and protocols included.
  package func memberNames(of type: Type) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<NominalDeclaration> = []
    func add(_ declaration: NominalDeclaration) {
      guard seen.insert(declaration).inserted, !declaration.holdsOnlyWitnesses else { return }
      // The members that the macro adds are for manual observation, whose users know them.
      if declaration.isLibrary, declaration.name == "Observable" { return }
      prepare(declaration)
      names.formUnion((declaration.detail?.members ?? [:]).keys)
      names.formUnion((declaration.detail?.unparsed ?? [:]).keys)
      if let superclass = declaration.superclass?.nominal { add(superclass) }
      for one in declaration.kind == .protocolType ? allProtocols([declaration]) : allConformances(of: declaration) {
        add(one)
      }
    }
    switch head(type) {
    case .nominal(let declaration, _): add(declaration)
    case let other:
      if let superclass = superclass(of: other)?.nominal { add(superclass) }
      for one in protocols(of: other) { add(one) }
    }
    return names
  }
}
