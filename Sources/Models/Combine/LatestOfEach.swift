import Code
import OpenCombine

/// `combineLatest`, which OpenCombine lacks, by the rules in Combine's documentation:
///
/// - It emits when any upstream does, once each has emitted; always the latest element of each.
/// - It passes every request on to all upstreams, and drops elements beyond the downstream's demand, except the
///   latest element of each, which it keeps.
/// - It finishes when all upstreams have, and fails as soon as one does.
struct LatestOfEach: Publisher {
  typealias Output = [Value]
  typealias Failure = Failed
  private let upstreams: [AnyStream]

  init(_ upstreams: [AnyStream]) { self.upstreams = upstreams }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == [Value], Downstream.Failure == Failed {
    let inner = Inner(AnySubscriber(subscriber), count: upstreams.count)
    for (index, upstream) in upstreams.enumerated() where !inner.isOver {
      upstream.subscribe(Side(index: index, inner: inner))
    }
    inner.begin()
  }

  private final class Inner: Subscription, CustomStringConvertible {
    private var downstream: AnySubscriber<[Value], Failed>?
    private var subscriptions: [(any Subscription)?]
    private var latest: [Value?]
    private var demand = Subscribers.Demand.none
    private var unfinished: Int
    private(set) var isOver = false
    private var hasBegun = false
    /// A completion that arrived before it could be sent downstream.
    private var earlyCompletion: Subscribers.Completion<Failed>?

    init(_ downstream: AnySubscriber<[Value], Failed>, count: Int) {
      self.downstream = downstream
      subscriptions = Array(repeating: nil, count: count)
      latest = Array(repeating: nil, count: count)
      unfinished = count
    }

    var description: String { "CombineLatest" }

    func begin() {
      hasBegun = true
      downstream?.receive(subscription: self)
      guard let earlyCompletion, let downstream else { return }
      self.downstream = nil
      downstream.receive(completion: earlyCompletion)
    }

    // MARK: From below

    func request(_ demand: Subscribers.Demand) {
      if isOver { return }
      self.demand += demand
      for index in subscriptions.indices { subscriptions[index]?.request(demand) }
    }

    func cancel() {
      earlyCompletion = nil
      _ = end()
    }

    // MARK: From above

    func receive(_ subscription: any Subscription, from index: Int) {
      if isOver || subscriptions[index] != nil { return subscription.cancel() }
      subscriptions[index] = subscription
    }

    func receive(_ input: Value, from index: Int) -> Subscribers.Demand {
      if isOver { return .none }
      latest[index] = input
      guard demand > .none else { return .none }
      let values = latest.compactMap { $0 }
      guard values.count == latest.count else { return .none }
      demand -= 1
      let more = downstream?.receive(values) ?? .none
      guard more > .none, !isOver else { return .none }
      demand += more
      for other in subscriptions.indices where other != index { subscriptions[other]?.request(more) }
      return more
    }

    func receive(_ completion: Subscribers.Completion<Failed>, from index: Int) {
      if isOver { return }
      subscriptions[index] = nil
      unfinished -= 1
      if case .finished = completion, unfinished > 0 { return }
      if hasBegun {
        end()?.receive(completion: completion)
      } else {
        let downstream = end()
        self.downstream = downstream
        earlyCompletion = completion
      }
    }

    /// Releases everything. Returns the downstream, which must be told the reason.
    private func end() -> AnySubscriber<[Value], Failed>? {
      isOver = true
      defer { downstream = nil }
      for index in subscriptions.indices {
        let subscription = subscriptions[index]
        subscriptions[index] = nil
        subscription?.cancel()
      }
      latest = latest.map { _ in nil }
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
