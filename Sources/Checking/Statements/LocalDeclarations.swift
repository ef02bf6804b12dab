import Declarations
import Inference
import SwiftSyntax
import Tree

/// The declarations of a block that are checked later than their place in it.
struct LocalDeclarations {
  /// The bodies of local types, checked when the block's names are known.
  var bodies: [() -> Void] = []
  var functions: [SyntaxIdentifier: FunctionDeclaration] = [:]
  /// The functions that have not been used before the end of the block.
  var unfinished: [FunctionDeclaration] = []
}

/// The statements of an input outside all functions.
struct TopLevelWalk {
  var scope: Scope?
  /// The scope for new declarations, if it differs from the one around the statement.
  var target: Scope?
  /// The scope after a `guard` whose conditions are being checked.
  var guardScope: Scope?
  /// True if the file has an `await` at its top level.
  var waits = false
  /// Names of the input's own global variables, until they are declared.
  var announced: Set<String> = []
  /// The declarations of a file's globals that have not been checked, by name.
  var later: [String: CodeBlockItemSyntax] = [:]
  /// Globals that are declared before their statement is checked.
  var predeclared: [String: VariableDeclaration] = [:]
  /// The units of globals that were checked before their turn, by their declarations.
  var checkedEarly: [SyntaxIdentifier: [CheckedInput.Unit]] = [:]
}
