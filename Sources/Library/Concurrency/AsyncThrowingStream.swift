struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  typealias AsyncIterator = Iterator
  let _context: _StreamContext<Element>
  init(_context: _StreamContext<Element>) { self._context = _context }
  static func _limit(_ policy: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy) -> Int? {
    switch policy {
    case .unbounded: return nil
    case .bufferingOldest(let limit): return limit
    case .bufferingNewest(let limit): return limit
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(_context: _context) }
  struct Iterator: AsyncIteratorProtocol {
    let _context: _StreamContext<Element>
    init(_context: _StreamContext<Element>) { self._context = _context }
    @concurrent mutating func next() async throws(Failure) -> Element? {
      do { return try await _context._next() } catch { throw error as! Failure }
    }
  }
  struct Continuation: Sendable {
    let _buffer: _StreamBuffer<Element>
    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }
    enum Termination {
      case finished(Failure?)
      case cancelled
    }
    enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
      var _isNewest: Bool { if case .bufferingNewest = self { return true } else { return false } }
    }
    @discardableResult func yield(_ value: Element) -> YieldResult {
      let result = _buffer._yield(value)
      if result.isTerminated { return .terminated }
      if let dropped = result.dropped { return .dropped(dropped) }
      return .enqueued(remaining: result.remaining)
    }
    @discardableResult func yield(with result: Result<Element, Failure>) -> YieldResult {
      switch result {
      case .success(let value): return yield(value)
      case .failure(let error):
        finish(throwing: error)
        return .terminated
      }
    }
    @discardableResult func yield() -> YieldResult where Element == Void { yield(()) }
    func finish(throwing error: Failure? = nil) { _buffer._finish(error, false) }
    var onTermination: (@Sendable (Termination) -> Void)? {
      get { nil }
      nonmutating set {
        guard let handler = newValue else {
          _buffer._onTermination = nil
          return
        }
        _buffer._onTermination = { isCancelled, error in
          if isCancelled {
            handler(.cancelled)
          } else if let error {
            handler(.finished(error as! Failure))
          } else {
            handler(.finished(nil))
          }
        }
      }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded,
    _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void
  ) {
    let buffer = _StreamBuffer<Element>(AsyncThrowingStream<Element, Failure>._limit(limit), limit._isNewest)
    self.init(_context: _StreamContext(buffer))
    build(Continuation(_buffer: buffer))
  }
  init(unfolding produce: @escaping () async throws -> Element?) {
    self.init(_context: _StreamContext(_StreamBuffer<Element>(nil, false), produce))
  }
  static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded
  ) -> (
    stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation
  ) {
    let buffer = _StreamBuffer<Element>(AsyncThrowingStream<Element, Failure>._limit(limit), limit._isNewest)
    return (stream: AsyncThrowingStream(_context: _StreamContext(buffer)), continuation: Continuation(_buffer: buffer))
  }
}
