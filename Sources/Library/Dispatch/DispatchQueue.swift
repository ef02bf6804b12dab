// Dispatch queues. Everything runs on one thread; a queue that is not the main one only has another name.

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
  init(block: @escaping () -> Void) {
    _block = block
    isCancelled = false
  }
  func perform() { if !isCancelled { _block() } }
  func cancel() { isCancelled = true }
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
  let label: String
  let _isMain: Bool
  let _isSerial: Bool
  /// Work of a serial queue that has not begun: `sync` runs it first.
  @stored var _pending: [() -> Void]
  static let main = DispatchQueue(_label: "com.apple.main-thread", isMain: true)
  static let _global = DispatchQueue(_label: "com.apple.root.default-qos", isMain: false)
  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
  init(_label: String, isMain: Bool) {
    label = _label
    _isMain = isMain
    _isSerial = false
    _pending = []
  }
  init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
    self.label = label
    _isMain = false
    _isSerial = !attributes.contains(.concurrent)
    _pending = []
  }
  func async(execute work: @escaping () -> Void) {
    guard _isSerial else { return _clockRun(_isMain, work) }
    _pending.append(work)
    _clockRun(false) { self._runNext() }
  }
  func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }
  func async(group: DispatchGroup, execute work: @escaping () -> Void) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }
  func _runNext() { if !_pending.isEmpty { _pending.removeFirst()() } }
  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    _ = _clockRunAfter(Int(deadline.uptimeNanoseconds) - _clockNow(), _isMain, work)
  }
  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    _ = _clockRunAfter(Int(deadline.uptimeNanoseconds) - _clockNow(), _isMain) { execute.perform() }
  }
  func sync<T>(execute work: () throws -> T) rethrows -> T {
    while !_pending.isEmpty { _runNext() }
    return try work()
  }
  struct SchedulerOptions {
    init() {}
  }
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
}
