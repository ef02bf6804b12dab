// `Progress`: the share of a task that is done, with the shares of its parts.

class Progress: NSObject {
  struct FileOperationKind: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let downloading = FileOperationKind(rawValue: "NSProgressFileOperationKindDownloading")
    static let receiving = FileOperationKind(rawValue: "NSProgressFileOperationKindReceiving")
    static let copying = FileOperationKind(rawValue: "NSProgressFileOperationKindCopying")
  }
  @stored var _total: Int64
  @stored var _completed: Int64
  @stored var _children: [(progress: Progress, units: Int64)]
  @stored var _isCancelled: Bool
  @stored var _isPaused: Bool
  @stored var _description: String?
  @stored var _additional: String?
  @stored var isCancellable: Bool
  @stored var isPausable: Bool
  @stored var cancellationHandler: (() -> Void)?
  @stored var pausingHandler: (() -> Void)?
  @stored var resumingHandler: (() -> Void)?
  override init() {
    _total = 0
    _completed = 0
    _children = []
    _isCancelled = false
    _isPaused = false
    _description = nil
    _additional = nil
    isCancellable = false
    isPausable = false
    cancellationHandler = nil
    pausingHandler = nil
    resumingHandler = nil
    super.init()
  }
  convenience init(totalUnitCount unitCount: Int64) {
    self.init()
    _total = unitCount
  }
  convenience init(
    totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64
  ) {
    self.init(totalUnitCount: unitCount)
    parent.addChild(self, withPendingUnitCount: portionOfParentTotalUnitCount)
  }
  static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress { Progress(totalUnitCount: unitCount) }

  var totalUnitCount: Int64 {
    get { _total }
    set { _total = newValue }
  }
  var completedUnitCount: Int64 {
    get {
      _children.reduce(_completed) { sum, child in child.progress.isFinished ? sum + child.units : sum }
    }
    set { _completed = newValue - _children.reduce(0) { $1.progress.isFinished ? $0 + $1.units : $0 } }
  }
  var _unfinished: [(progress: Progress, units: Int64)] { _children.filter { !$0.progress.isFinished } }
  func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    _children.append((child, inUnitCount))
  }
  var isIndeterminate: Bool { _total < 0 || _completed < 0 || _total == 0 && completedUnitCount == 0 }
  var isFinished: Bool {
    let completed = completedUnitCount
    return completed >= _total && completed > 0 && _total > 0 || completed > 0 && _total == 0
  }
  var fractionCompleted: Double {
    if isIndeterminate { return 0 }
    if _total == 0 { return 1 }
    let completed = _unfinished.reduce(Double(completedUnitCount)) { sum, child in
      sum + child.progress.fractionCompleted * Double(child.units)
    }
    return completed / Double(_total)
  }
  var isCancelled: Bool { _isCancelled }
  var isPaused: Bool { _isPaused }
  func cancel() {
    if _isCancelled { return }
    _isCancelled = true
    _call(cancellationHandler)
    for child in _unfinished { child.progress.cancel() }
  }
  func pause() {
    if _isPaused { return }
    _isPaused = true
    _call(pausingHandler)
    for child in _unfinished { child.progress.pause() }
  }
  func resume() {
    if !_isPaused { return }
    _isPaused = false
    _call(resumingHandler)
    for child in _unfinished { child.progress.resume() }
  }
  /// Handlers run later, on another queue.
  func _call(_ handler: (() -> Void)?) {
    if let handler { DispatchQueue.global().async { handler() } }
  }
  var localizedDescription: String! {
    get { _description ?? "\(Int(fractionCompleted * 100))% completed" }
    set { _description = newValue }
  }
  var localizedAdditionalDescription: String! {
    get { _additional ?? "\(completedUnitCount) of \(_total)" }
    set { _additional = newValue }
  }
}
