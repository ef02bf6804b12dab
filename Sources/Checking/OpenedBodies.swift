import Declarations
import Diagnostics
import Inference
import SwiftSyntax
import Tree

/// Bodies of opened modules that are checked when something reaches them.
///
/// Most of the time for checking a large module is spent on its bodies, of which a user looks at few. Their
/// declarations are all known; errors inside a body are reported when it is run, or when all bodies are requested.
package struct OpenedBodies {
  fileprivate struct Module {
    let file: SourceFile
    /// The input that declared the module: its bodies are checked as part of that input.
    let input: Input
    /// The meaning of names at that time: a module that is opened later may declare the same names.
    let names: [String: [Entity]]
    var waiting: [FunctionDeclaration]
  }

  fileprivate var modules: [Module] = []
  /// Uses of names that obsh lacks, in bodies that have been reached.
  package fileprivate(set) var opaque: [Diagnostic] = []
  /// The errors in bodies that have been reached.
  package fileprivate(set) var sealed: [Diagnostic] = []
}

extension Checker {
  /// Stores an opened module's unchecked bodies for later, in the state after the current input.
  func keepBodies() {
    guard !input.laterBodies.isEmpty else { return }
    var own = input
    own.laterBodies = []
    own.leavesBodies = false
    own.sealed = []
    own.undo = []
    opened.modules.append(OpenedBodies.Module(file: file, input: own, names: globals.names, waiting: input.laterBodies))
  }

  /// Checks the remaining bodies of an opened module.
  package func checkBodies(of file: SourceFile) {
    guard let index = opened.modules.firstIndex(where: { $0.file === file }) else { return }
    let waiting = opened.modules[index].waiting
    opened.modules[index].waiting = []
    for function in waiting { _ = function.body }
  }

  /// True if some bodies of an opened module have not been checked.
  package func hasUncheckedBodies(in file: SourceFile) -> Bool {
    opened.modules.contains { $0.file === file && !$0.waiting.isEmpty }
  }

  package func checkBody(of function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax, end: Place) {
    guard isOpen, let module = opened.modules.first(where: { $0.file === file }) else {
      // The bodies of deep instances of a template are checked when they are called, with a budget of their own.
      let isAlone = !file.isLibrary && budget.begin(inside: statements.totalLength.utf8Length)
      checkBodyAtOnce(of: function, statements, end: end)
      if isAlone { budget.end() }
      return
    }
    // The state of the input that is currently being checked must not be affected.
    let (outerInput, outerTable, outerChecks) = (input, table, flowChecks)
    let outerNames = globals.names
    defer {
      (input, table, flowChecks) = (outerInput, outerTable, outerChecks)
      globals.names = outerNames
    }
    (input, table, flowChecks) = (module.input, InferenceTable(), [])
    globals.names = module.names
    let isAlone = budget.begin(inside: statements.totalLength.utf8Length)
    checkBodyAtOnce(of: function, statements, end: end)
    while !input.bodies.isEmpty {
      let bodies = input.bodies
      input.bodies = []
      for work in bodies { work() }
    }
    let checks = flowChecks
    flowChecks = []
    for work in checks { work() }
    if let exhaustion = budget.exhaustion, let block = function.checkedBody {
      // Errors found before the budget was exhausted may be wrong.
      input.sealed = []
      let place = function.place
      seal(block, by: Diagnostic(.grammar(problem(of: exhaustion)), file: place.file, offset: place.offset))
    }
    if isAlone { budget.end() }
    opened.sealed += input.sealed
    opened.opaque += (table.diagnostics + input.settledDiagnostics).filter { $0.severity == .opaque }
  }
}
