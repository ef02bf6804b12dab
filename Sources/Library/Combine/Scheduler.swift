// Schedulers and the operators that use them. All time is the session's virtual time.

protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> Cancellable
}

extension Scheduler {
  func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
  var _core: _SchedulerCore {
    _SchedulerCore._make(
      { self.now }, { self.minimumTolerance },
      { (action: _ScheduledAction) in self.schedule(options: nil) { action._run() } },
      { (date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, action: _ScheduledAction) in
        self.schedule(after: date, tolerance: tolerance, options: nil) { action._run() }
      },
      {
        (
          date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
          action: _ScheduledAction
        ) -> () -> Void in
        let scheduled = self.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
          action._run()
        }
        return { scheduled.cancel() }
      }, { (date: SchedulerTimeType, interval: SchedulerTimeType.Stride) in date.advanced(by: interval) },
      { (date: SchedulerTimeType, other: SchedulerTimeType) in date.distance(to: other) },
      { (date: SchedulerTimeType, other: SchedulerTimeType) in date == other },
      { (date: SchedulerTimeType, other: SchedulerTimeType) in date < other })
  }
}

@opaque struct _SchedulerCore {
  @native("_SchedulerCore.make")
  static func _make<T, S>(
    _ now: @escaping () -> T, _ tolerance: @escaping () -> S, _ run: @escaping (_ScheduledAction) -> Void,
    _ runAfter: @escaping (T, S, _ScheduledAction) -> Void,
    _ runEvery: @escaping (T, S, S, _ScheduledAction) -> () -> Void, _ advance: @escaping (T, S) -> T,
    _ distance: @escaping (T, T) -> S, _ areEqual: @escaping (T, T) -> Bool, _ isLess: @escaping (T, T) -> Bool
  ) -> _SchedulerCore
}

@opaque struct _ScheduledAction {
  @native("_ScheduledAction.run") func _run()
}

extension Publishers {
  struct Debounce<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _upstream: Upstream
    let _dueTime: Context.SchedulerTimeType.Stride
    let _scheduler: Context
    let _stream: _Stream
  }
  struct Throttle<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _upstream: Upstream
    let _interval: Context.SchedulerTimeType.Stride
    let _scheduler: Context
    let _latest: Bool
    let _stream: _Stream
  }
  struct Delay<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _upstream: Upstream
    let _interval: Context.SchedulerTimeType.Stride
    let _scheduler: Context
    let _stream: _Stream
  }
  struct Timeout<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
  struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _upstream: Upstream
    let _scheduler: Context
    let _stream: _Stream
  }
  struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _upstream: Upstream
    let _scheduler: Context
    let _stream: _Stream
  }
  struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _LibraryPublisher {
    typealias Output = Context.SchedulerTimeType.Stride
    typealias Failure = Upstream.Failure
    let _stream: _Stream
  }
}

extension Publisher {
  func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce<Self, S>(
      _upstream: self, _dueTime: dueTime, _scheduler: scheduler,
      _stream: _stream._debounce(dueTime, scheduler._core))
  }
  func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle<Self, S>(
      _upstream: self, _interval: interval, _scheduler: scheduler, _latest: latest,
      _stream: _stream._throttle(interval, scheduler._core, latest))
  }
  func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay<Self, S>(
      _upstream: self, _interval: interval, _scheduler: scheduler,
      _stream: _stream._delay(interval, tolerance ?? scheduler.minimumTolerance, scheduler._core))
  }
  func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout<Self, S>(_stream: _stream._timeout(interval, scheduler._core, customError))
  }
  func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn<Self, S>(
      _upstream: self, _scheduler: scheduler, _stream: _stream._receiveOn(scheduler._core))
  }
  func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn<Self, S>(
      _upstream: self, _scheduler: scheduler, _stream: _stream._subscribeOn(scheduler._core))
  }
  func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval<Self, S>(_stream: _stream._measureInterval(scheduler._core))
  }
}

extension _Stream {
  @native("_Stream.debounce") func _debounce<S>(_ interval: S, _ scheduler: _SchedulerCore) -> _Stream
  @native("_Stream.throttle")
  func _throttle<S>(_ interval: S, _ scheduler: _SchedulerCore, _ latest: Bool) -> _Stream
  @native("_Stream.delay")
  func _delay<S>(_ interval: S, _ tolerance: S, _ scheduler: _SchedulerCore) -> _Stream
  @native("_Stream.timeout")
  func _timeout<S, E>(_ interval: S, _ scheduler: _SchedulerCore, _ customError: (() -> E)?) -> _Stream
  @native("_Stream.receiveOn") func _receiveOn(_ scheduler: _SchedulerCore) -> _Stream
  @native("_Stream.subscribeOn") func _subscribeOn(_ scheduler: _SchedulerCore) -> _Stream
  @native("_Stream.measureInterval") func _measureInterval(_ scheduler: _SchedulerCore) -> _Stream
}

struct ImmediateScheduler: Scheduler {
  typealias SchedulerOptions = Never
  static let shared = ImmediateScheduler(_only: ())
  init(_only: ()) {}
  struct SchedulerTimeType: Strideable {
    init() {}
    func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    func advanced(by n: Stride) -> SchedulerTimeType { self }
    static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { true }
    static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { false }
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
      typealias Magnitude = Int
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      let magnitude: Int
      init(_ value: Int) { magnitude = value }
      init(integerLiteral value: Int) { magnitude = value }
      init(floatLiteral value: Double) { magnitude = Int(value) }
      init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      static func == (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude == rhs.magnitude }
      static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      static var zero: Stride { Stride(0) }
      static func seconds(_ s: Int) -> Stride { Stride(0) }
      static func seconds(_ s: Double) -> Stride { Stride(0) }
      static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      static func microseconds(_ us: Int) -> Stride { Stride(0) }
      static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
    }
  }
  var now: SchedulerTimeType { SchedulerTimeType() }
  var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> Cancellable {
    action()
    return Subscriptions.empty
  }
}
