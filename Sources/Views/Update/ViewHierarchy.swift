import Code
import Machine
import Models
import Trace

/// The mounted views, those bound by hand and the trees of SwiftUI views, and the update that runs those which writes
/// have made stale.
package final class ViewHierarchy {
  package let bridge: ObservationBridge
  private var byName: [String: BoundView] = [:]
  var trees: [String: RootNode] = [:]
  private var mountCount = 0
  /// The views to run at the end of the turn, in the order in which they became stale.
  @exclusivity(unchecked) var stale: [MountedView] = []
  /// Actions to be done once the bodies have run.
  var afterUpdate = AfterUpdate()
  /// Whether a view leaves without a transition just now: it disappears before the next one appears (4.21).
  var disappearsFirst = false
  /// The objects that mounted views keep from run to run: what a representable has made.
  var kept: [ObjectIdentifier: Value] = [:]
  /// The queries of mounted views, in the order in which they were made.
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
  /// Whether bodies are being run for what was written.
  @exclusivity(unchecked) var isFlushing = false
  /// Takes what a body threw while several run.
  var failed: (any Error) throws -> Void = { throw $0 }
  package let mistakes = MistakeLog()
  let leaks = LeakWatch()
  let replacedModels = ReplacedModels()
  /// The views that have read something that is not tracked, by their places in the order of mounting.
  var silentReaders: [Int: MountedView] = [:]
  /// Hears what the program does outside of itself: `post`, `log`, `defaults` or `request`, and the words for it.
  package var noteEffect: ((_ kind: String, _ words: String) -> Void)?
  /// Views that have read a `@Perceptible` model outside of `WithPerceptionTracking`, each told once; nil until there is
  /// such a model.
  var untrackedPerception: Set<String>?
  /// Has code note the reads of what is not tracked.
  package var noteReads: (() -> Void)?
  /// The instances that the program's variables hold.
  package var sharedObjects: (() -> [AnyObject])?
  var entryDefaults = EntryDefaults()
  let keptModels = KeptModels()
  /// Instances that bodies have made in the update that is under way.
  var madeByBodies: Set<ObjectIdentifier> = []
  /// Models that bodies have made in earlier updates, with their numbers: an address may have come to another instance.
  /// A link's destination is made long before it is shown.
  var madeEarlier: [ObjectIdentifier: Int] = [:]
  /// How often each view has started a task since time last went on; see `mayStartTask`.
  var taskStarts: [ViewRef: Int] = [:]
  /// Whether a redraw loop has been cut that the session has not heard of.
  var hasCutLoop = false
  /// How many views are being updated within each other.
  var nesting = 0
  /// The types of those of the whole update.
  var typesMadeByBodies: Set<String> = []
  /// The state that the tree being mounted takes over from the one it replaces.
  var inheritance: Inheritance?
  /// The last thing that SwiftUI would have warned of, and the turn.
  var lastWarning: (turn: Int32, words: String)?
  /// State that was written last, with another value, and the turn.
  var lastStateWrite: LastStateWrite?
  /// Errors of bodies that ran before the end of the turn.
  var earlyFailures: [any Error] = []
  /// Nodes of trees that are alive.
  package internal(set) var nodeCount = 0
  /// The state that the sites of all trees share.
  private(set) lazy var runtime = ViewRuntime(hierarchy: self)
  /// Takes note of each run, where there can be questions about them.
  package var runLog: RunLog?
  /// Told of each body before it runs, where a session may pause there.
  package var bodyWillRun: ((MountedView) -> Void)?
  /// Starts a task of the program.
  package var startTask: ((Value) throws -> any ViewTask)?
  /// Whether the program's variables, or one of the values, lead to an instance.
  package var isReached: ((Record, [Value]) -> Bool)?
  /// Subscribes a view to an object, if it is an ObservableObject.
  package var subscribe: ((MountedView, Value) throws -> (any ObjectSubscription)?)?

  /// What the views have cost that have left, by name.
  package private(set) var left: [String: LeftViews] = [:]

  /// Names of views that were unmounted, the latest last; for questions about them.
  package private(set) var unmounted: [String] = []
  private static let unmountedNamesKept = 100

  package init(bridge: ObservationBridge) { self.bridge = bridge }

  /// Trees of views need a machine that runs their bodies. It outlives the hierarchy's last use.
  package func attach(_ machine: Machine) { runtime.attached = machine }

  /// The place in the order of mounting for the next view.
  func nextOrder() -> Int {
    mountCount += 1
    return mountCount
  }

  /// Whether the body of a view is running just now.
  package var isRunningBody: Bool { running != nil }
  /// The standard user defaults by key; see `ViewRuntime`.
  package var storedDefaults: [String: String?] { runtime.storedDefaults }

  // MARK: Bound views

  /// The bound views, in the order of mounting.
  package var views: [BoundView] { byName.values.sorted { $0.order < $1.order } }
  package var count: Int { byName.count }
  package func view(named name: String) -> BoundView? { byName[name] }

  /// Makes a view, in place of the one that has the name, and runs its body for the first time.
  package func mount(_ name: String, _ source: BoundSource) throws {
    unmount(name)
    unmounted.removeAll { $0 == name }
    beginNotingReads()
    let view = BoundView(name: name, order: nextOrder(), source: source, hierarchy: self)
    byName[name] = view
    try view.subscribe()
    try run(view)
  }

  // MARK: Trees

  /// The roots, in the order of mounting.
  package var mountedTrees: [String] { trees.values.sorted { $0.order < $1.order }.map(\.name) }

  /// Mounts a tree in place of what has the name. `closure` makes its root view, of the type `content`;
  /// `environment` is what the root finds.
  func mountTree(_ name: String?, closure: Value, content: RuntimeType, environment: Value) throws {
    let name = name ?? runtime.title(of: content)
    unmount(name)
    unmounted.removeAll { $0 == name }
    bridge.watchesCreation = true
    beginNotingReads()
    defer { madeByBodies = [] }
    let root = RootNode(name: name, closure: closure, type: content, hierarchy: self)
    trees[name] = root
    do {
      try root.update(.void, in: Context(owner: root, environment: EnvironmentBox(environment)))
    } catch {
      // A tree that trapped while mounting is not on the screen.
      trees[name] = nil
      root.unmount()
      stale.removeAll { !$0.isMounted }
      throw error
    }
  }

  // MARK: Unmounting

  /// Takes a view or a tree away. What it has read is not told to it any more, and what it has kept alive may die.
  @discardableResult
  package func unmount(_ name: String) -> Bool {
    guard let reference = remove(name) else { return false }
    noteUnmounted(name)
    bridge.events.send(.unmounted(reference))
    return true
  }

  /// What a view has cost that is leaving.
  func noteCounts(of view: MountedView) {
    // The tree that takes its place goes on counting.
    if inheritance != nil { return }
    left[view.name, default: LeftViews()].add(view)
  }

  /// A view has gone, for questions about it.
  func noteUnmounted(_ name: String) {
    if unmounted.last == name { return }
    unmounted.removeAll { $0 == name }
    unmounted.append(name)
    if unmounted.count > Self.unmountedNamesKept { unmounted.removeFirst() }
  }

  /// When it returns, the view is gone with all that it alone has held.
  private func remove(_ name: String) -> ViewRef? {
    guard let view = byName.removeValue(forKey: name) ?? trees.removeValue(forKey: name) else { return nil }
    if view is BoundView { noteCounts(of: view) }
    view.unmount()
    stale.removeAll { !$0.isMounted }
    return view.reference
  }

  /// Unmounts all trees and views at once, as when a session is left or starts over.
  package func unmountAll() {
    for view in views { view.unmount() }
    for tree in trees.values { tree.unmount() }
    byName = [:]
    trees = [:]
    stale = []
    batches.end()
    afterUpdate = AfterUpdate()
    replacedModels.removeAll()
    silentReaders = [:]
    entryDefaults.removeAll()
    unmounted = []
    left = [:]
  }
}

/// State that was written, with the turn. It may have gone with its view.
struct LastStateWrite {
  let turn: Int32
  weak var state: StateLocation?
}

/// What views of one name have cost that are mounted no longer.
package struct LeftViews {
  package private(set) var views = 0
  package private(set) var bodies = 0
  package private(set) var invalidations = 0

  mutating func add(_ view: MountedView) {
    views += 1
    bodies += view.ownRuns
    invalidations += view.ownInvalidations
  }
}
