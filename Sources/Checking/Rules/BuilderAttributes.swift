import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The places in which a result builder's attribute is allowed.
extension DeclarationRules {
  func checkBuilder(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.writtenText
    guard let list = attribute.parent?.as(AttributeListSyntax.self), let owner = list.parent else { return }
    let misplacement: BuilderPlace?
    switch owner.as(SyntaxEnum.self) {
    case .closureSignature: return error(.attribute(.onClosure(name)), at: attribute)
    case .attributedType: return error(.name(.unknownAttribute(name)), at: attribute)
    case .functionParameter, .functionDecl, .subscriptDecl, .accessorDecl: misplacement = nil
    case .variableDecl(let node):
      guard let stored = node.bindings.first(where: { !Accessors($0.accessorBlock).hasGetter }) else {
        misplacement = nil
        break
      }
      let container = container(of: node)
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      let isInstance = !node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      if container == .structure, isInstance, stored.initializer == nil {
        misplacement = nil
      } else {
        misplacement = .computed(isMember(container) ? .property : StorageKind(isLet: isLet))
      }
    default: misplacement = .anything
    }
    if let misplacement { return error(.builder(.misplaced(name, misplacement)), at: attribute) }
    if attribute.arguments != nil { return error(.builder(.withArguments), at: attribute) }
    let builders = list.compactMap { $0.as(AttributeSyntax.self) }.filter { isBuilder($0) }
    if builders.count > 1, builders.first?.id == attribute.id {
      error(.builder(.repeated), at: attribute)
    }
  }
}
