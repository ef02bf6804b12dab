import Code
import Models
import Trace

/// The reason why a view's body ran in the last turn, or why it did not. The answer comes from the records of models
/// and views, traced or not; its words are the session's.
package enum Explanation {
  /// The view has left the hierarchy, so no write affects it.
  case unmounted
  /// A property that the view reads was written, and the turn is still open.
  case stale(causes: [Invalidation])
  /// The view was mounted in the last turn.
  case firstRun
  /// `wasCut`: a redraw loop was stopped at this run.
  case ran(causes: [Invalidation], wasCut: Bool)
  case didNotRun([IdleReason])
}

/// A reason why a body did not run.
package enum IdleReason {
  /// The view reads the member, but the last write was equal (1.1).
  case equalWrite(Dependency)
  /// The last turn wrote members that the view does not read: others of its instances, or those of other instances.
  case notRead([Dependency], more: Int)
  /// The last turn wrote properties of ObservableObjects to which the view does not subscribe, such as nested ones
  /// (3.3); it subscribes to these.
  case notForwarded([Dependency], subscribed: [String])
  /// The last turn wrote properties of an ObservableObject with its own `objectWillChange`, to which `@Published`
  /// does not send.
  case ownPublisher([Dependency])
  /// The last turn wrote properties of ObservableObjects, and the view subscribes to none; `holder` is its property
  /// with one of them.
  case notSubscribed([Dependency], holder: String?, isState: Bool)
  /// The last turn wrote no tracked property.
  case nothingWritten
  /// The path goes through a property whose changes are not announced (1.10): an ignored one, or one of a plain class.
  case silent(BoundPath, PathLink, Change)
  /// The path ended at a nil, so the rest of it was not read; the member is the one that was nil.
  case endedEarly(BoundPath, at: Dependency?)
  /// Nothing on the path can change.
  case constant(BoundPath)
  /// The view has a value, not an instance: a copy that no write reaches.
  case copiedValue
  /// The view was part of a redraw loop, which was stopped.
  case endedInLoop
  /// The parent's body ran and passed a value equal to the previous one (4.2), by the type's own `==` or field by
  /// field.
  case equalValue(parent: ViewRef, byOwnEquality: Bool)
  /// The last turn wrote state that the view does not read, and the body that creates the view did not run.
  case otherState(PropertyRef, parent: ViewRef?)
  /// State that the view reads was last written with an equal value (4.4), in this turn.
  case equalState(PropertyRef, turn: Int32)
  /// The view's own state was last written in this turn, but no body has read it (4.16).
  case stateNotRead(PropertyRef, turn: Int32)
  /// The view shows an outdated value whose changes are not observed; the text consists of whole sentences.
  case showsOldValue(String)
  /// A trap or Ctrl-C ended its last run; only properties that it had read until then can run it again.
  case wasCutOff(byInterruption: Bool)

  /// The change of a silent path since the last run, if known.
  package enum Change {
    case unknown
    case unchanged
    case changed(old: StoredValue, new: StoredValue)
  }
}

extension ViewHierarchy {
  /// Nil if there is and was no such view.
  package func explain(_ name: String) -> Explanation? {
    guard let view = views(named: name).first else { return departed.names.contains(name) ? .unmounted : nil }
    return explain(view)
  }

  package func explain(_ view: MountedView) -> Explanation {
    let waiting = view.pending + batches.causes(of: view)
    if view.isStale || !waiting.isEmpty { return .stale(causes: waiting) }
    guard let run = view.lastRun else { return .didNotRun([.nothingWritten]) }
    if run.turn == bridge.history.turn, !run.wasCutOff {
      return run.causes.isEmpty ? .firstRun : .ran(causes: run.causes, wasCut: run.endedInLoop)
    }
    return .didNotRun(idleReasons(of: view, since: run))
  }

  private func idleReasons(of view: MountedView, since run: MountedView.Run) -> [IdleReason] {
    var reasons: [IdleReason] = []
    if run.endedInLoop { reasons.append(.endedInLoop) }
    if run.wasCutOff { reasons.append(.wasCutOff(byInterruption: run.wasInterrupted)) }
    let stale = view.staleReads
    reasons += stale.map { .showsOldValue(words(for: $0)) }
    for dependency in view.dependencies {
      if let write = dependency.instance.lastWrite(of: dependency.member), write.turn > run.turn, write.kind == .equal {
        reasons.append(.equalWrite(dependency))
      }
    }
    if let view = view as? BoundView {
      if !view.source.isInstance {
        reasons.append(.copiedValue)
        if view.dependencies.isEmpty { return reasons }
      }
      for (index, path) in view.source.paths.enumerated() {
        if !stale.isEmpty, path.silentLink != nil { continue }
        if let reason = pathReason(path, index, of: view) { reasons.append(reason) }
      }
    }
    if let node = view as? ScopeNode { reasons += treeReasons(of: node, since: run) }
    if bridge.history.writes.isEmpty {
      if reasons.isEmpty { reasons.append(otherState(view) ?? .nothingWritten) }
    } else {
      let read = Set(view.dependencies)
      var others = bridge.history.writes.filter { !read.contains($0) }
      if !stale.isEmpty, others.allSatisfy({ dependency in stale.contains { $0.tells(of: dependency.instance) } }) {
        others = []
      }
      if !view.subscribed.isEmpty || view is ScopeNode {
        let published = others.filter { bridge.legacy.isObservableObject($0.instance.type) }
        others.removeAll { bridge.legacy.isObservableObject($0.instance.type) }
        if !published.isEmpty { reasons += publishedReasons(published, view) }
      }
      if !others.isEmpty { reasons.append(.notRead(others, more: bridge.history.writesNotKept)) }
    }
    return reasons
  }

  private func publishedReasons(_ published: [Dependency], _ view: MountedView) -> [IdleReason] {
    let subscribed = view.subscribed
    let own = published.filter {
      subscribed.contains($0.instance.name) && bridge.legacy.hasOwnPublisher($0.instance.type)
    }
    let others = published.filter { !own.contains($0) }
    var reasons: [IdleReason] = own.isEmpty ? [] : [.ownPublisher(own)]
    if others.isEmpty { return reasons }
    let node = view as? ViewNode
    if let held = others.first(where: { node?.holder(of: $0.instance) != nil }),
      let holder = node?.holder(of: held.instance)
    {
      let written = others.filter { $0.instance === held.instance }
      reasons.append(.notSubscribed(written, holder: holder.name, isState: holder.isState))
    } else if subscribed.isEmpty {
      reasons.append(.notSubscribed(others, holder: nil, isState: false))
    } else {
      reasons.append(.notForwarded(others, subscribed: subscribed))
    }
    return reasons
  }

  private func treeReasons(of node: ScopeNode, since run: MountedView.Run) -> [IdleReason] {
    var reasons: [IdleReason] = []
    let turn = bridge.history.turn
    let outermost = outermostOfLibrary(around: node)
    // A view is also skipped if only an environment is passed down.
    if let skip = outermost.lastSkip, skip.turn == turn, parent(of: outermost)?.lastRun?.turn == turn {
      let byOwnEquality = (outermost as? ViewNode)?.type.comparison.usesOwnEquality ?? false
      reasons.append(.equalValue(parent: skip.parent, byOwnEquality: byOwnEquality))
    }
    for state in (node as? ViewNode)?.states ?? [] {
      guard let write = state.lastWrite, write.turn > run.turn else { continue }
      reasons.append(
        write.wasEqual
          ? .equalState(state.reference, turn: write.turn) : .stateNotRead(state.reference, turn: write.turn))
    }
    return reasons
  }

  private func parent(of node: ScopeNode) -> ScopeNode? { node.context?.owner.lastShownScope }

  /// The view, or the library view around it alone that did not run either: an `EquatableView`.
  private func outermostOfLibrary(around node: ScopeNode) -> ScopeNode {
    var node = node
    while let parent = parent(of: node) as? ViewNode, !parent.isListed, parent.lastRun?.turn != bridge.history.turn {
      node = parent
    }
    return node
  }

  private func otherState(_ view: MountedView) -> IdleReason? {
    guard let written = latest.stateWrite, written.turn == bridge.history.turn, let state = written.state else {
      return nil
    }
    let parent = (view as? ScopeNode).map(outermostOfLibrary).flatMap(parent)
    let isIdle = parent is ViewNode && parent?.lastRun?.turn != written.turn
    return .otherState(state.reference, parent: isIdle ? parent?.reference : nil)
  }

  private func pathReason(
    _ path: BoundPath, _ index: Int, of view: BoundView
  ) -> IdleReason? {
    if let link = path.silentLink {
      return .silent(path, link, change(of: path, index, in: view))
    }
    let reads = view.reads(ofPath: index)
    if path.links.contains(where: { $0.kind == .optional }), path.endsEarly(in: view.source.model) {
      return .endedEarly(path, at: reads.last)
    }
    let isConstant = path.links.allSatisfy { $0.kind == .constant || $0.kind == .field }
    if isConstant, !path.links.isEmpty { return .constant(path) }
    return nil
  }

  private func change(of path: BoundPath, _ index: Int, in view: BoundView) -> IdleReason.Change {
    guard let old = view.silentValues[index], let new = path.storedValue(in: view.source.model) else { return .unknown }
    return old == new ? .unchanged : .changed(old: old, new: new)
  }
}
