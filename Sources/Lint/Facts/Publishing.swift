import SwiftSyntax

extension ModuleFacts {
  /// True if an object publishes one of its properties. A view with `let model: Model`, where Model is a generic
  /// parameter, reads the requirement of a protocol: it is published if each class that meets the protocol publishes it.
  func isPublished(_ property: DeclaredProperty, of holder: DeclaredProperty, in view: DeclaredType) -> Bool {
    guard let owner = property.owner, owner.kind == .protocolType else { return property.has("Published") }
    let written = holder.binding.typeAnnotation?.type.trimmedDescription
    let parameters = view.node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters
    guard parameters?.contains(where: { $0.name.text == written }) ?? false else { return false }
    let met = types.filter { $0.kind == .classType && isSame($0, orInheritsFrom: owner) }
      .map { self.property(property.name, of: $0) }
    return !met.isEmpty && met.allSatisfy { $0?.has("Published") ?? false }
      && met.contains { $0.map(isChanged) ?? false }
  }

  /// True if views are notified of changes to an unpublished property because its `didSet` publishes something.
  func isPublishedByObserver(_ property: DeclaredProperty) -> Bool {
    guard let owner = property.owner else { return false }
    return property.observers.contains { publishes($0.body?.statements, owner) }
  }

  /// True if code of a class writes one of its published properties, sends `objectWillChange`, or calls a method of the
  /// class that does.
  private func publishes(_ code: CodeBlockItemListSyntax?, _ owner: DeclaredType, depth: Int = 0) -> Bool {
    guard let code, depth < 4 else { return false }
    let finder = PublishingFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    if finder.sends { return true }
    if finder.written.contains(where: { owner.property($0)?.has("Published") ?? false }) { return true }
    return finder.called.contains { name in
      owner.functions(name).contains { publishes($0.body, owner, depth: depth + 1) }
    }
  }
}

/// Collects the object's own properties that code writes, and its own methods that the code calls.
private final class PublishingFinder: SyntaxVisitor {
  private(set) var sends = false
  private(set) var written: Set<String> = []
  private(set) var called: Set<String> = []

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssignment { note(node.leftOperand) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calleeName {
      called.insert(name)
      if SwiftUINames.mutations.contains(name), let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        note(base)
      }
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == "objectWillChange" { sends = true }
    return .skipChildren
  }

  /// Records the property: `user` of `user`, `self.user.name`, `self?.user` and `user[0]`.
  private func note(_ target: ExprSyntax) {
    for token in target.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      written.insert(name)
      return
    }
  }
}
