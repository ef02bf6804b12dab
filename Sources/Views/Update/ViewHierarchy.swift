import Code
import Machine
import Models
import Trace

/// The mounted views, both those bound by hand and the trees of SwiftUI views, and the update that runs the stale
/// ones.
package final class ViewHierarchy {
  package let bridge: ObservationBridge
  /// The parts of the session that views call upon.
  package var session = SessionHooks()
  private var byName: [String: BoundView] = [:]
  var trees: [String: RootNode] = [:]
  private var mountCount = 0
  /// The views to run at the end of the turn, in the order in which they became stale.
  @exclusivity(unchecked) var stale: [MountedView] = []
  /// Actions to run after the bodies.
  var afterUpdate = AfterUpdate()
  /// True while a view is being removed without a transition: it disappears before the next one appears (4.21).
  var disappearsFirst = false
  /// The objects that mounted views keep from run to run: those created by representables.
  var kept: [ObjectIdentifier: Value] = [:]
  /// The queries of mounted views, in order of creation.
  var queries: [QueryNode] = []
  /// The preferences that views have set.
  var preferences = Preferences()
  /// The view whose body is running.
  @exclusivity(unchecked) unowned(unsafe) var running: MountedView?
  /// The view on whose behalf an action runs: an `onAppear`, an `onChange`.
  unowned(unsafe) var acting: MountedView?
  /// `onAppear`
  var actionName = ""
  /// The transaction in which the program writes; 0 is the empty one.
  @exclusivity(unchecked) var transaction = 0
  /// The numbers of all transactions so far, by their contents.
  var transactions: [String: Int] = [:]
  /// Writes that no body has shown yet.
  @exclusivity(unchecked) var batches = Batches()
  /// True while bodies run because of queued writes.
  @exclusivity(unchecked) var isFlushing = false
  /// Receives the errors of bodies while several run.
  var failed: (any Error) throws -> Void = { throw $0 }
  package let mistakes = MistakeLog()
  /// The models whose making, keeping or replacing may turn out to be a mistake.
  var watched = WatchedModels()
  /// Redraw loops, and the tasks that may become one.
  var loops = LoopGuard()
  /// The latest warning and write to `@State`.
  var latest = LatestEvents()
  /// The views that have read something that is not tracked, by their places in the order of mounting.
  var silentReaders: [Int: MountedView] = [:]
  /// Views that have read a `@Perceptible` model outside of `WithPerceptionTracking`, each told once; nil until there is
  /// such a model.
  var untrackedPerception: Set<String>?
  /// How many views are being updated within each other.
  var nesting = 0
  /// The state that the tree being mounted takes over from the one it replaces.
  var inheritance: Inheritance?
  /// Errors of bodies that ran before the end of the turn.
  var earlyFailures: [any Error] = []
  /// The number of live nodes of trees.
  package internal(set) var nodeCount = 0
  /// The state that the sites of all trees share.
  private(set) lazy var runtime = ViewRuntime(hierarchy: self)
  /// The views that are no longer mounted.
  package internal(set) var departed = DepartedViews()
  /// The counts since ':stats reset'; nil if it has not been used.
  package internal(set) var countWindow: CountWindow?
  /// Takes note of each run, where there can be questions about them.
  package var runLog: RunLog?

  package init(bridge: ObservationBridge) {
    self.bridge = bridge
    bridge.legacy.limitWork { [unowned self] in (running as? ScopeNode).map(mayStartTask) ?? true }
  }

  /// Attaches the machine, which trees of views need to run their bodies. It must outlive the last use of the
  /// hierarchy.
  package func attach(_ machine: Machine) { runtime.attached = machine }

  /// The next position in mounting order.
  func nextOrder() -> Int {
    mountCount += 1
    return mountCount
  }

  /// True if the body of a view is running just now.
  package var isRunningBody: Bool { running != nil }
  /// The contents of the user defaults, by key.
  package var storedDefaults: [String: String] { runtime.storage.texts }

  // MARK: Bound views

  /// The bound views, in mounting order.
  package var views: [BoundView] { byName.values.sorted { $0.order < $1.order } }
  package var count: Int { byName.count }
  package func view(named name: String) -> BoundView? { byName[name] }

  /// Mounts a view, replacing one with the same name, and runs its body for the first time.
  package func mount(_ name: String, _ source: BoundSource) throws {
    unmount(name)
    departed.forget(name)
    beginNotingReads()
    let view = BoundView(name: name, order: nextOrder(), source: source, hierarchy: self)
    byName[name] = view
    try view.subscribe()
    try run(view)
  }

  // MARK: Trees

  /// True for the classes whose instances views find in their environment.
  package func canBeProvided(_ type: RuntimeType) -> Bool { runtime.canBeProvided(type) }

  /// The roots, in mounting order.
  package var mountedTrees: [String] { trees.values.sorted { $0.order < $1.order }.map(\.name) }

  /// Mounts a tree, replacing any view or tree with the name. `closure` creates its root view, of the type `content`;
  /// `environment` is the root's environment.
  func mountTree(_ name: String?, closure: Value, content: RuntimeType, environment: Value) throws {
    let name = name ?? runtime.title(of: content)
    unmount(name)
    departed.forget(name)
    bridge.watchesCreation = true
    beginNotingReads()
    defer { watched.madeByBodies = [] }
    let root = RootNode(name: name, closure: closure, type: content, hierarchy: self)
    trees[name] = root
    do {
      try root.update(.void, in: Context(owner: root, environment: EnvironmentBox(environment)))
    } catch {
      // A tree that trapped while being mounted is not on the screen.
      trees[name] = nil
      root.unmount()
      stale.removeAll { !$0.isMounted }
      throw error
    }
  }

  // MARK: Unmounting

  /// Unmounts a view or a tree. It is no longer notified of writes, and the values that it has kept alive may be
  /// destroyed.
  @discardableResult
  package func unmount(_ name: String) -> Bool {
    guard let reference = remove(name) else { return false }
    departed.note(name)
    bridge.events.send(.unmounted(reference))
    return true
  }

  /// Records the cost of a view that is being unmounted.
  func noteCounts(of view: MountedView) {
    // The tree that replaces it continues the counts.
    if inheritance != nil { return }
    departed.add(view, bodies: view.ownRuns, invalidations: view.ownInvalidations)
    countWindow?.add(departed: view)
  }

  /// Unmounts the view. On return it is gone, with all that only the view held.
  private func remove(_ name: String) -> ViewRef? {
    guard let view = byName.removeValue(forKey: name) ?? trees.removeValue(forKey: name) else { return nil }
    if view is BoundView { noteCounts(of: view) }
    view.unmount()
    stale.removeAll { !$0.isMounted }
    return view.reference
  }

  /// Unmounts all trees and views at once, as when a session ends or starts over.
  package func unmountAll() {
    for view in views { view.unmount() }
    for tree in trees.values { tree.unmount() }
    byName = [:]
    trees = [:]
    stale = []
    batches.end()
    afterUpdate = AfterUpdate()
    watched.replacements.removeAll()
    silentReaders = [:]
    watched.entryDefaults.removeAll()
    departed = DepartedViews()
    countWindow = nil
  }
}
