// Operation queues, which are schedulers of virtual time as well. Operations of a queue run one after the other.

class OperationQueue: NSObject, Scheduler {
  static let defaultMaxConcurrentOperationCount = -1
  let _isMain: Bool
  var _operations: [Operation] = []
  var name: String? = nil
  var maxConcurrentOperationCount = -1
  var qualityOfService: QualityOfService = .default
  var underlyingQueue: DispatchQueue? = nil
  var _isSuspended = false
  static let main = OperationQueue(_isMain: true)
  static var current: OperationQueue? { _clockIsMain() ? main : nil }
  override init() {
    _isMain = false
    super.init()
  }
  init(_isMain: Bool) {
    self._isMain = _isMain
    super.init()
  }
  var operations: [Operation] { _operations }
  var operationCount: Int { _operations.count }
  var isSuspended: Bool {
    get { _isSuspended }
    set {
      _isSuspended = newValue
      if !newValue { for _ in _operations { _clockRun(_isMain) { self._runNext() } } }
    }
  }
  func addOperation(_ op: Operation) {
    _operations.append(op)
    _clockRun(_isMain) { self._runNext() }
  }
  func addOperation(_ block: @escaping @_preconcurrencySendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }
  func addBarrierBlock(_ barrier: @escaping @_preconcurrencySendable () -> Void) { addOperation(barrier) }
  func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for operation in ops { addOperation(operation) }
    if wait { _ = _clockWait(until: nil) { ops.allSatisfy { $0.isFinished } } }
  }
  func cancelAllOperations() { for operation in _operations { operation.cancel() } }
  @available(*, noasync, message: "Use completionBlock or a dependent Operation instead")
  func waitUntilAllOperationsAreFinished() { _ = _clockWait(until: nil) { self._operations.isEmpty } }
  /// Runs the first operation with the highest priority that has no unfinished dependencies.
  func _runNext() {
    if _isSuspended { return }
    let ready = _operations.filter { $0.isReady && !$0.isExecuting }
    guard let priority = ready.map({ $0.queuePriority.rawValue }).max(),
      let next = ready.first(where: { $0.queuePriority.rawValue == priority })
    else {
      // The remaining operations wait for operations in another queue.
      if !_operations.isEmpty { _ = _clockRunAfter(1_000_000, _isMain) { self._runNext() } }
      return
    }
    next._whenFinished { self._operations.removeAll { $0 === next } }
    next.start()
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
