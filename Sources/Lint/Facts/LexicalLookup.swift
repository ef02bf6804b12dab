import SwiftSyntax

/// Looks up the name of a type as Swift does: from the place where it is written outwards, through blocks, generic
/// parameters, and the members of the types around it.
///
/// An extension of `List.Row` sees the members of Row, but not those of List.
struct LexicalLookup {
  let module: ModuleFacts
  /// The type whose code it is, if a protocol declares it.
  let receiver: DeclaredType?

  func meaning(of name: String, at site: Syntax?) -> String {
    var node = site
    var root = site
    while let current = node {
      if let found = found(name, at: current) { return found }
      root = current
      node = current.parent
    }
    // An expression that the linter made itself is in no file.
    if let root, !root.is(SourceFileSyntax.self), let receiver, receiver.node.root.id != root.id {
      return meaning(of: name, at: Syntax(receiver.node))
    }
    return root.flatMap { module.privateType(named: name, in: $0) } ?? name
  }

  private func found(_ name: String, at node: Syntax) -> String? {
    switch node.kind {
    case .codeBlockItemList:
      guard let list = node.as(CodeBlockItemListSyntax.self), list.parent?.is(SourceFileSyntax.self) != true else {
        return nil
      }
      return declared(name, in: list)
    case .functionDecl, .initializerDecl, .subscriptDecl: return parameter(name, of: node)
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      guard let type = module.type(at: node) else { return parameter(name, of: node) ?? memberOfLocalType(name, node) }
      if let own = parameter(name, of: Syntax(type.node)) { return own }
      if type.kind == .protocolType, let receiver, module.isSame(receiver, orInheritsFrom: type),
        let own = module.member(name, of: receiver)
      {
        return own
      }
      return module.member(name, of: type)
    default: return nil
    }
  }

  /// The type or alias that a block declares.
  private func declared(_ name: String, in block: CodeBlockItemListSyntax) -> String? {
    for item in block {
      guard case .decl(let declaration) = item.item else { continue }
      if let alias = declaration.as(TypeAliasDeclSyntax.self), alias.name.text == name {
        return module.meaning(of: alias)
      }
      if declaration.typeName == name { return ModuleFacts.unknown(name) }
    }
    return nil
  }

  private func memberOfLocalType(_ name: String, _ node: Syntax) -> String? {
    let members = node.asProtocol(DeclGroupSyntax.self)?.memberBlock.members ?? []
    let declares = members.contains {
      $0.decl.typeName == name || $0.decl.as(TypeAliasDeclSyntax.self)?.name.text == name
    }
    return declares ? ModuleFacts.unknown(name) : nil
  }

  /// The generic parameter with a name. In `struct Page<Model: Counting>`, a Model has the members of Counting.
  private func parameter(_ name: String, of node: Syntax) -> String? {
    guard let generic = node.asProtocol(WithGenericParametersSyntax.self),
      let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
    else { return nil }
    let constraint =
      parameter.inheritedType.flatMap { TypeRef($0, withPath: true).name }
      ?? generic.genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == name
        else { return nil }
        return TypeRef(conformance.rightType, withPath: true).name
      }.first
    // Functions are called with values of many types.
    guard !node.is(FunctionDeclSyntax.self), let constraint, constraint != name else {
      return ModuleFacts.unknown(name)
    }
    let known = module.meaning(of: constraint, at: node.parent)
    return module.declares(known) ? known : ModuleFacts.unknown(name)
  }
}
