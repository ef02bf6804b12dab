import Models

extension ViewHierarchy {
  /// Warns if a view of the program reads a `@Perceptible` model outside `WithPerceptionTracking`, which is a view of
  /// its own: before iOS 17, nothing would run the outer view again. The words are those of the Perception library.
  func warnOfUntrackedPerception(in view: MountedView) {
    guard let node = view as? ViewNode, node.isListed else { return }
    // Tested for each new view; once there is such a model, at each run.
    guard untrackedPerception != nil || node.runs == 1 else { return }
    guard let perceptible = runtime.machine.provider.protocolNumber(named: "Perceptible") else { return }
    var told = untrackedPerception ?? []
    defer { untrackedPerception = told }
    guard
      let read = node.dependencies.first(where: { runtime.machine.conforms($0.instance.type, to: perceptible) }),
      told.insert(node.name).inserted
    else { return }
    warn(
      """
      Perceptible state was accessed from a view but is not being tracked: the body of \(node.name) reads \
      \(bridge.reference(read)). Wrap it in a 'WithPerceptionTracking' view.
      """)
  }
}
