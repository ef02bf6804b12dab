import SwiftSyntax

/// `withObservationTracking` that is not set up again after its first change.
extension RuleWalk {
  func lookAtTracking(_ closures: [ClosureExprSyntax], in function: DeclaredFunction) {
    for closure in closures { lookAtTracking(closure, in: function.file, repeating: function.name) }
  }

  /// Actions that stand in a body itself; methods that they call are looked at as methods.
  func lookAtTracking(in body: BodyFacts) {
    for use in body.calls where use.call.calleeName == "withObservationTracking" && !use.call.isInFunction {
      for (_, closure) in use.call.closures { lookAtTracking(closure, in: use.file, repeating: nil) }
    }
  }

  private func lookAtTracking(_ closure: ClosureExprSyntax, in file: Int, repeating function: String?) {
    let (call, label) = closure.takingCall
    guard let call, call.calleeName == "withObservationTracking", label == "onChange", !closure.rearms(function),
      !call.isRepeated
    else { return }
    let lead = "'withObservationTracking' reports only the first change"
    let text =
      function.map { "\(lead), and '\($0)' is not called again in 'onChange'; call it there, or use 'Observations'" }
      ?? "\(lead), and is not set up again; use '.onChange(of:)'"
    report("tracking_once", at: call.calledExpression, in: file, text)
  }
}

extension ClosureExprSyntax {
  /// True if the closure calls a function again, or reports to code that waits for one change.
  fileprivate func rearms(_ function: String?) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    let single: Set<String> = ["resume", "fulfill", "confirm", "yield", "finish", "callAsFunction", "record", "signal"]
    return finder.calls.contains { call in
      guard let name = call.calleeName else { return true }
      return name == function || single.contains(name)
        || ![
          "print", "Task", "async", "append", "debugPrint", "assumeIsolated", "run", "log", "notice", "info", "debug",
        ]
        .contains(name)
    } || statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "continuation" }
  }
}

extension FunctionCallExprSyntax {
  /// True for a call in a loop, which sets the tracking up again.
  fileprivate var isRepeated: Bool {
    sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(FunctionDeclSyntax.self) }.contains { node in
      node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self)
    }
  }

  /// True for a call in the body of a function, and false for one in a computed property such as `body`.
  fileprivate var isInFunction: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(FunctionDeclSyntax.self) }
  }
}
