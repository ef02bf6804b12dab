import Code

/// A result that arrives once, and the tasks that wait for it: the end of a task, a continuation, the next result of
/// a group.
package final class Promise {
  package enum Outcome {
    case value(Value)
    /// The existential `any Error`.
    case error(Value)
  }

  package private(set) var outcome: Outcome?
  private var waiting: [ProgramTask] = []

  package init() {}

  /// The result if it has arrived. Otherwise the current task waits for it.
  func await(on scheduler: Scheduler) throws -> Value {
    switch outcome {
    case .value(let value): return value
    case .error(let error): throw ThrownError(value: error)
    case nil:
      waiting.append(try scheduler.currentFiber())
      throw Park(reason: self)
    }
  }

  /// Provides the result; only the first call has an effect.
  func resolve(_ result: Outcome, on scheduler: Scheduler) {
    guard outcome == nil else { return }
    outcome = result
    for task in waiting { scheduler.resume(task, with: result) }
    waiting = []
  }
}
