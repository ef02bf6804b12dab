import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The call that makes the view at the beginning of a chain of modifiers: `Home()` of `Home().padding().bold()`.
  var modified: FunctionCallExprSyntax {
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base?.as(FunctionCallExprSyntax.self)?.modified ?? self
  }
}

extension RuleWalk {
  /// The delegates of an app, which SwiftUI puts into the environment of its scenes.
  func delegates(of app: DeclaredType) -> Set<String> {
    let names = app.properties.compactMap { property -> String? in
      guard let adaptor = property.attributes.first(where: { $0.name.hasSuffix("ApplicationDelegateAdaptor") }) else {
        return nil
      }
      let type = adaptor.arguments?.first?.expression.as(MemberAccessExprSyntax.self)?.base
      return property.type?.unwrapped.name ?? type?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return Set(names)
  }

  /// The models that a view makes and keeps.
  func keptModels(of view: DeclaredType) -> Set<String> {
    let kept = view.properties.filter { $0.wrapper == "State" || $0.wrapper == "StateObject" }
    return Set(kept.compactMap { $0.type?.unwrapped.name })
  }
}

/// Finds the closures of `#Preview`, without those to which a trait may add something: `traits: .modifier(Samples())`.
final class PreviewFinder: SyntaxVisitor {
  private(set) var closures: [ClosureExprSyntax] = []

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", !node.arguments.mayModify, let closure = node.trailingClosure {
      closures.append(closure)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", !node.arguments.mayModify, let closure = node.trailingClosure {
      closures.append(closure)
    }
    return .skipChildren
  }
}

extension LabeledExprListSyntax {
  /// True if a preview has a trait other than those of its layout.
  fileprivate var mayModify: Bool {
    drop { $0.label?.text != "traits" }.contains { argument in
      let trait = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument.expression
      let name = trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      return !name.hasSuffix("Layout") && !name.hasPrefix("portrait") && !name.hasPrefix("landscape")
    }
  }
}

/// Finds the names of the views that a module makes outside of previews.
final class MadeViews: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calleeName { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.contains("PreviewProvider") ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
