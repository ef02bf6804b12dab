import Code

/// `==`, `<` and `hash(into:)` by type: library types are compared here, types of the program by their own
/// implementation or else member by member, as Swift derives it.
extension Machine {
  // MARK: ==

  package func equal(_ left: Value, _ right: Value, _ type: RuntimeType) throws -> Bool {
    switch type.kind {
    case .void: return true
    case .integer, .bool: return left.bits == right.bits
    case .double, .float: return left.double == right.double
    case .string, .character: return left.string == right.string
    case .optional:
      if left.isNil || right.isNil { return left.isNil && right.isNil }
      return try equal(unwrapped(left), unwrapped(right), type.arguments[0])
    case .array: return try equalElements(left, right, type.arguments[0])
    case .set: return try isSubset(left.set, of: right.set) { _, _ in true }
    case .dictionary:
      return try isSubset(left.dictionary, of: right.dictionary) { try equal($0, $1, type.arguments[1]) }
    case .tuple: return try equalFields(left.record, right.record, type.arguments)
    case .structure, .enumeration, .classType: return try equalNominal(left, right, type)
    case .existential:
      let (left, right) = (left.record, right.record)
      return try left.type === right.type && equal(left[0], right[0], left.type)
    case .keyPath: return isSame(left.keyPath, right.keyPath)
    case .function, .metatype, .opaque: return left.object === right.object
    }
  }

  private func equalElements(_ left: Value, _ right: Value, _ type: RuntimeType) throws -> Bool {
    // Swift, too, does not look at the elements of an array compared with itself.
    if left.object === right.object { return true }
    let (left, right) = (left.elements, right.elements)
    if left.count != right.count { return false }
    for index in left.indices where try !equal(left[index], right[index], type) { return false }
    return true
  }

  private func isSubset(
    _ left: HashTable, of right: HashTable, _ equalValues: (Value, Value) throws -> Bool
  ) throws -> Bool {
    if left.count != right.count { return false }
    for entry in left.entries where !entry.isHole {
      guard let position = try right.position(of: entry.key, self) else { return false }
      if try !equalValues(entry.value, right.entries[position].value) { return false }
    }
    return true
  }

  private func equalFields(_ left: Record, _ right: Record, _ types: [RuntimeType]) throws -> Bool {
    if left === right { return true }
    for index in types.indices where try !equal(left[index], right[index], types[index]) { return false }
    return true
  }

  private func equalNominal(_ left: Value, _ right: Value, _ type: RuntimeType) throws -> Bool {
    try checkNativeStack()
    if let function = witnesses.equal.flatMap({ witness(of: type, for: $0) }) {
      return try callWitness(function, of: type, [left, right]).bool
    }
    switch type.kind {
    case .structure: return try equalFields(left.record, right.record, type.fields.map(\.type))
    case .enumeration:
      if left.bits != right.bits { return false }
      let payload = type.cases[left.int].payload
      return try payload.isEmpty || equalFields(left.record, right.record, payload.map(\.type))
    default: return left.object === right.object
    }
  }

  // MARK: <

  package func less(_ left: Value, _ right: Value, _ type: RuntimeType) throws -> Bool {
    switch type.kind {
    case .integer(_, signed: true): return left.int < right.int
    case .integer, .bool: return left.bits < right.bits
    case .double, .float: return left.double < right.double
    case .string, .character: return left.string < right.string
    case .tuple: return try lessFields(left.record, right.record, type.arguments)
    case .existential: return try less(left.record[0], right.record[0], left.record.type)
    default: break
    }
    if let function = witnesses.less.flatMap({ witness(of: type, for: $0) }) {
      return try callWitness(function, of: type, [left, right]).bool
    }
    guard case .enumeration = type.kind else { return false }
    if left.bits != right.bits { return left.bits < right.bits }
    let payload = type.cases[left.int].payload
    return try !payload.isEmpty && lessFields(left.record, right.record, payload.map(\.type))
  }

  private func lessFields(_ left: Record, _ right: Record, _ types: [RuntimeType]) throws -> Bool {
    for index in types.indices where try !equal(left[index], right[index], types[index]) {
      return try less(left[index], right[index], types[index])
    }
    return false
  }

  // MARK: hash(into:)

  /// `value.hashValue`
  package func hash(_ value: Value, _ type: RuntimeType) throws -> Int {
    let box = HasherBox()
    try hash(value, type, into: box)
    return box.hasher.finalize()
  }

  package func hash(_ value: Value, _ type: RuntimeType, into box: HasherBox) throws {
    switch type.kind {
    case .void: break
    case .integer, .bool: box.hasher.combine(value.bits)
    case .double, .float: box.hasher.combine(value.double == 0 ? 0 : value.bits)
    case .string, .character: box.hasher.combine(value.string)
    case .optional:
      box.hasher.combine(value.isNil ? 0 : 1)
      if !value.isNil { try hash(unwrapped(value), type.arguments[0], into: box) }
    case .array:
      box.hasher.combine(UInt64(value.elements.count))
      for element in value.elements { try hash(element, type.arguments[0], into: box) }
    case .set: try hashUnordered(value.set, type.arguments[0], nil, into: box)
    case .dictionary: try hashUnordered(value.dictionary, type.arguments[0], type.arguments[1], into: box)
    case .tuple: try hashFields(value.record, type.arguments, into: box)
    case .structure, .enumeration, .classType: try hashNominal(value, type, into: box)
    case .existential: try hash(value.record[0], value.record.type, into: box)
    case .keyPath: box.hasher.combine(value.keyPath.description)
    case .metatype: box.hasher.combine(value.metatype.qualifiedName)
    case .function, .opaque: break
    }
  }

  private func hashUnordered(
    _ table: HashTable, _ key: RuntimeType, _ value: RuntimeType?, into box: HasherBox
  ) throws {
    var sum: UInt64 = 0
    for entry in table.entries where !entry.isHole {
      let entryBox = HasherBox()
      try hash(entry.key, key, into: entryBox)
      if let value { try hash(entry.value, value, into: entryBox) }
      sum ^= UInt64(bitPattern: Int64(entryBox.hasher.finalize()))
    }
    box.hasher.combine(sum)
  }

  private func hashFields(_ record: Record, _ types: [RuntimeType], into box: HasherBox) throws {
    for index in types.indices { try hash(record[index], types[index], into: box) }
  }

  private func hashNominal(_ value: Value, _ type: RuntimeType, into box: HasherBox) throws {
    try checkNativeStack()
    if let function = witnesses.hash.flatMap({ witness(of: type, for: $0) }) {
      var arguments = [value, Value(box)]
      _ = try call(function, changing: &arguments)
      if let changed = arguments[1].object as? HasherBox { box.hasher = changed.hasher }
      return
    }
    switch type.kind {
    case .structure: try hashFields(value.record, type.fields.map(\.type), into: box)
    case .enumeration:
      box.hasher.combine(value.bits)
      let payload = type.cases[value.int].payload
      if !payload.isEmpty { try hashFields(value.record, payload.map(\.type), into: box) }
    default:
      // An instance that is hashed by identity: its number identifies it, and is the same in every run.
      box.hasher.combine(dynamicType(of: value, type).qualifiedName)
      box.hasher.combine(UInt64(value.record.number))
    }
  }

  // MARK: Key paths

  /// True if two key paths have the same root, value and steps. The types of subscript arguments are not known here,
  /// but their boxes distinguish numbers, strings and everything else.
  package func isSame(_ left: KeyPathBox, _ right: KeyPathBox) -> Bool {
    if left === right { return true }
    return left.root === right.root && left.value === right.value
      && left.steps.elementsEqual(right.steps) { left, right in
        left.component.name == right.component.name && left.component.valueType === right.component.valueType
          && left.arguments.elementsEqual(right.arguments) { left, right in
            if let left = left.object as? StringBox, let right = right.object as? StringBox {
              return left.value == right.value
            }
            return left.bits == right.bits && left.object === right.object
          }
      }
  }
}
