import Code
import Machine
import OpenCombine

/// A subscription of OpenCombine in the form of the program.
final class SubscriptionCore {
  let subscription: any Subscription

  init(_ subscription: any Subscription) { self.subscription = subscription }
}

/// A program's own subscription in the form of OpenCombine.
final class ProgramSubscription: Subscription, CustomStringConvertible {
  private let calls: ProgramCalls
  private let requestClosure: Value
  private let cancelClosure: Value
  private let describe: Value

  init(request: Value, cancel: Value, describe: Value, _ calls: ProgramCalls) {
    self.calls = calls
    requestClosure = request
    cancelClosure = cancel
    self.describe = describe
  }

  func request(_ demand: Subscribers.Demand) { _ = calls.call(requestClosure, Value(demand.count)) }
  func cancel() { _ = calls.call(cancelClosure) }
  var description: String { calls.call(describe)?.string ?? "" }
}

/// The native side of a program's subscriber.
final class SubscriberCore {
  let subscriber: StreamSubscriber

  init(_ subscriber: some Subscriber<Value, Failed>) { self.subscriber = StreamSubscriber(subscriber) }
}

/// A program's own subscriber in the form of OpenCombine.
struct ProgramSubscriber: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let calls: ProgramCalls
  /// A closure of one argument, a `SubscriptionCore`.
  let subscriptionClosure: Value
  /// The closure for values; it returns the demand's count.
  let valueClosure: Value
  /// A closure of one argument, a `Failure?`.
  let completionClosure: Value

  func receive(subscription: any Subscription) {
    _ = calls.call(subscriptionClosure, Value(SubscriptionCore(subscription)))
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    calls.call(valueClosure, input).map { Subscribers.Demand(count: $0.int) } ?? .none
  }

  func receive(completion: Subscribers.Completion<Failed>) { calls.complete(completionClosure, completion) }
}

/// A program's own publisher in the form of OpenCombine.
struct ProgramPublisher: Publisher {
  typealias Output = Value
  typealias Failure = Failed
  let calls: ProgramCalls
  /// A closure of one argument, a `SubscriberCore`.
  let receiveSubscriber: Value

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    _ = calls.call(receiveSubscriber, Value(SubscriberCore(subscriber)))
  }
}

extension ProgramCalls {
  /// Calls a closure that takes a `Failure?`, which is nil for a normal end.
  func complete(_ closure: Value, _ completion: Subscribers.Completion<Failed>) {
    guard let machine else { return }
    switch completion {
    case .finished: _ = call(closure, machine.none())
    case .failure(let failure):
      if !isLost(failure.value) { _ = call(closure, machine.wrapped(failure.value)) }
    }
  }
}
