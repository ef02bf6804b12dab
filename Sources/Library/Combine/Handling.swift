// Operators for failures, for sharing and for observing the elements that pass through.

extension Publishers {
  struct MapError<Upstream: Publisher, Failure: Error>: _LibraryPublisher {
    typealias Output = Upstream.Output
    let _stream: _Stream
  }
  struct ReplaceError<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let _stream: _Stream
  }
  struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = NewPublisher.Failure
    let _stream: _Stream
  }
  struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Error
    let _stream: _Stream
  }
  struct Retry<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct AssertNoFailure<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let _stream: _Stream
  }
  struct SetFailureType<Upstream: Publisher, Failure: Error>: _LibraryPublisher {
    typealias Output = Upstream.Output
    let _stream: _Stream
    func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
      Publishers.SetFailureType<Upstream, E>(_stream: _stream)
    }
  }
  final class Share<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
    init(_stream: _Stream) { self._stream = _stream }
  }
  final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _connectable: _ConnectableCore
    init(_connectable: _ConnectableCore) { self._connectable = _connectable }
    var _stream: _Stream { _connectable._stream }
    func connect() -> Cancellable { _Connection(_core: _connectable._connect()) }
  }
  struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher, _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _connectable: _ConnectableCore
    var _stream: _Stream { _connectable._stream }
    func connect() -> Cancellable { _Connection(_core: _connectable._connect()) }
  }
  final class Autoconnect<Upstream: ConnectablePublisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
    init(_stream: _Stream) { self._stream = _stream }
  }
  struct Print<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct HandleEvents<Upstream: Publisher>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
}

extension Publisher {
  func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError<Self, E>(_stream: _stream._mapError(transform))
  }
  func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError<Self>(_stream: _stream._replaceError(output))
  }
  func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch<Self, P>(_stream: _stream._catch { (error: Failure) in handler(error)._stream })
  }
  func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch<Self, P>(
      _stream: _stream._tryCatch { (error: Failure) in
        try handler(error)._stream._mapError { (error: P.Failure) -> Error in error }
      })
  }
  func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry<Self>(_stream: _stream._retry(retries))
  }
  func assertNoFailure(
    _ prefix: String = "", file: StaticString = "", line: UInt = 0
  ) -> Publishers.AssertNoFailure<Self> {
    let prefix = prefix.isEmpty ? "" : prefix + ": "
    return Publishers.AssertNoFailure<Self>(
      _stream: _stream._assertNoFailure { (error: Failure) in prefix + String(describing: error) })
  }
}

extension Publisher where Failure == Never {
  func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType<Self, E>(_stream: _stream)
  }
  func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable<Self>(_connectable: _ConnectableCore._makeConnectable(_stream))
  }
}

extension Publisher {
  func share() -> Publishers.Share<Self> { Publishers.Share<Self>(_stream: _stream._share()) }
  func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast<Self, S>(_connectable: _ConnectableCore._multicast(_stream) { createSubject()._subject })
  }
  func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast<Self, S>(_connectable: _ConnectableCore._multicast(_stream) { subject._subject })
  }
}

extension Publisher {
  func print(_ prefix: String = "", to stream: TextOutputStream? = nil) -> Publishers.Print<Self> {
    var write: ((String) -> Void)?
    if let stream {
      write = { text in
        var target = stream
        target.write(text)
      }
    }
    return Publishers.Print<Self>(
      _stream: _stream._print(
        prefix, { (value: Output) in String(describing: value) },
        { (error: Failure) in String(describing: error) }, write))
  }
  func handleEvents(
    receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    var subscribed: ((_SubscriptionCore) -> Void)?
    if let receive = receiveSubscription { subscribed = { receive(_Subscription(_core: $0)) } }
    var completed: ((Failure?) -> Void)?
    if let receive = receiveCompletion { completed = { receive(Subscribers.Completion<Failure>._of($0)) } }
    var requested: ((Int) -> Void)?
    if let receive = receiveRequest { requested = { receive(Subscribers.Demand(_count: $0)) } }
    return Publishers.HandleEvents<Self>(
      _stream: _stream._handleEvents(subscribed, receiveOutput, completed, receiveCancel, requested))
  }
}
