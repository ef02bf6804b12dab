// Timers of virtual time.

final class Timer {
  @stored var _timer: _ClockTimer?
  @stored var isValid: Bool
  @stored var tolerance: TimeInterval
  @stored var userInfo: Any?
  @stored var _fireTime: Int
  let _interval: TimeInterval
  let _block: (Timer) -> Void
  let _repeats: Bool
  init(_interval: TimeInterval, repeats: Bool, block: @escaping @_preconcurrencySendable (Timer) -> Void) {
    self._interval = _interval
    _repeats = repeats
    _block = block
    isValid = true
    _timer = nil
    tolerance = 0
    _fireTime = _clockNow() + Swift.max(1, Int(_interval * 1e9))
  }
  convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @_preconcurrencySendable (Timer) -> Void
  ) {
    self.init(_interval: interval, repeats: repeats, block: block)
  }
  convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @_preconcurrencySendable (Timer) -> Void
  ) {
    self.init(_interval: interval, repeats: repeats, block: block)
    _fireTime = _clockNow() + Swift.max(0, Int((date.timeIntervalSinceNow * 1e9).rounded()))
  }
  /// Zero for a timer that fires once.
  var timeInterval: TimeInterval { _repeats ? _interval : 0 }
  var fireDate: Date { Date(timeIntervalSinceNow: Double(_fireTime - _clockNow()) / 1e9) }
  static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @_preconcurrencySendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(_interval: interval, repeats: repeats, block: block)
    timer._start()
    return timer
  }
  /// Once for each timer, however many modes it is added for.
  func _start() {
    guard isValid, _timer == nil else { return }
    let first = Swift.max(1, _fireTime - _clockNow())
    let step = Swift.max(1, Int(_interval * 1e9))
    if _repeats {
      _timer = _clockRunEvery(first, step, true) { self.fire() }
    } else {
      _timer = _clockRunAfter(first, true) { self.fire() }
    }
  }
  func fire() {
    if !isValid { return }
    if _repeats && _fireTime <= _clockNow() { _fireTime += Swift.max(1, Int(_interval * 1e9)) }
    if !_repeats { invalidate() }
    _block(self)
  }
  func invalidate() {
    isValid = false
    _timer?._cancel()
    _timer = nil
  }
  static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
  final class TimerPublisher: ConnectablePublisher, _LibraryPublisher {
    typealias Output = Date
    typealias Failure = Never
    let interval: Double
    let tolerance: Double?
    let runLoop: RunLoop
    let mode: RunLoop.Mode
    let options: RunLoop.SchedulerOptions?
    let _subject: PassthroughSubject<Date, Never>
    init(
      interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
      _subject = PassthroughSubject<Date, Never>()
    }
    var _stream: _Stream { _subject._stream }
    func connect() -> Cancellable {
      let step = max(1, Int(interval * 1e9))
      let subject = _subject
      return _ClockConnection(_timer: _clockRunEvery(step, step, true) { subject.send(Date()) })
    }
  }
}

extension Timer: Hashable {
  static func == (lhs: Timer, rhs: Timer) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
