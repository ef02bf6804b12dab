// `Observations` (SE-0475): the values of a closure over observable instances, one for each transaction that changed a
// property the closure read.
//
// The runtime's own implementation cannot run here: it waits in Swift's tasks, the program in the machine's. This is
// its algorithm in the program's language, on the same `withObservationTracking`, and so on the real registrars. A
// write wakes the iterating task, which continues when the writing task suspends: the writes until then are one
// element (rows 2.1 to 2.6 of the semantics).

struct Observations<Element, Failure: Error>: AsyncSequence, Sendable {
  typealias AsyncIterator = Iterator
  enum Iteration: Sendable {
    case next(Element)
    case finish
  }
  let _state: _ObservationsState
  let _emit: () throws -> Iteration
  init(_state: _ObservationsState, _emit: @escaping () throws -> Iteration) {
    self._state = _state
    self._emit = _emit
  }
  init(_ emit: @escaping @isolated(any) @Sendable @_inheritActorContext () throws(Failure) -> Element) {
    self.init(_state: _ObservationsState(), _emit: { .next(try emit()) })
  }
  static func untilFinished(
    _ emit: @escaping @isolated(any) @Sendable @_inheritActorContext () throws(Failure) -> Iteration
  ) -> Observations<Element, Failure> { Observations(_state: _ObservationsState(), _emit: emit) }
  func makeAsyncIterator() -> Iterator { Iterator(_state: _state, _emit: _emit) }
  struct Iterator: AsyncIteratorProtocol {
    @stored var _state: _ObservationsState?
    let _emit: () throws -> Iteration
    @stored var _hasStarted: Bool
    init(_state: _ObservationsState, _emit: @escaping () throws -> Iteration) {
      self._state = _state
      self._emit = _emit
      _hasStarted = false
    }
    mutating func next() async throws(Failure) -> Element? {
      guard let state = _state else { return nil }
      if _hasStarted { await state._wait() }
      _hasStarted = true
      if _isCurrentTaskCancelled() {
        _state = nil
        return nil
      }
      let emit = _emit
      let result: Result<Iteration, any Error> = withObservationTracking {
        do { return .success(try emit()) } catch { return .failure(error) }
      } onChange: {
        state._changed()
      }
      switch result {
      case .success(.next(let element)): return element
      case .success(.finish):
        _state = nil
        return nil
      case .failure(let error):
        _state = nil
        throw error as! Failure
      }
    }
  }
}

/// The tasks that are waiting for a change. A change without a waiting task is stored for the next one.
final class _ObservationsState {
  @stored var _waiting: [_Promise]
  @stored var _isDirty: Bool
  init() {
    _waiting = []
    _isDirty = false
  }
  func _changed() {
    if _waiting.isEmpty { _isDirty = true }
    let waiting = _waiting
    _waiting = []
    for promise in waiting { promise._resolve(()) }
  }
  func _wait() async {
    let wasDirty = _isDirty
    _isDirty = false
    if wasDirty { return await Task.yield() }
    let promise = _Promise()
    let number = _addCancellationHandler { promise._resolve(()) }
    defer { _removeCancellationHandler(number) }
    _waiting.append(promise)
    let _: Void = await promise._result()
  }
}
