import Tree

/// The witnesses that have been found or created for requirements. Valid until an extension is declared.
package struct WitnessCache {
  package var found: [WitnessKey: Witness?] = [:]
  /// The accessors created for stored properties that satisfy requirements or are overridden.
  var storedAccessors: [VariableDeclaration: (getter: FunctionDeclaration?, setter: FunctionDeclaration?)] = [:]
  /// The functions created for enum cases that satisfy requirements.
  var cases: [ObjectIdentifier: FunctionDeclaration] = [:]
  /// The functions of cases that have default values in their payload.
  package var casesWithDefaults: [ObjectIdentifier: FunctionDeclaration] = [:]

  /// Witnesses for the library's own declarations are kept, because compiled code refers to them.
  mutating func forgetProgram() {
    found = [:]
    storedAccessors = storedAccessors.filter { $0.key.place.file.isLibrary }
    cases = cases.filter { $0.value.place.file.isLibrary }
    casesWithDefaults = casesWithDefaults.filter { $0.value.place.file.isLibrary }
  }
}
