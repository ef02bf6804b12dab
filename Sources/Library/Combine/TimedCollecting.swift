// `collect(.byTime(…))`: the values of each interval, as an array.

extension Publishers {
  enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let strategy: Publishers.TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      switch strategy {
      case .byTime(let context, let interval):
        upstream.subscribe(
          _TimedCollector<Upstream.Output, Upstream.Failure, Context>(
            AnySubscriber(subscriber), context, interval, nil))
      case .byTimeOrCount(let context, let interval, let count):
        upstream.subscribe(
          _TimedCollector<Upstream.Output, Upstream.Failure, Context>(
            AnySubscriber(subscriber), context, interval, count))
      }
    }
  }
}

final class _TimedCollector<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription {
  @stored var _subscriber: AnySubscriber<[Input], Failure>?
  @stored var _context: Context
  @stored var _interval: Context.SchedulerTimeType.Stride
  @stored var _limit: Int?
  @stored var _values: [Input]
  @stored var _timer: (any Cancellable)?
  @stored var _upstream: (any Subscription)?
  @stored var combineIdentifier: CombineIdentifier
  init(
    _ subscriber: AnySubscriber<[Input], Failure>, _ context: Context, _ interval: Context.SchedulerTimeType.Stride,
    _ limit: Int?
  ) {
    _subscriber = subscriber
    _context = context
    _interval = interval
    _limit = limit
    _values = []
    _timer = nil
    _upstream = nil
    combineIdentifier = CombineIdentifier()
  }
  func receive(subscription: Subscription) {
    _upstream = subscription
    _timer = _context.schedule(after: _context.now.advanced(by: _interval), interval: _interval) { self._send() }
    _subscriber?.receive(subscription: self)
    subscription.request(.unlimited)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    _values.append(input)
    if let _limit, _values.count >= _limit { _send() }
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    // A failure drops the values that have not been sent.
    if case .finished = completion { _send() }
    let subscriber = _subscriber
    cancel()
    subscriber?.receive(completion: completion)
  }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    _timer?.cancel()
    _timer = nil
    _upstream?.cancel()
    _upstream = nil
    _subscriber = nil
    _values = []
  }
  func _send() {
    if _values.isEmpty { return }
    let values = _values
    _values = []
    _ = _subscriber?.receive(values)
  }
}

extension Publisher {
  func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime<Self, S>(upstream: self, strategy: strategy, options: options)
  }
}
