import Code
import Machine

/// A digest of a value for a later comparison: its bits, or a hash of its parts. It keeps no instance alive.
///
/// An instance counts by its identity, whatever its fields are. Of a large value only the first parts count, and the
/// number of parts.
package struct ValueDigest: Equatable {
  private let bits: UInt64
  private static let partsCounted = 2_000

  init(bits: UInt64) { self.bits = bits }

  /// - Parameter type: Nil for a count.
  package init(_ value: Value, _ type: RuntimeType?) {
    guard let type, value.object != nil || !type.kind.isScalar else {
      bits = value.bits
      return
    }
    var digest = Digesting(room: Self.partsCounted)
    digest.add(value, type)
    bits = UInt64(bitPattern: Int64(digest.hasher.finalize()))
  }
}

extension RuntimeType.Kind {
  var isScalar: Bool {
    switch self {
    case .integer, .double, .float, .bool: true
    default: false
    }
  }
}

private struct Digesting {
  var hasher = StableHasher()
  var room: Int
  private var depth = 0
  private static let deepest = 32

  init(room: Int) { self.room = room }

  mutating func add(_ value: Value, _ type: RuntimeType) {
    room -= 1
    guard room > 0, depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    guard let object = value.object else { return hasher.combine(value.bits) }
    switch object {
    case is StringBox: hasher.combine(value.string)
    case let box as ArrayBox:
      hasher.combine(UInt64(box.elements.count))
      let element = type.arguments.first ?? type
      for one in box.elements where room > 0 { add(one, element) }
    case let box as SetBox: add(box.table, type)
    case let box as DictionaryBox: add(box.table, type)
    case let record as Record: add(value, record, type)
    case let reference as WeakBox:
      hasher.combine(reference.object.map { UInt64(UInt(bitPattern: ObjectIdentifier($0).hashValue)) } ?? 0)
    default:
      // nil, a metatype, and values that only natives interpret.
      if case .optional = type.kind { hasher.combine(value.bits) }
    }
  }

  private mutating func add(_ table: HashTable, _ type: RuntimeType) {
    hasher.combine(UInt64(table.count))
    for entry in table.entries where !entry.isHole && room > 0 {
      add(entry.key, type.arguments.first ?? type)
      if type.arguments.count > 1 { add(entry.value, type.arguments[1]) }
    }
  }

  private mutating func add(_ value: Value, _ record: Record, _ type: RuntimeType) {
    switch type.kind {
    case .optional:
      hasher.combine(1)
      add(value, type.arguments[0])
    case .tuple:
      for (index, element) in type.arguments.enumerated() where index < record.count { add(record[index], element) }
    case .structure:
      for (index, field) in type.fields.enumerated() where index < record.count { add(record[index], field.type) }
    case .enumeration:
      hasher.combine(value.bits)
      let index = value.int
      guard type.cases.indices.contains(index) else { return }
      for (part, field) in type.cases[index].payload.enumerated() where part < record.count {
        add(record[part], field.type)
      }
    case .classType: add(instance: record)
    case .existential:
      hasher.combine(record.type.name)
      if record.count > 0, case .classType = record.type.kind {
        add(instance: record)
      } else if record.count > 0 {
        add(record.contained, record.type)
      }
    default: break
    }
  }

  private mutating func add(instance: Record) {
    hasher.combine(instance.type.name)
    hasher.combine(UInt64(instance.number))
  }
}
