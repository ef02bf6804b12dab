import Machine

extension ViewHierarchy {
  /// A view is about to be updated, within others. A view that makes itself would go on for ever.
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
