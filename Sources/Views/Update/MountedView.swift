import Code
import Machine
import Models
import Trace

/// A unit of the update: a view bound by hand, or a node of a tree of SwiftUI views.
///
/// This class knows if the view is stale, and why; its subclasses know the body.
package class MountedView: TrackingClient {
  package let name: String
  /// The position in mounting order: parents come before their children.
  package final var order: Int { Int(place) }
  private let place: Int32
  // Unchecked: these change at every write and run of a body, on one thread and never while they are read.

  /// The number of runs of the body.
  @exclusivity(unchecked) private final var runCount: Int32 = 0
  /// The number of invalidations.
  @exclusivity(unchecked) private final var invalidationCount: Int32 = 0
  package private(set) final var isMounted = true
  @exclusivity(unchecked) package private(set) final var isStale = false
  /// The last run of the body; nil before the first.
  @exclusivity(unchecked) package private(set) final var lastRun: Run?
  /// The causes of the current run.
  private(set) final var causesOfThisRun: [Invalidation] = []
  /// The invalidations since that run.
  @exclusivity(unchecked) package private(set) final var pending: [Invalidation] = []
  /// Observes the properties that the body has read. Nil for a body that reads nothing, as in most rows.
  private(set) final var tracking: BodyTracking?
  /// The untracked reads of the last run.
  package private(set) final var silentReads: [SilentRead] = []
  /// The hierarchy owns its views, and so outlives them.
  final unowned(unsafe) let hierarchy: ViewHierarchy

  /// The maximum number of causes; further ones add nothing.
  private static let causesKept = 20

  /// In this order, the fields take two words.
  package struct Run {
    /// Empty for the first run.
    package let causes: [Invalidation]
    package let turn: Int32
    /// True if a trap ended the run.
    package fileprivate(set) var wasCutOff = false
    /// True if that trap was Ctrl-C.
    package fileprivate(set) var wasInterrupted = false
    /// A redraw loop ended the turn, and this was the view's last run in it.
    package fileprivate(set) var endedInLoop = false
  }

  package final var runs: Int { Int(runCount) }
  package final var invalidations: Int { Int(invalidationCount) }

  init(name: String, order: Int, hierarchy: ViewHierarchy) {
    self.name = name
    place = Int32(order)
    self.hierarchy = hierarchy
  }

  package var reference: ViewRef { ViewRef(name) }
  /// The mounting order of the surrounding views, from the inside.
  package var ancestors: [Int] { [] }
  /// The type with the body, if the view is one of the program's.
  package var declaredType: RuntimeType? { nil }

  /// The number of separate runs of the body. The closure of a container belongs to another body, and counts only the
  /// runs of its own.
  package var ownRuns: Int { runs }
  /// The number of those runs that an invalidation caused.
  package var ownInvalidations: Int { invalidations }
  /// Called when the body has run by itself, so that the run is shown.
  func didRunByItself() {}

  /// Untracked work before the body.
  func prepare() throws {}
  /// The body itself, which is tracked.
  func evaluate() throws {}
  /// Untracked work after the body.
  func settle() throws {}
  /// True if the last run is shown in the trace.
  var isShown: Bool { true }

  /// The tracked properties that the last run has read.
  package final var dependencies: [Dependency] { tracking?.dependencies ?? [] }
  /// The properties that the last run has read, and the ObservableObjects to which the view subscribes.
  package var reads: [PropertyRef] {
    dependencies.map(hierarchy.bridge.reference)
      + subscribed.map { PropertyRef(object: $0, member: "objectWillChange") }
  }
  /// The names of the ObservableObjects to which the view subscribes.
  package var subscribed: [String] { [] }

  package func dependencies(among reads: [Dependency]) -> [Dependency] { reads }

  package final func takeSilentReads(_ reads: [SilentRead]) {
    if reads.isEmpty, silentReads.isEmpty { return }
    let wasReader = !silentReads.isEmpty
    silentReads = reads
    if isMounted, wasReader == reads.isEmpty { hierarchy.silentReaders[order] = reads.isEmpty ? nil : self }
  }

  final func noteTold(_ index: Int, since: String?) {
    silentReads[index].isTold = true
    silentReads[index].since = since
  }

  // MARK: Becoming stale

  package final func invalidate(by dependency: Dependency) -> Bool {
    let isInPlace = dependency.instance.lastWrite(of: dependency.member)?.kind == .inPlace
    return invalidate(because: .property(dependency, isInPlace: isInPlace))
  }

  /// Returns true if the view was not stale before.
  @discardableResult
  package final func invalidate(because reason: Invalidation.Reason) -> Bool {
    guard isMounted else { return false }
    if reason.isOfObject { hierarchy.flushOtherTransactions() }
    var cause = Invalidation(reason: reason, writer: hierarchy.writer)
    if case .state = reason { cause.origin = hierarchy.bridge.writeOrigin }
    if let batch = hierarchy.joinBatch(), batch > 0 { return hierarchy.batches.postpone(self, cause) }
    return becomeStale(cause)
  }

  @discardableResult
  final func becomeStale(_ cause: Invalidation) -> Bool {
    guard isMounted else { return false }
    if pending.count < Self.causesKept, !pending.contains(where: { $0.reason == cause.reason }) {
      pending.append(cause)
    }
    guard !isStale else { return false }
    isStale = true
    invalidationCount &+= 1
    hierarchy.isStale(self)
    return true
  }

  /// Records the reason for a view that its parent runs at once.
  final func note(because reason: Invalidation.Reason) {
    if !isStale { invalidationCount &+= 1 }
    if pending.count < Self.causesKept { pending.append(Invalidation(reason: reason, writer: nil)) }
  }

  /// Takes over the counts of an earlier view that this one replaces.
  final func takeOver(runs: Int, invalidations: Int, because reason: Invalidation.Reason) {
    runCount = Int32(runs)
    invalidationCount = Int32(invalidations)
    pending = [Invalidation(reason: reason, writer: nil)]
  }

  // MARK: Running

  final func run() throws {
    runCount &+= 1
    var run = Run(causes: pending, turn: hierarchy.bridge.history.turn)
    causesOfThisRun = pending
    pending = []
    isStale = false
    let tracking = self.tracking ?? BodyTracking(client: self, bridge: hierarchy.bridge)
    self.tracking = tracking
    defer {
      lastRun = run
      causesOfThisRun = []
      if tracking.dependencies.isEmpty { self.tracking = nil }
    }
    do {
      try prepare()
      try tracking.run { try evaluate() }
    } catch {
      run.wasCutOff = true
      run.wasInterrupted = (error as? Trap)?.kind == .interruption
      throw error
    }
  }

  final func cutLoop() {
    isStale = false
    pending = []
    lastRun?.endedInLoop = true
  }

  /// From now on, no write invalidates the view.
  func unmount() {
    isMounted = false
    isStale = false
    pending = []
    tracking?.end()
    if !silentReads.isEmpty {
      silentReads = []
      hierarchy.silentReaders[order] = nil
    }
  }
}
