import Checking
import Declarations
import SwiftSyntax
import Tree

/// The checked source of a program that is loaded again and again, as an exploration does: with it, a later load
/// checks nothing. Checking was two thirds of an exploration.
struct ProgramLoads {
  private enum Load {
    case text(name: String, text: String, Frontend.Checked)
    case module(name: String, OpenedModule)
  }

  /// The state of the checker right after the program was loaded.
  private struct State {
    let names: [String: [Entity]]
    let memberOperators: [String: [FunctionDeclaration]]
    let hasChangedLibrary: Bool

    init(_ checker: Checker) {
      names = checker.globals.names
      memberOperators = checker.memberOperators
      hasChangedLibrary = checker.hasChangedLibrary
    }
  }

  private var loads: [Load] = []
  private var state: State?
  /// True between the beginning and the end of the first load.
  private(set) var isFirst = false
  /// The number of loads that have been repeated; nil if none is being repeated.
  private var repeated: Int?
  /// True if an input after the load has declared something that cannot be taken back.
  private var isSpoiled = false

  mutating func begin() {
    if state == nil { isFirst = true } else { repeated = 0 }
  }

  mutating func end() { (isFirst, repeated) = (false, nil) }

  mutating func add(_ checked: Frontend.Checked, _ text: String, _ checker: Checker) {
    loads.append(.text(name: checked.file.name, text: text, checked))
    state = State(checker)
  }

  mutating func add(_ module: OpenedModule, named name: String, _ checker: Checker) {
    loads.append(.module(name: name, module))
    state = State(checker)
  }

  mutating func nextText(_ text: String, name: String) -> Frontend.Checked? {
    guard case .text(name, text, let checked)? = nextLoad else { return nil }
    repeated? += 1
    return checked
  }

  mutating func nextModule(named name: String) -> OpenedModule? {
    guard case .module(name, let module)? = nextLoad else { return nil }
    repeated? += 1
    return module
  }

  private var nextLoad: Load? {
    guard let repeated, repeated < loads.count else { return nil }
    return loads[repeated]
  }

  /// Variables and structs can be forgotten; other declarations change what is known of the program.
  mutating func noteInput(_ tree: SourceFileSyntax) {
    isSpoiled =
      isSpoiled
      || tree.statements.contains { item in
        guard case .decl(let declaration) = item.item else { return false }
        return !declaration.is(VariableDeclSyntax.self) && !declaration.is(StructDeclSyntax.self)
      }
  }

  /// Takes the checker back to the state after the load. Returns false if that cannot be done.
  func rewind(_ checker: Checker) -> Bool {
    guard let state, !isSpoiled, state.hasChangedLibrary == checker.hasChangedLibrary else { return false }
    checker.globals.names = state.names
    checker.memberOperators = state.memberOperators
    return true
  }
}

extension Frontend {
  /// To be called around each load of the program. All but the first load find it checked.
  package func loadKeepingProgram<Result>(_ load: () -> Result) -> Result {
    loads.begin()
    defer { loads.end() }
    return load()
  }

  /// Forgets the inputs after the load. Returns false if they have changed the program.
  package func forgetInputs() -> Bool { loads.rewind(checker) }

  func note(_ checked: Checked, _ tree: SourceFileSyntax?, _ text: String, _ mode: Mode) {
    if loads.isFirst, mode == .script { return loads.add(checked, text, checker) }
    if checked.input != nil, let tree { loads.noteInput(tree) }
  }

  func note(_ module: OpenedModule, named name: String) {
    if loads.isFirst { loads.add(module, named: name, checker) }
  }
}
