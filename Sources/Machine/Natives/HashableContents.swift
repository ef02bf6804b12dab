import Code

/// The contents of `AnyHashable`, and the comparison of values of different types: numbers by their value, arrays, sets
/// and dictionaries by their elements as `AnyHashable`, and instances as their first superclass that is `Hashable`.
extension Machine {
  /// The value that `AnyHashable` keeps: an optional is unwrapped if its payload is compared across types.
  func hashableBase(_ value: Value, _ type: RuntimeType) -> (value: Value, type: RuntimeType) {
    var (content, inner) = (value, type)
    while inner.kind.isOptional {
      // A nil keeps the type that it was given.
      if content.isNil { return (value, type) }
      (content, inner) = (unwrapped(content), inner.arguments[0])
    }
    if isAnyHashable(inner) {
      let box = content.record[0].record
      return (box.contained, box.type)
    }
    return isComparedAcrossTypes(inner) ? (content, inner) : (value, type)
  }

  func isAnyHashable(_ type: RuntimeType) -> Bool {
    type.name == "AnyHashable" && type.qualifiedName == "Swift.AnyHashable"
  }

  private func isComparedAcrossTypes(_ type: RuntimeType) -> Bool {
    switch type.kind {
    case .integer, .float, .array, .set, .dictionary: true
    // Foundation's `CGFloat` equals only its like.
    case .double: type.name == "Double"
    default: false
    }
  }

  private func hashableClass(of value: Value, _ type: RuntimeType) -> RuntimeType {
    guard type.kind.isClass, let hashable = provider.protocolNumber(named: "Hashable") else { return type }
    var result = dynamicType(of: value, type)
    while let superclass = result.superclass, conforms(superclass, to: hashable) { result = superclass }
    return result
  }

  func equalAsHashables(
    _ left: Value, _ leftType: RuntimeType, _ right: Value, _ rightType: RuntimeType
  ) throws -> Bool {
    try checkNativeStack()
    let (left, leftType) = hashableBase(left, leftType)
    let (right, rightType) = hashableBase(right, rightType)
    if let one = BoxedNumber(left, leftType), let other = BoxedNumber(right, rightType) { return one == other }
    if leftType === rightType, !leftType.kind.isClass { return try equal(left, right, leftType) }
    switch (leftType.kind, rightType.kind) {
    case (.array, .array):
      let (first, second) = (left.elements, right.elements)
      guard first.count == second.count else { return false }
      for index in first.indices
      where try !equalAsHashables(first[index], leftType.arguments[0], second[index], rightType.arguments[0]) {
        return false
      }
      return true
    case (.set, .set): return try equalTables(left.set, leftType, right.set, rightType)
    case (.dictionary, .dictionary): return try equalTables(left.dictionary, leftType, right.dictionary, rightType)
    case (.classType, .classType):
      let type = hashableClass(of: left, leftType)
      return try type === hashableClass(of: right, rightType) && equal(left, right, type)
    default: return false
    }
  }

  private func equalTables(
    _ left: HashTable, _ leftType: RuntimeType, _ right: HashTable, _ rightType: RuntimeType
  ) throws -> Bool {
    guard left.count == right.count else { return false }
    var byHash: [Int: [HashTable.Entry]] = [:]
    for entry in right.entries where !entry.isHole {
      byHash[try hashAsHashable(entry.key, rightType.arguments[0]), default: []].append(entry)
    }
    for entry in left.entries where !entry.isHole {
      let candidates = byHash[try hashAsHashable(entry.key, leftType.arguments[0])] ?? []
      let isFound = try candidates.contains { candidate in
        try takeStep()
        guard try equalAsHashables(entry.key, leftType.arguments[0], candidate.key, rightType.arguments[0]) else {
          return false
        }
        return try leftType.arguments.count < 2
          || equalAsHashables(entry.value, leftType.arguments[1], candidate.value, rightType.arguments[1])
      }
      if !isFound { return false }
    }
    return true
  }

  private func hashAsHashable(_ value: Value, _ type: RuntimeType) throws -> Int {
    let box = HasherBox()
    try hashAsHashable(value, type, into: box)
    return box.hasher.finalize()
  }

  func hashAsHashable(_ value: Value, _ type: RuntimeType, into box: HasherBox) throws {
    try checkNativeStack()
    let (value, type) = hashableBase(value, type)
    if let number = BoxedNumber(value, type) { return box.hasher.combine(number.bits) }
    switch type.kind {
    case .array:
      box.hasher.combine(UInt64(value.elements.count))
      for element in value.elements { try hashAsHashable(element, type.arguments[0], into: box) }
    case .set: try hashTable(value.set, type, into: box)
    case .dictionary: try hashTable(value.dictionary, type, into: box)
    default: try hash(value, hashableClass(of: value, type), into: box)
    }
  }

  private func hashTable(_ table: HashTable, _ type: RuntimeType, into box: HasherBox) throws {
    var sum: UInt64 = 0
    for entry in table.entries where !entry.isHole {
      let entryBox = HasherBox()
      try hashAsHashable(entry.key, type.arguments[0], into: entryBox)
      if type.arguments.count > 1 { try hashAsHashable(entry.value, type.arguments[1], into: entryBox) }
      sum ^= UInt64(bitPattern: Int64(entryBox.hasher.finalize()))
    }
    box.hasher.combine(sum)
  }
}

/// A number independent of its type: `AnyHashable(1)` equals `AnyHashable(1.0)`.
private enum BoxedNumber: Equatable {
  case whole(Int64)
  case large(UInt64)
  case fraction(Double)

  init?(_ value: Value, _ type: RuntimeType) {
    switch type.kind {
    case .integer(_, let isSigned):
      let bits = value.bits
      self = isSigned || bits >> 63 == 0 ? .whole(Int64(bitPattern: bits)) : .large(bits)
    case .double, .float:
      if type.name == "CGFloat" { return nil }
      let number = value.double
      if let whole = Int64(exactly: number) {
        self = .whole(whole)
      } else {
        self = UInt64(exactly: number).map { .large($0) } ?? .fraction(number)
      }
    default: return nil
    }
  }

  var bits: UInt64 {
    switch self {
    case .whole(let number): UInt64(bitPattern: number)
    case .large(let number): number
    case .fraction(let number): number.bitPattern
    }
  }
}
