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

  /// True if the closure of a subscription ends it: `self.token = nil`.
  func endsItself(_ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax, of type: DeclaredType) -> Bool {
    guard let keeper = call.keeper(in: type) else { return false }
    return closure.statements.cancels(keeper) || closure.statements.drops(keeper)
  }
}

extension FunctionCallExprSyntax {
  /// The property of the object in which the subscription is stored: `.store(in: &cancellables)`,
  /// `token = ….sink { }`.
  fileprivate func keeper(in type: DeclaredType) -> String? {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "store",
      let store = member.parent?.as(FunctionCallExprSyntax.self),
      let target = store.argument("in")?.as(InOutExprSyntax.self)?.expression.ownName
    {
      return type.property(target)?.name
    }
    guard let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
      let target = assignment.leftOperand.ownName
    else { return nil }
    return type.property(target)?.name
  }
}
