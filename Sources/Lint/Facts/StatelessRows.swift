import SwiftSyntax

extension RuleWalk {
  /// True if nothing depends on the identity of the rows that a `ForEach` or `List` shows: they only show their elements,
  /// and no row is animated, deleted or moved by hand.
  func isIndifferentToIdentity(_ call: FunctionCallExprSyntax, in view: DeclaredType) -> Bool {
    guard let content = call.trailingClosure ?? call.argument("content")?.as(ClosureExprSyntax.self),
      !view.node.tokens(viewMode: .sourceAccurate).contains(where: { Self.movingRows.contains($0.text) }),
      !isAnimated(call, in: view)
    else { return false }
    return isStateless(content.statements)
  }

  /// True if the rows are animated when their elements change: in a view with `.animation` around them, or by
  /// `withAnimation` around a change of the elements, or of something unknown.
  private func isAnimated(_ rows: FunctionCallExprSyntax, in view: DeclaredType) -> Bool {
    let tokens = rows.arguments.first?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    let names = Set(tokens.filter { $0.first?.isLetter ?? false })
      .subtracting(["Array", "self", "indices", "count", "enumerated", "offset", "id", "element"])
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(view.node)
    return finder.calls.contains { call in
      switch call.calleeName {
      case "animation": rows.range.lowerBound >= call.range.lowerBound && rows.range.upperBound <= call.range.upperBound
      case "withAnimation": call.trailingClosure.map { mayChange(names, in: $0.statements) } ?? true
      default: false
      }
    }
  }

  /// True if the code names one of the values, or calls something that may change them.
  private func mayChange(_ names: Set<String>, in code: CodeBlockItemListSyntax) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return code.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
      || finder.calls.contains { !["scrollTo", "toggle"].contains($0.calleeName) }
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
    "transition", "onDelete", "onMove", "swipeActions", "editActions", "EditButton",
    "matchedGeometryEffect", "contentTransition",
  ]

  private static let keepingByIdentity = stateful.subtracting(["Button", "ForEach", "Group"])
}
