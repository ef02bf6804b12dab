import Code
import Models

/// Views of ObservableObjects: each change that an object announces makes all of its subscribers stale, whatever they
/// read (3.4).
extension MountedView: LegacyClient {
  package final func objectWillChange(_ change: LegacyChange) -> Bool {
    if !hierarchy.bridge.legacy.isOnMain { hierarchy.warnOfBackground(change) }
    return invalidate(because: .object(name: change.object, member: change.member))
  }
}

extension LegacySubscription: ObjectSubscription {}

extension ViewHierarchy {
  /// Called when an object announces a change. That is not allowed while a body runs (4.5), but SwiftUI's warning
  /// comes from a subscriber: an object without subscribed views, as in its `init`, causes no warning (3.5).
  package func willPublish(_ change: LegacyChange, isHeard: Bool) {
    guard isHeard, running != nil else { return }
    warn(
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      property: change.property, advice: Self.writeElsewhere)
  }

  /// Warns if a subscribed view is notified off the main thread (4.6).
  fileprivate func warnOfBackground(_ change: LegacyChange) {
    warn(
      """
      Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
      (via operators like receive(on:)) on model updates.
      """, .publishOffMain, property: change.property, circumstance: "off the main actor",
      advice: "mark the class or the function @MainActor, or receive(on: DispatchQueue.main)")
  }

  /// The advice for writes while a body runs.
  static var writeElsewhere: String { "write it in an action, onAppear or onChange instead" }
}

extension LegacyChange {
  /// `Store#1.items`
  fileprivate var property: String { "\(object).\(member ?? "objectWillChange")" }
}
