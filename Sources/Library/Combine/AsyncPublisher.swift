// Publishers as asynchronous sequences: an element is requested when a task waits for it.

final class _AsyncInbox<Input, Failure: Error>: Subscriber {
  @stored var _subscription: Subscription?
  @stored var _waiting: [_Promise]
  @stored var _pending: Int
  @stored var _isOver: Bool
  @stored var _failure: (any Error)?
  init() {
    _failure = nil
    _subscription = nil
    _waiting = []
    _pending = 0
    _isOver = false
  }
  func receive(subscription: Subscription) {
    if _isOver || _subscription != nil { return subscription.cancel() }
    _subscription = subscription
    if _pending > 0 { subscription.request(.max(_pending)) }
    _pending = 0
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    if !_waiting.isEmpty { _waiting.removeFirst()._resolve(Optional(input)) }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    _isOver = true
    _subscription = nil
    let waiting = _waiting
    _waiting = []
    for promise in waiting {
      switch completion {
      case .finished: promise._resolve(Optional<Input>.none)
      case .failure(let error): promise._reject(error)
      }
    }
    if waiting.isEmpty, case .failure(let error) = completion { _failure = error }
  }
  func _cancel() {
    let subscription = _subscription
    _subscription = nil
    _isOver = true
    let waiting = _waiting
    _waiting = []
    subscription?.cancel()
    for promise in waiting { promise._resolve(Optional<Input>.none) }
  }
  func _next() async throws -> Input? {
    if _isOver {
      let failure = _failure
      _failure = nil
      if let failure { throw failure }
      return nil
    }
    let promise = _Promise()
    _waiting.append(promise)
    if let subscription = _subscription { subscription.request(.max(1)) } else { _pending += 1 }
    return try await withTaskCancellationHandler(
      operation: { try await promise._value() as Input? }, onCancel: { self._cancel() })
  }
}

struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  typealias Element = P.Output
  typealias Failure = Never
  let _publisher: P
  init(_ publisher: P) { _publisher = publisher }
  func makeAsyncIterator() -> Iterator {
    let inbox = _AsyncInbox<P.Output, Never>()
    _publisher.subscribe(inbox)
    return Iterator(_inbox: inbox)
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = P.Output
    typealias Failure = Never
    let _inbox: _AsyncInbox<P.Output, Never>
    mutating func next() async -> P.Output? {
      do { return try await _inbox._next() } catch { _trap("AsyncPublisher has thrown \(error)") }
    }
  }
}

struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  typealias Element = P.Output
  typealias Failure = any Error
  let _publisher: P
  init(_ publisher: P) { _publisher = publisher }
  func makeAsyncIterator() -> Iterator {
    let inbox = _AsyncInbox<P.Output, P.Failure>()
    _publisher.subscribe(inbox)
    return Iterator(_inbox: inbox)
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = P.Output
    typealias Failure = any Error
    let _inbox: _AsyncInbox<P.Output, P.Failure>
    mutating func next() async throws -> P.Output? { try await _inbox._next() }
  }
}

extension Publisher {
  var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher<Self>(self) }
}

extension Publisher where Failure == Never {
  var values: AsyncPublisher<Self> { AsyncPublisher<Self>(self) }
}

extension Future {
  var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher<Future<Output, Failure>>(self) { return value }
      fatalError("a future that ended without a value")
    }
  }
}

extension Future where Failure == Never {
  var value: Output {
    get async {
      for await value in AsyncPublisher<Future<Output, Never>>(self) { return value }
      fatalError("a future that ended without a value")
    }
  }
}
