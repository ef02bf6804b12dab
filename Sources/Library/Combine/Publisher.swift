// Combine's protocols, and the connection of the program's publishers with streams.

@opaque struct _Stream {
  @native("_Stream.just") static func _just<A>(_ value: A) -> _Stream
  @native("_Stream.optional") static func _optional<A>(_ value: A?) -> _Stream
  @native("_Stream.success") static func _success<A>(_ value: A) -> _Stream
  @native("_Stream.failure") static func _failure<E>(_ error: E) -> _Stream
  @native("_Stream.empty") static func _empty(_ completeImmediately: Bool) -> _Stream
  @native("_Stream.fail") static func _fail<E>(_ error: E) -> _Stream
  @native("_Stream.elements") static func _elements<A>(_ elements: [A], _ describe: @escaping () -> String) -> _Stream
  @native("_Stream.sequence")
  static func _sequence<A>(_ make: @escaping () -> () -> A?, _ describe: @escaping () -> String) -> _Stream
  @native("_Stream.deferred") static func _deferred(_ make: @escaping () -> _Stream) -> _Stream
  @native("_Stream.attaching") static func _attaching(_ receive: @escaping (_SubscriberCore) -> Void) -> _Stream
  @native("_Stream.attach") func _attach(_ subscriber: _SubscriberCore)
  @native("_Stream.map") func _map<A, B>(_ transform: @escaping (A) -> B) -> _Stream
  @native("_Stream.tryMap") func _tryMap<A, B>(_ transform: @escaping (A) throws -> B) -> _Stream
  @native("_Stream.mapError") func _mapError<A, B>(_ transform: @escaping (A) -> B) -> _Stream
  @native("_Stream.scan") func _scan<A, B>(_ initial: B, _ next: @escaping (B, A) -> B) -> _Stream
  @native("_Stream.tryScan") func _tryScan<A, B>(_ initial: B, _ next: @escaping (B, A) throws -> B) -> _Stream
  @native("_Stream.flatMap") func _flatMap<A>(_ maximum: Int, _ transform: @escaping (A) -> _Stream) -> _Stream
  @native("_Stream.switchToLatest") func _switchToLatest<A>(_ transform: @escaping (A) -> _Stream) -> _Stream
  @native("_Stream.compactMap") func _compactMap<A, B>(_ transform: @escaping (A) -> B?) -> _Stream
  @native("_Stream.tryCompactMap") func _tryCompactMap<A, B>(_ transform: @escaping (A) throws -> B?) -> _Stream
  @native("_Stream.filter") func _filter<A>(_ isIncluded: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryFilter") func _tryFilter<A>(_ isIncluded: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.removeDuplicates") func _removeDuplicates<A>(_ areEqual: @escaping (A, A) -> Bool) -> _Stream
  @native("_Stream.tryRemoveDuplicates")
  func _tryRemoveDuplicates<A>(_ areEqual: @escaping (A, A) throws -> Bool) -> _Stream
  @native("_Stream.dropFirst") func _dropFirst(_ count: Int) -> _Stream
  @native("_Stream.drop") func _drop<A>(_ predicate: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryDrop") func _tryDrop<A>(_ predicate: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.dropUntil") func _dropUntil(_ other: _Stream) -> _Stream
  @native("_Stream.prefixUntil") func _prefixUntil(_ other: _Stream) -> _Stream
  @native("_Stream.prefixWhile") func _prefixWhile<A>(_ predicate: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryPrefixWhile") func _tryPrefixWhile<A>(_ predicate: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.output") func _output(_ lower: Int, _ upper: Int) -> _Stream
  @native("_Stream.ignoreOutput") func _ignoreOutput() -> _Stream
  @native("_Stream.replaceEmpty") func _replaceEmpty<A>(_ output: A) -> _Stream
  @native("_Stream.replaceError") func _replaceError<A>(_ output: A) -> _Stream
  @native("_Stream.first") func _first() -> _Stream
  @native("_Stream.firstWhere") func _firstWhere<A>(_ predicate: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryFirstWhere") func _tryFirstWhere<A>(_ predicate: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.last") func _last() -> _Stream
  @native("_Stream.lastWhere") func _lastWhere<A>(_ predicate: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryLastWhere") func _tryLastWhere<A>(_ predicate: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.allSatisfy") func _allSatisfy<A>(_ predicate: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryAllSatisfy") func _tryAllSatisfy<A>(_ predicate: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.contains") func _contains<A>(_ predicate: @escaping (A) -> Bool) -> _Stream
  @native("_Stream.tryContains") func _tryContains<A>(_ predicate: @escaping (A) throws -> Bool) -> _Stream
  @native("_Stream.reduce") func _reduce<A, B>(_ initial: B, _ next: @escaping (B, A) -> B) -> _Stream
  @native("_Stream.tryReduce") func _tryReduce<A, B>(_ initial: B, _ next: @escaping (B, A) throws -> B) -> _Stream
  @native("_Stream.collect") func _collect() -> _Stream
  @native("_Stream.collectByCount") func _collectByCount(_ count: Int) -> _Stream
  @native("_Stream.count") func _count() -> _Stream
  @native("_Stream.min") func _min<A>(_ isLess: @escaping (A, A) -> Bool) -> _Stream
  @native("_Stream.max") func _max<A>(_ isLess: @escaping (A, A) -> Bool) -> _Stream
  @native("_Stream.tryMin") func _tryMin<A>(_ isLess: @escaping (A, A) throws -> Bool) -> _Stream
  @native("_Stream.tryMax") func _tryMax<A>(_ isLess: @escaping (A, A) throws -> Bool) -> _Stream
  @native("_Stream.append") func _append(_ others: [_Stream]) -> _Stream
  @native("_Stream.prepend") func _prepend(_ others: [_Stream]) -> _Stream
  @native("_Stream.zip2") func _zip<A, B, R>(_ others: [_Stream], _ combine: @escaping (A, B) -> R) -> _Stream
  @native("_Stream.zip3") func _zip<A, B, C, R>(_ others: [_Stream], _ combine: @escaping (A, B, C) -> R) -> _Stream
  @native("_Stream.zip4")
  func _zip<A, B, C, D, R>(_ others: [_Stream], _ combine: @escaping (A, B, C, D) -> R) -> _Stream
  @native("_Stream.combineLatest")
  func _combineLatest<A, B, R>(_ others: [_Stream], _ combine: @escaping (A, B) -> R) -> _Stream
  @native("_Stream.combineLatest")
  func _combineLatest<A, B, C, R>(_ others: [_Stream], _ combine: @escaping (A, B, C) -> R) -> _Stream
  @native("_Stream.combineLatest")
  func _combineLatest<A, B, C, D, R>(_ others: [_Stream], _ combine: @escaping (A, B, C, D) -> R) -> _Stream
  @native("_Stream.merge") func _merge(_ others: [_Stream]) -> _Stream
  @native("_Stream.mergeAll") static func _mergeAll(_ streams: [_Stream]) -> _Stream
  @native("_Stream.catch") func _catch<E>(_ handler: @escaping (E) -> _Stream) -> _Stream
  @native("_Stream.tryCatch") func _tryCatch<E>(_ handler: @escaping (E) throws -> _Stream) -> _Stream
  @native("_Stream.retry") func _retry(_ count: Int) -> _Stream
  @native("_Stream.assertNoFailure") func _assertNoFailure<E>(_ describe: @escaping (E) -> String) -> _Stream
  @native("_Stream.share") func _share() -> _Stream
  @native("_Stream.print")
  func _print<A, E>(
    _ prefix: String, _ describe: @escaping (A) -> String, _ describeFailure: @escaping (E) -> String,
    _ write: ((String) -> Void)?
  ) -> _Stream
  @native("_Stream.handleEvents")
  func _handleEvents<A, E>(
    _ subscription: ((_SubscriptionCore) -> Void)?, _ output: ((A) -> Void)?, _ completion: ((E?) -> Void)?,
    _ cancel: (() -> Void)?, _ request: ((Int) -> Void)?
  ) -> _Stream
  @native("_Stream.sink")
  func _sink<A, E>(_ completion: @escaping (E?) -> Void, _ value: @escaping (A) -> Void) -> _Cancellation
  @native("_Stream.assign")
  func _assign<Root, A>(_ keyPath: ReferenceWritableKeyPath<Root, A>, _ object: Root) -> _Cancellation
}

protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  var _stream: _Stream { get }
}

extension Publisher {
  var _stream: _Stream {
    _Stream._attaching { core in self.receive(subscriber: AnySubscriber<Output, Failure>(_core: core)) }
  }
  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
  func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    AnyCancellable(_core: subject._subject._subscribe(_stream))
  }
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(_stream: _stream) }
}

/// A publisher of the library: a stream of OpenCombine.
protocol _LibraryPublisher<Output, Failure>: Publisher {}

extension _LibraryPublisher {
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    _stream._attach(subscriber._core)
  }
}

struct AnyPublisher<Output, Failure: Error>: _LibraryPublisher, CustomStringConvertible {
  let _stream: _Stream
  init(_stream: _Stream) { self._stream = _stream }
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { _stream = publisher._stream }
  var description: String { "AnyPublisher" }
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
}

protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: Subscription)
  var _subject: _SubjectCore { get }
}

extension Subject {
  var _subject: _SubjectCore {
    _SubjectCore._program(
      { [weak self] in self?._stream }, { [weak self] (value: Output) in self?.send(value) },
      { [weak self] (failure: Failure?) in
        self?.send(completion: Subscribers.Completion<Failure>._of(failure))
      }, { [weak self] core in self?.send(subscription: _Subscription(_core: core)) })
  }
}

extension Subject where Output == Void {
  func send() { send(()) }
}

protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> Cancellable
  var _connectable: _ConnectableCore { get }
}

extension ConnectablePublisher {
  var _connectable: _ConnectableCore {
    _ConnectableCore._make(_stream) {
      let connection = self.connect()
      return { connection.cancel() }
    }
  }
  func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect<Self>(_stream: _connectable._autoconnect())
  }
}

@opaque struct _ConnectableCore {
  @native("_ConnectableCore.multicast")
  static func _multicast(_ stream: _Stream, _ makeSubject: @escaping () -> _SubjectCore) -> _ConnectableCore
  @native("_ConnectableCore.makeConnectable")
  static func _makeConnectable(_ stream: _Stream) -> _ConnectableCore
  @native("_ConnectableCore.make")
  static func _make(_ stream: _Stream, _ connect: @escaping () -> () -> Void) -> _ConnectableCore
  @native("_ConnectableCore.stream") var _stream: _Stream { get }
  @native("_ConnectableCore.connect") func _connect() -> _Cancellation
  @native("_ConnectableCore.autoconnect") func _autoconnect() -> _Stream
}
