// Dispatch queues. Everything runs on one thread; a queue that is not the main one differs only in its name.

struct DispatchQoS: Equatable {
  enum QoSClass { case background, utility, `default`, userInitiated, userInteractive, unspecified }
  let qosClass: QoSClass
  static var background: DispatchQoS { DispatchQoS(qosClass: .background) }
  static var utility: DispatchQoS { DispatchQoS(qosClass: .utility) }
  static var `default`: DispatchQoS { DispatchQoS(qosClass: .default) }
  static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated) }
  static var userInteractive: DispatchQoS { DispatchQoS(qosClass: .userInteractive) }
  static var unspecified: DispatchQoS { DispatchQoS(qosClass: .unspecified) }
  static func == (lhs: DispatchQoS, rhs: DispatchQoS) -> Bool { lhs.qosClass == rhs.qosClass }
}

final class DispatchWorkItem {
  let _block: () -> Void
  @stored var isCancelled: Bool
  @stored var _isDone: Bool
  @stored var _waiting: [() -> Void]
  init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    _block = block
    isCancelled = false
    _isDone = false
    _waiting = []
  }
  func perform() {
    if !isCancelled { _block() }
    _isDone = true
    let waiting = _waiting
    _waiting = []
    for block in waiting { block() }
  }
  func cancel() { isCancelled = true }
  func wait() { _ = _clockWait(until: nil) { self._isDone } }
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _clockWait(until: timeout) { self._isDone } ? .success : .timedOut
  }
  func notify(queue: DispatchQueue, execute: @escaping @_preconcurrencySendable () -> Void) {
    if _isDone { return queue.async(execute: execute) }
    _waiting.append { queue.async(execute: execute) }
  }
  func notify(queue: DispatchQueue, execute: DispatchWorkItem) { notify(queue: queue) { execute.perform() } }
}

struct DispatchWorkItemFlags: OptionSet, Sendable {
  typealias Element = DispatchWorkItemFlags
  typealias ArrayLiteralElement = DispatchWorkItemFlags
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var barrier: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 1) }
  static var detached: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 2) }
  static var assignCurrentContext: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 4) }
  static var noQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 8) }
  static var inheritQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 16) }
  static var enforceQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 32) }
}

/// The queue whose work is running, or the main queue if there is none.
final class _CurrentQueue {
  @stored var _queue: DispatchQueue?
  init() { _queue = nil }
  static let _shared = _CurrentQueue()
  static var _current: DispatchQueue { _shared._queue ?? .main }
}

final class DispatchSpecificKey<T> {
  init() {}
}

enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  let current = _CurrentQueue._current
  let holds =
    switch condition() {
    case .onQueue(let queue), .onQueueAsBarrier(let queue): queue === current
    case .notOnQueue(let queue): queue !== current
    }
  if !holds { _trap("dispatchPrecondition failed: the code runs on queue '\(current.label)'") }
}

final class DispatchQueue: Scheduler {
  struct Attributes: OptionSet, Sendable {
    typealias Element = Attributes
    typealias ArrayLiteralElement = Attributes
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    static var concurrent: Attributes { Attributes(rawValue: 2) }
    static var initiallyInactive: Attributes { Attributes(rawValue: 4) }
  }
  enum AutoreleaseFrequency: Sendable {
    case inherit
    case workItem
    case never
  }
  let label: String
  /// The queue on which the work runs; its specific values are seen there as well.
  let _target: DispatchQueue?
  let _isMain: Bool
  let _isSerial: Bool
  /// The work of a serial queue that has not started: `sync` runs it first.
  @stored var _pending: [() -> Void]
  static let main = DispatchQueue(_label: "com.apple.main-thread", isMain: true)
  static let _global = DispatchQueue(_label: "com.apple.root.default-qos", isMain: false)
  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
  init(_label: String, isMain: Bool) {
    label = _label
    _target = nil
    _isMain = isMain
    _isSerial = false
    _pending = []
    _specifics = [:]
  }
  init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    _target = target
    _isMain = false
    // The work of a concurrent queue also runs in order: everything before a barrier has finished when the barrier
    // runs.
    _isSerial = true
    _pending = []
    _specifics = [:]
  }
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(0, iterations) { work(iteration) }
  }
  func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags,
    execute work: @escaping @_preconcurrencySendable () -> Void
  ) {
    async(execute: work)
  }
  func async(qos: DispatchQoS, execute work: @escaping @_preconcurrencySendable () -> Void) { async(execute: work) }
  func async(execute work: @escaping @_preconcurrencySendable () -> Void) {
    guard _isSerial else { return _clockRun(_isMain) { self._run(work) } }
    _pending.append { self._run(work) }
    _clockRun(false) { self._runNext() }
  }
  func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
  func async(group: DispatchGroup?, execute work: @escaping @_preconcurrencySendable () -> Void) {
    guard let group else { return async(execute: work) }
    group.enter()
    async {
      work()
      group.leave()
    }
  }
  func async(
    group: DispatchGroup?, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags,
    execute work: @escaping @_preconcurrencySendable () -> Void
  ) {
    async(group: group, execute: work)
  }
  func async(group: DispatchGroup?, qos: DispatchQoS, execute work: @escaping @_preconcurrencySendable () -> Void) {
    async(group: group, execute: work)
  }
  func _runNext() { if !_pending.isEmpty { _pending.removeFirst()() } }
  func asyncAfter(deadline: DispatchTime, execute work: @escaping @_preconcurrencySendable () -> Void) {
    _ = _clockRunAfter(Int(clamping: deadline.uptimeNanoseconds) - _clockNow(), _isMain) { self._run(work) }
  }
  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @_preconcurrencySendable () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }
  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { execute.perform() }
  }
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem) { async(group: group) { workItem.perform() } }
  func _run<T>(_ work: () throws -> T) rethrows -> T {
    let outer = _CurrentQueue._shared._queue
    _CurrentQueue._shared._queue = self
    defer { _CurrentQueue._shared._queue = outer }
    return try work()
  }
  @stored var _specifics: [ObjectIdentifier: Any]
  func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { _specifics[ObjectIdentifier(key)] = value }
  func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { _specifics[ObjectIdentifier(key)] as? T }
  /// The value of the queue whose work is running.
  class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    var queue: DispatchQueue? = _CurrentQueue._current
    while let one = queue {
      if let value = one.getSpecific(key: key) { return value }
      queue = one._target
    }
    return nil
  }
  func sync<T>(execute work: () throws -> T) rethrows -> T {
    while !_pending.isEmpty { _runNext() }
    return try _run(work)
  }
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try sync(execute: work) }
  func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }
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
