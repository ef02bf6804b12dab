import Code
import Machine

/// The holders of a model: a model held elsewhere is not lost.
extension ViewHierarchy {
  /// True if the model is still reachable from the program, or from a view that does not get its value from the body
  /// of `maker`. Views below `maker` may still have the values of its last run, so only their own state counts.
  func isKept(_ model: Record, outside maker: ScopeNode?) -> Bool {
    guard let isReached = session.isReached else { return false }
    var values: [Value] = []
    for node in nodes {
      if let view = node as? ViewNode { values += view.states.map(\.value) }
      if let maker, node !== maker, node.ancestors.contains(maker.order) { continue }
      values += node.heldValues
    }
    return isReached(model, values)
  }
}

extension ScopeNode {
  /// The program's view to whose body this scope belongs; composed views of the library are passed through.
  final var programScope: ScopeNode? {
    if let view = self as? ViewNode, view.isListed { return view }
    if self is RootNode { return self }
    return context?.owner.programScope
  }
}
