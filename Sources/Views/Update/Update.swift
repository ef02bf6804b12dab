import Code
import Machine
import Models
import Trace

/// The update: runs stale views until none is left.
extension ViewHierarchy {
  /// The number of rounds of bodies in one turn after which they count as endless.
  package static var roundLimit: Int { 100 }

  /// Views that the next update will run, in mounting order: parents before their children.
  package var staleViews: [MountedView] {
    var all = stale
    for (view, _) in batches.later.flatMap(\.invalidations) where !all.contains(where: { $0 === view }) {
      all.append(view)
    }
    return all.count < 2 ? all : all.sorted { $0.order < $1.order }
  }

  func isStale(_ view: MountedView) { stale.append(view) }

  /// The view whose body or action is currently making views stale.
  var writer: Invalidation.Writer? {
    (running ?? acting).map(Invalidation.Writer.init)
  }

  /// The cause of the running code, if views are the cause: a body, or an action of a view.
  package var cause: String? {
    if let running { return "the body of \(running.reference)" }
    return acting.map { "\(actionName) of \(($0 as? ScopeNode)?.programName ?? $0.name)" }
  }

  /// True if `update` will run views or actions.
  package var needsUpdate: Bool { batches.first != nil || !stale.isEmpty || !afterUpdate.isEmpty }

  /// Runs stale views in mounting order, round after round, until none is left (4.1, 4.3), and then the actions that
  /// they have requested. After `roundLimit` rounds, the loop is reported and cut.
  ///
  /// - Parameter failed: Receives the error of a body: a trap in one does not keep the others from running. If it
  ///   throws, the update ends there.
  package func update(failed: @escaping (any Error) throws -> Void) throws {
    let outer = self.failed
    self.failed = failed
    transaction = 0
    defer {
      self.failed = outer
      if !watched.madeByBodies.isEmpty { watched.madeByBodies = [] }
      if !watched.lastRoundOfType.isEmpty { watched.lastRoundOfType = [:] }
      loops.round = 0
    }
    if !earlyFailures.isEmpty { try reportEarlyFailures() }
    var rounds = 0
    while true {
      if batches.first != nil || !stale.isEmpty { try flush(&rounds) }
      try checkPreferences()
      if afterUpdate.isEmpty {
        if !watched.replacements.isEmpty { findLateWrites() }
        if !watched.kept.isEmpty {
          findKeptModels()
          findKeptValues()
        }
        if watched.entryDefaults.hasSeveral { findSplitDefaults() }
        if !silentReaders.isEmpty { findStaleViews() }
        return
      }
      if rounds >= Self.roundLimit { return cutLoop() }
      rounds += 1
      loops.round = rounds
      try act()
    }
  }

  private func reportEarlyFailures() throws {
    let errors = earlyFailures
    earlyFailures = []
    for error in errors { try failed(error) }
  }

  func runStale() throws {
    if !queries.isEmpty { try runStaleQueries() }
    let round = stale.count < 2 ? stale : stale.sorted { $0.order < $1.order }
    stale.removeAll(keepingCapacity: true)
    for (index, view) in round.enumerated() where view.isStale {
      do {
        try refresh(view)
      } catch {
        stale += round[(index + 1)...].filter(\.isStale)
        throw error
      }
    }
  }

  /// Queries run before the views: a changed result makes the view stale, which then runs only once.
  private func runStaleQueries() throws {
    let round = stale.filter { $0 is QueryNode }
    if round.isEmpty { return }
    stale.removeAll { $0 is QueryNode }
    for query in round.sorted(by: { $0.order < $1.order }) where query.isStale { try refresh(query) }
  }

  private func act() throws {
    for action in afterUpdate.take() {
      let outer = (acting, actionName)
      (acting, actionName) = (action.owner, action.name)
      defer { (acting, actionName) = outer }
      do { try action.run() } catch { try failed(error) }
    }
  }

  /// Runs a body. Its error is reported, and the view keeps its content. A body that stopped at an opaque value when
  /// its tree was mounted shows nothing, but the views beside it are mounted.
  func refresh(_ view: MountedView) throws {
    do {
      try run(view)
    } catch let trap as Trap where trap.isOfOpenedCode && !(view is RootNode) {
      try reportOrPostpone(trap)
    } catch {
      try failed(error)
    }
  }

  /// Runs a part of a body that shows nothing itself, such as the update of a UIKit view. If it stops at an opaque
  /// value, the body continues.
  ///
  /// - Returns: True if it came to its end.
  func attempt(_ work: () throws -> Void) throws -> Bool {
    do {
      try work()
      return true
    } catch let trap as Trap where trap.isOfOpenedCode {
      try reportOrPostpone(trap)
      return false
    }
  }

  /// Outside an update, a trap waits for the next one.
  private func reportOrPostpone(_ trap: Trap) throws {
    do { try failed(trap) } catch let trap as Trap where trap.isOfOpenedCode { earlyFailures.append(trap) }
  }

  /// Runs `work`, which only looks: it belongs to no body and no action.
  package func look<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = (running, acting)
    (running, acting) = (nil, nil)
    defer { (running, acting) = outer }
    return try work()
  }

  /// Runs a body, and its contents.
  func run(_ view: MountedView) throws {
    if let bodyWillRun = session.bodyWillRun, view.isShown { bodyWillRun(view) }
    let outer = running
    running = view
    do {
      defer { running = outer }
      try view.run()
    }
    if !view.dependencies.isEmpty { warnOfUntrackedPerception(in: view) }
    if let node = view as? ScopeNode, let models = node.ownModels, models.bodyDidRun(of: node) { node.ownModels = nil }
    if view.lastRun?.causes.isEmpty == false, view.isShown { view.didRunByItself() }
    if let runLog, view.isShown { runLog.note(view, turn: bridge.history.turn) }
    if bridge.events.wants(.views), view.isShown, let run = view.lastRun {
      let cause: BodyCause =
        run.causes.isEmpty
        ? .first(reads: view.reads)
        : .because(run.causes.map(told))
      bridge.events.send(.body(view.reference, run: view.runs, cause: cause))
    }
    try view.settle()
  }

  /// The reasons for which a stale view is about to run; empty for its first run.
  package func reasons(of view: MountedView) -> [BodyReason] { view.pending.map(told) }

  private func told(_ invalidation: Invalidation) -> BodyReason {
    switch invalidation.reason {
    case .property(let dependency, _): .property(bridge.reference(dependency))
    case .object(let name, let member): member.map { .property(PropertyRef(object: name, member: $0)) } ?? .object(name)
    case .state(let property): .property(property)
    case .value(let fields): .value(fields: fields)
    case .environment(let key): .environment(key)
    case .redeclared(let type): .redeclared(type)
    case .remade: .remade
    }
  }
}
