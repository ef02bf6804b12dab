import SwiftSyntax

/// Tasks, timers and observers that are ended, so that they do not keep their object.
extension RuleWalk {
  /// True if the task is kept in a variable that its function or another method cancels, or where code elsewhere may
  /// cancel it. The `deinit` is too late, because the task keeps the object alive.
  func isCancelled(_ task: FunctionCallExprSyntax, in function: DeclaredFunction, of type: DeclaredType) -> Bool {
    if let value = task.parent?.as(InitializerClauseSyntax.self) {
      let name = value.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      return name.map { function.body?.cancels($0) ?? false } ?? false
    }
    if let assignment = task.parent?.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=" {
      guard let name = assignment.leftOperand.subscripted.ownName else {
        return !assignment.leftOperand.is(DiscardAssignmentExprSyntax.self)
      }
      return type.functions.contains { $0 !== function && $0.body?.cancels(name) ?? false }
        || type.properties.contains { $0.binding.accessorBlock?.cancels(name) ?? false }
    }
    // An argument, or a result.
    return task.parent?.is(LabeledExprSyntax.self) ?? false || task.parent?.is(ReturnStmtSyntax.self) ?? false
  }

  /// True if the function itself removes the observer that it adds.
  func isRemoved(_ call: FunctionCallExprSyntax, in function: DeclaredFunction) -> Bool {
    let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    let assignment = call.parent?.as(InfixOperatorExprSyntax.self)
    let target = assignment?.assignmentOperator == "=" ? assignment?.leftOperand.ownName : nil
    guard let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? target,
      let body = function.body
    else { return false }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.calls.contains { other in
      other.calleeName == "removeObserver" && other.arguments.first?.expression.trimmedDescription == name
    }
  }

  /// True if a method ends a timer. The `deinit` is too late, because the timer keeps the object alive.
  func isInvalidated(by type: DeclaredType) -> Bool {
    type.functions.contains { function in
      guard let body = function.body else { return false }
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      return finder.calls.contains { $0.calleeName == "invalidate" }
    }
  }

  /// True if a method of the object ends its timer, or the timer's closure does.
  func isEnded(_ timer: FunctionCallExprSyntax, by closure: ClosureExprSyntax, in type: DeclaredType) -> Bool {
    if closure.statements.endTimer(closure.firstParameter) { return true }
    guard let assignment = timer.parent?.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
      let name = assignment.leftOperand.ownName
    else { return false }
    return type.functions.contains { $0.body?.endTimer(name) ?? false }
  }
}

extension SyntaxProtocol {
  /// True if the code calls `cancel` and names the task or the collection that holds it.
  func cancels(_ name: String) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls.contains { $0.calleeName == "cancel" }
      && tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

extension CodeBlockItemListSyntax {
  /// True if the code calls `invalidate` on the timer of this name.
  func endTimer(_ name: String) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls.contains { call in
      guard call.calleeName == "invalidate", let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else {
        return false
      }
      return base.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
  }
}
