import SwiftSyntax

extension RuleWalk {
  /// True if nothing depends on the identity of the rows that a `ForEach` or `List` shows: they only show their elements,
  /// and no row is animated, deleted or moved by hand.
  func isIndifferentToIdentity(_ call: FunctionCallExprSyntax, in view: DeclaredType) -> Bool {
    guard let content = call.trailingClosure ?? call.argument("content")?.as(ClosureExprSyntax.self),
      !view.node.tokens(viewMode: .sourceAccurate).contains(where: { Self.movingRows.contains($0.text) })
    else { return false }
    return isStateless(content.statements)
  }

  private func isStateless(_ views: some SyntaxProtocol, depth: Int = 0) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(views)
    guard depth < 4 else { return false }
    return finder.calls.allSatisfy { call in
      guard let name = call.calleeName else { return false }
      if name.first?.isUppercase != true { return !Self.starting.contains(name) && !name.hasPrefix("on") }
      guard let view = module.type(named: name) else { return !Self.keepingByIdentity.contains(name) }
      return !module.isView(view) || isStateless(view, depth: depth + 1)
    }
  }

  private func isStateless(_ view: DeclaredType, depth: Int) -> Bool {
    guard view.properties.allSatisfy({ $0.attributes.isEmpty || $0.wrapper == "Environment" || $0.name == "body" }),
      let body = view.property("body")?.getter
    else { return false }
    return isStateless(body, depth: depth)
  }

  /// Names in whose presence rows come and go visibly.
  private static let movingRows: Set<String> = [
    "withAnimation", "animation", "transition", "onDelete", "onMove", "swipeActions", "editActions", "EditButton",
    "matchedGeometryEffect", "contentTransition",
  ]

  private static let keepingByIdentity = stateful.subtracting(["Button", "ForEach", "Group"])
}
