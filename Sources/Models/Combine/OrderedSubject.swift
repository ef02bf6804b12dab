import Code
import Machine
import OpenCombine

/// A program's subject: one of OpenCombine's that calls its subscribers in the order of subscription.
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

  /// Sets the value of a subject that has one.
  func setValue(_ value: Value) where Base == CurrentValueSubject<Value, Failed> {
    guard !calls.isStopping, !calls.isLost(value), isShallow else { return }
    subscribers.whileSending { base.value = value }
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

  /// True if the native stack has room for sending. If not, the program is stopped: subjects that subscribe to each
  /// other would send forever, without any code of the program in between.
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

/// The storage of a program's subject, of either kind.
final class SubjectCore: Subject {
  typealias Output = Value
  typealias Failure = Failed

  /// The value of a `CurrentValueSubject`. It can still be set when the subject has finished; no subscriber is called
  /// then.
  struct Current {
    let get: () -> Value
    let set: (Value) -> Void

    init(_ subject: OrderedSubject<CurrentValueSubject<Value, Failed>>) {
      get = { subject.base.value }
      set = { subject.setValue($0) }
    }
  }

  private let subscribe: (StreamSubscriber) -> Void
  private let sendValue: (Value) -> Void
  private let sendCompletion: (Subscribers.Completion<Failed>) -> Void
  private let sendSubscription: (any Subscription) -> Void
  let current: Current?
  var stream: Stream { Stream(source: self) }

  init<Base: Subject>(_ subject: Base, current: Current? = nil)
  where Base.Output == Value, Base.Failure == Failed {
    subscribe = { subject.subscribe($0) }
    sendValue = { subject.send($0) }
    sendCompletion = { subject.send(completion: $0) }
    sendSubscription = { subject.send(subscription: $0) }
    self.current = current
  }

  /// A program's own subject. The closures return its stream, or nil if it is gone, and take an element, a `Failure?`
  /// and a `SubscriptionCore`.
  init(stream: Value, send: Value, complete: Value, subscription: Value, _ calls: ProgramCalls) {
    subscribe = { subscriber in
      guard let stream = calls.optional(calls.call(stream))?.stream else { return }
      stream.publisher.subscribe(subscriber)
    }
    sendValue = { _ = calls.call(send, $0) }
    sendCompletion = { calls.complete(complete, $0) }
    sendSubscription = { _ = calls.call(subscription, Value(SubscriptionCore($0))) }
    current = nil
  }

  func send(_ value: Value) { sendValue(value) }
  func send(completion: Subscribers.Completion<Failed>) { sendCompletion(completion) }
  func send(subscription: any Subscription) { sendSubscription(subscription) }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    subscribe(StreamSubscriber(subscriber))
  }
}

extension SubjectCore: ValueKeeper {
  package var keptValues: [Value] { current.map { [$0.get()] } ?? [] }
}
