// Foundation's operations.

enum QualityOfService: Int, Sendable {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}

class Operation: NSObject {
  enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }
  @stored var _isCancelled: Bool
  @stored var _isExecuting: Bool
  @stored var _isFinished: Bool
  @stored var _waiting: [() -> Void]
  @stored var name: String?
  @stored var queuePriority: QueuePriority
  @stored var qualityOfService: QualityOfService
  @stored var completionBlock: (() -> Void)?
  @stored var dependencies: [Operation]
  override init() {
    _isCancelled = false
    _isExecuting = false
    _isFinished = false
    _waiting = []
    name = nil
    queuePriority = .normal
    qualityOfService = .default
    completionBlock = nil
    dependencies = []
    super.init()
  }
  var isCancelled: Bool { _isCancelled }
  var isExecuting: Bool { _isExecuting }
  var isFinished: Bool { _isFinished }
  var isAsynchronous: Bool { false }
  var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
  func addDependency(_ op: Operation) { dependencies.append(op) }
  func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }
  func cancel() { _isCancelled = true }
  func main() { if let block = self as? BlockOperation { for work in block.executionBlocks { work() } } }
  func start() {
    _isExecuting = true
    if !isCancelled { main() }
    _isExecuting = false
    // An asynchronous operation reports itself when it has finished.
    if !isAsynchronous || isFinished || isCancelled { _finish() }
  }
  func _finish() {
    _isFinished = true
    let waiting = _waiting
    _waiting = []
    for block in waiting { block() }
    completionBlock?()
  }
  func _whenFinished(_ block: @escaping () -> Void) {
    if _isFinished { block() } else { _waiting.append(block) }
  }
  func waitUntilFinished() { _ = _clockWait(until: nil) { self.isFinished } }
  func willChangeValue(forKey key: String) {}
  func didChangeValue(forKey key: String) { if key == "isFinished" && isFinished && !_isFinished { _finish() } }
}

class BlockOperation: Operation {
  @stored var executionBlocks: [() -> Void]
  override init() {
    executionBlocks = []
    super.init()
  }
  convenience init(block: @escaping @_preconcurrencySendable () -> Void) {
    self.init()
    executionBlocks = [block]
  }
  func addExecutionBlock(_ block: @escaping @_preconcurrencySendable () -> Void) { executionBlocks.append(block) }
}
