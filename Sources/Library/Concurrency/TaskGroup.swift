// Task groups of all four kinds.

final class _Group<ChildTaskResult> {
  @stored var _running: Int
  let _finished: _Queue<Result<ChildTaskResult, any Error>>
  @stored var _waiting: _Promise?
  @stored var _jobs: [Int: _Job]
  @stored var _isCancelled: Bool
  @stored var _firstError: (any Error)?
  let _owner: _Job
  let _discards: Bool
  init(discards: Bool) {
    _running = 0
    _finished = _Queue()
    _waiting = nil
    _jobs = [:]
    _isCancelled = false
    _firstError = nil
    _owner = _currentJob()
    _discards = discards
  }
  var _isEmpty: Bool { _running == 0 && _finished.isEmpty }
  var _wasCancelled: Bool { _isCancelled || _owner._isCancelled }
  func _add(_ name: String?, _ priority: TaskPriority?, _ operation: @escaping () async throws -> ChildTaskResult) {
    _running += 1
    let job = _start(
      {
        do {
          let value = try await operation()
          self._end(.success(value))
        } catch {
          self._end(.failure(error))
        }
      }, _priority(priority), 2, on: operation)
    _ = _named(name, job)
    _jobs[job._number] = job
    if _isCancelled { job._cancel() }
  }
  func _end(_ result: Result<ChildTaskResult, any Error>) {
    _running -= 1
    _jobs[_currentJob()._number] = nil
    if case .failure(let error) = result, _discards {
      if _firstError == nil { _firstError = error }
      _cancelAll()
    }
    if !_discards { _finished.append(result) }
    if let waiting = _waiting {
      _waiting = nil
      waiting._resolve(())
    }
  }
  func _next() async -> Result<ChildTaskResult, any Error>? {
    while true {
      if !_finished.isEmpty { return _finished.removeFirst() }
      if _running == 0 { return nil }
      let promise = _Promise()
      _waiting = promise
      let _: Void = await promise._result()
    }
  }
  func _waitForAll() async throws {
    var first: (any Error)? = nil
    while let result = await _next() {
      if case .failure(let error) = result, first == nil { first = error }
    }
    if let first { throw first }
  }
  func _drain() async { while let _ = await _next() {} }
  /// The end of the group's function, which does not wait on its caller's executor.
  @concurrent func _finish() async { await _drain() }
  func _cancelAll() {
    _isCancelled = true
    for number in _jobs.keys.sorted() { _jobs[number]?._cancel() }
  }
}

struct TaskGroup<ChildTaskResult>: AsyncSequence {
  typealias Element = ChildTaskResult
  typealias Failure = Never
  typealias AsyncIterator = Iterator
  let _group: _Group<ChildTaskResult>
  init(_group: _Group<ChildTaskResult>) { self._group = _group }
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) { _group._add(name, priority, operation) }
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> ChildTaskResult
  ) -> Bool {
    if isCancelled { return false }
    _group._add(name, priority, operation)
    return true
  }
  var isEmpty: Bool { _group._isEmpty }
  var isCancelled: Bool { _group._wasCancelled }
  func cancelAll() { _group._cancelAll() }
  mutating func next() async -> ChildTaskResult? {
    guard let result = await _group._next() else { return nil }
    switch result {
    case .success(let value): return value
    case .failure(let error): fatalError()
    }
  }
  mutating func waitForAll() async {
    await _group._drain()
  }
  func makeAsyncIterator() -> Iterator { Iterator(_group: _group) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ChildTaskResult
    typealias Failure = Never
    let _group: _Group<ChildTaskResult>
    @stored var _isAtEnd: Bool
    init(_group: _Group<ChildTaskResult>) {
      self._group = _group
      _isAtEnd = false
    }
    mutating func next() async -> ChildTaskResult? {
      if _isAtEnd { return nil }
      guard let result = await _group._next() else {
        _isAtEnd = true
        return nil
      }
      switch result {
      case .success(let value): return value
      case .failure(let error):
        _isAtEnd = true
        fatalError()
      }
    }
    mutating func cancel() {
      _isAtEnd = true
      _group._cancelAll()
    }
  }
}

struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
  typealias Element = ChildTaskResult

  typealias AsyncIterator = Iterator
  let _group: _Group<ChildTaskResult>
  init(_group: _Group<ChildTaskResult>) { self._group = _group }
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
  ) { _group._add(name, priority, operation) }
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
  ) -> Bool {
    if isCancelled { return false }
    _group._add(name, priority, operation)
    return true
  }
  var isEmpty: Bool { _group._isEmpty }
  var isCancelled: Bool { _group._wasCancelled }
  func cancelAll() { _group._cancelAll() }
  mutating func next() async throws(Failure) -> ChildTaskResult? {
    guard let result = await _group._next() else { return nil }
    switch result {
    case .success(let value): return value
    case .failure(let error): throw error as! Failure
    }
  }
  mutating func waitForAll() async throws {
    try await _group._waitForAll()
  }
  func makeAsyncIterator() -> Iterator { Iterator(_group: _group) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ChildTaskResult

    let _group: _Group<ChildTaskResult>
    @stored var _isAtEnd: Bool
    init(_group: _Group<ChildTaskResult>) {
      self._group = _group
      _isAtEnd = false
    }
    mutating func next() async throws(Failure) -> ChildTaskResult? {
      if _isAtEnd { return nil }
      guard let result = await _group._next() else {
        _isAtEnd = true
        return nil
      }
      switch result {
      case .success(let value): return value
      case .failure(let error):
        _isAtEnd = true
        throw error as! Failure
      }
    }
    mutating func cancel() {
      _isAtEnd = true
      _group._cancelAll()
    }
  }
  mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
    guard let result = await _group._next() else { return nil }
    switch result {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(error as! Failure)
    }
  }
}

struct DiscardingTaskGroup {
  let _group: _Group<Void>
  init(_group: _Group<Void>) { self._group = _group }
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Void
  ) { _group._add(name, priority, operation) }
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Void
  ) -> Bool {
    if isCancelled { return false }
    _group._add(name, priority, operation)
    return true
  }
  var isEmpty: Bool { _group._isEmpty }
  var isCancelled: Bool { _group._wasCancelled }
  func cancelAll() { _group._cancelAll() }
}

struct ThrowingDiscardingTaskGroup<Failure: Error> {
  let _group: _Group<Void>
  init(_group: _Group<Void>) { self._group = _group }
  mutating func addTask(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Void
  ) { _group._add(name, priority, operation) }
  mutating func addTaskUnlessCancelled(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Void
  ) -> Bool {
    if isCancelled { return false }
    _group._add(name, priority, operation)
    return true
  }
  var isEmpty: Bool { _group._isEmpty }
  var isCancelled: Bool { _group._wasCancelled }
  func cancelAll() { _group._cancelAll() }
}

func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  var group = TaskGroup<ChildTaskResult>(_group: _Group(discards: false))
  let result = await body(&group)
  await group._group._finish()
  return result
}
func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult {
  var group = ThrowingTaskGroup<ChildTaskResult, any Error>(_group: _Group(discards: false))
  do {
    let result = try await body(&group)
    await group._group._finish()
    return result
  } catch {
    group.cancelAll()
    await group._group._finish()
    throw error
  }
}
func withDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout DiscardingTaskGroup) async -> GroupResult
) async -> GroupResult {
  var group = DiscardingTaskGroup(_group: _Group(discards: true))
  let result = await body(&group)
  await group._group._finish()
  return result
}
func withThrowingDiscardingTaskGroup<GroupResult>(
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
) async throws -> GroupResult {
  var group = ThrowingDiscardingTaskGroup<any Error>(_group: _Group(discards: true))
  do {
    let result = try await body(&group)
    await group._group._finish()
    if let error = group._group._firstError { throw error }
    return result
  } catch {
    group.cancelAll()
    await group._group._finish()
    throw error
  }
}
func _asyncLet<T, F: Error>(_ operation: @escaping () async throws -> T) -> Task<T, F> {
  Task(_task: _start(operation, -1, 2))
}
func _leaveAsyncLet<T, F: Error>(_ task: Task<T, F>) async {
  task.cancel()
  do { let _: T = try await task._task._value() } catch {}
}
