import Code
import OpenCombine

/// `merge`, which OpenCombine lacks, by the rules in Combine's documentation:
///
/// - It emits each element of any upstream as it arrives.
/// - It finishes when all upstreams have, and fails as soon as one does.
/// - If the downstream's demand is limited, it requests one element in advance from each upstream and keeps it until
///   it is demanded, so that no more is delivered than was requested, and nothing is dropped.
struct Merged: Publisher {
  typealias Output = Value
  typealias Failure = Failed
  private let upstreams: [AnyStream]

  init(_ upstreams: [AnyStream]) { self.upstreams = upstreams }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Value, Downstream.Failure == Failed {
    let inner = Inner(StreamSubscriber(subscriber), count: upstreams.count)
    subscriber.receive(subscription: inner)
    for (index, upstream) in upstreams.enumerated() where !inner.isOver {
      upstream.subscribe(Side(index: index, inner: inner))
    }
    inner.finishIfDone()
  }

  private final class Inner: Subscription, CustomStringConvertible {
    private var downstream: StreamSubscriber?
    private var subscriptions: [(any Subscription)?]
    /// Elements that arrived before they were demanded, in order of arrival.
    private var early: [(index: Int, value: Value)] = []
    private var demand = Subscribers.Demand.none
    private var unfinished: Int
    private var isDelivering = false
    private(set) var isOver = false

    init(_ downstream: StreamSubscriber, count: Int) {
      self.downstream = downstream
      subscriptions = Array(repeating: nil, count: count)
      unfinished = count
    }

    var description: String { "Merge" }

    // MARK: From below

    func request(_ demand: Subscribers.Demand) {
      if isOver { return }
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      if isDelivering { return }
      deliverEarly()
      if self.demand == .unlimited, !wasUnlimited {
        for index in subscriptions.indices { subscriptions[index]?.request(.unlimited) }
      }
      finishIfDone()
    }

    private func deliverEarly() {
      isDelivering = true
      while !isOver, demand > .none, !early.isEmpty {
        let (index, value) = early.removeFirst()
        demand -= 1
        demand += downstream?.receive(value) ?? .none
        if demand != .unlimited { subscriptions[index]?.request(.max(1)) }
      }
      isDelivering = false
    }

    func cancel() { _ = end() }

    // MARK: From above

    func receive(_ subscription: any Subscription, from index: Int) {
      if isOver || subscriptions[index] != nil { return subscription.cancel() }
      subscriptions[index] = subscription
      subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }

    func receive(_ input: Value, from index: Int) -> Subscribers.Demand {
      if isOver { return .none }
      guard demand > .none else {
        early.append((index, input))
        return .none
      }
      let wasUnlimited = demand == .unlimited
      demand -= 1
      demand += downstream?.receive(input) ?? .none
      if wasUnlimited { return .none }
      return demand == .unlimited ? .unlimited : .max(1)
    }

    func receive(_ completion: Subscribers.Completion<Failed>, from index: Int) {
      if isOver { return }
      subscriptions[index] = nil
      unfinished -= 1
      if case .failure = completion {
        end()?.receive(completion: completion)
      } else {
        finishIfDone()
      }
    }

    func finishIfDone() {
      guard !isOver, !isDelivering, unfinished == 0, early.isEmpty else { return }
      end()?.receive(completion: .finished)
    }

    /// Releases everything. Returns the downstream, which must be told the reason.
    private func end() -> AnySubscriber<Value, Failed>? {
      isOver = true
      defer { downstream = nil }
      early = []
      for index in subscriptions.indices {
        let subscription = subscriptions[index]
        subscriptions[index] = nil
        subscription?.cancel()
      }
      return downstream
    }
  }

  private struct Side: Subscriber {
    let combineIdentifier = CombineIdentifier()
    let index: Int
    let inner: Inner

    func receive(subscription: any Subscription) { inner.receive(subscription, from: index) }
    func receive(_ input: Value) -> Subscribers.Demand { inner.receive(input, from: index) }
    func receive(completion: Subscribers.Completion<Failed>) { inner.receive(completion, from: index) }
  }
}
