import SwiftSyntax

extension Rule {
  /// Rules about objects that live too long or not long enough, and about the time of notifications.
  static let lifetimes: [Rule] = [
    Rule(
      "sink_holds_self", "A subscription that an object keeps retains the object.",
      cure: "Capture self weakly: '[weak self]'.", source: "D14"),
    Rule(
      "sink_dropped", "A subscription that nothing keeps ends at once.",
      cure: "Keep the subscription: '.store(in: &cancellables)'.", source: "B5"),
    Rule(
      "closure_holds_self", "A closure that an object keeps retains the object.",
      cure: "Capture self weakly: '[weak self]'.", source: "D14"),
    Rule(
      "timer_holds_self", "A repeating timer retains the object that it calls.",
      cure: "Capture self weakly, and invalidate the timer in 'deinit'.", source: "D14"),
    Rule(
      "observer_holds_self", "The notification center retains the observing object.",
      cure: "Capture self weakly, and remove the observer in 'deinit'.", source: "D14"),
    Rule(
      "task_holds_self", "A task that never ends retains the object that started it.",
      cure: "Capture self weakly, and unwrap it in each iteration of the loop.", source: "D14; 2.4"),
    Rule(
      "task_outlives_view", "A task or timer that '.onAppear' starts continues after the view has disappeared.",
      cure: "Use '.task', which is cancelled when the view disappears.", source: "B7, E3"),
    Rule(
      "tracked_handle", "A task, timer or subscription is tracked although no view shows it.",
      cure: "Mark it '@ObservationIgnored'; in an ObservableObject, remove '@Published'.", source: "A8"),
    Rule(
      "tracking_once", "'withObservationTracking' reports one change and is not set up again.",
      cure: "Call the function again in 'onChange', or use 'Observations'.", source: "B3; 1.5"),
    Rule(
      "published_old_value", "A subscriber of '$property' reads the property, which still has its old value.",
      cure: "Use the value passed to the closure.", source: "B5; 3.1"),
    Rule(
      "publish_off_main", "A published property is written off the main thread.",
      cure: "Mark the class '@MainActor', or write in 'MainActor.run'.", source: "D15; 4.6"),
    Rule(
      "write_off_main", "A tracked property is written off the main thread.",
      cure: "Mark the class '@MainActor', or write in 'MainActor.run'.", source: "E5"),
    Rule(
      "deinit_isolation", "'deinit' of a main-actor class calls a function that is isolated to the main actor.",
      cure: "Write 'isolated deinit', or do it before the object is freed.", source: "1.22"),
  ]
}

extension RuleWalk {
  func lookAtCaptures() {
    let permanence = Permanence(of: module)
    for type in module.types {
      let mustBeFreed = type.kind == .classType && !type.isSingleton && !permanence.includes(type)
      if mustBeFreed { lookAtLazyClosures(of: type) }
      for function in type.functions + type.initializers {
        guard let body = function.body else { continue }
        let walk = ClosureFinder(viewMode: .sourceAccurate)
        walk.walk(body)
        if mustBeFreed {
          for closure in walk.closures {
            lookAt(closure, in: function, of: type)
            if let assignment = closure.storingAssignment {
              lookAtStoredClosure(assignment, closure, in: function, of: type)
            }
          }
          lookAtAssign(in: body, function, type)
          lookAtMethods(in: body, function, type)
          for assignment in walk.assignments {
            lookAtStoredClosure(assignment, assignment.rightOperand.as(ClosureExprSyntax.self), in: function, of: type)
          }
        }
        if type.kind == .classType {
          for closure in walk.closures { lookAtOffMain(closure, in: function, of: type) }
          lookAtAsyncWrites(in: function, of: type)
        }
        lookAtTracking(walk.closures, in: function)
      }
    }
    for (_, functions) in module.functions {
      for function in functions {
        guard let body = function.body else { continue }
        let walk = ClosureFinder(viewMode: .sourceAccurate)
        walk.walk(body)
        lookAtTracking(walk.closures, in: function)
      }
    }
    for (index, file) in module.files.enumerated() {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      for call in finder.calls where ["sink", "onReceive"].contains(call.calleeName) {
        lookAtOldValue(call, in: index)
      }
    }
    for body in bodies { lookAtTracking(in: body) }
    lookAtAppearing()
    lookAtDroppedSubscriptions()
  }

  // MARK: Retain cycles

  private func lookAt(_ closure: ClosureExprSyntax, in function: DeclaredFunction, of type: DeclaredType) {
    guard let call = closure.receivingCall else { return }
    // The closure of a task uses `self` without naming it.
    let isTask = ["Task", "Task.detached"].contains(call.calledExpression.trimmedDescription)
    if isTask, closure.capturesSelfWeakly, let unwrapping = closure.unwrappingAroundEndlessLoop,
      !isCancelled(call, in: function, of: type)
    {
      report(
        "task_holds_self", at: unwrapping, in: function.file,
        "this unwraps the \(type.name) for the whole of a loop that never ends, so it is never freed despite "
          + "'[weak self]'; unwrap it in each iteration")
    }
    guard closure.holdsSelf || isTask && !closure.capturesSelfWeakly && usesMembers(closure, in: function, of: type)
    else { return }
    let weakly = "capture self weakly: '[weak self]'"
    switch call.calleeName {
    case let name?
    where Streams.operators.contains(name) && isRetained(byStreamOf: call, closure, in: function, of: type):
      report(
        "sink_holds_self", at: closure, in: function.file,
        "\(type.name) keeps this subscription, and the closure of '\(name)' retains the \(type.name), so neither is ever "
          + "freed; \(weakly)", fix: closure.weakly)
    case "sink" where isRetained(call, by: type, in: function) && !endsItself(call, closure, of: type):
      report(
        "sink_holds_self", at: closure, in: function.file,
        "\(type.name) keeps this subscription, whose closure retains the \(type.name), so neither is ever freed; \(weakly)",
        fix: closure.weakly)
    case "scheduledTimer"
    where call.argument("repeats")?.trimmedDescription == "true" && !isEnded(call, by: closure, in: type):
      report(
        "timer_holds_self", at: closure, in: function.file,
        "a repeating timer retains this \(type.name), so it is never freed; \(weakly)", fix: closure.weakly)
    // A timer that a run loop gets: `RunLoop.main.add(timer, forMode: .common)`.
    case "Timer"
    where call.argument("repeats")?.trimmedDescription == "true" && function.body?.names("RunLoop") ?? false
      && !isInvalidated(by: type) && !closure.statements.endTimer(closure.firstParameter):
      report(
        "timer_holds_self", at: closure, in: function.file,
        "a repeating timer retains this \(type.name), so it is never freed; \(weakly)", fix: closure.weakly)
    case "addObserver" where !isRemoved(call, in: function):
      report(
        "observer_holds_self", at: closure, in: function.file,
        "the notification center retains this \(type.name) until the observer is removed; \(weakly)",
        fix: closure.weakly)
    case "append" where isKept(by: call, in: function, of: type):
      report(
        "closure_holds_self", at: closure, in: function.file,
        "\(type.name) keeps this closure, which retains the \(type.name), so neither is ever freed; \(weakly)",
        fix: closure.weakly)
    case _ where isTask && closure.hasEndlessLoop && !isCancelled(call, in: function, of: type):
      report(
        "task_holds_self", at: closure, in: function.file,
        "this task never ends and retains the \(type.name), which is never freed; \(weakly), and unwrap it in each "
          + "iteration")
    default: break
    }
  }

  /// `handlers.append { … }`, where `handlers` is an array of closures in the object.
  private func isKept(by call: FunctionCallExprSyntax, in function: DeclaredFunction, of type: DeclaredType) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let property = resolver.property(of: base, in: Scope(function)), property.owner === type
    else { return false }
    return property.type?.element?.unwrapped == .function
  }

  private func usesMembers(_ closure: ClosureExprSyntax, in function: DeclaredFunction, of type: DeclaredType) -> Bool {
    let finder = OwnMemberFinder(module, Scope(function), moment: .unknown)
    finder.type = type
    finder.walk(closure)
    return finder.found
  }

  /// A method passed as a closure also retains its object: `.sink(receiveValue: update)`.
  private func lookAtMethods(in body: CodeBlockItemListSyntax, _ function: DeclaredFunction, _ type: DeclaredType) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls {
      if call.calleeName == "sink", isRetained(call, by: type, in: function) {
        for argument in call.arguments {
          guard let name = argument.expression.ownName, !type.functions(name).isEmpty else { continue }
          report(
            "sink_holds_self", at: argument.expression, in: function.file,
            "\(type.name) keeps this subscription, and the method '\(name)' retains the \(type.name), so neither is ever freed; write "
              + "'{ [weak self] in self?.\(name)($0) }'")
        }
      } else if call.calleeName == "scheduledTimer", call.argument("repeats")?.trimmedDescription == "true",
        let target = call.argument("target"), target.trimmedDescription == "self", !isInvalidated(by: type)
      {
        report(
          "timer_holds_self", at: target, in: function.file,
          "a repeating timer retains its target, so this \(type.name) is never freed; give the timer a closure with "
            + "'[weak self]'")
      }
    }
  }

  /// `publisher.assign(to: \.name, on: self).store(in: &cancellables)`
  private func lookAtAssign(in body: CodeBlockItemListSyntax, _ function: DeclaredFunction, _ type: DeclaredType) {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls where call.calleeName == "assign" && isRetained(call, by: type, in: function) {
      guard let object = call.argument("on"), object.trimmedDescription == "self" else { continue }
      report(
        "sink_holds_self", at: object, in: function.file,
        "\(type.name) keeps this subscription, and 'assign(to:on:)' retains the \(type.name), so neither is ever freed; use "
          + "'assign(to: &$…)', or 'sink' with '[weak self]'")
    }
  }
}

/// Collects the closures and the assignments in a function.
private final class ClosureFinder: SyntaxVisitor {
  private(set) var closures: [ClosureExprSyntax] = []
  private(set) var assignments: [InfixOperatorExprSyntax] = []

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(node)
    return .visitChildren
  }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.assignmentOperator == "=" { assignments.append(node) }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// True if the closure uses `self` and captures it strongly.
  var holdsSelf: Bool {
    guard !capturesSelfWeakly else { return false }
    let finder = SelfFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.found || signature?.capture?.items.contains { $0.name.text == "self" } ?? false
  }

  /// `{ [weak self] … in … }`: an edit that a person has to finish, because `self` is optional then.
  var weakly: Fix? {
    guard signature == nil else { return nil }
    let offset = leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return Fix(offset..<offset, " [weak self] in", isSafe: false)
  }
}

final class SelfFinder: SyntaxVisitor {
  private(set) var found = false

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `Model.self` is a type.
    let isType = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
    if node.baseName.tokenKind == .keyword(.self), !isType { found = true }
    return .visitChildren
  }
}

extension DeclaredType {
  /// True if the type is an application delegate, or a class with one shared instance.
  fileprivate var isSingleton: Bool {
    if isApplicationDelegate { return true }
    return properties.contains { $0.isStatic && $0.isLet && $0.type?.name == name } && !initializers.isEmpty
      && initializers.allSatisfy(\.isPrivate)
  }
}

extension CodeBlockItemListSyntax {
  /// True if the code removes what the property of the object holds: `self.completion = nil`,
  /// `self.requests.removeValue(forKey: url)`, `self.requests[url] = nil`, `cancellables = []`.
  func drops(_ name: String) -> Bool {
    let finder = ClosureFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    let calls = CallFinder(viewMode: .sourceAccurate)
    calls.walk(self)
    return finder.assignments.contains {
      $0.rightOperand.isNothing && $0.leftOperand.subscripted.ownName == name
    }
      || calls.calls.contains { call in
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        return callee.declName.baseName.text.hasPrefix("remove") && callee.base?.ownName == name
      }
  }
}

extension ExprSyntax {
  /// `nil` or `[]`
  fileprivate var isNothing: Bool {
    self.is(NilLiteralExprSyntax.self) || self.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false
  }
}
