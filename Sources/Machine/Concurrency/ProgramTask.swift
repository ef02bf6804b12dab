import Code

/// A task of the program: a fiber, and the state that other tasks may see.
package final class ProgramTask {
  /// The numbers of tasks follow the order in which they were started.
  package let number: Int
  /// Nil for code that runs outside of tasks, and after the task has ended.
  var fiber: Fiber?
  let priority: Int
  /// The closure that runs. It keeps its captures alive as long as it lives itself.
  package internal(set) weak var closure: AnyObject?
  package let completion = Promise()
  package private(set) var isCancelled = false
  /// The place where the task was started, and the code that started it.
  package internal(set) var origin: String?
  /// The values of task-locals by key; a new task gets a copy.
  var locals: [ObjectIdentifier: [Value]] = [:]

  // Structure
  private(set) weak var parent: ProgramTask?
  /// Child tasks that have not ended, by their numbers.
  private var children: [Int: ProgramTask] = [:]

  // Cancellation
  private var handlers: [(number: Int, closure: Value)] = []
  private var handlerCount = 0
  /// Ends a wait that cancellation ends, such as sleep.
  var interruptWait: (() -> Void)?

  init(number: Int, fiber: Fiber?, priority: Int, parent: ProgramTask?) {
    self.number = number
    self.fiber = fiber
    self.priority = priority
    self.parent = parent
    parent?.children[number] = self
    if let parent, parent.isCancelled { isCancelled = true }
  }

  package var hasEnded: Bool { fiber == nil }

  /// Removes an ended task from its parent's children.
  func leaveParent() {
    parent?.children[number] = nil
    parent = nil
  }

  /// Cancels the task and its children: their handlers run now, the newest first, and they stop sleeping.
  func cancel(_ machine: Machine) throws {
    guard !isCancelled else { return }
    isCancelled = true
    for handler in handlers.reversed() { _ = try machine.call(closure: handler.closure) }
    interruptWait?()
    for child in children.sorted(by: { $0.key < $1.key }) { try child.value.cancel(machine) }
  }

  /// Returns the number that removes the handler.
  func addHandler(_ closure: Value) -> Int {
    handlerCount += 1
    handlers.append((handlerCount, closure))
    return handlerCount
  }

  func removeHandler(_ number: Int) { handlers.removeAll { $0.number == number } }
}
