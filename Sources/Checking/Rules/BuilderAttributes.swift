import Declarations
import Inference
import Source
import SwiftSyntax
import Tree

/// Where a result builder's attribute may stand.
extension DeclarationRules {
  func checkBuilder(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    guard let list = attribute.parent?.as(AttributeListSyntax.self), let owner = list.parent else { return }
    let what: String
    switch owner.as(SyntaxEnum.self) {
    case .closureSignature: return error("attribute @\(name) is not supported on a closure", at: attribute)
    case .attributedType: return error("unknown attribute '\(name)'", at: attribute)
    case .functionParameter, .functionDecl, .subscriptDecl, .accessorDecl: what = ""
    case .variableDecl(let node):
      guard let stored = node.bindings.first(where: { !Accessors($0.accessorBlock).hasGetter }) else {
        what = ""
        break
      }
      let container = container(of: node)
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      let isInstance = !node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      if container == .structure, isInstance, stored.initializer == nil {
        what = ""
      } else {
        let kind = isMember(container) ? "property" : isLet ? "constant" : "variable"
        what = "a \(kind) if it defines a getter"
      }
    default: what = "a parameter, function, subscript, or computed property"
    }
    if !what.isEmpty {
      return error("result builder attribute '\(name)' can only be applied to \(what)", at: attribute)
    }
    if attribute.arguments != nil { return error("result builder attributes cannot have arguments", at: attribute) }
    let builders = list.compactMap { $0.as(AttributeSyntax.self) }.filter { isBuilder($0) }
    if builders.count > 1, builders.first?.id == attribute.id {
      error("only one result builder attribute can be attached to a declaration", at: attribute)
    }
  }
}
