import SwiftSyntax

/// Writes off the main thread.
extension RuleWalk {
  func lookAtOffMain(_ closure: ClosureExprSyntax, in function: DeclaredFunction, of type: DeclaredType) {
    guard module.isModel(type), let call = closure.takingCall.call else { return }
    let callee = call.calledExpression.trimmedDescription
    let isBackground =
      callee == "Task.detached" || callee.hasPrefix("DispatchQueue.global") && callee.hasSuffix("async")
      || call.calleeName == "dataTask" || isOnOwnQueue(call, in: function)
    guard isBackground, !closure.isOnMainActor else { return }
    let finder = WriteFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    if !module.isMainActor(type) { lookAtMethods(finder.calls, in: function, of: type) }
    for write in finder.writes {
      guard let property = write.target.publishedName.flatMap({ type.property($0) }) else { continue }
      if module.isObservable(type), property.isStored, !property.has("ObservationIgnored"), !isHiddenHandle(property) {
        report(
          "write_off_main", at: write.expression, in: function.file,
          "'\(property.name)' is written off the main thread, while views read it on the main thread; mark \(type.name) "
            + "'@MainActor', or write it in 'await MainActor.run { … }'")
      }
      guard property.has("Published") else { continue }
      report(
        "publish_off_main", at: write.expression, in: function.file,
        "'\(property.name)' is published off the main thread; write it in 'await MainActor.run { … }', or on "
          + "'DispatchQueue.main'")
    }
  }

  /// True for a task or a subscription that no view reads.
  private func isHiddenHandle(_ property: DeclaredProperty) -> Bool {
    property.type?.handle != nil
      && !bodies.contains { body in body.reads.contains { $0.property === property } }
  }

  /// Methods of the object that code off the main thread calls, and that write.
  private func lookAtMethods(_ calls: [FunctionCallExprSyntax], in function: DeclaredFunction, of type: DeclaredType) {
    for call in calls {
      guard let name = call.calledExpression.publishedName, type.functions(name).count == 1,
        let method = type.functions(name).first, let body = method.body, !method.isStatic, !method.isAsynchronous,
        !method.attributes.contains("MainActor")
      else { continue }
      let finder = WriteFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      let written = finder.writes.compactMap { $0.target.ownName.flatMap { type.property($0) } }
      if module.isObservable(type),
        let property = written.first(where: { $0.isStoredVariable && !$0.has("ObservationIgnored") && !$0.isStatic })
      {
        report(
          "write_off_main", at: call, in: function.file,
          "'\(name)' writes '\(property.name)' off the main thread, while views read it on the main thread; mark "
            + "\(type.name) '@MainActor', or call it in 'await MainActor.run { … }'")
      } else if let property = written.first(where: { $0.has("Published") }) {
        report(
          "publish_off_main", at: call, in: function.file,
          "'\(name)' publishes '\(property.name)' off the main thread; call it in 'await MainActor.run { … }', or on "
            + "'DispatchQueue.main'")
      }
    }
  }

  /// True for `queue.async { … }`, where `queue` is created by the program.
  private func isOnOwnQueue(_ call: FunctionCallExprSyntax, in function: DeclaredFunction) -> Bool {
    guard let name = call.calleeName, ["async", "asyncAfter"].contains(name),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let queue = resolver.property(of: base, in: Scope(function))
    else { return false }
    return queue.initialValue?.as(FunctionCallExprSyntax.self)?.calleeName == "DispatchQueue"
  }

  /// An asynchronous method of a class without an actor runs on no particular thread.
  func lookAtAsyncWrites(in function: DeclaredFunction, of type: DeclaredType) {
    guard module.isLegacy(type), !module.isMainActor(type), function.isAsynchronous,
      !function.attributes.contains("MainActor"), let body = function.body,
      type.inherited.allSatisfy({ $0 == "ObservableObject" || module.declares($0) || $0 == "Identifiable" })
    else { return }
    let finder = WriteFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for write in finder.writes {
      guard let property = write.target.ownName.flatMap({ type.property($0) }), property.has("Published") else {
        continue
      }
      report(
        "publish_off_main", at: write.expression, in: function.file,
        "'\(function.name)' is asynchronous and \(type.name) is not isolated to an actor, so '\(property.name)' is published off the main "
          + "thread; mark \(type.name) '@MainActor'")
      return
    }
  }
}

/// Collects assignments, and calls that change a collection, that run where the code runs: those in `MainActor.run` and
/// on the main queue do not.
private final class WriteFinder: SyntaxVisitor {
  private(set) var writes: [(target: ExprSyntax, expression: ExprSyntax)] = []
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssignment { writes.append((node.leftOperand.subscripted, ExprSyntax(node))) }
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      SwiftUINames.mutations.contains(callee.declName.baseName.text)
    {
      writes.append((base.subscripted, ExprSyntax(node)))
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  /// `{ @MainActor in … }`
  fileprivate var isOnMainActor: Bool { signature?.attributes.declared.contains { $0.name == "MainActor" } ?? false }
}

extension ExprSyntax {
  /// `x`, `self.x` or `self?.x`
  fileprivate var publishedName: String? {
    if let name = ownName { return name }
    guard let member = self.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(OptionalChainingExprSyntax.self)?.expression,
      base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.text
  }
}
