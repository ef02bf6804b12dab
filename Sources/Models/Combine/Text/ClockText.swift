import Code

/// What Foundation and Dispatch have to do things later: queues, run loops, timers. All time is the session's virtual
/// time, and everything runs on one thread; a queue that is not the main one only says so.
enum ClockText {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "",
      """
      @native("_clockNow") func _clockNow() -> Int
      @native("_clockIsMain") func _clockIsMain() -> Bool
      @native("_clockRun") func _clockRun(_ isMain: Bool, _ action: @escaping () -> Void)
      @native("_clockRunAfter")
      func _clockRunAfter(_ nanoseconds: Int, _ isMain: Bool, _ action: @escaping () -> Void) -> _ClockTimer
      @native("_clockRunEvery")
      func _clockRunEvery(
        _ first: Int, _ interval: Int, _ isMain: Bool, _ action: @escaping () -> Void
      ) -> _ClockTimer
      """),
    LibraryPart("@opaque struct _ClockTimer", "@native(\"_ClockTimer.cancel\") func _cancel()"),
    LibraryPart(
      "struct _ClockConnection: Cancellable",
      """
      let _timer: _ClockTimer
      func cancel() { _timer._cancel() }
      """),
    LibraryPart(
      "enum DispatchTimeInterval: Equatable",
      """
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
      var _nanoseconds: Int {
        switch self {
        case .seconds(let n): return n * 1_000_000_000
        case .milliseconds(let n): return n * 1_000_000
        case .microseconds(let n): return n * 1_000
        case .nanoseconds(let n): return n
        case .never: return Int.max / 2
        }
      }
      """),
    LibraryPart(
      "struct DispatchTime: Comparable, Hashable",
      """
      let uptimeNanoseconds: UInt64
      init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
      static func now() -> DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_clockNow())) }
      static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds + UInt64(max(0, seconds * 1e9)))
      }
      static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(uptimeNanoseconds: time.uptimeNanoseconds + UInt64(interval._nanoseconds))
      }
      static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds < b.uptimeNanoseconds }
      static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds == b.uptimeNanoseconds }
      func hash(into hasher: inout Hasher) { hasher.combine(uptimeNanoseconds) }
      func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
      """),
    LibraryPart(
      "struct DispatchQoS: Equatable",
      """
      enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
      let qosClass: QoSClass
      static var background: DispatchQoS { DispatchQoS(qosClass: .background) }
      static var utility: DispatchQoS { DispatchQoS(qosClass: .utility) }
      static var `default`: DispatchQoS { DispatchQoS(qosClass: .default) }
      static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated) }
      static var userInteractive: DispatchQoS { DispatchQoS(qosClass: .userInteractive) }
      static var unspecified: DispatchQoS { DispatchQoS(qosClass: .unspecified) }
      static func == (lhs: DispatchQoS, rhs: DispatchQoS) -> Bool { lhs.qosClass == rhs.qosClass }
      """),
    LibraryPart(
      "final class DispatchWorkItem",
      """
      let _block: () -> Void
      @stored var isCancelled: Bool
      init(block: @escaping () -> Void) {
        _block = block
        isCancelled = false
      }
      func perform() { if !isCancelled { _block() } }
      func cancel() { isCancelled = true }
      """),
    LibraryPart("final class DispatchQueue: Scheduler", queue),
    LibraryPart("final class RunLoop: Scheduler", runLoop),
    LibraryPart("final class OperationQueue: Scheduler", operationQueue),
    LibraryPart("final class Thread", "static var isMainThread: Bool { _clockIsMain() }"),
    LibraryPart("final class Timer", timer),
  ]

  private static let queue =
    """
    let label: String
    let _isMain: Bool
    static let main = DispatchQueue(_label: "com.apple.main-thread", isMain: true)
    static let _global = DispatchQueue(_label: "com.apple.root.default-qos", isMain: false)
    static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
    init(_label: String, isMain: Bool) {
      label = _label
      _isMain = isMain
    }
    init(label: String, qos: DispatchQoS = .unspecified) {
      self.label = label
      _isMain = false
    }
    func async(execute work: @escaping () -> Void) { _clockRun(_isMain, work) }
    func async(execute workItem: DispatchWorkItem) { _clockRun(_isMain) { workItem.perform() } }
    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
      _ = _clockRunAfter(Int(deadline.uptimeNanoseconds) - _clockNow(), _isMain, work)
    }
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      _ = _clockRunAfter(Int(deadline.uptimeNanoseconds) - _clockNow(), _isMain) { execute.perform() }
    }
    func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
    struct SchedulerOptions {
      init() {}
    }

    """ + scheduling

  private static let runLoop =
    """
    let _isMain: Bool
    static let main = RunLoop(_isMain: true)
    static var current: RunLoop { main }
    init(_isMain: Bool) { self._isMain = _isMain }
    func perform(_ block: @escaping () -> Void) { _clockRun(_isMain, block) }
    struct Mode: Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static var common: Mode { Mode(rawValue: "kCFRunLoopCommonModes") }
      static var `default`: Mode { Mode(rawValue: "kCFRunLoopDefaultMode") }
      static var tracking: Mode { Mode(rawValue: "UITrackingRunLoopMode") }
      static func == (lhs: Mode, rhs: Mode) -> Bool { lhs.rawValue == rhs.rawValue }
      func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    }
    struct SchedulerOptions {
      init() {}
    }

    """ + scheduling

  private static let operationQueue =
    """
    let _isMain: Bool
    static let main = OperationQueue(_isMain: true)
    init() { _isMain = false }
    init(_isMain: Bool) { self._isMain = _isMain }
    func addOperation(_ block: @escaping () -> Void) { _clockRun(_isMain, block) }
    struct SchedulerOptions {
      init() {}
    }

    """ + scheduling

  /// What queues and run loops are as schedulers: their times are nanoseconds of virtual time.
  private static let scheduling = """
    struct SchedulerTimeType: Strideable, Hashable {
      let _nanoseconds: Int
      init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
      init(_ time: DispatchTime) { _nanoseconds = Int(time.uptimeNanoseconds) }
      var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(_nanoseconds)) }
      func distance(to other: SchedulerTimeType) -> Stride { Stride(_nanoseconds: other._nanoseconds - _nanoseconds) }
      func advanced(by n: Stride) -> SchedulerTimeType {
        SchedulerTimeType(_nanoseconds: _nanoseconds + n._nanoseconds)
      }
      static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs._nanoseconds == rhs._nanoseconds }
      static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
      func hash(into hasher: inout Hasher) { hasher.combine(_nanoseconds) }
      struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
        typealias Magnitude = Int
        typealias IntegerLiteralType = Double
        typealias FloatLiteralType = Double
        let _nanoseconds: Int
        init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
        init(_ interval: DispatchTimeInterval) { _nanoseconds = interval._nanoseconds }
        init(_ seconds: Double) { _nanoseconds = Int(seconds * 1e9) }
        init(integerLiteral value: Double) { _nanoseconds = Int(value * 1e9) }
        init(floatLiteral value: Double) { _nanoseconds = Int(value * 1e9) }
        init?<T: BinaryInteger>(exactly source: T) {
          guard let value = Int(exactly: source) else { return nil }
          _nanoseconds = value
        }
        var magnitude: Int { _nanoseconds }
        var timeInterval: Double { Double(_nanoseconds) / 1e9 }
        static func < (lhs: Stride, rhs: Stride) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
        static func == (lhs: Stride, rhs: Stride) -> Bool { lhs._nanoseconds == rhs._nanoseconds }
        static func * (lhs: Stride, rhs: Stride) -> Stride {
          Stride(_nanoseconds: Int(Double(lhs._nanoseconds) * (Double(rhs._nanoseconds) / 1e9)))
        }
        static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        static func + (lhs: Stride, rhs: Stride) -> Stride {
          Stride(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds)
        }
        static func - (lhs: Stride, rhs: Stride) -> Stride {
          Stride(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds)
        }
        static var zero: Stride { Stride(_nanoseconds: 0) }
        static func seconds(_ s: Int) -> Stride { Stride(_nanoseconds: s * 1_000_000_000) }
        static func seconds(_ s: Double) -> Stride { Stride(_nanoseconds: Int(s * 1e9)) }
        static func milliseconds(_ ms: Int) -> Stride { Stride(_nanoseconds: ms * 1_000_000) }
        static func microseconds(_ us: Int) -> Stride { Stride(_nanoseconds: us * 1_000) }
        static func nanoseconds(_ ns: Int) -> Stride { Stride(_nanoseconds: ns) }
      }
    }
    var now: SchedulerTimeType { SchedulerTimeType(_nanoseconds: _clockNow()) }
    var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(_nanoseconds: 0) }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { _clockRun(_isMain, action) }
    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) {
      _ = _clockRunAfter(date._nanoseconds - _clockNow(), _isMain, action)
    }
    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> Cancellable {
      _ClockConnection(
        _timer: _clockRunEvery(date._nanoseconds - _clockNow(), interval._nanoseconds, _isMain, action))
    }
    """

  private static let timer = """
    @stored var _timer: _ClockTimer?
    @stored var isValid: Bool
    let timeInterval: Double
    let _block: (Timer) -> Void
    let _repeats: Bool
    init(_interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {
      timeInterval = _interval
      _repeats = repeats
      _block = block
      isValid = true
      _timer = nil
    }
    static func scheduledTimer(
      withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      let timer = Timer(_interval: interval, repeats: repeats, block: block)
      timer._start()
      return timer
    }
    func _start() {
      let step = max(1, Int(timeInterval * 1e9))
      if _repeats {
        _timer = _clockRunEvery(step, step, true) { self.fire() }
      } else {
        _timer = _clockRunAfter(step, true) { self.fire() }
      }
    }
    func fire() {
      if !isValid { return }
      if !_repeats { invalidate() }
      _block(self)
    }
    func invalidate() {
      isValid = false
      _timer?._cancel()
      _timer = nil
    }
    static func publish(
      every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
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
    """
}
