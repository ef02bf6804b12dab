// Publishers at the beginning of a chain: subjects, futures, single values, empty publishers.

@opaque struct _SubjectCore {
  @native("_SubjectCore.passthrough") static func _passthrough() -> _SubjectCore
  @native("_SubjectCore.currentValue") static func _currentValue<A>(_ value: A) -> _SubjectCore
  @native("_SubjectCore.program")
  static func _program<A, E>(
    _ stream: @escaping () -> _Stream?, _ send: @escaping (A) -> Void, _ complete: @escaping (E?) -> Void,
    _ subscription: @escaping (_SubscriptionCore) -> Void
  ) -> _SubjectCore
  @native("_SubjectCore.stream") var _stream: _Stream { get }
  @native("_SubjectCore.send") func _send<A>(_ value: A)
  @native("_SubjectCore.finish") func _finish()
  @native("_SubjectCore.fail") func _fail<E>(_ error: E)
  @native("_SubjectCore.subscription") func _take(_ subscription: _SubscriptionCore)
  @native("_SubjectCore.value") func _value<A>() -> A
  @native("_SubjectCore.setValue") func _setValue<A>(_ value: A)
  @native("_SubjectCore.subscribe") func _subscribe(_ stream: _Stream) -> _Cancellation
  func _complete<E: Error>(_ completion: Subscribers.Completion<E>) {
    switch completion {
    case .finished: _finish()
    case .failure(let error): _fail(error)
    }
  }
}

final class PassthroughSubject<Output, Failure: Error>: Subject, _LibraryPublisher {
  let _subject: _SubjectCore
  init() { _subject = _SubjectCore._passthrough() }
  var _stream: _Stream { _subject._stream }
  func send(_ input: Output) { _subject._send(input) }
  func send(completion: Subscribers.Completion<Failure>) { _subject._complete(completion) }
  func send(subscription: Subscription) { _subject._take(subscription._subscription) }
}

final class CurrentValueSubject<Output, Failure: Error>: Subject, _LibraryPublisher {
  let _subject: _SubjectCore
  init(_ value: Output) { _subject = _SubjectCore._currentValue(value) }
  var _stream: _Stream { _subject._stream }
  var value: Output {
    get { _subject._value() }
    set { _subject._setValue(newValue) }
  }
  func send(_ input: Output) { _subject._send(input) }
  func send(completion: Subscribers.Completion<Failure>) { _subject._complete(completion) }
  func send(subscription: Subscription) { _subject._take(subscription._subscription) }
}

final class Future<Output, Failure: Error>: _LibraryPublisher {
  typealias Promise = (Result<Output, Failure>) -> Void
  let _core: _FutureCore
  init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
    let core = _FutureCore._make()
    _core = core
    attemptToFulfill { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value): core._succeed(value)
      case .failure(let error): core._fail(error)
      }
    }
  }
  var _stream: _Stream { _core._stream }
}

@opaque struct _FutureCore {
  @native("_FutureCore.make") static func _make() -> _FutureCore
  @native("_FutureCore.succeed") func _succeed<A>(_ value: A)
  @native("_FutureCore.fail") func _fail<E>(_ error: E)
  @native("_FutureCore.stream") var _stream: _Stream { get }
}

struct Deferred<DeferredPublisher: Publisher>: _LibraryPublisher {
  typealias Output = DeferredPublisher.Output
  typealias Failure = DeferredPublisher.Failure
  let createPublisher: () -> DeferredPublisher
  init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
  var _stream: _Stream {
    let create = createPublisher
    return _Stream._deferred { create()._stream }
  }
}

struct Empty<Output, Failure: Error>: _LibraryPublisher, Equatable {
  let completeImmediately: Bool
  init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }
  var _stream: _Stream { _Stream._empty(completeImmediately) }
  static func == (lhs: Empty<Output, Failure>, rhs: Empty<Output, Failure>) -> Bool {
    lhs.completeImmediately == rhs.completeImmediately
  }
}

struct Fail<Output, Failure: Error>: _LibraryPublisher {
  let error: Failure
  init(error: Failure) { self.error = error }
  init(outputType: Output.Type, failure: Failure) { error = failure }
  var _stream: _Stream { _Stream._fail(error) }
}
