// The buffer of `AsyncStream` and `AsyncThrowingStream`, between tasks that yield and tasks that wait.

final class _Queue<Element> {
  @stored var _elements: [Element?]
  @stored var _first: Int
  init() {
    _elements = []
    _first = 0
  }
  var count: Int { _elements.count - _first }
  var isEmpty: Bool { _elements.count == _first }
  func append(_ element: Element) { _elements.append(element) }
  func removeFirst() -> Element {
    let element = _elements[_first]
    _elements[_first] = nil
    _first += 1
    if _first == _elements.count {
      _elements = []
      _first = 0
    } else if _first > 1000, _first * 2 > _elements.count {
      _elements.removeFirst(_first)
      _first = 0
    }
    return element!
  }
}

/// `_yield` returns the fate of the element: nil and a count if it was kept, otherwise the dropped element.
final class _StreamBuffer<Element> {
  let _pending: _Queue<Element>
  @stored var _waiting: [_Promise]
  @stored var _isFinished: Bool
  @stored var _failure: (any Error)?
  let _limit: Int?
  let _isNewest: Bool
  @stored var _onTermination: ((Bool, (any Error)?) -> Void)?
  init(_ limit: Int?, _ isNewest: Bool) {
    _pending = _Queue()
    _waiting = []
    _isFinished = false
    _failure = nil
    _limit = limit
    _isNewest = isNewest
    _onTermination = nil
  }
  func _yield(_ element: Element) -> (isTerminated: Bool, remaining: Int, dropped: Element?) {
    if _isFinished { return (isTerminated: true, remaining: 0, dropped: nil) }
    let limit = _limit
    if !_waiting.isEmpty {
      _waiting.removeFirst()._resolve(Optional(element))
      return (isTerminated: false, remaining: limit ?? Int.max, dropped: nil)
    }
    guard let limit else {
      _pending.append(element)
      return (isTerminated: false, remaining: Int.max, dropped: nil)
    }
    if _pending.count < limit {
      _pending.append(element)
      return (isTerminated: false, remaining: limit - _pending.count, dropped: nil)
    }
    if !_isNewest || _pending.isEmpty { return (isTerminated: false, remaining: 0, dropped: element) }
    let first = _pending.removeFirst()
    _pending.append(element)
    return (isTerminated: false, remaining: 0, dropped: first)
  }
  func _finish(_ failure: (any Error)?, _ isCancelled: Bool) {
    let handler = _onTermination
    _onTermination = nil
    if !_isFinished {
      _isFinished = true
      _failure = failure
    }
    handler?(isCancelled, failure)
    let waiting = _waiting
    _waiting = []
    for promise in waiting {
      if let error = _failure {
        _failure = nil
        promise._reject(error)
      } else {
        promise._resolve(Optional<Element>.none)
      }
    }
  }
  func _next() async throws -> Element? {
    if !_pending.isEmpty { return _pending.removeFirst() }
    if _isFinished {
      if let error = _failure {
        _failure = nil
        throw error
      }
      return nil
    }
    let promise = _Promise()
    let number = _addCancellationHandler { self._finish(nil, true) }
    defer { _removeCancellationHandler(number) }
    if _isFinished { return nil }
    _waiting.append(promise)
    let element: Element? = try await promise._value()
    return element
  }
}

/// Deinitialized when nothing can request elements any more, which ends the stream too.
final class _StreamContext<Element> {
  let _buffer: _StreamBuffer<Element>
  @stored var _produce: (() async throws -> Element?)?
  @stored var _onCancel: (() -> Void)?
  init(_ buffer: _StreamBuffer<Element>) {
    _buffer = buffer
    _produce = nil
    _onCancel = nil
  }
  init(_ buffer: _StreamBuffer<Element>, _ produce: @escaping () async throws -> Element?) {
    _buffer = buffer
    _produce = produce
    _onCancel = nil
  }
  deinit { _buffer._finish(nil, true) }
  func _next() async throws -> Element? {
    guard let produce = _produce else { return try await _buffer._next() }
    if _isCurrentTaskCancelled() {
      _produce = nil
      _cancelled()
      return nil
    }
    let number = _addCancellationHandler { self._cancelled() }
    defer { _removeCancellationHandler(number) }
    do {
      let element = try await produce()
      if element == nil { _produce = { nil } }
      return element
    } catch {
      _produce = { nil }
      throw error
    }
  }
  func _cancelled() {
    let handler = _onCancel
    _onCancel = nil
    handler?()
  }
}
