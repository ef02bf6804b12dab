import Diagnostics
import Source
import SwiftOperators
import SwiftSyntax
import Tree

/// The state of the checker that belongs to one input. Made for each input.
package struct Input {
  package enum Mode {
    /// An input of a shell: the values of expressions and variables are shown; names may be declared again.
    case shell
    /// A whole file: one module, checked before anything runs.
    case script
  }

  package var mode = Mode.shell
  /// True if a name of Observation is unknown until the text imports it, as in a compiled file.
  package var needsImports = false
  /// True if the text is a file of plain Swift, whose top level is nonisolated in Swift 5. The top level of a shell,
  /// of a file that uses SwiftUI, and of any file in Swift 6 runs on the main actor.
  package var isPlainFile = false
  /// Operators declared by the language and by the session so far.
  package var operators: OperatorTable
  /// True if the input is opened code: a declaration that obsh lacks is opaque, not an error.
  package var isOpen = false
  /// The platform that opened code is for: `iOS`.
  package var platform: String?
  /// True if the bodies of opened code are not checked until they are reached.
  package var leavesBodies = false
  /// True if opened code is a program: its main.swift, or its type with `@main`, runs.
  package var isProgram = false
  /// True if the input knows only the modules that it imports, as a compiled file does.
  package var hidesModules: Bool
  /// True if the input may contain access modifiers.
  package var hasModifiers = false
  /// Errors found in the text before its meaning was checked; if there are any, the input declares nothing.
  package var earlierDiagnostics: [Diagnostic] = []

  package init(
    mode: Mode = .shell, needsImports: Bool = false, isPlainFile: Bool = false, isOpen: Bool = false,
    operators: OperatorTable, hasModifiers: Bool = false, earlierDiagnostics: [Diagnostic] = []
  ) {
    self.mode = mode
    self.needsImports = needsImports
    self.isPlainFile = isPlainFile
    hidesModules = needsImports && isPlainFile
    self.isOpen = isOpen
    self.operators = operators
    self.hasModifiers = hasModifiers
    self.earlierDiagnostics = earlierDiagnostics
  }

  /// The number of type aliases that written types have named so far.
  package var aliasUses = 0
  /// Errors in opened code: each declaration named here stops where it is reached.
  package var sealed: [Diagnostic] = []
  /// The modules that the input imports.
  package var imports: Set<String> = []
  /// True if the input is a file for a compiler and imports neither the module nor one that exports it.
  package func hides(module: String) -> Bool {
    guard hidesModules else { return false }
    return switch module {
    case "Foundation", "Combine": !importsFoundation
    case "Dispatch": !importsFoundation && !imports.contains(module)
    case "SwiftUI": !imports.contains(module) && imports.isSubset(of: KnownModules.all)
    case "Observation": !importsObservation
    case "OSLog", "os": imports.isDisjoint(with: ["OSLog", "os", "SwiftUI"])
    case "Perception": imports.isDisjoint(with: ["Perception", "PerceptionCore"])
    case "RegexBuilder", "SwiftData", "Synchronization", "Testing", "XCTest": !imports.contains(module)
    default: false
    }
  }
  /// True if the input imports Observation, or a module that exports it.
  package var importsObservation: Bool {
    !imports.isDisjoint(with: ["Observation", "SwiftUI", "SwiftData", "Perception", "PerceptionCore"])
  }
  private var importsFoundation: Bool { !imports.isSubset(of: Self.withoutFoundation) }
  private static let withoutFoundation: Set = [
    "Swift", "Observation", "Synchronization", "RegexBuilder", "Dispatch", "Testing", "_Concurrency", "Glibc",
  ]
  /// The input's extensions, in source order.
  package var extensions: [TypeContext] = []
  /// The names of functions that replace others with the same parameters.
  package var replacedFunctions: Set<String> = []
  /// The declarations of a file's globals that have no written type.
  package var globalsToInfer: [String: VariableDeclSyntax] = [:]
  /// Check globals whose statements come later, by name: declarations may need their types first.
  package var undeclaredGlobals: [String: [() -> Void]] = [:]
  /// The place where the budget of the input was exhausted.
  package var exhaustedAt: Place?
  /// Diagnostics about declarations that were checked during the attempt of an expression.
  package var settledDiagnostics: [Diagnostic] = []
  /// The place where checking such a declaration failed without a message.
  package var settledFailure: Place?
  /// For messages about possibly misspelled names: the intended name.
  var suggestions: [SuggestionKey: () -> String?] = [:]
  /// For messages about names of modules that are not imported: the note that names the module.
  var missingImports: [SuggestionKey: NameProblem] = [:]
  /// `some P` in places where it is not allowed.
  package var misplacedTypes: Set<SyntaxIdentifier> = []
  /// For initializers that the language adds to types of a global actor, whether they run outside of the actor as well.
  package var initializersRunAnywhere: [FunctionDeclaration: Bool] = [:]
  /// Types whose arguments have been checked against the constraints of their parameters, by place.
  var checkedArguments: Set<SyntaxIdentifier> = []
  /// Function bodies, checked after all of the input's declarations are known.
  package var bodies: [() -> Void] = []
  /// The functions of opened code whose bodies are checked later.
  package var laterBodies: [FunctionDeclaration] = []
  /// Wrapped properties whose wrappers have not been resolved.
  package var wrappers: [(owner: NominalDeclaration, work: () -> Void)] = []
  /// Removes the input's declarations again, if the input has errors.
  package var undo: [() -> Void] = []
}
