import Declarations
import Diagnostics
import Inference
import SwiftSyntax
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

  /// Stored properties with `nonisolated` must be Sendable (SE-0434), except in classes that stay in one domain.
  func checkNonisolatedStorage(of declaration: NominalDeclaration) {
    guard language == .swift6, declaration.storedProperties.contains(where: { $0.detail?.isNonisolated ?? false }),
      !declaration.isClass || declaration.kind == .actor || isSendable(declaration.declaredType),
      let members = declaration.detail?.syntax?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    else { return }
    for node in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      guard isLet || declaration.kind == .structure, let name = node.bindings.first?.pattern.writtenText,
        let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.nonisolated) && $0.detail == nil }),
        let property = declaration.storedProperties.first(where: { $0.name == name }), !isSendable(property.type)
      else { continue }
      let problem = isLet ? IsolationProblem.nonisolatedOfType(property.type.shown.asWritten) : .nonisolatedStored
      error(.isolation(problem), at: modifier)
    }
  }

  /// True if the variable's storage has no isolation. That of a constant does not matter to its uses.
  private func isShared(_ variable: VariableDeclaration) -> Bool {
    if variable.detail?.globalActor != nil { return false }
    guard let owner = variable.owner else { return true }
    return isolation(ofMembersOf: owner, isStatic: true) == .none
  }
}
