import Code

/// A child of a value, as a mirror shows it.
struct ValuePart {
  let name: String?
  let content: Content

  enum Content {
    case value(Value, RuntimeType)
    /// A tuple that does not exist as a value: a dictionary's pair, a case's payload.
    case tuple([ValuePart])
  }

  init(_ name: String?, _ value: Value, _ type: RuntimeType) {
    self.name = name
    content = .value(value, type)
  }

  init(_ name: String?, _ parts: [ValuePart]) {
    self.name = name
    content = .tuple(parts)
  }
}

/// The parts of values.
extension Machine {
  func superclass(of type: RuntimeType) -> RuntimeType? {
    if case .classType = type.kind { type.superclass } else { nil }
  }

  /// The content of an existential, with its own type.
  func content(_ value: Value, _ type: RuntimeType) -> (Value, RuntimeType) {
    var (value, type) = (value, type)
    while case .existential = type.kind { (value, type) = (value.record[0], value.record.type) }
    if case .classType = type.kind { type = value.record.type }
    return (value, type)
  }

  /// The parts of a class, without those of its superclass.
  func parts(of value: Value, _ type: RuntimeType) throws -> [ValuePart] {
    switch type.kind {
    case .optional: return value.isNil ? [] : [ValuePart("some", unwrapped(value), type.arguments[0])]
    case .array: return value.elements.map { ValuePart(nil, $0, type.arguments[0]) }
    case .set: return value.set.keys.map { ValuePart(nil, $0, type.arguments[0]) }
    case .dictionary:
      return value.dictionary.entries.filter { !$0.isHole }.map { entry in
        ValuePart(
          nil, [ValuePart("key", entry.key, type.arguments[0]), ValuePart("value", entry.value, type.arguments[1])])
      }
    case .tuple:
      return type.arguments.enumerated().map { index, element in
        let label = type.labels.indices.contains(index) ? type.labels[index] : ""
        return ValuePart(label.isEmpty ? ".\(index)" : label, value.record[index], element)
      }
    case .structure, .classType: return try fields(of: value, type)
    case .enumeration: return payload(of: value, type)
    default: return []
    }
  }

  func fields(of value: Value, _ type: RuntimeType) throws -> [ValuePart] {
    let inherited = superclass(of: type) == nil ? 0 : type.inheritedFieldCount
    return try type.fields.enumerated().dropFirst(inherited).map { index, field in
      ValuePart(field.storageName, try loaded(value.record[index], field), field.type)
    }
  }

  /// A payload is one child named after its case; several values, or one with a label, are a tuple.
  private func payload(of value: Value, _ type: RuntimeType) -> [ValuePart] {
    let found = type.cases[value.int]
    guard let first = found.payload.first else { return [] }
    if found.payload.count == 1, first.name.isEmpty { return [ValuePart(found.name, value.record[0], first.type)] }
    let parts = found.payload.enumerated().map { index, field in
      ValuePart(field.name.isEmpty ? ".\(index)" : field.name, value.record[index], field.type)
    }
    return [ValuePart(found.name, parts)]
  }
}

/// The natives of `Mirror`. A level counts superclasses, starting at the instance's own class.
enum MirrorNatives {
  static var natives: NativeTable {
    [
      "Mirror.labels": { call in
        Value(try parts(call).map { $0.name.map { Value($0) } ?? call.none })
      },
      "Mirror.values": { call in
        Value(try parts(call).map { try boxed($0, call) })
      },
      "Mirror.type": { Value(subject($0, $0[1].int).type) },
      "Mirror.style": { Value(style(subject($0, 0).type)) },
      "Mirror.levels": { call in
        var count = 0
        var type: RuntimeType? = subject(call, 0).type
        while let one = type {
          count += 1
          type = call.machine.superclass(of: one)
        }
        return Value(count)
      },
    ]
  }

  private static func subject(_ call: NativeContext, _ level: Int) -> (value: Value, type: RuntimeType) {
    let (value, own) = call.machine.content(call[0].record[0], call[0].record.type)
    var type = own
    for _ in 0..<level { type = call.machine.superclass(of: type) ?? type }
    return (value, type)
  }

  private static func parts(_ call: NativeContext) throws -> [ValuePart] {
    let (value, type) = subject(call, call[1].int)
    return try call.machine.parts(of: value, type)
  }

  /// The part as an `Any`.
  private static func boxed(_ part: ValuePart, _ call: NativeContext) throws -> Value {
    switch part.content {
    case .value(let value, let type): return call.machine.makeExistential(value, type)
    case .tuple(let parts):
      let values = parts.compactMap { part -> (Value, RuntimeType)? in
        if case .value(let value, let type) = part.content { (value, type) } else { nil }
      }
      let labels = parts.map { part in
        "\(part.name.map { $0.hasPrefix(".") ? "_" : $0 } ?? "_"):"
      }.joined()
      guard let type = call.machine.provider.type(named: "(\(labels))", arguments: values.map(\.1)) else {
        throw Trap("a mirror of a value whose type is not known")
      }
      return call.machine.makeExistential(try call.machine.makeRecord(type, values.map(\.0)), type)
    }
  }

  /// The index of the display style in `Mirror`'s list.
  private static func style(_ type: RuntimeType) -> Int {
    switch type.kind {
    case .structure: 1
    case .classType: 2
    case .enumeration: 3
    case .tuple, .void: 4
    case .optional: 5
    case .array: 6
    case .dictionary: 7
    case .set: 8
    default: 0
    }
  }
}
