import Code
import OpenCombine

/// The subscribers of one subject, in the order in which they subscribed.
///
/// A subject of OpenCombine keeps its subscribers in a set, whose order differs from run to run. So each gets an
/// `OrderedSubscriber` in between: when the subject sends something, the first of them that it reaches passes it on to
/// all, in order, and the others find that done. The subject still decides how much each gets.
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

  /// One value or completion on its way to all.
  fileprivate final class Round {
    /// True if the value is the last one, as with a future.
    let isLast: Bool
    var isDone = false
    /// The demand that the subscribers reached so far returned.
    var answers: [ObjectIdentifier: Subscribers.Demand] = [:]

    init(isLast: Bool) { self.isLast = isLast }
  }

  init(demandIsUnlimited: Bool = false) { self.demandIsUnlimited = demandIsUnlimited }

  /// - Parameters:
  ///   - isFirst: Whether the subscriber comes before all others.
  ///   - owner: What lives as long as the subscription.
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

  /// The subject sends something to all within `send`; `isLast` where it finishes with a value.
  func whileSending(isLast: Bool = false, _ send: () -> Void) {
    doings.append(.sending(Round(isLast: isLast)))
    defer { doings.removeLast() }
    send()
  }

  fileprivate func remove(_ subscriber: OrderedSubscriber) {
    if let index = all.firstIndex(where: { $0 === subscriber }) { all.remove(at: index) }
  }
}

/// Stands between a subject and one of its subscribers.
final class OrderedSubscriber: Subscriber, Subscription, CustomStringConvertible {
  /// Let go of when the subscription is over, as the subjects themselves do: it may hold the subscription.
  private var downstream: StreamSubscriber?
  private let order: OrderedSubscribers
  private var owner: AnyObject?
  private var upstream: (any Subscription)?
  /// The demand that has not been met yet.
  private var demand = Subscribers.Demand.none
  private var isOver = false

  fileprivate init(
    _ downstream: some Subscriber<Value, Failed>, of order: OrderedSubscribers, keeping owner: AnyObject?
  ) {
    self.downstream = StreamSubscriber(downstream)
    self.order = order
    self.owner = owner
  }

  /// The subject's own.
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
    // A subscriber without demand has got another value first; what the subject counted is given back.
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
