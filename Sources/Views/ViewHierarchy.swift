import Models
import Trace

/// The mounted views, and the update that runs those which writes have made stale.
package final class ViewHierarchy {
  package let bridge: ObservationBridge
  private var byName: [String: BoundView] = [:]
  private var mountCount = 0
  /// Those to run at the end of the turn, in the order in which they became stale.
  @exclusivity(unchecked) private var stale: [MountedView] = []
  /// The view whose body is running.
  @exclusivity(unchecked) private(set) unowned(unsafe) var running: MountedView?
  /// Names of views that were unmounted, the latest last; for questions about them.
  package private(set) var unmounted: [String] = []

  /// Rounds of bodies in one turn, after which they are taken to run for ever.
  package static let roundLimit = 100
  private static let unmountedNamesKept = 100

  package init(bridge: ObservationBridge) { self.bridge = bridge }

  // MARK: Mounting

  /// In the order of mounting.
  package var views: [BoundView] { byName.values.sorted { $0.order < $1.order } }
  package var count: Int { byName.count }
  package func view(named name: String) -> BoundView? { byName[name] }

  /// Makes a view, in place of the one that has the name, and runs its body for the first time.
  package func mount(_ name: String, _ source: BoundSource) throws {
    unmount(name)
    unmounted.removeAll { $0 == name }
    mountCount += 1
    let view = BoundView(name: name, order: mountCount, source: source, hierarchy: self)
    byName[name] = view
    try run(view)
  }

  /// Takes a view away. What it has read is not told to it any more, and what it has kept alive may die.
  @discardableResult
  package func unmount(_ name: String) -> Bool {
    guard let reference = remove(name) else { return false }
    unmounted.removeAll { $0 == name }
    unmounted.append(name)
    if unmounted.count > Self.unmountedNamesKept { unmounted.removeFirst() }
    bridge.events.send(.unmounted(reference))
    return true
  }

  /// When it returns, the view is gone with all that it alone has held.
  private func remove(_ name: String) -> ViewRef? {
    guard let view = byName.removeValue(forKey: name) else { return nil }
    view.unmount()
    stale.removeAll { $0 === view }
    return view.reference
  }

  /// All at once, as when a session is left or starts afresh.
  package func unmountAll() {
    for view in views { view.unmount() }
    byName = [:]
    stale = []
    unmounted = []
  }

  // MARK: The update

  /// Views that the next update will run, in the order of mounting.
  package var staleViews: [MountedView] { stale.count < 2 ? stale : stale.sorted { $0.order < $1.order } }

  func isStale(_ view: MountedView) { stale.append(view) }

  /// Who makes views stale just now, if a body does.
  var writer: Invalidation.Writer? {
    running.map { Invalidation.Writer(reference: $0.reference, order: $0.order) }
  }

  /// Runs stale views, in the order of mounting and round after round, until none is left (4.1, 4.3). After
  /// `roundLimit` rounds the loop is named and cut.
  ///
  /// - Parameter failed: Takes what a body threw: a trap in one does not keep the others from running. If it throws,
  ///   the update ends there.
  package func update(failed: (any Error) throws -> Void) throws {
    var rounds = 0
    while !stale.isEmpty {
      if rounds == Self.roundLimit { return cutLoop() }
      rounds += 1
      let round = staleViews
      stale.removeAll(keepingCapacity: true)
      for (index, view) in round.enumerated() where view.isStale {
        do {
          try run(view)
        } catch {
          do {
            try failed(error)
          } catch {
            stale += round[(index + 1)...].filter(\.isStale)
            throw error
          }
        }
      }
    }
  }

  private func run(_ view: MountedView) throws {
    let outer = running
    running = view
    defer { running = outer }
    try view.run()
    guard bridge.events.wants(.views), let run = view.lastRun else { return }
    let cause: BodyCause =
      run.causes.isEmpty
      ? .first(reads: view.tracking.dependencies.map(bridge.reference))
      : .because(run.causes.map(told))
    bridge.events.send(.body(view.reference, run: view.runs, cause: cause))
  }

  private func told(_ invalidation: Invalidation) -> BodyReason {
    switch invalidation.reason {
    case .property(let dependency, _): .property(bridge.reference(dependency))
    case .object(let name, let member): member.map { .property(PropertyRef(object: name, member: $0)) } ?? .object(name)
    case .state(let property): .property(property)
    case .value(let fields): .value(fields: fields)
    case .environment(let key): .environment(key)
    }
  }

  // MARK: Redraw loops

  private func cutLoop() {
    let views = staleViews
    let cycle = views.first.map(cycle)
    bridge.events.send(.redrawLoop(cycle: cycle?.links ?? [], rounds: Self.roundLimit))
    for view in views { view.cutLoop() }
    for view in cycle?.views ?? [] { view.cutLoop() }
    stale = []
  }

  /// Who makes whom stale: followed from a stale view back, from each to the view whose body made the write, until
  /// one comes up again.
  private func cycle(from stale: MountedView) -> (links: [CycleLink], views: [MountedView]) {
    /// Each view with the property through which the one after it made it stale.
    var chain: [(view: MountedView, property: PropertyRef)] = []
    var current = stale
    while let cause = current.latestCauseInABody, let writer = cause.writer.flatMap({ view(at: $0.order) }),
      let property = property(of: cause.reason)
    {
      chain.append((current, property))
      if let start = chain.firstIndex(where: { $0.view === writer }) {
        return (links(of: Array(chain[start...])), chain[start...].map(\.view))
      }
      current = writer
    }
    return ([.view(stale.reference)], [stale])
  }

  /// A closed chain, told forwards and from the view that was mounted first.
  private func links(of chain: [(view: MountedView, property: PropertyRef)]) -> [CycleLink] {
    let writers = chain.indices.map { chain[($0 + 1) % chain.count].view }
    let steps = zip(writers, chain).reversed()
    guard let first = steps.map(\.0).min(by: { $0.order < $1.order }) else { return [] }
    let rotated = steps.drop { $0.0 !== first } + steps.prefix { $0.0 !== first }
    return rotated.flatMap { [.view($0.0.reference), .property($0.1.property)] }
  }
}

extension ViewHierarchy {
  private func view(at order: Int) -> MountedView? { views.first { $0.order == order } }

  private func property(of reason: Invalidation.Reason) -> PropertyRef? {
    switch reason {
    case .property(let dependency, _): bridge.reference(dependency)
    case .object(let name, let member): PropertyRef(object: name, member: member ?? "objectWillChange")
    case .state(let property): property
    case .value, .environment: nil
    }
  }
}

extension MountedView {
  /// The last write by which a view's body made this one stale, or made it run.
  fileprivate var latestCauseInABody: Invalidation? {
    (isStale ? pending : lastRun?.causes ?? []).last { $0.writer != nil }
  }
}
