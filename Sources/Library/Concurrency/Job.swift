// The machine's tasks, on which `Task` and task groups are built.

@opaque struct _Job: Sendable {
  var _number: Int { get }
  var _priority: Int { get }
  var _isCancelled: Bool { get }
  func _cancel()
  func _value<T>() async throws -> T
}

/// `kind`: 0 for `Task.init`, 1 for `Task.detached`, 2 for a child of the current task.
func _start<T>(_ operation: @escaping () async throws -> T, _ priority: Int, _ kind: Int) -> _Job
/// A task that begins on the executor of another function.
func _start<T, U>(
  _ operation: @escaping () async throws -> T, _ priority: Int, _ kind: Int, on other: () async throws -> U
) -> _Job
/// A task that waits for `_enter`, which runs its first step immediately.
func _prepare<T>(_ operation: @escaping () async throws -> T, _ priority: Int, _ kind: Int) -> _Job
func _enter(_ job: _Job)
func _currentJob() -> _Job
func _isInTask() -> Bool
func _isCurrentTaskCancelled() -> Bool { _currentJob()._isCancelled }
func _priority(_ priority: TaskPriority?) -> Int {
  if let priority { return Int(priority.rawValue) }
  return -1
}
func _sleep(_ deadline: Duration) async throws {
  if await _sleepUntil(deadline._seconds, deadline._attoseconds) { throw CancellationError() }
}
func _sleepUntil(_ seconds: Int64, _ attoseconds: Int64) async -> Bool
func _yield() async

func _taskLocal<T>(_ key: AnyObject) -> T?
func _pushTaskLocal<T>(_ key: AnyObject, _ value: T)
func _popTaskLocal(_ key: AnyObject)
