import Code
import Models

/// Views of ObservableObjects: each change that an object announces makes all of its subscribers stale, whatever they
/// read (3.4).
extension MountedView: LegacyClient {
  package final func objectWillChange(_ change: LegacyChange) -> Bool {
    invalidate(because: .object(name: change.object, member: change.member))
  }
}

extension LegacySubscription: ObjectSubscription {}

extension ViewHierarchy {
  /// An object announces a change. It may not while a body runs (4.5).
  package func willPublish(_ change: LegacyChange) {
    guard running != nil else { return }
    warn(
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      property: "\(change.object).\(change.member ?? "objectWillChange")", advice: Self.writeElsewhere)
  }

  /// What to do instead of writing while a body runs.
  static var writeElsewhere: String { "write it where something happens: in an action, in onAppear or onChange" }
}
