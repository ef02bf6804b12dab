import Tree

/// The parts of the library read so far.
package struct LibraryReading {
  var types: [String: NominalDeclaration] = [:]
  /// The contexts and scopes of its extensions, by part.
  var contexts: [Int: (TypeContext, Scope)] = [:]
  /// The names whose global functions, variables and aliases have been declared.
  var parsedGlobals: Set<String> = []
  /// The modules of globals that may be invisible to a program because it must import them.
  var modules: [ObjectIdentifier: String] = [:]
}
