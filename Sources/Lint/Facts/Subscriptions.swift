import SwiftSyntax

/// Subscriptions that an object keeps, and that end only with the object.
extension RuleWalk {
  /// True if an object keeps a subscription to a publisher that does not end, and does not end it itself.
  func isRetained(_ call: FunctionCallExprSyntax, by type: DeclaredType, in function: DeclaredFunction) -> Bool {
    guard let keeper = call.keeper(in: type), Streams(function: function).goesOn(call) else { return false }
    return !type.functions.contains { other in
      guard other !== function, let body = other.body, body.cancels(keeper) || body.drops(keeper) else { return false }
      // A method that subscribes again, and one that only `deinit` calls, which comes too late.
      return !body.names(function.name) && !(other.isPrivate && type.deinitializer?.body?.names(other.name) ?? false)
    }
  }

  /// True if an object keeps the subscription at the end of the chain in which an operator has a closure:
  /// `$query.map { self.prefix + $0 }.sink { … }.store(in: &cancellables)`.
  func isRetained(
    byStreamOf call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, in function: DeclaredFunction,
    of type: DeclaredType
  ) -> Bool {
    guard let subscription = call.subscription, isRetained(subscription, by: type, in: function) else { return false }
    return subscription.closures.last.map { !endsItself(subscription, $0.closure, of: type) } ?? true
  }

  /// True if the closure of a subscription ends it: `self.token = nil`.
  func endsItself(_ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, of type: DeclaredType) -> Bool {
    guard let keeper = call.keeper(in: type) else { return false }
    return closure.statements.cancels(keeper) || closure.statements.drops(keeper)
  }
}

extension FunctionCallExprSyntax {
  /// The `sink` or `assign(to:on:)` at the end of the chain that this call is part of.
  fileprivate var subscription: FunctionCallExprSyntax? {
    var current = self
    while let next = current.parent?.as(MemberAccessExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self) {
      if ["sink", "assign"].contains(next.calleeName) { return next }
      current = next
    }
    return nil
  }

  /// The property of the object in which the subscription is stored: `.store(in: &cancellables)`,
  /// `token = ….sink { }`.
  fileprivate func keeper(in type: DeclaredType) -> String? {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "store",
      let store = member.parent?.as(FunctionCallExprSyntax.self),
      let target = store.argument("in")?.as(InOutExprSyntax.self)?.expression.ownName
    {
      return type.property(target)?.name
    }
    // `subscriptions.append(….sink { })`, `subscriptions.insert(….sink { })`
    if let adding = parent?.parent?.parent?.as(FunctionCallExprSyntax.self), parent?.is(LabeledExprSyntax.self) == true,
      ["append", "insert"].contains(adding.calleeName),
      let target = adding.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName
    {
      return type.property(target)?.name
    }
    // `subscriptions = [….sink { }]`
    let array = parent?.as(ArrayElementSyntax.self)?.parent?.parent
    guard let assignment = (array?.parent ?? parent)?.as(InfixOperatorExprSyntax.self),
      ["=", "+="].contains(assignment.assignmentOperator), let target = assignment.leftOperand.subscripted.ownName
    else { return nil }
    return type.property(target)?.name
  }
}
