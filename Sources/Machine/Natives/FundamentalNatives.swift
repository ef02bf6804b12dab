import Code

/// Natives of hashing, identity, errors, printing, stopping and key paths, and natives that only the compiler calls.
enum FundamentalNatives {
  static var natives: NativeTable {
    fundamentals.with(printing).with(keyPaths)
      .with(compilerOwn)
  }

  /// Natives without a declaration: only the compiler calls them.
  static let compilerNames: Set<String> = [
    "$interpolate", "$appendInterpolation", "$convertArray", "$convertSet", "$convertDictionary", "$rangeCheck",
    "$strideCount", "$strideThroughCount",
    "$keyPathGet", "$keyPathGetAny", "$keyPathGetIfRoot", "$keyPathSet", "$keyPathType", "$metatypeType",
    "$dictionaryTake", "$dictionaryValue", "$dictionarySet", "$dictionaryAdd", "$makeSet", "$makeDictionary",
  ]

  private static var fundamentals: NativeTable {
    [
      "hashValue": { Value(try $0.machine.hash($0[0], $0.types[0])) },
      "Hasher.init()": { _ in Value(HasherBox()) },
      "Hasher.combine(_:)": { call in
        if let box = call[0].object as? HasherBox { try call.machine.hash(call[1], call.types[0], into: box) }
        return .void
      },
      "Hasher.finalize()": { call in Value((call[0].object as? HasherBox)?.hasher.finalize() ?? 0) },
      "AnyHashable.base": { call in
        let (value, type) = call.machine.hashableBase(call[0], call.types[0])
        return call.machine.makeExistential(value, call.machine.dynamicType(of: value, type))
      },
      "AnyHashable.==": { call in
        let (left, right) = (call[0].record, call[1].record)
        return Value(
          try call.machine.equalAsHashables(left.contained, left.type, right.contained, right.type))
      },
      "AnyHashable.hash": { call in
        if let box = call[1].object as? HasherBox {
          try call.machine.hashAsHashable(call[0].record.contained, call[0].record.type, into: box)
        }
        return .void
      },
      "metatype ==": { call in
        if call[0].isNil || call[1].isNil { return Value(call[0].isNil && call[1].isNil) }
        return Value(metatype(call[0]) === metatype(call[1]))
      },
      "ObjectIdentifier.object": { call in
        guard let record = call[0].object as? Record else { return Value(0) }
        // An `AnyObject` is a box around the instance.
        let object = record.header.flags.contains(.isInstance) ? record : record.contained.object
        return Value(object.map { address(of: $0) } ?? 0)
      },
      "CodingKey.name": { call in
        let type = call.types[0]
        guard case .enumeration = type.kind else { return Value(type.name) }
        return Value(type.cases[call[0].int].name)
      },
      "_isInstance(_:of:)": { Value($0.machine.isInstance($0[0], of: $0[1].metatype)) },
      "_checkInstance(_:of:)": { call in
        let (value, type) = (call[0].record.type, call[1].metatype)
        guard call.machine.isInstance(call[0], of: type) else { throw Trap.cast(from: value, to: type) }
        return .void
      },
      "isUnique": { Value($0.isKnownUniquelyReferenced(0)) },
      "leak": { call in
        let array = call.array(0)
        let holdsObjects = array.elements.contains { $0.object != nil && !$0.isNilOfAnyDepth }
        if holdsObjects { _ = Unmanaged.passRetained(array) }
        return .void
      },
      "ObjectIdentifier.type": { Value(address(of: metatype($0[0]))) },
      "errorCode": { call in
        let (value, type) = error(call)
        return Value(errorCode(value, type))
      },
      "errorDescription": { call in
        let (value, type) = error(call)
        let code = errorCode(value, type)
        return Value("The operation could not be completed. (\(type.qualifiedName) error \(code).)")
      },
    ]
  }

  /// The error in the argument, with its own type.
  private static func error(_ call: NativeContext) -> (Value, RuntimeType) {
    if case .existential = call.types[0].kind { return (call[0].record.contained, call[0].record.type) }
    return (call[0], call.machine.dynamicType(of: call[0], call.types[0]))
  }

  /// The type that a metatype represents, including a metatype in an existential.
  private static func metatype(_ value: Value) -> AnyObject? {
    value.object is RuntimeType ? value.object : (value.object as? Record)?[0].object
  }

  private static func address(of object: AnyObject?) -> Int {
    object.map { Int(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
  }

  /// The code that Foundation gives an error: an enum's case number, with the cases that have payloads counted first;
  /// otherwise 1.
  private static func errorCode(_ value: Value, _ type: RuntimeType) -> Int {
    guard case .enumeration = type.kind, type.cases.indices.contains(value.int) else { return 1 }
    let isPlain = type.cases[value.int].payload.isEmpty
    let before = type.cases.prefix(value.int).count { $0.payload.isEmpty == isPlain }
    return isPlain ? before + type.cases.count { !$0.payload.isEmpty } : before
  }

  // MARK: Printing and stopping

  private static var printing: NativeTable {
    [
      "print(_:separator:terminator:)": { call in
        call.machine.output(try text(call, debug: false))
        return .void
      },
      "debugPrint(_:separator:terminator:)": { call in
        call.machine.output(try text(call, debug: true))
        return .void
      },
      "dump": { call in
        let name = call[1].isNil ? nil : call.text(1)
        return Value(
          try call.machine.dump(
            call[0], call.types[0], name: name, indent: call[2].int, maxDepth: call[3].int, maxItems: call[4].int))
      },
      "trap": { throw Trap($0.text(0)) },
      "trap kind": { throw Trap($0.text(1), heading: $0.text(0)) },
      "trap opaque": { throw Trap($0.text(0), heading: "Opaque", kind: .opaque) },
      "trap sealed": { throw Trap($0.text(0), heading: "Sealed", kind: .sealed) },
    ]
  }

  private static func text(_ call: NativeContext, debug: Bool) throws -> String {
    var text = ""
    for (index, item) in call[0].elements.enumerated() {
      if index > 0 { text += call.text(1) }
      text += try call.machine.describe(item.record.contained, item.record.type, debug: debug)
    }
    return text + call.text(2)
  }

  // MARK: Key paths

  private static var keyPaths: NativeTable {
    [
      "KeyPath.==": { Value(try $0.machine.equal($0[0], $0[1], $0[0].keyPath.type)) },
      "KeyPath.hash": { Value(try $0.machine.hash($0[0], $0[0].keyPath.type)) },
      "KeyPath.description": { Value($0[0].keyPath.description) },
      "KeyPath.rootType": { try partOfKeyPath(0, $0) },
      "KeyPath.valueType": { try partOfKeyPath(1, $0) },
      "KeyPath.appending": { call in
        appended(call[0].keyPath, call[1].keyPath, call.machine)
      },
      "KeyPath.appendingAny": { call in
        let (first, second) = (call[0].keyPath, call[1].keyPath)
        return call.optional(first.value === second.root ? appended(first, second, call.machine) : nil)
      },
      "$keyPathGet": { try $0.machine.read($0[1].keyPath, from: $0[0]) },
      "$keyPathGetAny": { call in
        let path = call[1].keyPath
        return call.machine.makeExistential(try call.machine.read(path, from: call[0]), path.value)
      },
      "$keyPathGetIfRoot": { call in
        let path = call[1].keyPath
        let cast = Cast(from: call.types[0], to: path.root, protocols: path.root.protocolNumbers)
        guard let root = try call.machine.cast(call[0], cast) else { return call.optional(nil) }
        return call.optional(call.machine.makeExistential(try call.machine.read(path, from: root), path.value))
      },
      "$keyPathType": { Value($0[0].keyPath.type) },
      "$metatypeType": { Value($0.machine.dynamicType(of: $0[0], $0.types[0])) },
      "$keyPathSet": { call in
        try call.machine.write(call[2], to: call[1].keyPath, of: &call.arguments[0])
        return .void
      },
    ]
  }

  /// The root or the value of the key path type on which a static property is called.
  private static func partOfKeyPath(_ index: Int, _ call: NativeContext) throws -> Value {
    guard let type = metatype(call[0]) as? RuntimeType, type.arguments.indices.contains(index) else {
      throw Trap("AnyKeyPath has no root and no value of its own")
    }
    return Value(type.arguments[index])
  }

  private static func appended(_ first: KeyPathBox, _ second: KeyPathBox, _ machine: Machine) -> Value {
    let type = machine.provider.type(named: kind(first, second), arguments: [first.root, second.value])
    return Value(
      KeyPathBox(type: type ?? first.type, root: first.root, value: second.value, steps: first.steps + second.steps))
  }

  /// The class of two concatenated key paths: a value that the second one reaches through a reference can always be
  /// written.
  private static func kind(_ first: KeyPathBox, _ second: KeyPathBox) -> String {
    let names = [first, second].map { $0.type.name }
    if names.contains(where: { !$0.contains("WritableKeyPath") }) {
      return names[1].hasPrefix("Reference") ? "ReferenceWritableKeyPath" : "KeyPath"
    }
    return names.contains { $0.hasPrefix("Reference") } ? "ReferenceWritableKeyPath" : "WritableKeyPath"
  }

  // MARK: The compiler's own

  /// The number of values from the first argument to (or through) the second by the third.
  private static func strideCount(_ call: NativeContext, isThrough: Bool) throws -> Int {
    let (start, end, step) = (call.int(0), call.int(1), call.int(2))
    try call.require(step != 0, "Stride size must not be zero")
    if step > 0 ? start > end : start < end { return 0 }
    if start == end { return isThrough ? 1 : 0 }
    let distance = UInt(bitPattern: step > 0 ? end &- start : start &- end)
    let turns = (isThrough ? distance : distance - 1) / step.magnitude
    return turns >= UInt(Int.max) ? Int.max : Int(turns) + 1
  }

  private static var compilerOwn: NativeTable {
    [
      "$rangeCheck": { _ in throw Trap("Range requires lowerBound <= upperBound") },
      "$strideCount": { Value(try strideCount($0, isThrough: false)) },
      "$strideThroughCount": { Value(try strideCount($0, isThrough: true)) },
      "$convertArray": { call in
        let elements = call[0].elements
        var result: [Value] = []
        try call.machine.reserve(64 + 16 * elements.count)
        result.reserveCapacity(elements.count)
        for element in elements { result.append(try call.machine.call(closure: call[1], element)) }
        return Value(result)
      },
      "$convertSet": { call in
        var table = HashTable(keyType: call.types[1])
        for member in call[0].set.keys {
          try table.insert(try call.machine.call(closure: call[1], member), call.machine)
        }
        return Value(SetBox(table))
      },
      "$convertDictionary": { call in
        var table = HashTable(keyType: call.types[2])
        for entry in call[0].dictionary.entries where !entry.isHole {
          let key = try call.machine.call(closure: call[1], entry.key)
          try table.insert(key, value: try call.machine.call(closure: call[2], entry.value), call.machine)
        }
        return Value(DictionaryBox(table))
      },
    ]
  }
}
