struct AsyncStream<Element>: AsyncSequence {
  typealias Failure = Never
  typealias AsyncIterator = Iterator
  let _context: _StreamContext<Element>
  init(_context: _StreamContext<Element>) { self._context = _context }
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
    _ build: (AsyncStream<Element>.Continuation) -> Void
  ) {
    let buffer = _StreamBuffer<Element>(AsyncStream<Element>._limit(limit), limit._isNewest)
    self.init(_context: _StreamContext(buffer))
    build(Continuation(_buffer: buffer))
  }
  init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil) {
    let context = _StreamContext<Element>(_StreamBuffer<Element>(nil, false), produce)
    context._onCancel = onCancel
    self.init(_context: context)
  }
  static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let buffer = _StreamBuffer<Element>(AsyncStream<Element>._limit(limit), limit._isNewest)
    return (stream: AsyncStream(_context: _StreamContext(buffer)), continuation: Continuation(_buffer: buffer))
  }
  static func _limit(_ policy: AsyncStream<Element>.Continuation.BufferingPolicy) -> Int? {
    switch policy {
    case .unbounded: return nil
    case .bufferingOldest(let limit): return limit
    case .bufferingNewest(let limit): return limit
    }
  }
  func makeAsyncIterator() -> Iterator { Iterator(_context: _context) }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Never
    let _context: _StreamContext<Element>
    init(_context: _StreamContext<Element>) { self._context = _context }
    @concurrent mutating func next() async -> Element? {
      do { return try await _context._next() } catch { _trap("AsyncStream has thrown \(error)") }
    }
  }
  struct Continuation: Sendable {
    let _buffer: _StreamBuffer<Element>
    init(_buffer: _StreamBuffer<Element>) { self._buffer = _buffer }
    enum Termination: Hashable {
      case finished
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
    @discardableResult func yield(with result: Result<Element, Never>) -> YieldResult {
      switch result {
      case .success(let value): return yield(value)
      }
    }
    @discardableResult func yield() -> YieldResult where Element == Void { yield(()) }
    func finish() { _buffer._finish(nil, false) }
    var onTermination: (@Sendable (Termination) -> Void)? {
      get { nil }
      nonmutating set {
        guard let handler = newValue else {
          _buffer._onTermination = nil
          return
        }
        _buffer._onTermination = { isCancelled, error in handler(isCancelled ? .cancelled : .finished) }
      }
    }
  }
}
