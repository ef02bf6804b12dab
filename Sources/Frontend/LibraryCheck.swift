import Checking
import Code
import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Checks the library's own text as a whole, which no program does: for the tests.
extension Frontend {
  /// - Parameter parts: The headers of the parts whose types and globals are checked; nil for all.
  package func checkLibrary(parts: [LibraryPart]? = nil) -> [Diagnostic] {
    let headers = parts.map { Set($0.map(\.header)) }
    checker.table.diagnostics = []
    checker.input.settledDiagnostics = []
    for name in checker.library.typeParts.keys.sorted() {
      let isMeant = checker.library.typeParts[name]?.contains { index in
        headers?.contains(checker.library.parts[index].header) ?? true
      }
      guard isMeant ?? false, let declaration = checker.libraryType(name) else { continue }
      checkMembers(of: declaration)
    }
    for name in checker.library.globals.keys.sorted() where parts == nil {
      for function in checker.libraryFunctions(name) { check(function) }
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
    let before = checker.table.diagnostics.count
    checker.reading.member = "\(function.owner?.name ?? "").\(function.fullName)"
    _ = function.body
    for parameter in function.parameters { _ = parameter.defaultValue }
    // Where a body is at fault, say whose.
    for index in before..<checker.table.diagnostics.count {
      let one = checker.table.diagnostics[index]
      checker.table.diagnostics[index] = Diagnostic(
        one.problem, severity: one.severity, file: one.file, offset: one.offset,
        libraryMember: "\(function.owner?.name ?? "").\(function.fullName)")
    }
  }
}
