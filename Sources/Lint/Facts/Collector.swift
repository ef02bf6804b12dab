import SwiftSyntax

/// Collects the declarations of a file. Bodies of functions are not entered; declarations in them are found when the
/// bodies are walked.
final class Collector: SyntaxVisitor {
  private var types: [DeclaredType?] = []
  private let file: Int
  private let module: ModuleFacts
  /// Members declared in extensions, whose types may be in another file.
  private(set) var extensions: [(type: TypeRef, node: ExtensionDeclSyntax)] = []

  init(file: Int, module: ModuleFacts) {
    self.file = file
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  /// Adds the members of an extension to the type that it extends.
  func collect(_ node: ExtensionDeclSyntax, into type: DeclaredType) {
    type.inherited += node.inheritanceClause.names
    type.clauses.append((node.inheritanceClause.names, node.parent ?? Syntax(node)))
    module.note(node, extending: type)
    types = [type]
    walk(node.memberBlock)
    types = []
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.classType, DeclSyntax(node), node.name, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.structType, DeclSyntax(node), node.name, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enumType, DeclSyntax(node), node.name, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, DeclSyntax(node), node.name, node.attributes, node.inheritanceClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocolType, DeclSyntax(node), node.name, node.attributes, node.inheritanceClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = TypeRef(node.extendedType, withPath: true)
    if types.isEmpty, type.name != nil { extensions.append((type, node)) }
    return .skipChildren
  }

  private func enter(
    _ kind: DeclaredType.Kind, _ node: DeclSyntax, _ name: TokenSyntax, _ attributes: AttributeListSyntax,
    _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let type = DeclaredType(
      name: name.text, kind: kind, file: file, node: node, nameToken: name, attributes: attributes.declared,
      inherited: clause.names)
    type.outer = types.last ?? nil
    type.outer?.nested.insert(name.text)
    types.append(type)
    module.add(type)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let owner = types.last ?? nil
    // A variable in a file's top-level code is global; one in a nested block is not.
    if owner == nil, !node.isAtTopLevel { return .skipChildren }
    var later: [DeclaredProperty] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let property = DeclaredProperty(
        name: name, owner: owner, file: file, node: node, binding: binding, attributes: node.attributes.declared)
      // `var x, y: Int`: the annotation is that of the last variable.
      if property.type == nil, binding.initializer == nil { later.append(property) }
      if let type = property.type {
        for earlier in later { earlier.type = type }
        later = []
      }
      if let owner { owner.properties.append(property) } else { module.add(property) }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = types.last ?? nil, node.genericParameterClause == nil { owner.aliases[node.name.text] = node }
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = types.last ?? nil { owner.associatedTypes[node.name.text] = node }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let function = DeclaredFunction(
      name: node.name.text, owner: types.last ?? nil, file: file, signature: node.signature, body: node.body,
      node: DeclSyntax(node), modifiers: node.modifiers, attributes: node.attributes)
    if let owner = types.last ?? nil { owner.functions.append(function) } else { module.add(function) }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = types.last ?? nil else { return .skipChildren }
    owner.initializers.append(
      DeclaredFunction(
        name: "init", owner: owner, file: file, signature: node.signature, body: node.body, node: DeclSyntax(node),
        modifiers: node.modifiers, attributes: node.attributes))
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = types.last ?? nil else { return .skipChildren }
    owner.deinitializer = DeclaredFunction(
      name: "deinit", owner: owner, file: file, signature: nil, body: node.body, node: DeclSyntax(node),
      modifiers: node.modifiers, attributes: node.attributes)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension VariableDeclSyntax {
  /// True if the declaration is directly in a file, or in the branch of an `#if` there.
  fileprivate var isAtTopLevel: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return true
  }
}

extension InheritanceClauseSyntax? {
  var names: [String] { self?.inheritedTypes.flatMap { Self.names($0.type) } ?? [] }

  /// `A & B` inherits both.
  private static func names(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names($0.type) }
    }
    return TypeRef(type, withPath: true).name.map { [$0] } ?? []
  }
}
