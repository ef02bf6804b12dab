import Code
import OpenCombine

/// The subscribers of one subject, in the order of subscription.
///
/// A subject of OpenCombine keeps its subscribers in a set, whose order differs from run to run. So each subscriber
/// gets an `OrderedSubscriber` in between: when the subject sends an element, the first of them that it reaches
/// passes it on to all, in order, and the others find that done. The subject still decides how much each receives.
final class OrderedSubscribers {
  fileprivate var all: [OrderedSubscriber] = []
  /// True if the first demand counts as unlimited, as with an `ObservableObjectPublisher`.
  fileprivate let demandIsUnlimited: Bool
  /// The operations that the subject is performing, innermost last.
  fileprivate var doings: [Doing] = []

  fileprivate enum Doing {
    case sending(Round)
    /// Answering one subscriber's request, or its subscription.
    case answering
  }

  /// A value or completion on its way to all subscribers.
  fileprivate final class Round {
    /// True if the value is the last one, as with a future.
    let isLast: Bool
    var isDone = false
    /// The demand returned by the subscribers reached so far.
    var answers: [ObjectIdentifier: Subscribers.Demand] = [:]

    init(isLast: Bool) { self.isLast = isLast }
  }

  init(demandIsUnlimited: Bool = false) { self.demandIsUnlimited = demandIsUnlimited }

  /// - Parameters:
  ///   - isFirst: True to put the subscriber before all others.
  ///   - owner: An object that must live as long as the subscription.
  func subscribe(
    _ subscriber: some Subscriber<Value, Failed>, to subject: some Publisher<Value, Failed>, isFirst: Bool = false,
    keeping owner: AnyObject? = nil
  ) {
    let ordered = OrderedSubscriber(subscriber, of: self, keeping: owner)
    all.insert(ordered, at: isFirst ? 0 : all.count)
    doings.append(.answering)
    defer { doings.removeLast() }
    subject.subscribe(ordered)
  }

  /// Wraps a call of `send` by which the subject sends to all subscribers; `isLast` if it finishes with a value.
  func whileSending(isLast: Bool = false, _ send: () -> Void) {
    doings.append(.sending(Round(isLast: isLast)))
    defer { doings.removeLast() }
    send()
  }

  fileprivate func remove(_ subscriber: OrderedSubscriber) {
    if let index = all.firstIndex(where: { $0 === subscriber }) { all.remove(at: index) }
  }
}

/// The link between a subject and one of its subscribers.
final class OrderedSubscriber: Subscriber, Subscription, CustomStringConvertible {
  /// Released when the subscription is over, as the subjects themselves do: it may retain the subscription.
  private var downstream: StreamSubscriber?
  private let order: OrderedSubscribers
  private var owner: AnyObject?
  private var upstream: (any Subscription)?
  /// The unmet demand.
  private var demand = Subscribers.Demand.none
  private var isOver = false

  fileprivate init(
    _ downstream: some Subscriber<Value, Failed>, of order: OrderedSubscribers, keeping owner: AnyObject?
  ) {
    self.downstream = StreamSubscriber(downstream)
    self.order = order
    self.owner = owner
  }

  /// The subject's own description.
  var description: String { upstream.map { "\($0)" } ?? "Subject" }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += order.demandIsUnlimited ? .unlimited : demand
    order.doings.append(.answering)
    defer { order.doings.removeLast() }
    upstream?.request(demand)
  }

  func cancel() {
    isOver = true
    order.remove(self)
    let (upstream, downstream, owner) = (upstream, downstream, owner)
    self.upstream = nil
    self.downstream = nil
    self.owner = nil
    withExtendedLifetime((downstream, owner)) { upstream?.cancel() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    guard case .sending(let round) = order.doings.last else { return deliver(input) }
    if !round.isDone {
      round.isDone = true
      for subscriber in order.all where !subscriber.isOver && subscriber.demand > .none {
        round.answers[ObjectIdentifier(subscriber)] = subscriber.deliver(input)
        if round.isLast { subscriber.end(.finished) }
      }
    }
    // Another value was already delivered to a subscriber without demand; the subject's count is corrected.
    return round.answers[ObjectIdentifier(self)] ?? .max(1)
  }

  private func deliver(_ input: Value) -> Subscribers.Demand {
    guard let downstream else { return .none }
    demand -= 1
    let more = downstream.receive(input)
    demand += more
    return more
  }

  func receive(completion: Subscribers.Completion<Failed>) {
    guard case .sending(let round) = order.doings.last else { return end(completion) }
    if round.isDone { return }
    round.isDone = true
    for subscriber in order.all { subscriber.end(completion) }
  }

  private func end(_ completion: Subscribers.Completion<Failed>) {
    if isOver { return }
    isOver = true
    order.remove(self)
    let (downstream, owner) = (downstream, owner)
    self.downstream = nil
    self.owner = nil
    upstream = nil
    withExtendedLifetime(owner) { downstream?.receive(completion: completion) }
  }
}
