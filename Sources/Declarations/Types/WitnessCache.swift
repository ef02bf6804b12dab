import Tree

/// Witnesses that have been found or made for requirements. Valid until an extension is declared.
package struct WitnessCache {
  package var found: [WitnessKey: Witness?] = [:]
  /// Accessors made for stored properties that meet requirements or are overridden.
  var storedAccessors: [VariableDeclaration: (getter: FunctionDeclaration?, setter: FunctionDeclaration?)] = [:]
  /// Functions made for enum cases that meet requirements.
  var cases: [ObjectIdentifier: FunctionDeclaration] = [:]
  /// The functions of cases that have default values in their payload.
  package var casesWithDefaults: [ObjectIdentifier: FunctionDeclaration] = [:]

  /// Witnesses for the library's own declarations are kept, because their code refers to them.
  mutating func forgetProgram() {
    found = [:]
    storedAccessors = storedAccessors.filter { $0.key.place.file.isLibrary }
    cases = cases.filter { $0.value.place.file.isLibrary }
    casesWithDefaults = casesWithDefaults.filter { $0.value.place.file.isLibrary }
  }
}
