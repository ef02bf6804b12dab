import Models

/// A virtual view bound to key paths of a value, which its body reads.
///
///     :view Badge counter \.count
package final class BoundView: MountedView {
  package let source: BoundSource
  /// The number of dependencies known after each path of the last run: this tells which path read which property.
  private var readsAfterPath: [Int] = []
  /// The values of paths with unannounced changes, if they can be kept without keeping an object alive.
  private(set) var silentValues: [Int: StoredValue] = [:]

  private var subscription: (any ObjectSubscription)?

  init(name: String, order: Int, source: BoundSource, hierarchy: ViewHierarchy) {
    self.source = source
    super.init(name: name, order: order, hierarchy: hierarchy)
  }

  /// Subscribes to an ObservableObject, as a view with one does.
  func subscribe() throws { subscription = try hierarchy.session.subscribe?(self, source.model) }

  override package var subscribed: [String] { subscription.map { [$0.name] } ?? [] }

  override func unmount() {
    super.unmount()
    subscription?.cancel()
    subscription = nil
  }

  /// Reads every path.
  override func evaluate() throws {
    if !readsAfterPath.isEmpty { readsAfterPath = [] }
    if !silentValues.isEmpty { silentValues = [:] }
    for (index, path) in source.paths.enumerated() {
      try path.read()
      if source.paths.count > 1 { readsAfterPath.append(hierarchy.bridge.readsSoFar) }
      if path.silentLink != nil { silentValues[index] = path.storedValue(in: source.model) }
    }
  }

  /// The dependencies of one path in the last run, without those that an earlier path has read.
  package func reads(ofPath index: Int) -> ArraySlice<Dependency> {
    let all = dependencies
    guard lastRun != nil, source.paths.count > 1 else { return all[...] }
    guard index < readsAfterPath.count else { return [] }
    return all[(index == 0 ? 0 : readsAfterPath[index - 1])..<readsAfterPath[index]]
  }
}
