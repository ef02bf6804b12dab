import Code

/// `AsyncStream` and `AsyncThrowingStream`: a buffer between those who yield and those who wait.
enum AsyncStreamLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "final class _Queue<Element>",
      """
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
      """),
    LibraryPart("final class _StreamBuffer<Element>", buffer),
    LibraryPart("final class _StreamContext<Element>", context),
    LibraryPart("struct AsyncStream<Element>: AsyncSequence", stream),
    LibraryPart("struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence", throwingStream),
    LibraryPart(
      "extension AsyncThrowingStream where Failure == any Error",
      """
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
      """),
  ]

  /// `_yield` returns what became of the element: nil and a count where it was kept, the element dropped else.
  private static let buffer = """
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
      let number = try _addCancellationHandler { self._finish(nil, true) }
      defer { _removeCancellationHandler(number) }
      if _isFinished { return nil }
      _waiting.append(promise)
      let element: Element? = try await promise._value()
      return element
    }
    """

  /// Gone when nobody can ask for elements any more: that ends the stream too.
  private static let context = """
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
      let number = try _addCancellationHandler { self._cancelled() }
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
    """

  private static let stream = """
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
      mutating func next() async -> Element? { try! await _context._next() }
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
    """

  private static let throwingStream = """
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
      mutating func next() async throws(Failure) -> Element? {
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
    """
}
