import Code
import Machine

/// Actions that views request for the time after the bodies: appearances and changes first, then disappearances, and
/// tasks at the very end. Inner views come before the views around them, and modifiers in source order.
///
/// When one identity replaces another, the new one appears before the old one disappears (OpenSwiftUI's compatibility
/// test of `.id(_:)`, which is also run against Apple's).
struct AfterUpdate {
  enum Phase {
    case appearance, disappearance, task

    var name: String {
      switch self {
      case .appearance: "onAppear"
      case .disappearance: "onDisappear"
      case .task: "task"
      }
    }
  }

  struct Action {
    /// The view with the modifier.
    let owner: ScopeNode
    /// `onAppear`
    let name: String
    let run: () throws -> Void
  }

  private(set) var appearances: [Action] = []
  private(set) var disappearances: [Action] = []
  private(set) var tasks: [Action] = []

  var isEmpty: Bool { appearances.isEmpty && disappearances.isEmpty && tasks.isEmpty }

  mutating func add(_ action: Action, in phase: Phase) {
    switch phase {
    case .appearance: appearances.append(action)
    case .disappearance: disappearances.append(action)
    case .task: tasks.append(action)
    }
  }

  /// The actions to do now: tasks only when nothing else is left.
  mutating func take() -> [Action] {
    let actions = appearances + disappearances
    if !actions.isEmpty {
      appearances = []
      disappearances = []
      return actions
    }
    defer { tasks = [] }
    return tasks
  }
}

extension ViewHierarchy {
  func afterUpdate(
    _ phase: AfterUpdate.Phase, of owner: ScopeNode, as name: String? = nil, run: @escaping () throws -> Void
  ) {
    let name = name ?? phase.name
    let phase = phase == .disappearance && disappearsFirst ? .appearance : phase
    afterUpdate.add(AfterUpdate.Action(owner: owner, name: name, run: run), in: phase)
  }

  func afterUpdate(
    _ phase: AfterUpdate.Phase, of owner: ScopeNode, as name: String? = nil, call closure: Value,
    _ arguments: [Value] = []
  ) {
    afterUpdate(phase, of: owner, as: name) { [runtime, bridge] in
      if let name { bridge.noteObserver?("\(name) of \(owner.shownReference.name)") }
      _ = try runtime.machine.call(closure: closure, arguments)
    }
  }
}
