import Checking
import Code
import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Checks the library's own text as a whole, for the tests; no program does that.
extension Frontend {
  /// - Parameter isMeant: True if the type or extension is to be checked; globals are checked only if all are.
  package func checkLibrary(_ isMeant: ((LibraryPart) -> Bool)? = nil) -> [Diagnostic] {
    checker.table.diagnostics = []
    checker.input.settledDiagnostics = []
    for (name, parts) in checker.library.typeParts.sorted(by: { $0.key < $1.key })
    where isMeant.map({ parts.map { checker.library.parts[$0] }.contains(where: $0) }) ?? true {
      guard let declaration = checker.libraryType(name) else { continue }
      checkMembers(of: declaration)
    }
    for name in checker.library.globals.keys.sorted() where isMeant == nil {
      for function in checker.allLibraryFunctions(name) { check(function) }
      _ = checker.libraryVariable(name)
    }
    return checker.table.diagnostics + checker.input.settledDiagnostics
  }

  private func checkMembers(of declaration: NominalDeclaration) {
    guard let details = declaration.detail else { return }
    checker.prepare(declaration)
    for name in details.memberNamesInOrder.uniqued() {
      for member in checker.members(of: declaration, named: name) {
        switch member.kind {
        case .function(let function): check(function)
        case .variable(let variable):
          _ = variable.type
          check(variable.getter)
          check(variable.setter)
        case .subscripted(let subscripted):
          check(subscripted.getter)
          check(subscripted.setter)
        case .type(let nested) where nested.parent == declaration: checkMembers(of: nested)
        default: continue
        }
      }
    }
  }

  private func check(_ function: FunctionDeclaration?) {
    guard let function else { return }
    _ = function.body
    for parameter in function.parameters { _ = parameter.defaultValue }
  }
}
