import SwiftSyntax

/// Views that no body makes: the roots that an object gives to a hosting controller.
extension RuleWalk {
  /// True if only objects make the view, each time for a new screen: `UIHostingController(rootView: Settings())`. What
  /// such a view makes lasts as long as the screen.
  func isMadeOnlyByObjects(_ view: DeclaredType) -> Bool {
    let makings = makings(of: view)
    return !makings.isEmpty
      && makings.allSatisfy { $0.scope.owner?.kind == .classType && $0.call.isRootOfNewScreen }
  }
}

extension FunctionCallExprSyntax {
  /// False in a function or a property that returns a view, which a body may call, and for a root that is replaced:
  /// `controller.rootView = Settings()`.
  fileprivate var isRootOfNewScreen: Bool {
    if let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.isAssignment,
      assignment.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "rootView"
    {
      return false
    }
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.mayBeView != true
      }
      if let variable = node.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) ?? false {
        return variable.bindings.first?.typeAnnotation?.type.mayBeView != true
      }
      if node.is(InitializerDeclSyntax.self) { return true }
    }
    return false
  }
}

extension TypeSyntax {
  /// True for `some View`, `AnyView` and the names of views.
  fileprivate var mayBeView: Bool {
    self.is(SomeOrAnyTypeSyntax.self) || TypeRef(self).unwrapped.name.map { $0.hasSuffix("View") } ?? false
  }
}
