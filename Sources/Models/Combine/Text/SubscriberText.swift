import Code

/// Who receives: subscribers, subscriptions, demand, cancellation.
enum SubscriberText {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable",
      """
      let _number: Int
      init() { _number = _combineIdentifier() }
      init(_ obj: AnyObject) { _number = ObjectIdentifier(obj).hashValue }
      static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool { lhs._number == rhs._number }
      func hash(into hasher: inout Hasher) { hasher.combine(_number) }
      var description: String { "0x" + String(_number, radix: 16) }
      """),
    LibraryPart("", "@native(\"_combineIdentifier\") func _combineIdentifier() -> Int"),
    LibraryPart("protocol CustomCombineIdentifierConvertible", "var combineIdentifier: CombineIdentifier { get }"),
    LibraryPart(
      "extension CustomCombineIdentifierConvertible where Self: AnyObject",
      "var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }"),
    LibraryPart("protocol Cancellable", "func cancel()"),
    LibraryPart(
      "extension Cancellable",
      """
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
      }
      func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
      """),
    LibraryPart(
      "final class AnyCancellable: Cancellable, Hashable",
      """
      let _core: _Cancellation
      init(_core: _Cancellation) { self._core = _core }
      init(_ cancel: @escaping () -> Void) { _core = _Cancellation._make(cancel) }
      init<C: Cancellable>(_ canceller: C) { _core = _Cancellation._make { canceller.cancel() } }
      func cancel() { _core._cancel() }
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
      }
      func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      """),
    LibraryPart(
      "@opaque struct _Cancellation",
      """
      @native("_Cancellation.make") static func _make(_ cancel: @escaping () -> Void) -> _Cancellation
      @native("_Cancellation.cancel") func _cancel()
      """),
    LibraryPart(
      "struct _Connection: Cancellable",
      """
      let _core: _Cancellation
      func cancel() { _core._cancel() }
      """),
    LibraryPart(
      "protocol Subscription: Cancellable, CustomCombineIdentifierConvertible",
      "func request(_ demand: Subscribers.Demand)"),
    LibraryPart(
      "extension Subscription",
      """
      var _subscription: _SubscriptionCore {
        if let known = self as? _Subscription { return known._core }
        return _SubscriptionCore._make(
          { self.request(Subscribers.Demand(_count: $0)) }, { self.cancel() }, { String(describing: self) })
      }
      """),
    LibraryPart(
      "struct _Subscription: Subscription, CustomStringConvertible",
      """
      let _core: _SubscriptionCore
      init(_core: _SubscriptionCore) { self._core = _core }
      func request(_ demand: Subscribers.Demand) { _core._request(demand._count) }
      func cancel() { _core._cancel() }
      var combineIdentifier: CombineIdentifier { CombineIdentifier() }
      var description: String { _core._description }
      """),
    LibraryPart(
      "@opaque struct _SubscriptionCore",
      """
      @native("_SubscriptionCore.make")
      static func _make(
        _ request: @escaping (Int) -> Void, _ cancel: @escaping () -> Void, _ describe: @escaping () -> String
      ) -> _SubscriptionCore
      @native("_SubscriptionCore.empty") static func _empty() -> _SubscriptionCore
      @native("_SubscriptionCore.request") func _request(_ count: Int)
      @native("_SubscriptionCore.cancel") func _cancel()
      @native("_SubscriptionCore.description") var _description: String { get }
      """),
    LibraryPart(
      "enum Subscriptions",
      "static var empty: Subscription { _Subscription(_core: _SubscriptionCore._empty()) }"),
    LibraryPart(
      "protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible",
      """
      associatedtype Input
      associatedtype Failure: Error
      func receive(subscription: Subscription)
      func receive(_ input: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Failure>)
      var _core: _SubscriberCore { get }
      """),
    LibraryPart(
      "extension Subscriber",
      """
      var _core: _SubscriberCore {
        _SubscriberCore._make(
          { core in self.receive(subscription: _Subscription(_core: core)) },
          { (input: Input) in self.receive(input)._count },
          { (failure: Failure?) in self.receive(completion: Subscribers.Completion<Failure>._of(failure)) })
      }
      """),
    LibraryPart("extension Subscriber where Input == Void", "func receive() -> Subscribers.Demand { receive(()) }"),
    LibraryPart(
      "@opaque struct _SubscriberCore",
      """
      @native("_SubscriberCore.make")
      static func _make<A, E>(
        _ subscription: @escaping (_SubscriptionCore) -> Void, _ value: @escaping (A) -> Int,
        _ completion: @escaping (E?) -> Void
      ) -> _SubscriberCore
      @native("_SubscriberCore.subscription") func _subscription(_ subscription: _SubscriptionCore)
      @native("_SubscriberCore.value") func _value<A>(_ value: A) -> Int
      @native("_SubscriberCore.finished") func _finished()
      @native("_SubscriberCore.failure") func _failure<E>(_ error: E)
      """),
    LibraryPart(
      "struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible",
      """
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
      """),
    LibraryPart("enum Subscribers", subscribers),
    LibraryPart(
      "extension Publisher",
      """
      func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        AnyCancellable(
          _core: _stream._sink(
            { (failure: Failure?) in receiveCompletion(Subscribers.Completion<Failure>._of(failure)) }, receiveValue))
      }
      """),
    LibraryPart(
      "extension Publisher where Failure == Never",
      """
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        AnyCancellable(_core: _stream._sink({ (failure: Never?) in }, receiveValue))
      }
      func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        AnyCancellable(_core: _stream._assign(keyPath, object))
      }
      """),
  ]

  private static let subscribers = """
    struct Demand: Equatable, Comparable, Hashable, CustomStringConvertible, Sendable {
      let _count: Int
      init(_count: Int) { self._count = _count }
      static var unlimited: Subscribers.Demand { Subscribers.Demand(_count: -1) }
      static var none: Subscribers.Demand { Subscribers.Demand(_count: 0) }
      static func max(_ value: Int) -> Subscribers.Demand {
        precondition(value >= 0, "demand cannot be negative")
        return Subscribers.Demand(_count: value)
      }
      var max: Int? { _count < 0 ? nil : _count }
      var description: String { _count < 0 ? "unlimited" : "max(\\(_count))" }
      static func == (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { lhs._count == rhs._count }
      static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool {
        if lhs._count < 0 { return false }
        return rhs._count < 0 || lhs._count < rhs._count
      }
      func hash(into hasher: inout Hasher) { hasher.combine(_count) }
      static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count == rhs }
      static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs == rhs._count }
      static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count != rhs }
      static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { lhs != rhs._count }
      static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count < 0 || lhs._count > rhs }
      static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count < 0 || lhs._count >= rhs }
      static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count >= 0 && lhs._count < rhs }
      static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { lhs._count >= 0 && lhs._count <= rhs }
      static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs > lhs }
      static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs >= lhs }
      static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs < lhs }
      static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs <= lhs }
      static func _of(_ result: (partialValue: Int, overflow: Bool)) -> Subscribers.Demand {
        result.overflow ? .unlimited : .max(result.partialValue)
      }
      static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
        if lhs._count < 0 || rhs._count < 0 { return .unlimited }
        return _of(lhs._count.addingReportingOverflow(rhs._count))
      }
      static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        if lhs._count < 0 { return .unlimited }
        return _of(lhs._count.addingReportingOverflow(rhs))
      }
      static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        if lhs._count < 0 { return .unlimited }
        return _of(lhs._count.multipliedReportingOverflow(by: rhs))
      }
      static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
        if lhs._count < 0 { return .unlimited }
        if rhs._count < 0 { return .none }
        return .max(lhs._count - rhs._count)
      }
      static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
        if lhs._count < 0 { return .unlimited }
        return .max(lhs._count - rhs)
      }
      static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs + rhs }
      static func += (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs + rhs }
      static func *= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs * rhs }
      static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { lhs = lhs - rhs }
      static func -= (lhs: inout Subscribers.Demand, rhs: Int) { lhs = lhs - rhs }
    }
    enum Completion<Failure: Error> {
      case finished
      case failure(Failure)
      static func _of(_ failure: Failure?) -> Subscribers.Completion<Failure> {
        if let failure { return .failure(failure) }
        return .finished
      }
    }
    final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
      @stored var receiveValue: (Input) -> Void
      @stored var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
      @stored var _upstream: Subscription?
      @stored var _isOver: Bool
      init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Input) -> Void
      ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
        _upstream = nil
        _isOver = false
      }
      var description: String { "Sink" }
      func receive(subscription: Subscription) {
        if _isOver || _upstream != nil { return subscription.cancel() }
        _upstream = subscription
        subscription.request(.unlimited)
      }
      func receive(_ value: Input) -> Subscribers.Demand {
        receiveValue(value)
        return .none
      }
      func receive(completion: Subscribers.Completion<Failure>) {
        _upstream = nil
        _isOver = true
        let receive = receiveCompletion
        receiveCompletion = { _ in }
        receiveValue = { _ in }
        receive(completion)
      }
      func cancel() {
        guard let upstream = _upstream else { return }
        _upstream = nil
        _isOver = true
        receiveCompletion = { _ in }
        receiveValue = { _ in }
        upstream.cancel()
      }
    }
    final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
      typealias Failure = Never
      @stored var object: Root?
      let keyPath: ReferenceWritableKeyPath<Root, Input>
      @stored var _upstream: Subscription?
      init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
        self.object = object
        self.keyPath = keyPath
        _upstream = nil
      }
      var description: String { "Assign \\(Root.self)." }
      func receive(subscription: Subscription) {
        if object == nil || _upstream != nil { return subscription.cancel() }
        _upstream = subscription
        subscription.request(.unlimited)
      }
      func receive(_ value: Input) -> Subscribers.Demand {
        if _upstream != nil, let target = object { target[keyPath: keyPath] = value }
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) {
        _upstream = nil
        object = nil
      }
      func cancel() {
        guard let upstream = _upstream else { return }
        _upstream = nil
        object = nil
        upstream.cancel()
      }
    }
    """
}
