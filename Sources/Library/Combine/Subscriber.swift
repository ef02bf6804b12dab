// Subscribers: the receiving ends of publishers.

protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
  var _core: _SubscriberCore { get }
}

extension Subscriber {
  var _core: _SubscriberCore {
    _SubscriberCore._make(
      { core in self.receive(subscription: _Subscription(_core: core)) },
      { (input: Input) in self.receive(input)._count },
      { (failure: Failure?) in self.receive(completion: Subscribers.Completion<Failure>._of(failure)) })
  }
}

extension Subscriber where Input == Void {
  func receive() -> Subscribers.Demand { receive(()) }
}

@opaque struct _SubscriberCore {
  @native("_SubscriberCore.make")
  static func _make<A, E>(
    _ subscription: @escaping (_SubscriptionCore) -> Void, _ value: @escaping (A) -> Int,
    _ completion: @escaping (E?) -> Void
  ) -> _SubscriberCore
  @native("_SubscriberCore.subscription") func _subscription(_ subscription: _SubscriptionCore)
  @native("_SubscriberCore.value") func _value<A>(_ value: A) -> Int
  @native("_SubscriberCore.finished") func _finished()
  @native("_SubscriberCore.failure") func _failure<E>(_ error: E)
}

struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  let _core: _SubscriberCore
  let combineIdentifier: CombineIdentifier
  init(_core: _SubscriberCore) {
    self._core = _core
    combineIdentifier = CombineIdentifier()
  }
  init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    _core = subscriber._core
    combineIdentifier = subscriber.combineIdentifier
  }
  init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    _core = _SubscriberCore._make(
      { core in subject.send(subscription: _Subscription(_core: core)) },
      { (input: Input) in
        subject.send(input)
        return 0
      },
      { (failure: Failure?) in subject.send(completion: Subscribers.Completion<Failure>._of(failure)) })
    combineIdentifier = CombineIdentifier()
  }
  init(
    receiveSubscription: ((Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    _core = _SubscriberCore._make(
      { core in
        if let receive = receiveSubscription { receive(_Subscription(_core: core)) }
      },
      { (input: Input) in
        if let receive = receiveValue { return receive(input)._count }
        return 0
      },
      { (failure: Failure?) in
        if let receive = receiveCompletion { receive(Subscribers.Completion<Failure>._of(failure)) }
      })
    combineIdentifier = CombineIdentifier()
  }
  func receive(subscription: Subscription) { _core._subscription(subscription._subscription) }
  func receive(_ value: Input) -> Subscribers.Demand { Subscribers.Demand(_count: _core._value(value)) }
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: _core._finished()
    case .failure(let error): _core._failure(error)
    }
  }
  var description: String { "AnySubscriber" }
}
