import SwiftSyntax

/// The views that stand side by side in a body: those of its innermost container around all others.
///
/// `NavigationStack { Form { Section { … } Section { … } }.padding() }` has two, the sections. What stands around them,
/// the padding here, belongs to all.
struct Subtrees {
  private(set) var views: [Syntax] = []
  /// Arguments, modifiers and declarations around the views.
  private(set) var rest: [Syntax] = []

  init(of body: CodeBlockItemListSyntax) { descend(into: body) }

  private mutating func descend(into items: CodeBlockItemListSyntax) {
    var inner: [Syntax] = []
    for item in items {
      switch item.item {
      case .decl(let declaration): rest.append(Syntax(declaration))
      case .stmt(let statement):
        // `if` and `switch` are expressions in statements.
        inner.append(statement.as(ReturnStmtSyntax.self)?.expression.map { Syntax($0) } ?? Syntax(statement))
      case .expr(let expression): inner.append(Syntax(expression))
      }
    }
    if inner.count == 1, let content = content(of: inner[0]) { return descend(into: content) }
    views += inner
  }

  /// The views in the only closure of a container, after its modifiers were put aside; nil for any other view.
  private mutating func content(of view: Syntax) -> CodeBlockItemListSyntax? {
    var around: [Syntax] = []
    var current = view.as(ExprSyntax.self)
    while let call = current?.as(FunctionCallExprSyntax.self) {
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        around += call.arguments.map { Syntax($0.expression) } + call.closures.map { Syntax($0.closure) }
        current = base
        continue
      }
      guard let name = call.calleeName, Self.containers.contains(name), let closure = call.trailingClosure,
        closure.signature == nil, call.additionalTrailingClosures.isEmpty
      else { return nil }
      rest += around + call.arguments.map { Syntax($0.expression) }
      return closure.statements
    }
    return nil
  }

  /// Containers that show all views of their only closure.
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "List", "Form", "ScrollView",
    "NavigationStack", "NavigationView", "GroupBox", "Grid", "GridRow", "TabView", "WithPerceptionTracking",
  ]
}

extension Syntax {
  /// How a message names a view of a body: `the Section`, `'header'`, `the 'if'`.
  var viewName: String? {
    if let statement = self.as(ExpressionStmtSyntax.self) { return Syntax(statement.expression).viewName }
    if self.is(IfExprSyntax.self) { return "the 'if'" }
    if self.is(SwitchExprSyntax.self) { return "the 'switch'" }
    var current = self.as(ExprSyntax.self)
    while let call = current?.as(FunctionCallExprSyntax.self) {
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return call.calleeName.map { "the \($0)" }
      }
      current = base
    }
    return current?.as(DeclReferenceExprSyntax.self).map { "'\($0.baseName.text)'" }
  }
}
