import Models
import Trace

/// Who makes whom run for ever.
extension ViewHierarchy {
  func cutLoop() {
    let views = staleViews
    let cycle = views.first.map(cycle)
    bridge.events.send(.redrawLoop(cycle: cycle?.links ?? [], rounds: Self.roundLimit))
    for view in views { view.cutLoop() }
    for view in cycle?.views ?? [] { view.cutLoop() }
    stale = []
    afterUpdate = AfterUpdate()
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
  private func view(at order: Int) -> MountedView? {
    views.first { $0.order == order } ?? nodes.first { $0.order == order }
  }

  private func property(of reason: Invalidation.Reason) -> PropertyRef? {
    switch reason {
    case .property(let dependency, _): bridge.reference(dependency)
    case .object(let name, let member): PropertyRef(object: name, member: member ?? "objectWillChange")
    case .state(let property): property
    case .value, .environment, .redeclared: nil
    }
  }
}

extension MountedView {
  /// The last write by which a view's body made this one stale, or made it run.
  fileprivate var latestCauseInABody: Invalidation? {
    (isStale ? pending : lastRun?.causes ?? []).last { $0.writer != nil }
  }
}
