import Source
import SwiftSyntax
import Tree

/// Where a result builder's attribute may stand, and what makes a type a builder.
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

extension Checker {
  /// The builder of a parameter, which must be a function.
  func builder(of node: FunctionParameterSyntax, type: Type, isAutoclosure: Bool) -> Type? {
    guard let builder = builder(among: node.attributes) else { return nil }
    if file.isLibrary { return builder }
    let attribute = node.attributes.first.map { Syntax($0) } ?? Syntax(node)
    if isAutoclosure {
      error("result builder attribute '\(builder)' cannot be applied to an autoclosure parameter", at: attribute)
      return nil
    }
    switch type {
    case .function, .error: return builder
    default:
      error(
        "result builder attribute '\(builder)' can only be applied to a parameter of function type", at: attribute)
      return nil
    }
  }

  /// Whether a memberwise initializer takes a function that makes a property's value.
  func givesValue(_ property: VariableDeclaration) -> Bool {
    guard property.detail?.builder != nil else { return false }
    if case .function = property.type.resolved { return false }
    return true
  }

  /// A builder can build a block.
  func checkBuilderMethods(_ declaration: NominalDeclaration) {
    guard declaration.isResultBuilder else { return }
    let type =
      declaration.kind == .protocolType ? .existential([declaration], superclass: nil) : declaration.declaredType
    if supports("buildBlock", nil, in: type)
      || supports("buildPartialBlock", ["first"], in: type)
        && supports("buildPartialBlock", ["accumulated", "next"], in: type)
    {
      return
    }
    error(
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]",
      at: declaration.place)
  }
}
