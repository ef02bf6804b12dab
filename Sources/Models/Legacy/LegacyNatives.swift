import Code
import Machine
import OpenCombine

/// The natives of `@Published` and of ObservableObject.
struct LegacyNatives {
  let objects: LegacyObjects

  private func native(_ body: @escaping (NativeContext) throws -> Value) -> Native {
    { [calls = objects.calls] call in try calls.run(call) { try body(call) } }
  }

  var table: NativeTable {
    [
      "Published.make": { call in Value(PublishedCell(call[0])) },
      "Published.value": { [objects] call in
        let cell = call[0].opaque(PublishedCell.self)
        objects.noteRead(of: cell, call.types[0])
        return cell.value
      },
      "Published.set": native { [objects] call in
        try call.machine.refuse("\(objects.legacy(of: call[2].record).instance.name) cannot be written")
        objects.set(
          call[0].opaque(PublishedCell.self), to: call[1], call[3].keyPath.memberName, of: call[2].record,
          call.types[0])
        return .void
      },
      "Published.owned": native { [objects] call in
        let cell = call[0].opaque(PublishedCell.self)
        if cell.owner == nil {
          cell.owner = PublishedOwner(
            instance: objects.legacy(of: call[1].record).instance, member: call[2].keyPath.memberName)
        }
        return call[0]
      },
      "Published.stream": { call in Value(call[0].opaque(PublishedCell.self).stream) },
      "Published.assign": native { [objects] call in
        let type = call.types[0]
        call[1].stream.publisher.subscribe(
          PublishedAssignment(call[0].opaque(PublishedCell.self)) { cell, value in
            guard !objects.calls.isStopping, !objects.calls.isLost(value) else { return }
            objects.set(cell, to: value, by: cell.owner, type)
          })
        return .void
      },
      "_objectWillChange": native { [objects] call in
        let record = call[0].record
        return try objects.legacy(of: record).changes(of: record) {
          try call.machine.call(closure: call[1], Value($0))
        }
      },
      "_ChangeCore.make": { _ in Value(ChangeCore()) },
      "_ChangeCore.stream": { call in Value(call[0].opaque(ChangeCore.self).stream) },
      "_ChangeCore.send": native { [objects] call in
        try call.machine.refuse("a change cannot be announced")
        objects.send(call[0].opaque(ChangeCore.self))
        return .void
      },
    ]
  }
}

extension KeyPathBox {
  /// The property a wrapper's key path leads to, without the `$` of its projection.
  package var memberName: String {
    let name = steps.last?.component.name ?? ""
    return name.first == "$" ? String(name.dropFirst()) : name
  }
}
