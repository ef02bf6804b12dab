import SwiftSyntax

extension RuleWalk {
  /// True if nothing depends on the identity of the rows that a `ForEach` or `List` shows: they only show their elements,
  /// and no row is animated, deleted or moved by hand.
  func isIndifferentToIdentity(_ call: FunctionCallExprSyntax, _ scope: Scope, in view: DeclaredType) -> Bool {
    guard let content = call.trailingClosure ?? call.argument("content")?.as(ClosureExprSyntax.self),
      !view.node.names("EditButton"), !Self.movingRows.contains(where: call.withModifiers.names),
      !isAnimated(call, scope, in: view)
    else { return false }
    return isStateless(content.statements)
  }

  /// True if the rows are animated when their elements change: in a view with `.animation` around them, or by
  /// `withAnimation` around a change of the elements, or of something unknown.
  private func isAnimated(_ rows: FunctionCallExprSyntax, _ scope: Scope, in view: DeclaredType) -> Bool {
    let tokens = rows.arguments.first?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
    let names = Set(tokens.filter { $0.first?.isLetter ?? false })
      .subtracting(["Array", "self", "indices", "count", "enumerated", "offset", "id", "element"])
    let holders = names.compactMap { view.property($0) }
    // Neither a value from elsewhere nor a computed one, which may follow any other value.
    let isOwnState =
      !holders.isEmpty && holders.allSatisfy { $0.wrapper == "State" && module.model(of: $0.type) == nil }
    let isStored = holders.allSatisfy(\.isStored)
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(view.node)
    return finder.calls.contains { call in
      switch call.calleeName {
      case "animation":
        guard rows.range.lowerBound >= call.range.lowerBound, rows.range.upperBound <= call.range.upperBound else {
          return false
        }
        guard isStored, let value = call.argument("value") else { return true }
        return names.contains(where: value.names)
      case "withAnimation":
        return call.trailingClosure.map { mayChange(names, in: $0.statements, isOwnState ? view : nil) } ?? true
      default: return false
      }
    }
  }

  /// True if the code names one of the values, or calls something that may change them. A closure that a view was
  /// given cannot change the view's own state.
  private func mayChange(_ names: Set<String>, in code: CodeBlockItemListSyntax, _ view: DeclaredType?) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    if names.contains(where: code.names) { return true }
    return finder.calls.contains { call in
      guard let name = call.calleeName, !["scrollTo", "toggle"].contains(name) else { return call.calleeName == nil }
      guard call.calledExpression.ownName == name, let given = view?.property(name) else { return true }
      return !given.isStored || given.initialValue != nil
    }
  }

  private func isStateless(_ views: some SyntaxProtocol, depth: Int = 0) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(views)
    guard depth < 4 else { return false }
    return finder.calls.allSatisfy { call in
      guard let name = call.calleeName else { return false }
      if name.first?.isUppercase != true { return !Self.starting.contains(name) && !name.hasPrefix("on") }
      guard let view = module.type(named: module.meaning(of: name, at: call)) else {
        return !Self.keepingByIdentity.contains(name)
      }
      return !module.isView(view) || isStateless(view, depth: depth + 1)
    }
  }

  private func isStateless(_ view: DeclaredType, depth: Int) -> Bool {
    guard view.properties.allSatisfy({ $0.attributes.isEmpty || $0.wrapper == "Environment" || $0.name == "body" }),
      !Self.movingRows.contains(where: view.node.names),
      let body = view.property("body")?.getter
    else { return false }
    return isStateless(body, depth: depth)
  }

  /// Names on rows, or on the views in them, with which rows come and go visibly.
  private static let movingRows: Set<String> = [
    "transition", "onDelete", "onMove", "swipeActions", "editActions", "matchedGeometryEffect", "contentTransition",
  ]

  private static let keepingByIdentity = stateful.subtracting(["Button", "ForEach", "Group"])
}

extension FunctionCallExprSyntax {
  /// The call with the modifiers that follow it.
  fileprivate var withModifiers: FunctionCallExprSyntax {
    var whole = self
    while let member = whole.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      whole = call
    }
    return whole
  }
}
