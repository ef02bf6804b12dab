import SwiftSyntax

/// The code around a view that an edit of one of its properties affects.
extension RuleWalk {
  /// The values that a property gets from outside of its declaration.
  enum Giving {
    case never
    /// From some callers, or from one of several initializers.
    case sometimes
    case always
  }

  /// The calls that make a view, outside of previews.
  func makings(of view: DeclaredType) -> [Making] {
    if let known = makingsByType { return known[ObjectIdentifier(view)] ?? [] }
    var found: [ObjectIdentifier: [Making]] = [:]
    module.forEachExpression { expression, scope, _ in
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let type = self.resolver.madeType(by: call, in: scope),
        scope.owner?.inherited.contains("PreviewProvider") != true, !call.isInPreview
      else { return }
      found[ObjectIdentifier(type), default: []].append((call, scope))
    }
    makingsByType = found
    return found[ObjectIdentifier(view)] ?? []
  }

  func giving(_ property: DeclaredProperty, of view: DeclaredType) -> Giving {
    if property.isLet && property.initialValue != nil || property.isStatic { return .never }
    if view.initializers.contains(where: { $0.assigns(property.name) }) { return .sometimes }
    guard view.initializers.isEmpty, !property.isPrivate else { return .never }
    let makings = makings(of: view)
    let given = makings.count { $0.call.argument(property.name) != nil }
    return given == 0 ? .never : given == makings.count ? .always : .sometimes
  }

  /// True if a property can be a `@StateObject`, which nothing assigns and which has no binding as a whole.
  func mayBeStateObject(_ property: DeclaredProperty, of view: DeclaredType) -> Bool {
    property.isAlone && !module.isChanged(property) && giving(property, of: view) == .never
      && !view.initializers.contains { $0.assigns("_" + property.name) }
      && !hasBinding(to: property.name, in: Syntax(view.node))
  }

  /// True for `$model` itself, which is no binding to one of the model's properties: `Child(model: $model)`.
  private func hasBinding(to name: String, in node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == "$\(name)", let reference = token.parent else { return false }
      return !(reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == reference.id)
    }
  }

  /// True if code outside of the type, or in another file, may use the property: `private` would hide it there.
  func isUsedOutside(_ property: DeclaredProperty, of view: DeclaredType) -> Bool {
    var isUsed = false
    module.forEachExpression { expression, scope, file in
      if isUsed { return }
      if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == property.name,
        member.base != nil
      {
        isUsed = scope.owner !== view || file != property.file
      } else if expression.as(DeclReferenceExprSyntax.self)?.baseName.text == property.name {
        isUsed = scope.owner === view && file != property.file
      }
    }
    return isUsed
  }
}

typealias Making = (call: FunctionCallExprSyntax, scope: Scope)

extension DeclaredFunction {
  /// True if the body assigns to a property of its type.
  fileprivate func assigns(_ name: String) -> Bool {
    body?.withBranches.contains { item in
      guard case .expr(let expression) = item.item, let assignment = expression.as(InfixOperatorExprSyntax.self) else {
        return false
      }
      return assignment.assignmentOperator == "=" && assignment.leftOperand.ownName == name
    } ?? false
  }
}

extension DeclaredProperty {
  /// False for one of several variables of a declaration: a wrapper takes only one.
  var isAlone: Bool { node.bindings.count == 1 }
}
