import Diagnostics
import SwiftOperators
import SwiftSyntax
import Tree

/// What is known and kept of the one input that is being checked. Made anew for each.
package struct Input {
  package enum Mode {
    /// One input of a shell: the values of expressions and variables are of interest; names may be declared again.
    case shell
    /// A whole file: one module, checked before anything runs.
    case script
  }

  var mode = Mode.shell
  /// Whether a name of Observation is unknown until the text imports it, as in a compiled file.
  var needsImports = false
  /// Operators declared by the language and by the session so far.
  var operators = OperatorTable.standardOperators
  /// Whether the input may say how far something is seen.
  var hasModifiers = false
  /// What was wrong with the text before its meaning was looked at; then nothing of it is declared.
  var earlierDiagnostics: [Diagnostic] = []

  /// The modules that the input imports.
  var imports: Set<String> = []
  /// The input's extensions, in source order.
  var extensions: [TypeContext] = []
  /// How the globals of a file are declared that have no written type.
  var globalsToInfer: [String: VariableDeclSyntax] = [:]
  /// Messages about declarations that were checked while an expression was being tried.
  var settledDiagnostics: [Diagnostic] = []
  /// Where such a declaration came to nothing without a message.
  var settledFailure: Place?
  /// For messages about names that may be misspelt: the name that may be meant.
  var suggestions: [SuggestionKey: () -> String?] = [:]
  /// `some P` where it may not stand.
  var misplacedTypes: Set<SyntaxIdentifier> = []
  /// Types with arguments that have been checked against the conditions of their parameters, by place.
  var checkedArguments: Set<SyntaxIdentifier> = []
  /// Function bodies, checked after all of the input's declarations are known.
  var bodies: [() -> Void] = []
  /// Wrapped properties whose wrappers have not been looked into.
  var wrappers: [(owner: NominalDeclaration, work: () -> Void)] = []
  /// Undoes what the input has declared, should it turn out to be wrong.
  var undo: [() -> Void] = []
}

/// How strictly Swift takes what tasks and threads share.
package enum LanguageMode: Int, Sendable { case swift5 = 5, swift6 = 6 }
