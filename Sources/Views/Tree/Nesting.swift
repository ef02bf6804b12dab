import Machine

extension ViewHierarchy {
  /// Called before a view is updated inside others. A view that contains itself would go on forever.
  func enter(_ name: String) throws {
    let machine = runtime.machine
    guard nesting < machine.limits.depth, machine.hasNativeStack else {
      throw Trap(
        "\(name) is nested inside \(nesting) other views: a view that contains itself needs a condition to stop",
        kind: .depthLimit)
    }
    nesting += 1
  }
}
