import Code
import Machine

/// What views ask to be done once the bodies of a round have run: appearances and changes first, tasks at the very
/// end. Inner views come before those around them, in the order in which the modifiers are written.
struct AfterUpdate {
  enum Phase { case appearance, task }

  struct Action {
    /// The view whose modifier it is.
    let owner: ScopeNode
    let run: () throws -> Void
  }

  private(set) var appearances: [Action] = []
  private(set) var tasks: [Action] = []

  var isEmpty: Bool { appearances.isEmpty && tasks.isEmpty }

  mutating func add(_ action: Action, in phase: Phase) {
    switch phase {
    case .appearance: appearances.append(action)
    case .task: tasks.append(action)
    }
  }

  /// Those to be done now: tasks only when nothing else is left.
  mutating func take() -> [Action] {
    if !appearances.isEmpty {
      defer { appearances = [] }
      return appearances
    }
    defer { tasks = [] }
    return tasks
  }
}

extension ViewHierarchy {
  func afterUpdate(_ phase: AfterUpdate.Phase, of owner: ScopeNode, run: @escaping () throws -> Void) {
    afterUpdate.add(AfterUpdate.Action(owner: owner, run: run), in: phase)
  }

  func afterUpdate(_ phase: AfterUpdate.Phase, of owner: ScopeNode, call closure: Value, _ arguments: [Value] = []) {
    afterUpdate(phase, of: owner) { [runtime] in
      _ = try runtime.machine.call(closure: closure, arguments)
    }
  }
}
