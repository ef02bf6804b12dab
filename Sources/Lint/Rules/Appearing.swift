import SwiftSyntax

/// Work that `.onAppear` starts and nothing ends.
extension RuleWalk {
  func lookAtAppearing() {
    for body in bodies {
      for use in body.calls where use.call.calleeName == "onAppear" { lookAtAppearing(use, body) }
    }
  }

  private func lookAtAppearing(_ use: BodyFacts.Call, _ body: BodyFacts) {
    let words = Set(body.view.node.tokens(viewMode: .sourceAccurate).map(\.text))
    for (call, file) in startedCalls(by: use, of: body.view) {
      if call.calleeName == "Task", let task = call.closures.last?.closure, isEndless(task, of: body.view),
        !words.contains("cancel")
      {
        report(
          "task_outlives_view", at: call, in: file,
          "this task continues after \(body.view.name) has disappeared; use '.task', which is cancelled then")
      }
      if call.calleeName == "scheduledTimer", call.argument("repeats")?.trimmedDescription == "true",
        !words.contains("invalidate")
      {
        report(
          "task_outlives_view", at: call, in: file,
          "this timer continues after \(body.view.name) has disappeared; use '.task' with 'Task.sleep', or invalidate it in "
            + "'.onDisappear'")
      }
    }
  }

  /// The calls that an `.onAppear` makes, and those of the view's own methods that it calls.
  private func startedCalls(
    by use: BodyFacts.Call, of view: DeclaredType
  ) -> [(call: FunctionCallExprSyntax, file: Int)] {
    let action = use.call.closures.last?.closure.statements
    let method = use.call.argument("perform")?.ownName.flatMap { view.functions($0).first }
    guard let code = action ?? method?.body else { return [] }
    let calls = Self.calls(in: code).map { ($0, method?.file ?? use.file) }
    return calls
      + calls.flatMap { call, _ -> [(FunctionCallExprSyntax, Int)] in
        guard let called = resolver.function(of: call, in: Scope(owner: view)), called.owner === view,
          let body = called.body
        else { return [] }
        return Self.calls(in: body).map { ($0, called.file) }
      }
  }

  private static func calls(in code: CodeBlockItemListSyntax) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.calls
  }

  /// True if a task loops forever, itself or in a method that it awaits, of the view or of a model.
  private func isEndless(_ task: ClosureExprSyntax, of view: DeclaredType) -> Bool {
    task.hasEndlessLoop || awaitsEndless(task.statements, in: Scope(owner: view), of: view, depth: 3)
  }

  private func awaitsEndless(
    _ code: CodeBlockItemListSyntax, in scope: Scope, of view: DeclaredType, depth: Int
  ) -> Bool {
    Self.calls(in: code).contains { call in
      guard call.isAwaited, let called = resolver.function(of: call, in: scope), let body = called.body else {
        return false
      }
      // A sequence that a model reads may well have an end, as a download has.
      return body.hasEndlessLoop(orSequence: called.owner === view)
        || depth > 1 && awaitsEndless(body, in: Scope(called), of: view, depth: depth - 1)
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isAwaited: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { $0.as(CodeBlockItemSyntax.self) == nil }
      .contains { $0.is(AwaitExprSyntax.self) }
  }
}
