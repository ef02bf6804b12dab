import Code
import Machine

/// Tasks: each step of a task is a turn, as is each timer that fires.
extension Session {
  private var scheduler: Scheduler { engine.machine.scheduler }

  /// Runs code that may wait at the top level; `show` receives its result. While it waits, other tasks run, and when
  /// none can, virtual time advances to the next timer.
  func run(waiting code: FunctionCode, _ show: (Value) throws -> Void) -> Outcome {
    var main: ProgramTask?
    var outcome = turn {
      main = try scheduler.begin(code)
      try showEnd(of: main, show)
    }
    while outcome == .done, let task = main, !task.hasEnded {
      if !scheduler.hasWork {
        guard let deadline = scheduler.nextDeadline else {
          outcome = turn { throw Trap(Self.deadlockWords, heading: "") }
          break
        }
        advance(to: deadline)
      } else if scheduler.isPolling {
        advance(to: scheduler.takeEndOfPoll())
      }
      outcome = turn(continuesTask: scheduler.isAfterHop) {
        try scheduler.runNext()
        try showEnd(of: main, show)
      }
    }
    if let main { scheduler.abandon(main) }
    return outcome
  }

  private static let deadlockWords =
    "this 'await' never returns: no task can run, no timer is set, and nothing is left to resume it"

  private func showEnd(of task: ProgramTask?, _ show: (Value) throws -> Void) throws {
    switch task?.completion.outcome {
    case .value(let value): try show(value)
    case .error(let error): throw ThrownError(value: error)
    case nil: return
    }
  }

  /// Runs all tasks that are ready, each step as a turn. A failure ends only its own task, unless it is an
  /// interruption or an exhausted shared limit. Tasks that only yield to each other stay ready for the next turn: time
  /// stands still in a session, and what they wait for may be an input.
  func settle(_ result: Outcome = .done) -> Outcome {
    var outcome = result
    scheduler.beginPolling()
    while scheduler.hasWork, !scheduler.isPolling, !isTurnOpen, !isHalted, outcome != .quit {
      var ends = false
      let step = turn(continuesTask: scheduler.isAfterHop) {
        do {
          try scheduler.runNext()
        } catch {
          ends = Self.endsAll(error)
          throw error
        }
      }
      if outcome == .done { outcome = step }
      if ends { break }
    }
    return outcome
  }

  /// Advances virtual time: each timer and task runs at its own moment.
  func advance(by duration: Duration) -> Outcome {
    let end = scheduler.now + duration
    var outcome = settle()
    while outcome == .done, !isHalted, let deadline = scheduler.nextDeadline, deadline <= end {
      advance(to: deadline)
      outcome = settle()
    }
    if outcome == .done, !isHalted {
      advance(to: end)
      engine.views.timeHasPassed()
      events.release()
      screen.flush()
    }
    return outcome
  }

  private func advance(to moment: Duration) {
    scheduler.advance(to: moment)
    engine.views.beginInstant()
  }

  /// True if no other code may run after this error.
  static func endsAll(_ error: any Error) -> Bool {
    switch (error as? Trap)?.kind {
    case .interruption, .stepLimit, .memoryLimit, .exit: true
    case .fatal, .opaque, .sealed, .depthLimit, nil: false
    }
  }
}
