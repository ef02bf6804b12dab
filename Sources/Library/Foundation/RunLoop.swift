// Run loops as schedulers of virtual time.

final class RunLoop: Scheduler {
  let _isMain: Bool
  static let main = RunLoop(_isMain: true)
  @available(*, noasync) class var current: RunLoop { main }
  init(_isMain: Bool) { self._isMain = _isMain }
  func perform(_ block: @escaping () -> Void) { _clockRun(_isMain, block) }
  func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }
  func add(_ timer: Timer, forMode mode: Mode) { timer._start() }
  /// Runs until nothing is left to run.
  @available(*, noasync) func run() { while _clockStep(-1, true) {} }
  /// Time advances to the limit, and everything due by then runs.
  @available(*, noasync) func run(until limitDate: Date) {
    let limit = DispatchTime.now() + Swift.max(0, limitDate.timeIntervalSinceNow)
    _ = _clockWait(until: limit, isRunLoop: true) { false }
  }
  @available(*, noasync) func run(mode: Mode, before limitDate: Date) -> Bool {
    run(until: limitDate)
    return true
  }
  var currentMode: Mode? { .default }
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
  struct SchedulerTimeType: Strideable, Hashable {
    let _nanoseconds: Int
    init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
    init(_ time: DispatchTime) { _nanoseconds = Int(clamping: time.uptimeNanoseconds) }
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
}

/// Code on a queue of its own.
class Thread: NSObject {
  let isMainThread: Bool
  @stored var name: String?
  @stored var isExecuting: Bool
  @stored var isFinished: Bool
  @stored var isCancelled: Bool
  @stored var stackSize: Int
  @stored var threadPriority: Double
  @stored var threadDictionary: NSMutableDictionary
  @stored var _block: (() -> Void)?
  @stored var _queue: DispatchQueue?
  init(_isMain: Bool) {
    isMainThread = _isMain
    name = nil
    isExecuting = true
    isFinished = false
    isCancelled = false
    stackSize = 524_288
    threadPriority = 0.5
    threadDictionary = NSMutableDictionary()
    _block = nil
    _queue = nil
    super.init()
  }
  override convenience init() {
    self.init(_isMain: false)
    isExecuting = false
  }
  convenience init(block: @escaping @_preconcurrencySendable () -> Void) {
    self.init()
    _block = block
  }
  static func detachNewThread(_ block: @escaping @_preconcurrencySendable () -> Void) { Thread(block: block).start() }
  func main() { _block?() }
  func start() {
    if _queue != nil { _trap("*** -[NSThread start]: attempt to start the thread again") }
    let queue = DispatchQueue(label: name ?? "")
    _queue = queue
    queue.setSpecific(key: Thread._key, value: self)
    queue.async {
      if self.isCancelled { return }
      self.isExecuting = true
      self.main()
      self.isExecuting = false
      self.isFinished = true
    }
  }
  func cancel() { isCancelled = true }
  static let main = Thread(_isMain: true)
  static let _other = Thread(_isMain: false)
  static let _key = DispatchSpecificKey<Thread>()
  @available(*, noasync) class var current: Thread {
    DispatchQueue.getSpecific(key: _key) ?? (_clockIsMain() ? main : _other)
  }
  static var isMainThread: Bool { _clockIsMain() }
  /// The virtual clock advances, and everything due by then runs.
  @available(*, noasync) class func sleep(forTimeInterval ti: TimeInterval) {
    _ = _clockWait(until: DispatchTime.now() + Swift.max(0, ti)) { false }
  }
  @available(*, noasync) class func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }
}
