// Tasks, their values, their completion, sleep.

struct CancellationError: Error {
  init() {}
}

struct TaskPriority: RawRepresentable, Codable, Comparable, Sendable, CustomStringConvertible {
  typealias RawValue = UInt8
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  static var high: TaskPriority { TaskPriority(rawValue: 0x19) }
  static var userInitiated: TaskPriority { TaskPriority(rawValue: 0x19) }
  static var medium: TaskPriority { TaskPriority(rawValue: 0x15) }
  static var low: TaskPriority { TaskPriority(rawValue: 0x11) }
  static var utility: TaskPriority { TaskPriority(rawValue: 0x11) }
  static var background: TaskPriority { TaskPriority(rawValue: 0x09) }
  static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue == rhs.rawValue }
  static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
  var description: String {
    switch rawValue {
    case 0x19: return "TaskPriority.high"
    case 0x15: return "TaskPriority.medium"
    case 0x11: return "TaskPriority.low"
    case 0x09: return "TaskPriority.background"
    default: return "TaskPriority(rawValue: \(rawValue))"
    }
  }
}

@layout(Models) struct Task<Success, Failure: Error>: Hashable, Sendable {
  let _task: _Job
  init(_task: _Job) { self._task = _task }
  var value: Success {
    get async throws(Failure) {
      do { return try await _task._value() } catch { throw error as! Failure }
    }
  }
  var result: Result<Success, Failure> {
    get async { await _end() }
  }
  /// Unlike `value`, the result is not awaited on the caller's executor.
  @concurrent func _end() async -> Result<Success, Failure> {
    do { return .success(try await _task._value()) } catch { return .failure(error as! Failure) }
  }
  func cancel() { _task._cancel() }
  var isCancelled: Bool { _task._isCancelled }
  static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool {
    lhs._task._number == rhs._task._number
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_task._number) }
}

extension Task where Failure == Never {
  @discardableResult init(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) @_inheritActorContext @_implicitSelfCapture () async -> Success
  ) { self.init(_task: _named(name, _start(operation, _priority(priority), 0))) }
  @discardableResult static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> { Task(_task: _named(name, _start(operation, _priority(priority ?? .medium), 1))) }
  @discardableResult static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) @_inheritActorContext @_implicitSelfCapture () async -> Success
  ) -> Task<Success, Failure> { Task(_task: _startAtOnce(name, operation, _priority(priority), 0)) }
  @discardableResult static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Failure> { Task(_task: _startAtOnce(name, operation, _priority(priority ?? .medium), 1)) }
}

extension Task where Failure == any Error {
  @discardableResult init(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) @_inheritActorContext @_implicitSelfCapture () async throws -> Success
  ) { self.init(_task: _named(name, _start(operation, _priority(priority), 0))) }
  @discardableResult static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> { Task(_task: _named(name, _start(operation, _priority(priority ?? .medium), 1))) }
  @discardableResult static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) @_inheritActorContext @_implicitSelfCapture () async throws -> Success
  ) -> Task<Success, Failure> { Task(_task: _startAtOnce(name, operation, _priority(priority), 0)) }
  @discardableResult static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, Failure> { Task(_task: _startAtOnce(name, operation, _priority(priority ?? .medium), 1)) }
}

extension Task where Success == Never, Failure == Never {
  static var isCancelled: Bool { _currentJob()._isCancelled }
  static func checkCancellation() throws { if _currentJob()._isCancelled { throw CancellationError() } }
  static var name: String? { _TaskNames._names[_currentJob()._number] }
  static var currentPriority: TaskPriority { TaskPriority(rawValue: UInt8(_currentJob()._priority)) }
  static func yield() async { await _yield() }
  static func sleep(_ duration: UInt64) async { _ = try? await _sleep(_elapsedTime() + .nanoseconds(duration)) }
  static func sleep(nanoseconds duration: UInt64) async throws {
    try await _sleep(_elapsedTime() + .nanoseconds(duration))
  }
  static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws { try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance) }
  static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await _sleep(_elapsedTime() + duration)
  }
  static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
  static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock = .suspending
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
  static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
}

/// The names of the tasks that have one, by their numbers.
enum _TaskNames {
  nonisolated(unsafe) static var _names: [Int: String] = [:]
}
func _named(_ name: String?, _ job: _Job) -> _Job {
  if let name { _TaskNames._names[job._number] = name }
  return job
}
/// A task whose first step runs before the caller continues (SE-0472).
func _startAtOnce<T>(
  _ name: String?, _ operation: @escaping () async throws -> T, _ priority: Int, _ kind: Int
) -> _Job {
  let job = _named(name, _prepare(operation, priority, kind))
  _enter(job)
  return job
}

func withTaskCancellationHandler<T>(
  operation: () async throws -> T, onCancel handler: @escaping @Sendable () -> Void
) async rethrows -> T {
  let number = _addCancellationHandler(handler)
  defer { _removeCancellationHandler(number) }
  return try await operation()
}
func _addCancellationHandler(_ handler: @escaping () -> Void) -> Int
func _removeCancellationHandler(_ number: Int)
func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
  try body(_isInTask() ? UnsafeCurrentTask(_job: _currentJob()) : nil)
}

struct UnsafeCurrentTask: Hashable {
  let _job: _Job
  init(_job: _Job) { self._job = _job }
  var isCancelled: Bool { _job._isCancelled }
  var priority: TaskPriority { TaskPriority(rawValue: UInt8(_job._priority)) }
  func cancel() { _job._cancel() }
  static func == (lhs: UnsafeCurrentTask, rhs: UnsafeCurrentTask) -> Bool { lhs._job._number == rhs._job._number }
  func hash(into hasher: inout Hasher) { hasher.combine(_job._number) }
}
