import Models
import Trace

/// The redraw loop that was cut, and the tasks that may become one.
struct LoopGuard {
  /// True if a redraw loop has been cut and the session has not been told.
  var hasCut = false
  /// The round of the update under way; 0 outside.
  var round = 0
  /// The number of tasks that each view has started since time last went on; see `mayStartTask`.
  var taskStarts: [ViewRef: Int] = [:]
}

/// Detection of views that run each other endlessly.
extension ViewHierarchy {
  func cutLoop() {
    let views = staleViews
    batches.end()
    let cycle = (views.first ?? lastDriven).map(cycle)
    noteLoop(cycle?.links ?? [])
    if let cycle { reportLoop(cycle.links, cycle.views) }
    for view in views { view.cutLoop() }
    for view in cycle?.views ?? [] { view.cutLoop() }
    stale = []
    afterUpdate = AfterUpdate()
  }

  private func noteLoop(_ cycle: [CycleLink]) {
    bridge.events.send(.redrawLoop(cycle: cycle, rounds: Self.roundLimit))
    loops.hasCut = true
  }

  /// True if a redraw loop has been cut since the last call.
  package func takeCutLoop() -> Bool {
    defer { loops.hasCut = false }
    return loops.hasCut
  }

  /// Called before a view starts a task, or its body gives work to a queue. Each step of a task is a turn, so its writes
  /// count anew: if a view starts task after task without time advancing, nothing else would end the loop.
  func mayStartTask(of owner: ScopeNode) -> Bool {
    let view = owner.lastShownScope ?? owner
    let starts = loops.taskStarts[view.reference, default: 0] + 1
    loops.taskStarts[view.reference] = starts
    if starts < Self.roundLimit { return true }
    if starts == Self.roundLimit {
      let cycle = cycleOfTasks(from: view)
      noteLoop(cycle.links)
      reportLoop(cycle.links, cycle.views)
    }
    return false
  }

  /// Called when time advances, or a person acts.
  package func beginInstant() { if !loops.taskStarts.isEmpty { loops.taskStarts = [:] } }

  /// The path from a view up to the outermost view that a write has run, which must have come from the view's task.
  private func cycleOfTasks(from view: ScopeNode) -> (links: [CycleLink], views: [MountedView]) {
    var (links, views): ([CycleLink], [MountedView]) = ([.view(view.reference)], [view])
    var down: [ScopeNode] = []
    var current: ScopeNode? = view
    while let scope = current, !(scope is RootNode) {
      down.insert(scope, at: 0)
      if let written = scope.lastRun?.causes.lazy.compactMap({ self.property(of: $0.reason) }).first {
        links = [.view(view.reference), .property(written)] + down.dropLast().map { .view($0.reference) }
        views = down
      }
      current = scope.context?.owner.lastShownScope
    }
    return (links, views)
  }

  /// The view to name if the turn is cut before its requested actions ran: the one that ran most often because of
  /// another.
  private var lastDriven: MountedView? {
    let turn = bridge.history.turn
    return allViews.filter { $0.lastRun?.turn == turn && $0.lastRun?.causes.contains { $0.writer != nil } == true }
      .max { $0.runs < $1.runs }
  }

  /// The cycle of views that run each other. It is followed backwards from a view: to the view that made the write,
  /// or to the parent that created the view or passed a different value, until a view repeats.
  private func cycle(from start: MountedView) -> (links: [CycleLink], views: [MountedView]) {
    var chain: [ChainLink] = []
    var seen: Set<Int> = []
    func follow(_ writer: Invalidation.Writer) -> Int? {
      if let known = chain.firstIndex(where: { $0.writer.order == writer.order }) { return known }
      guard seen.insert(writer.order).inserted else { return nil }
      for (driver, property) in drivers(of: writer) {
        chain.append(ChainLink(writer: writer, property: property))
        if let found = follow(driver) { return found }
        chain.removeLast()
      }
      return nil
    }
    guard let first = follow(Invalidation.Writer(start)) else { return ([.view(start.reference)], [start]) }
    let closed = Array(chain[first...])
    return (links(of: closed), closed.compactMap { view(at: $0.writer.order) })
  }

  /// The causes of a view's last run, most informative first: another view that wrote, the parent, the view itself.
  private func drivers(of writer: Invalidation.Writer) -> [(Invalidation.Writer, PropertyRef?)] {
    var (others, itself): ([(Invalidation.Writer, PropertyRef?)], [(Invalidation.Writer, PropertyRef?)]) = ([], [])
    let view = view(at: writer.order)
    let causes = view.map { $0.isStale ? $0.pending : $0.lastRun?.causes ?? [] } ?? []
    var isMadeByParent = causes.isEmpty
    for cause in causes.reversed() {
      if case .value = cause.reason { isMadeByParent = true }
      guard let driver = cause.writer, let property = property(of: cause.reason) else { continue }
      if driver.order == writer.order { itself.append((driver, property)) } else { others.append((driver, property)) }
    }
    if isMadeByParent, let parent = writer.ancestors.lazy.compactMap(self.view(at:)).first {
      others.append((Invalidation.Writer(parent), nil))
    }
    return others + itself
  }

  /// A closed chain, in forward order, from the view that was mounted first.
  private func links(of chain: [ChainLink]) -> [CycleLink] {
    let writers = chain.indices.map { chain[($0 + 1) % chain.count].writer }
    let steps = Array(zip(writers, chain).reversed())
    guard let first = steps.indices.min(by: { steps[$0].0.order < steps[$1].0.order }) else { return [] }
    return (steps[first...] + steps[..<first]).flatMap { writer, link -> [CycleLink] in
      [.view(writer.reference)] + (link.property.map { [.property($0)] } ?? [])
    }
  }
}

/// A view of a cycle, and the property by which the next one ran it; nil if the next one is its parent.
private struct ChainLink {
  let writer: Invalidation.Writer
  let property: PropertyRef?
}

extension ViewHierarchy {
  private func view(at order: Int) -> MountedView? {
    views.first { $0.order == order } ?? nodes.first { $0.order == order }
  }

  func property(of reason: Invalidation.Reason) -> PropertyRef? {
    switch reason {
    case .property(let dependency, _): bridge.reference(dependency)
    case .object(let name, let member): PropertyRef(object: name, member: member ?? "objectWillChange")
    case .state(let property): property
    case .value, .environment, .redeclared, .remade: nil
    }
  }
}
