import Declarations
import Inference
import SwiftSyntax
import Tree

/// What a block declares that is checked later than where it stands.
struct LocalDeclarations {
  /// Bodies of local types, checked when the block's names are known.
  var bodies: [() -> Void] = []
  var functions: [SyntaxIdentifier: FunctionDeclaration] = [:]
  /// Functions that nothing has used before the block ends.
  var unfinished: [FunctionDeclaration] = []
}

/// The statements of an input outside of all functions.
struct TopLevelWalk {
  var scope: Scope?
  /// Where what is declared goes, if that is another scope than the one around the statement.
  var target: Scope?
  /// The scope behind a `guard` whose conditions are being checked.
  var guardScope: Scope?
  /// Whether the file has an `await` at its top level.
  var waits = false
  /// Names of the input's own global variables, until they are declared.
  var announced: Set<String> = []
}
