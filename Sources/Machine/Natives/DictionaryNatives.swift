import Code

/// Natives of `Dictionary`; `types` are the key and the value.
enum DictionaryNatives {
  static var natives: NativeTable {
    reading.with(changing)
      .adding("$dictionaryValue", defaultedValue)
      .adding("$dictionarySet", set)
      .adding("$dictionaryAdd", add)
  }

  private static var reading: NativeTable {
    [
      "Dictionary.init()": { Value(DictionaryBox(HashTable(keyType: $0.types[0]))) },
      "Dictionary.init(dictionaryLiteral:)": { call in
        var table = HashTable(keyType: call.types[0])
        for element in call[0].elements {
          let pair = element.record
          if try !table.insert(pair[0], value: pair[1], call.machine).isNew {
            throw Trap("Dictionary literal contains duplicate keys")
          }
        }
        return Value(DictionaryBox(table))
      },
      // A literal: its keys and values alternate.
      "$makeDictionary": { call in
        let elements = call[0].elements
        var table = HashTable(keyType: call.types[0])
        for index in stride(from: 0, to: elements.count - 1, by: 2) {
          if try !table.insert(elements[index], value: elements[index + 1], call.machine).isNew {
            throw Trap("Dictionary literal contains duplicate keys")
          }
        }
        return Value(DictionaryBox(table))
      },
      "Dictionary.capacity": { Value($0.dictionary(0).table.capacity) },
      "Dictionary.count": { Value($0.dictionary(0).table.count) },
      "Dictionary._next(_:)": { Value($0.dictionary(0).table.nextPosition(from: $0.int(1)) ?? -1) },
      "Dictionary._key(_:)": { $0.dictionary(0).table.entries[$0.int(1)].key },
      "Dictionary._value(_:)": { $0.dictionary(0).table.entries[$0.int(1)].value },
      "Dictionary._position(_:)": { call in
        Value(try call.dictionary(0).table.position(of: call[1], call.machine) ?? -1)
      },
      "Dictionary._keys()": { call in
        let table = call.dictionary(0).table
        return try call.result(Array(table.keys))
      },
      "Dictionary._values()": { call in
        let table = call.dictionary(0).table
        return try call.result(Array(table.values))
      },
      "Dictionary.subscript(_:)": { call in
        let quick = call.look(at: 0, as: DictionaryBox.self) { box in
          box.table.quickPosition(of: call.arguments + 1).map { box.table[quick: $0] }
        }
        if let quick { return call.machine.wrapped(quick) }
        let box = call.dictionary(0)
        guard let position = try box.table.position(of: call[1], call.machine) else { return call.none }
        return call.machine.wrapped(box.table.entries[position].value)
      },
    ]
  }

  /// `d[key, default: 0]` with a constant default: no closure is created for it.
  private static func defaultedValue(_ call: NativeContext) throws -> Value {
    let quick = call.look(at: 0, as: DictionaryBox.self) { box in
      box.table.quickPosition(of: call.arguments + 1).map { box.table[quick: $0] }
    }
    if let quick { return quick }
    let box = call.dictionary(0)
    guard !box.table.isQuick, let position = try box.table.position(of: call[1], call.machine) else { return call[2] }
    return box.table.entries[position].value
  }

  private static func set(_ call: NativeContext) throws -> Value {
    let isDone =
      call.isUnique(0)
      && call.look(at: 0, as: DictionaryBox.self) { box in
        guard let position = box.table.quickPosition(of: call.arguments + 2) else { return false }
        return box.table.quicklySetValue(call.arguments[1], at: position)
      }
    if !isDone { _ = try update(call[2], call[1], call) }
    return .void
  }

  /// `d[key, default: n] += m` with integers: the arguments are the dictionary, m, the key and n.
  private static func add(_ call: NativeContext) throws -> Value {
    func sum(_ old: Int) throws -> Value {
      let (sum, isOverflow) = old.addingReportingOverflow(call.int(1))
      if isOverflow { throw Trap("arithmetic overflow") }
      return Value(sum)
    }
    let isDone =
      try call.isUnique(0)
      && call.look(at: 0, as: DictionaryBox.self) { box in
        guard let position = box.table.quickPosition(of: call.arguments + 2) else { return false }
        return box.table.quicklySetValue(try sum(box.table[quick: position].int), at: position)
      }
    if isDone { return .void }
    // Nothing here retains the table, so the update need not copy it.
    let position = try call.dictionary(0).table.position(of: call[2], call.machine)
    let old = position.map { call.dictionary(0).table.entries[$0].value.int } ?? call.int(3)
    _ = try update(call[2], try sum(old), call)
    return .void
  }

  private static var changing: NativeTable {
    [
      "Dictionary.subscript(_:)=": { call in
        if call[1].isNil {
          _ = try remove(call[2], call)
        } else {
          let value = call.machine.unwrapped(call[1])
          _ = try update(call[2], value, call)
        }
        return .void
      },
      "Dictionary.updateValue(_:forKey:)": { call in call.optional(try update(call[2], call[1], call)) },
      "Dictionary.removeValue(forKey:)": { call in call.optional(try remove(call[1], call)) },
      "Dictionary._removeEntry(_:)": { call in
        call.arguments.uniqueDictionary.table.remove(at: call.int(1))
        return .void
      },
      "Dictionary.removeAll(keepingCapacity:)": { call in
        var table = HashTable(keyType: call.types[0])
        if call[1].bool { try table.reserve(call.dictionary(0).table.capacity) }
        call[0] = Value(DictionaryBox(table))
        return .void
      },
      "Dictionary.reserveCapacity(_:)": { call in
        try call.arguments.uniqueDictionary.table.reserve(call.int(1))
        return .void
      },
      // `Dictionary(grouping:by:)`: the value is an array, changed in place.
      "Dictionary._append(_:_:)": { call in
        let box = call.arguments.uniqueDictionary
        if let position = try box.table.position(of: call[2], call.machine) {
          var array = box.table.entries[position].value
          box.table.setValue(.void, at: position)
          withUnsafeMutablePointer(to: &array) { $0.uniqueArray.elements.append(call[1]) }
          box.table.setValue(array, at: position)
          try call.machine.reserve(16)
        } else {
          try box.table.insert(call[2], value: Value([call[1]]), call.machine)
        }
        return .void
      },
      // The value is moved out to be changed in place; the setter that follows puts it back.
      "$dictionaryTake": { call in
        let box = call.arguments.uniqueDictionary
        guard let position = try box.table.position(of: call[1], call.machine) else { return call.none }
        let value = box.table.entries[position].value
        box.table.setValue(.void, at: position)
        return call.machine.wrapped(value)
      },
    ]
  }

  /// Sets the value; returns the previous one. A trap while hashing leaves the table unchanged.
  private static func update(_ key: Value, _ value: Value, _ call: NativeContext) throws -> Value? {
    try call.arguments.uniqueDictionary.table.updateValue(value, for: key, call.machine)
  }

  private static func remove(_ key: Value, _ call: NativeContext) throws -> Value? {
    guard let position = try call.dictionary(0).table.position(of: key, call.machine) else { return nil }
    return call.arguments.uniqueDictionary.table.remove(at: position).value
  }
}
