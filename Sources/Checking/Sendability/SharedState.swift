import Declarations
import Diagnostics
import Inference
import Tree

extension Checker {
  /// In Swift 6, a variable that is shared by all code must have a safe isolation, or be a constant of a Sendable type
  /// (SE-0412).
  package func requireIsolation(ofShared variable: VariableDeclaration) {
    guard language == .swift6, variable.kind == .staticProperty, !variable.place.file.isLibrary,
      variable.detail?.isNonisolated == false
    else { return }
    let outer = (scope, file, environment)
    input.bodies.append { [unowned self] in
      within(scope: outer.0, file: outer.1, environment: outer.2) {
        if variable.wrapping != nil || !isShared(variable) { return }
        let subject = describe(variable)
        if !variable.isLet { return error(.sendability(.mutableShared(subject)), at: variable.place) }
        guard !isSendable(variable.type) else { return }
        error(.sendability(.sharedOfType(subject, variable.type.shown.asWritten)), at: variable.place)
      }
    }
  }

  /// True if the variable's storage has no isolation. That of a constant does not matter to its uses.
  private func isShared(_ variable: VariableDeclaration) -> Bool {
    if variable.detail?.globalActor != nil { return false }
    guard let owner = variable.owner else { return true }
    return isolation(ofMembersOf: owner, isStatic: true) == .none
  }
}
