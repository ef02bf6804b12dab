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
