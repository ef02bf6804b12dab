import Code
import Models
import Trace

/// A virtual view bound to key paths of a value: its body reads them.
///
///     :view Badge counter \.count
package final class BoundView: TrackingClient {
  package let name: String
  /// Its place in the order of mounting.
  package let order: Int
  package let source: BoundSource
  // Unchecked: these change at every write and run of a body, on one thread and never while they are read.

  /// How often its body has run.
  @exclusivity(unchecked) package private(set) var runs = 0
  /// How often it became stale.
  @exclusivity(unchecked) package private(set) var invalidations = 0
  package private(set) var isMounted = true
  @exclusivity(unchecked) package private(set) var isStale = false
  /// Its last run; nil before the first.
  @exclusivity(unchecked) package private(set) var lastRun: Run?
  /// What has invalidated it since then.
  @exclusivity(unchecked) package private(set) var pending: [Invalidation] = []
  package private(set) lazy var tracking = BodyTracking(client: self, bridge: hierarchy.bridge)
  /// It owns its views, and so outlives them.
  unowned(unsafe) let hierarchy: ViewHierarchy

  /// Further causes are true but tell nobody anything more.
  private static let causesKept = 20

  package struct Run {
    package let turn: Int32
    /// Empty for the first run.
    package let causes: [Invalidation]
    /// How many of the dependencies are known after each path: which path read what.
    package fileprivate(set) var readsAfterPath: [Int] = []
    /// What the paths that nobody announces ended in, where it can be kept without keeping an object alive.
    package fileprivate(set) var silentValues: [Int: StoredValue] = [:]
    /// A trap ended it.
    package fileprivate(set) var wasCutOff = false
    /// The turn found no rest, and this was its last run.
    package fileprivate(set) var endedInLoop = false
  }

  package struct Invalidation {
    package let dependency: Dependency
    /// Whether the value was changed where it is (`append`, `+=`) and not assigned.
    package let isInPlace: Bool
    /// The name of the view whose body made the write; nil where the program did.
    package let writer: String?
  }

  init(name: String, order: Int, source: BoundSource, hierarchy: ViewHierarchy) {
    self.name = name
    self.order = order
    self.source = source
    self.hierarchy = hierarchy
  }

  package var reference: ViewRef { ViewRef(name) }

  package func invalidate(by dependency: Dependency) -> Bool {
    guard isMounted else { return false }
    if pending.count < Self.causesKept, !pending.contains(where: { $0.dependency == dependency }) {
      let isInPlace = dependency.instance.lastWrite(of: dependency.member)?.kind == .inPlace
      pending.append(Invalidation(dependency: dependency, isInPlace: isInPlace, writer: hierarchy.running?.name))
    }
    guard !isStale else { return false }
    isStale = true
    invalidations += 1
    hierarchy.isStale(self)
    return true
  }

  /// Runs the body: reads every path.
  func run() throws {
    runs += 1
    var run = Run(turn: hierarchy.bridge.history.turn, causes: pending)
    pending = []
    isStale = false
    defer { lastRun = run }
    do {
      try tracking.run {
        for (index, path) in source.paths.enumerated() {
          try path.read()
          if source.paths.count > 1 { run.readsAfterPath.append(tracking.readsSoFar) }
          if path.silentLink != nil { run.silentValues[index] = path.storedValue(in: source.model) }
        }
      }
    } catch {
      run.wasCutOff = true
      throw error
    }
  }

  func cutLoop() {
    isStale = false
    pending = []
    lastRun?.endedInLoop = true
  }

  func unmount() {
    isMounted = false
    isStale = false
    pending = []
    tracking.end()
  }

  /// What the path read in the last run; what an earlier path had read before is left out.
  package func reads(ofPath index: Int) -> ArraySlice<Dependency> {
    let all = tracking.dependencies
    guard let bounds = lastRun?.readsAfterPath, source.paths.count > 1 else { return all[...] }
    guard index < bounds.count else { return [] }
    return all[(index == 0 ? 0 : bounds[index - 1])..<bounds[index]]
  }
}
