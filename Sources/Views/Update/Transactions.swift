/// `withAnimation`, `withTransaction`: what was written before belongs to another batch than what is written inside
/// (4.3).
extension ViewHierarchy {
  /// Runs what is stale now, so that its bodies see the values of this moment. Not while views run themselves.
  func splitTransaction() throws {
    guard running == nil, !stale.isEmpty, !isSplitting else { return }
    isSplitting = true
    defer { isSplitting = false }
    try update(failed: failed)
  }
}
