import SwiftSyntax

extension ModuleFacts {
  /// Calls `look` with every name, member, call and assignment in the files, including those in extensions of types
  /// that the module does not declare. The last argument is the index of the file.
  package func forEachExpression(_ look: @escaping (ExprSyntax, Scope, Int) -> Void) {
    for (index, file) in files.enumerated() {
      CodeFinder(self) { node, scope in
        ExpressionWalk(self, scope) { look($0, $1, index) }.walk(node)
      }.walk(file.tree)
    }
  }
}

private final class ExpressionWalk: CodeWalk {
  private let handler: (ExprSyntax, Scope) -> Void

  init(_ module: ModuleFacts, _ scope: Scope, _ handler: @escaping (ExprSyntax, Scope) -> Void) {
    self.handler = handler
    super.init(module, scope, moment: .unknown)
  }

  override func look(at expression: ExprSyntax) { handler(expression, scope) }
}

/// Finds the pieces of code in a file, with the types that contain them.
private final class CodeFinder: SyntaxVisitor {
  private let module: ModuleFacts
  private let found: (Syntax, Scope) -> Void
  private var owners: [DeclaredType?] = []
  private lazy var typesByNode = Dictionary(
    module.types.map { ($0.node.id, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ module: ModuleFacts, _ found: @escaping (Syntax, Scope) -> Void) {
    self.module = module
    self.found = found
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: DeclaredType? { owners.last ?? nil }

  private func enter(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    owners.append(typesByNode[DeclSyntax(node).id])
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(module.type(extendedBy: node))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    found(Syntax(body.statements), scope(node.signature, isStatic: node.modifiers.isStatic))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .skipChildren }
    found(Syntax(body.statements), scope(node.signature, isStatic: false))
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { found(Syntax(body.statements), Scope(owner: owner)) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let accessors = node.accessorBlock { found(Syntax(accessors), Scope(owner: owner)) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let scope = Scope(owner: owner, isStatic: node.modifiers.isStatic)
      if let value = binding.initializer?.value { found(Syntax(value), scope) }
      if let accessors = binding.accessorBlock { found(Syntax(accessors), scope) }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl = node.item { return .visitChildren }
    found(Syntax(node), Scope(owner: owner))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments { found(Syntax(argument), Scope(owner: owner)) }
    if let closure = node.trailingClosure { found(Syntax(closure), Scope(owner: owner)) }
    return .skipChildren
  }

  private func scope(_ signature: FunctionSignatureSyntax, isStatic: Bool) -> Scope {
    var scope = Scope(owner: owner, isStatic: isStatic)
    for parameter in signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      scope.locals[name] = LocalFact(type: module.type(parameter.type, in: owner))
    }
    return scope
  }
}

extension DeclModifierListSyntax {
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
