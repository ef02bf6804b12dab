import SwiftSyntax

/// Work that the initializer of a model starts each time its view is made.
extension RuleWalk {
  func lookAtEagerWork(_ model: DeclaredType, _ property: DeclaredProperty) {
    guard
      let work = model.initializers.lazy.compactMap({ self.work(in: $0) }).first
        ?? model.properties.lazy.compactMap({ $0.isLazy || $0.isStatic ? nil : $0.initialValue.flatMap(LargeWork.in) })
        .first
    else { return }
    report(
      "eager_state_work", at: property.binding, in: property.file,
      "\(model.name).init \(work), and runs each time the parent's body runs, although '@State' keeps only the first "
        + "\(model.name); do that work in '.task'")
  }

  /// The work that an initializer starts, in words.
  private func work(in initializer: DeclaredFunction) -> String? {
    work(in: initializer, depth: 0)
  }

  private func work(in function: DeclaredFunction, depth: Int) -> String? {
    guard let body = function.body, depth < 3 else { return nil }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls {
      switch call.calleeName {
      case "Task": return "starts a task"
      case "scheduledTimer": return "starts a timer"
      case "addObserver": return "adds an observer"
      case "sink", "assign": return "subscribes to a publisher"
      case "dataTask": return "starts a request"
      case _ where isRegistration(call, in: Scope(function)): return "registers a closure with a shared object"
      case _ where addsToShared(call, in: Scope(function)): return "adds something to a shared object"
      default: break
      }
      // A method of the same class that starts such work.
      if let called = resolver.function(of: call, in: Scope(function)), called.owner === function.owner,
        called !== function, let work = work(in: called, depth: depth + 1)
      {
        return work
      }
    }
    return LargeWork.in(body)
  }

  /// True if a call makes a shared object larger: `Registry.shared.register(name)`.
  private func addsToShared(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let holder = resolver.property(of: base, in: scope), holder.isStatic || holder.owner == nil,
      let function = resolver.function(of: call, in: scope), function.owner?.kind == .classType,
      let body = function.body
    else { return false }
    let walk = WriteWalk(module, Scope(function), moment: .body)
    walk.walk(body)
    return walk.writes.contains { write in
      write.path.count == 1
        && ["append", "insert"].contains(write.expression.as(FunctionCallExprSyntax.self)?.calleeName)
    }
  }

  /// True if a call hands a closure that refers to `self` to an object that all share: `Radio.shared.listen { … }`.
  private func isRegistration(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let holder = resolver.property(of: base, in: scope), holder.isStatic || holder.owner == nil,
      module.type(named: holder.type?.name)?.kind == .classType
    else { return false }
    return call.closures.contains { use in
      use.closure.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
  }
}

/// Collects the calls of a piece of code.
final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}
