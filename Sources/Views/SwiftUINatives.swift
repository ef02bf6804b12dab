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
      "MissingModel.trap": { call in
        let missing = call[1].isNil ? nil : call.machine.unwrapped(call[1]).object as? MissingModel
        throw missing?.trap(call[0].string) ?? Trap(call[0].string)
      },
      "_log": { call in
        views.bridge.events.send(.note(call[0].string))
        views.session.noteEffect?("log", call[0].string)
        return .void
      },
      "_printChanges(of:)": { call in
        call.machine.output(views.changes(of: call.types[0]) + "\n")
        return .void
      },
      "View.kept": { call in
        let machine = call.machine
        let node = views.running as? ViewNode
        if let node, let kept = views.kept[ObjectIdentifier(node)] { return machine.wrapped(kept) }
        var made: Value?
        _ = try views.attempt { made = try machine.call(closure: call[0]) }
        if let node { views.kept[ObjectIdentifier(node)] = made }
        return made.map(machine.wrapped) ?? machine.none()
      },
      "View.attempt": { call in
        _ = try views.attempt { _ = try call.machine.call(closure: call[0]) }
        return .void
      },
      "View.environment": { call in
        (views.running as? ViewNode)?.context.map { call.machine.wrapped($0.environment.values) } ?? call.machine.none()
      },
      "View.setValue": { call in
        let view = call[1].isNil ? nil : call.machine.unwrapped(call[1]).string
        try views.setValue(call[2], of: call[0].string, in: view)
        return .void
      },
      "Model.isSame": { call in
        Value(try views.runtime.comparison.isStoredEqual(call[0], call[1], call.types[0]))
      },
      "Model.number": { call in Value(views.bridge.instance(of: call[0].record).number) },
      "Model.untracked": { call in try views.bridge.reads { try call.machine.call(closure: call[0]) }.result },
      "Model.changed": { call in
        views.queriesChanged(of: call[0].string)
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
        let location = try views.runtime.storage.location(
          Layout.AppStorage.typeName, key: SettingKey(name: storage.key, suite: storage.suite), storage.value,
          call.types[0],
          form: StoredForm(load: storage.load, save: storage.save))
        let property = (object: call[1].record, member: call[2].keyPath.memberName)
        return Value(StorageLocation(location, default: storage.value, of: property))
      },
      "UserDefaults.noteRead": { call in
        if call.machine.notesReads { views.runtime.storage.noteRead(call.settingKey) }
        return .void
      },
      "UserDefaults.changed": { call in
        views.bridge.noteSettingWrite(call.settingKey)
        try views.runtime.storage.defaultChanged(
          call.settingKey, call[2].isNil ? nil : call.machine.unwrapped(call[2]))
        return .void
      },
      "Disk.noteRead": { call in
        if call.machine.notesReads { views.bridge.noteFile(call[0].string) }
        return .void
      },
      "Disk.noteWrite": { call in
        views.bridge.noteFileWrite(call[0].string)
        return .void
      },
      "Held.read": { call in
        if call.machine.notesReads { views.bridge.noteRead(in: call[0].record, call[1].string) }
        return .void
      },
      "Held.write": { call in
        views.bridge.noteWrite(in: call[0].record, call[1].string)
        return .void
      },
      "Effect.note": { call in
        views.session.noteEffect?(call[0].string, call[1].string)
        return .void
      },
      "Effect.observer": { call in
        views.bridge.noteObserver?(call[0].string)
        return .void
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
      "Location.property": {
        Value(try ObjectPropertyLocation(of: $0[0], path: $0[1], machine: $0.machine, bridge: views.bridge))
      },
      "Location.wrapping": { Value(OptionalLocation($0.location, wraps: true, machine: $0.machine)) },
      "Location.unwrapping": { Value(OptionalLocation($0.location, wraps: false, machine: $0.machine)) },
      "Location.presence": { Value(PresenceLocation(of: $0.location, $0.types[0], machine: $0.machine)) },
    ]
  }
}

extension NativeContext {
  /// The first two arguments: the key and the suite.
  fileprivate var settingKey: SettingKey { SettingKey(name: self[0].string, suite: self[1].string) }

  /// The first argument.
  fileprivate var location: Location { unsafeDowncast(self[0].object.unsafelyUnwrapped, to: Location.self) }
}
