import Tree

/// What has been found or made for requirements, and is good for as long as no extension is declared.
package struct WitnessCache {
  package var found: [WitnessKey: Witness?] = [:]
  /// Accessors made for stored properties that meet requirements or are overridden.
  var storedAccessors: [VariableDeclaration: (getter: FunctionDeclaration?, setter: FunctionDeclaration?)] = [:]
  /// Functions made for enum cases that meet requirements.
  var cases: [ObjectIdentifier: FunctionDeclaration] = [:]
  /// The functions of cases that have default values in their payload.
  package var casesWithDefaults: [ObjectIdentifier: FunctionDeclaration] = [:]
}
