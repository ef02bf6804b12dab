import SwiftSyntax

/// Subscriptions that nothing keeps: an `AnyCancellable` cancels its subscription when it is freed.
extension RuleWalk {
  func lookAtDroppedSubscriptions() {
    for type in module.types {
      for function in type.functions + type.initializers {
        if let body = function.body { lookAtDropped(in: body, function.file, Streams(function: function)) }
      }
      // Actions in the body of a view.
      for property in type.properties {
        if let getter = property.getter { lookAtDropped(in: getter, property.file, Streams(getter: getter)) }
      }
    }
  }

  private func lookAtDropped(in body: CodeBlockItemListSyntax, _ file: Int, _ streams: Streams) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls where call.isSubscription && streams.goesOn(call) {
      guard let way = call.wayDropped, let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        continue
      }
      report(
        "sink_dropped", at: callee.declName, in: file,
        "\(way), so this subscription ends at once; keep it: '.store(in: &cancellables)'")
    }
  }
}

extension FunctionCallExprSyntax {
  /// `publisher.sink { … }` and `publisher.assign(to: \.name, on: object)`; `assign(to: &$name)` returns nothing to keep.
  fileprivate var isSubscription: Bool {
    calleeName == "sink" || calleeName == "assign" && argument("on") != nil
  }

  /// How the cancellable of a subscription is lost where it is made; nil if it may be kept.
  fileprivate var wayDropped: String? {
    if let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
      assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
    {
      return "nothing keeps the cancellable"
    }
    guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) else {
      return nil
    }
    if binding.pattern.is(WildcardPatternSyntax.self) { return "nothing keeps the cancellable" }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let block = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    // Code that follows may make the publisher send, and so use the subscription while it lasts.
    let following = block.drop { $0.id != item.id }.dropFirst()
    guard following.allSatisfy({ $0.discards(name) }) else { return nil }
    return "only the local '\(name)' keeps the cancellable"
  }
}

extension CodeBlockItemSyntax {
  /// `_ = name`, which silences the compiler's warning.
  fileprivate func discards(_ name: String) -> Bool {
    guard let assignment = item.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
      assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
    else { return false }
    return assignment.rightOperand.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
