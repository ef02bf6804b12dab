import Code
import Machine
import OpenCombine

/// A subject of a program: one of OpenCombine's, whose subscribers are told in the order of their subscriptions.
final class OrderedSubject<Base: Subject>: Subject where Base.Output == Value, Base.Failure == Failed {
  typealias Output = Value
  typealias Failure = Failed

  let base: Base
  private let subscribers = OrderedSubscribers()
  private let calls: ProgramCalls

  init(_ base: Base, _ calls: ProgramCalls) {
    self.base = base
    self.calls = calls
  }

  func send(_ value: Value) {
    guard !calls.isStopping, !calls.isLost(value), isShallow else { return }
    subscribers.whileSending { base.send(value) }
  }

  func send(completion: Subscribers.Completion<Failed>) {
    if case .failure(let failure) = completion, calls.isLost(failure.value) { return }
    guard !calls.isStopping, isShallow else { return }
    subscribers.whileSending { base.send(completion: completion) }
  }

  func send(subscription: any Subscription) { base.send(subscription: subscription) }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    subscribers.subscribe(subscriber, to: base)
  }

  /// Subjects that subscribe to each other send for ever, without any code of the program in between.
  private var isShallow: Bool {
    do {
      try calls.machine?.checkNativeStack()
      return true
    } catch {
      calls.stop(error)
      return false
    }
  }
}

/// What a program's subject holds, whichever it is.
final class SubjectCore: Subject {
  typealias Output = Value
  typealias Failure = Failed

  private let publisher: AnyStream
  private let sendValue: (Value) -> Void
  private let sendCompletion: (Subscribers.Completion<Failed>) -> Void
  private let sendSubscription: (any Subscription) -> Void
  /// That of a `CurrentValueSubject`.
  let currentValue: () -> Value?
  private(set) lazy var stream = Stream(source: publisher)

  init<Base: Subject>(_ subject: Base, currentValue: @escaping () -> Value? = { nil })
  where Base.Output == Value, Base.Failure == Failed {
    publisher = subject.eraseToAnyPublisher()
    sendValue = { subject.send($0) }
    sendCompletion = { subject.send(completion: $0) }
    sendSubscription = { subject.send(subscription: $0) }
    self.currentValue = currentValue
  }

  /// A program's own subject; the closures take an element, a `Failure?` and a `SubscriptionCore`.
  init(stream: Stream, send: Value, complete: Value, subscription: Value, _ calls: ProgramCalls) {
    publisher = stream.publisher
    sendValue = { _ = calls.call(send, $0) }
    sendCompletion = { calls.complete(complete, $0) }
    sendSubscription = { _ = calls.call(subscription, Value(SubscriptionCore($0))) }
    currentValue = { nil }
    self.stream = stream
  }

  func send(_ value: Value) { sendValue(value) }
  func send(completion: Subscribers.Completion<Failed>) { sendCompletion(completion) }
  func send(subscription: any Subscription) { sendSubscription(subscription) }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    publisher.subscribe(subscriber)
  }
}
