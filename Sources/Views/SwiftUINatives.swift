import Code
import Machine
import Models

/// Natives of SwiftUI.
package enum SwiftUINatives {
  package static func natives(_ views: ViewHierarchy) -> NativeTable {
    [
      "_mount": { call in
        views.runtime.isEnabled = call[3]
        let name = call[0].isNil ? nil : call.machine.unwrapped(call[0]).string
        try views.mountTree(name, closure: call[1], content: call.types[0], environment: call[2])
        return .void
      },
      "_warn": { call in
        views.warn(call[0].string)
        return .void
      },
      "_log": { call in
        views.bridge.events.send(.note(call[0].string))
        return .void
      },
      "_printChanges(of:)": { call in
        call.machine.output(views.changes(of: call.types[0]) + "\n")
        return .void
      },
      "_beginTransaction": { call in
        let outer = views.transaction
        views.transaction = views.transaction(saying: call[0].string)
        return Value(outer)
      },
      "_endTransaction": { call in
        views.transaction = call[0].int
        return .void
      },
      "AppStorage.shared": { call in
        let storage = Layout.AppStorage(call[0])
        let location = views.runtime.sharedLocation(
          Layout.AppStorage.typeName, key: storage.key, storage.value, call.types[0])
        let property = (object: call[1].record, member: call[2].keyPath.memberName)
        return Value(StorageLocation(location, default: storage.value, of: property))
      },
      "Location.read": { try $0.location.read() },
      "Location.peek": { try $0.location.peek() },
      "Location.write": { call in
        try call.location.write(call[1])
        return .void
      },
      "Location.constant": { Value(ConstantLocation($0[0])) },
      "Location.closures": { Value(ClosureLocation(get: $0[0], set: $0[1], machine: $0.machine)) },
      "Location.part": { Value(try PartLocation(of: $0.location, path: $0[1], machine: $0.machine)) },
      "Location.property": { Value(try ObjectPropertyLocation(of: $0[0], path: $0[1], machine: $0.machine)) },
      "Location.wrapping": { Value(OptionalLocation($0.location, wraps: true, machine: $0.machine)) },
      "Location.unwrapping": { Value(OptionalLocation($0.location, wraps: false, machine: $0.machine)) },
      "Location.presence": { Value(PresenceLocation(of: $0.location, $0.types[0], machine: $0.machine)) },
    ]
  }
}

extension NativeContext {
  /// The first argument.
  fileprivate var location: Location { unsafeDowncast(self[0].object.unsafelyUnwrapped, to: Location.self) }
}
