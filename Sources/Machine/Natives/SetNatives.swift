import Code

/// Natives of `Set`; `types[0]` is the element.
enum SetNatives {
  static var natives: NativeTable { single.with(algebra) }

  private static var single: NativeTable {
    [
      "Set.init()": { Value(SetBox(HashTable(keyType: $0.types[0]))) },
      "Set.init array": make,
      "$makeSet": make,
      "Set.capacity": { Value($0.set(0).table.capacity) },
      "Set.count": { Value($0.set(0).table.count) },
      "Set._next(_:)": { Value($0.set(0).table.nextPosition(from: $0.int(1)) ?? -1) },
      "Set._member(_:)": { $0.set(0).table.entries[$0.int(1)].key },
      "Set._position(_:)": { Value(try $0.set(0).table.position(of: $0[1], $0.machine) ?? -1) },
      "Set._toArray()": { call in
        let table = call.set(0).table
        return try call.result(Array(table.keys))
      },
      "Set.contains(_:)": { Value(try $0.set(0).table.position(of: $0[1], $0.machine) != nil) },
      "Set._insert(_:)": { Value(try $0.arguments.uniqueSet.table.insert($0[1], $0.machine).isNew) },
      "Set.remove(_:)": { call in
        guard let position = try call.set(0).table.position(of: call[1], call.machine) else { return call.none }
        return call.optional(call.arguments.uniqueSet.table.remove(at: position).key)
      },
      "Set.removeAll(keepingCapacity:)": { call in
        var table = HashTable(keyType: call.types[0])
        if call[1].bool { try table.reserve(call.set(0).table.capacity) }
        call[0] = Value(SetBox(table))
        return .void
      },
      "Set.reserveCapacity(_:)": { call in
        try call.arguments.uniqueSet.table.reserve(call.int(1))
        return .void
      },
    ]
  }

  private static func make(_ call: NativeContext) throws -> Value {
    var table = HashTable(keyType: call.types[0])
    for element in call[0].elements { try table.insert(element, call.machine) }
    return Value(SetBox(table))
  }

  private static var algebra: NativeTable {
    [
      "Set.union(_:)": { call in
        var table = call[0].set
        for member in call[1].set.keys { try table.insert(member, call.machine) }
        return Value(SetBox(table))
      },
      "Set.intersection(_:)": { try kept($0, present: true) },
      "Set.subtracting(_:)": { try kept($0, present: false) },
      "Set.symmetricDifference(_:)": { call in
        let (left, right) = (call[0].set, call[1].set)
        var table = HashTable(keyType: call.types[0])
        for member in left.keys where try right.position(of: member, call.machine) == nil {
          try table.insert(member, call.machine)
        }
        for member in right.keys where try left.position(of: member, call.machine) == nil {
          try table.insert(member, call.machine)
        }
        return Value(SetBox(table))
      },
      "Set.isSubset(of:)": { call in
        let (left, right) = (call[0].set, call[1].set)
        if left.count > right.count { return Value(false) }
        return Value(try left.keys.allSatisfy { try right.position(of: $0, call.machine) != nil })
      },
      "Set.isDisjoint(with:)": { call in
        let (left, right) = (call[0].set, call[1].set)
        return Value(try left.keys.allSatisfy { try right.position(of: $0, call.machine) == nil })
      },
    ]
  }

  /// The members of the first set that are, or are not, in the second.
  private static func kept(_ call: NativeContext, present: Bool) throws -> Value {
    let other = call[1].set
    var table = HashTable(keyType: call.types[0])
    for member in call[0].set.keys where try (other.position(of: member, call.machine) != nil) == present {
      try table.insert(member, call.machine)
    }
    return Value(SetBox(table))
  }
}
