import Code

/// The order in which tasks run. There is one queue, first in, first out, on the machine's only thread; time is
/// virtual and stands still while anything can run. So the same program always does the same things in the same
/// order. A task that changes between the main actor and other executors goes to the end of the queue: what was queued
/// on the main actor before that runs first, as in Swift.
///
/// Nothing runs by itself: the owner of the turns calls `runNext` for each step, and advances time with
/// `advance(to:)`.
package final class Scheduler {
  private enum Job {
    case resume(ProgramTask, Fiber.Resumption)
    /// The task has yielded.
    case again(ProgramTask)
    case act(() throws -> Void)
  }

  private unowned let machine: Machine
  private let world: World
  private var queue: [Job] = []
  /// The start of the part of the queue that has not run yet.
  private var queueStart = 0
  private var timers = TimerQueue()
  private var polling = Polling()
  /// Tasks that have not ended: only this dictionary refers to those that wait.
  private var living: [ObjectIdentifier: ProgramTask] = [:]
  private var taskCount = 0
  /// The task for code that runs outside of tasks.
  private let outside = ProgramTask(number: 0, fiber: nil, priority: ProgramTask.mediumPriority, parent: nil)
  /// The task that is running.
  private(set) var current: ProgramTask
  var isInTask: Bool { current !== outside }
  /// The cause of the code that is running: the task or the timer, and where it was started.
  package private(set) var cause: String?
  /// Describes the current place in the program, for a task or timer that is started there: `the task started at
  /// app.swift:7`.
  package var describeStart: (_ kind: String) -> String? = { _ in nil }

  init(_ machine: Machine, _ world: World) {
    self.machine = machine
    self.world = world
    current = outside
  }

  // MARK: Tasks

  /// Starts a task that calls a closure (`() async throws -> T`): its first step goes to the end of the queue.
  ///
  /// - Parameters:
  ///   - parent: The parent of a child task, which is cancelled with it.
  ///   - isQueued: False for a task that `enter` will run.
  package func start(
    _ closure: Value, _ arguments: [Value] = [], priority: Int? = nil, parent: ProgramTask? = nil,
    isQueued: Bool = true
  ) throws -> ProgramTask {
    try machine.refuse("a task cannot be started")
    let task = add(try machine.makeFiber(closure: closure, arguments), priority, parent)
    task.closure = closure.object
    task.origin = describeStart("task")
    if isQueued { queue.append(.resume(task, .start)) }
    return task
  }

  /// Runs the first step of a task that was not queued, before its starter continues.
  func enter(_ task: ProgramTask) throws { try step(task, .start) }

  /// Starts a task that runs a function without parameters, and runs its first step immediately.
  package func begin(_ code: FunctionCode) throws -> ProgramTask {
    let task = add(try machine.makeFiber(code), nil, nil)
    try step(task, .start)
    return task
  }

  private func add(_ fiber: Fiber, _ priority: Int?, _ parent: ProgramTask?) -> ProgramTask {
    taskCount += 1
    let task = ProgramTask(
      number: taskCount, fiber: fiber, priority: priority ?? current.priority, parent: parent)
    living[ObjectIdentifier(task)] = task
    return task
  }

  /// Tasks that have not ended, in the order in which they were started.
  package var livingTasks: [ProgramTask] { living.values.sorted { $0.number < $1.number } }

  /// Cancels a task and its children. The program's handlers run now.
  package func cancel(_ task: ProgramTask) throws { try task.cancel(machine) }

  /// Ends a waiting task for good: no part of it runs any more.
  package func abandon(_ task: ProgramTask) {
    guard let fiber = task.fiber else { return }
    machine.discard(fiber)
    remove(task)
  }

  /// Ends all tasks and timers silently.
  package func abandonAll() {
    (queue, queueStart) = ([], 0)
    timers.removeAll()
    for task in livingTasks { abandon(task) }
  }

  /// The current task, which is about to wait.
  func currentFiber() throws -> ProgramTask {
    if !isInTask { throw Trap("'await' where nothing can wait") }
    return current
  }

  func resume(_ task: ProgramTask, with outcome: Promise.Outcome) {
    switch outcome {
    case .value(let value): queue.append(.resume(task, .value(value)))
    case .error(let error): queue.append(.resume(task, .error(error)))
    }
  }

  private func remove(_ task: ProgramTask) {
    task.fiber = nil
    task.interruptWait = nil
    task.leaveParent()
    living[ObjectIdentifier(task)] = nil
  }

  // MARK: Steps

  /// True if anything can run without time going on.
  package var hasWork: Bool { queueStart < queue.count }

  /// True if the first entry of the queue continues a task on another executor.
  package var isAfterHop: Bool {
    guard hasWork, case .resume(_, .proceed) = queue[queueStart] else { return false }
    return true
  }

  /// Queues an action: it runs after everything that is waiting to run now.
  package func enqueue(_ action: @escaping () throws -> Void) { queue.append(.act(action)) }

  /// Runs an action that was caused by something started earlier.
  package func act(because cause: String?, _ action: () throws -> Void) rethrows {
    let before = self.cause
    self.cause = cause
    defer { self.cause = before }
    try action()
  }

  /// Runs the first entry of the queue: a task until it waits or ends, or an action. Throws traps; the task in which
  /// one happened has ended.
  package func runNext() throws {
    guard hasWork else { return }
    let job = queue[queueStart]
    queueStart += 1
    if queueStart == queue.count {
      queue.removeAll(keepingCapacity: queue.capacity <= 1_024)
      queueStart = 0
    } else if queueStart == 1_024 {
      queue.removeFirst(queueStart)
      queueStart = 0
    }
    try machine.checkInterruption()
    try run(job)
  }

  private func run(_ job: Job) throws {
    switch job {
    case .again(let task):
      polling.count += 1
      try step(task, .value(.void))
    case .resume(let task, .proceed): try step(task, .proceed)
    case .resume(let task, let resumption):
      polling = Polling()
      try step(task, resumption)
    case .act(let action):
      polling = Polling()
      try action()
    }
  }

  /// Runs the first entry of the queue that does not need the thread, for code that blocks it until something is done:
  /// an action, or a step of a task outside of the main actor. Advances time when there is none.
  ///
  /// - Parameters:
  ///   - limit: The time that must not be passed.
  ///   - runsMain: True if tasks on the main actor run as well, as in a run loop.
  /// - Returns: True if anything ran.
  package func runNextWhileBlocked(until limit: Duration?, runsMain: Bool) throws -> Bool {
    try machine.checkInterruption()
    while true {
      for index in queueStart..<queue.count {
        let job = queue[index]
        switch job {
        case .act: break
        case .resume(let task, _), .again(let task):
          guard runsMain || task.fiber?.state.pointee.runsOnMain == false else { continue }
        }
        queue.remove(at: index)
        try run(job)
        if isPolling { advance(to: min(takeEndOfPoll(), limit ?? .seconds(Int64.max / 2))) }
        return true
      }
      guard let deadline = nextDeadline else { break }
      if let limit, deadline > limit { break }
      advance(to: deadline)
    }
    if let limit { advance(to: limit) }
    return false
  }

  private func step(_ task: ProgramTask, _ resumption: Fiber.Resumption) throws {
    guard let fiber = task.fiber else { return }
    let before = (current, cause)
    (current, cause) = (task, task.origin)
    defer { (current, cause) = before }
    task.interruptWait = nil
    do {
      switch try machine.resume(fiber, with: resumption) {
      case .returned(let value): end(task, .value(value))
      case .threw(let error): end(task, .error(error))
      case .suspended: break
      }
    } catch {
      remove(task)
      throw error
    }
  }

  private func end(_ task: ProgramTask, _ outcome: Promise.Outcome) {
    remove(task)
    task.completion.resolve(outcome, on: self)
  }

  // MARK: Time

  /// Virtual time since the session began.
  package var now: Duration { world.elapsed }

  /// The time for a program that asks for it.
  package func readTime() -> Duration { world.readTime() }

  /// The time at which the next timer fires.
  package var nextDeadline: Duration? { timers.first?.deadline }

  /// Schedules an action for a moment of virtual time; it is then a job like a task's step.
  @discardableResult
  package func schedule(at deadline: Duration, _ action: @escaping () throws -> Void) -> Timer {
    timers.add(at: max(deadline, now), action)
  }

  @discardableResult
  package func schedule(after delay: Duration, _ action: @escaping () throws -> Void) -> Timer {
    schedule(at: now + delay, action)
  }

  /// Advances time, never back. All timers that are due can run then.
  package func advance(to moment: Duration) {
    world.elapsed = max(world.elapsed, moment)
    while let timer = timers.first, timer.deadline <= now {
      _ = timers.popFirst()
      // An earlier entry of the queue may still cancel the timer.
      queue.append(.act { try timer.take()?() })
    }
  }

  /// True if tasks have done nothing for a while but yield to each other: `while !isDone { await Task.yield() }`.
  package var isPolling: Bool { polling.count >= Polling.limit }

  /// The moment up to which time passes for tasks that poll, at most until the next timer fires. Later each time.
  package func takeEndOfPoll() -> Duration {
    polling.count = 0
    polling.pause *= 2
    let end = now + polling.pause
    return min(end, nextDeadline ?? end)
  }

  /// Begins to count anew how often tasks yield.
  package func beginPolling() { polling = Polling() }

  /// Suspends the current task until a moment, or until it is cancelled. The result is true if it was cancelled.
  func sleep(until deadline: Duration) throws -> Value {
    let task = try currentFiber()
    if task.isCancelled { return Value(true) }
    let timer = schedule(at: deadline) { [unowned self] in try step(task, .value(Value(false))) }
    task.interruptWait = { [unowned self, unowned task] in
      guard timer.isPending else { return }
      timer.cancel()
      resume(task, with: .value(Value(true)))
    }
    throw Park(reason: timer)
  }

  /// Queues the running task again, for a hop to another executor. Returns false for code that is called from
  /// outside, by a native or without a task: it cannot wait.
  func requeue(_ state: UnsafeMutablePointer<FiberState>) -> Bool {
    guard current.fiber?.state == state else { return false }
    queue.append(.resume(current, .proceed))
    return true
  }

  /// Lets all other entries in the queue run first.
  func yield() throws -> Value {
    queue.append(.again(try currentFiber()))
    throw Park(reason: nil)
  }
}

/// Tasks that yield to each other until time has passed, or until something has happened that takes time. A yield takes
/// none here, so such tasks would run for ever.
private struct Polling {
  /// The number of yields after which tasks poll: few programs yield as often without a reason.
  static let limit = 1_000
  var count = 0
  /// The time that passes; twice as long each time, so that a long wait does not take millions of steps.
  var pause = Duration.microseconds(500)
}

extension ProgramTask {
  static let mediumPriority = 21
}
