import Declarations
import Source
import SwiftSyntax
import Tree

/// Types of two imported modules with the same name.
extension ExpressionChecker {
  /// The type that a call `Name(…)` creates: of the types that other modules declare, the first with an initializer
  /// for these arguments. A type of the module's own hides the others.
  func createdType(
    _ entities: [Entity], named name: String, taking arguments: [CallArgument], at node: some SyntaxProtocol
  ) -> Entity {
    if case .type(let type) = entities[0], case .template(let template)? = type.detail?.packs,
      let count = packCount(of: template, arguments), let instance = instance(of: type, count)
    {
      return .type(instance)
    }
    guard isOpen, case .type(let first) = entities[0], !first.isLibrary, isOfOtherModule(first) else {
      return entities[0]
    }
    let imports = sequence(first: scope, next: \.parent).lazy.compactMap(\.imports).first ?? []
    // The scope of the session has the name of only one of them.
    var namesakes = [entities[0]]
    for case .type(let type) in imports.sorted().compactMap({ openedModules[$0]?.names[name]?.first })
    where type !== first { namesakes.append(.type(type)) }
    if let type = libraryType(name), isVisible(.type(type)) { namesakes.append(.type(type)) }
    if namesakes.count < 2 { return entities[0] }
    return namesakes.first { entity in
      guard case .type(let type) = entity else { return false }
      let created = applied(entity, to: nil, name: name, at: node)
      prepare(type)
      return constructors(of: created, at: node, taking: arguments).contains { labelsFit($0, arguments) }
    } ?? entities[0]
  }

  private func isOfOtherModule(_ type: NominalDeclaration) -> Bool {
    let declared = type.place.file
    return declared !== file && moduleNames[ObjectIdentifier(declared)] != nil
  }
}
