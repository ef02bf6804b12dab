import Code

/// `as?`, `as!` and `is`.
extension Machine {
  /// The cast instructions: the result is an optional, a value or a Bool.
  func runCast(
    _ opcode: Opcode, _ value: Slot, _ index: Int, _ routine: UnsafeMutablePointer<Routine>
  ) throws -> Slot {
    let cast = routine.pointee.code.takeUnretainedValue().casts[index]
    let result = try self.cast(value.copied, cast)
    switch opcode {
    case .castTest: return Slot(bits: result == nil ? 0 : 1, object: nil)
    case .castConditionally: return Slot(consuming: result.map(wrapped) ?? none())
    default:
      guard let result else { throw castTrap(value.copied, cast) }
      return Slot(consuming: result)
    }
  }

  private func castTrap(_ value: Value, _ cast: Cast) -> Trap {
    if cast.from.kind.isOptional, value.isNil {
      return Trap("Unexpectedly found nil while unwrapping an Optional value")
    }
    var type = cast.from
    while type.kind.isOptional { type = type.arguments[0] }
    return .cast(from: dynamicType(of: value, type), to: cast.to)
  }

  /// True if the content of an existential is an instance of the class, or an optional with one.
  func isInstance(_ value: Value, of type: RuntimeType) -> Bool {
    var (content, own) = (value.record[0], value.record.type)
    while own.kind.isOptional {
      if content.isNil { return false }
      (content, own) = (unwrapped(content), own.arguments[0])
    }
    return own.kind.isClass && dynamicType(of: content, own).inherits(from: type)
  }

  /// The value converted to the target type; nil if the cast fails.
  package func cast(_ value: Value, _ cast: Cast) throws -> Value? {
    try convert(value, cast.from, cast.to, cast.protocols)
  }

  func convert(
    _ value: Value, _ from: RuntimeType, _ to: RuntimeType, _ protocols: [Int]? = nil
  ) throws -> Value? {
    if from === to {
      // `any P` itself, as a type, is no `any P.Type`: it does not conform to P.
      guard case .metatype = from.kind, from.arguments[0].kind.isExistential else { return value }
    }
    if isAnyHashable(from) {
      if to.kind.isExistential, meets(from, to, protocols ?? to.protocolNumbers) { return makeExistential(value, from) }
      // The content of the existential is cast, not its box.
      let base = value.record[0]
      return try convert(base.record[0], base.record.type, to, protocols)
    }
    switch (from.kind, to.kind) {
    case (.existential, .existential):
      return try convertExistential(value, to, protocols ?? to.protocolNumbers)
    case (.existential, _):
      return try convert(value.record[0], value.record.type, to)
    case (_, .existential):
      return try convert(value, from, toExistential: to, protocols ?? to.protocolNumbers)
    case (.optional, .optional):
      if value.isNil {
        // The nil of an `Int?` is a `.some(nil)` as an `Int??`.
        return (0..<max(0, Self.depth(to) - Self.depth(from))).reduce(none()) { value, _ in wrapped(value) }
      }
      let (content, type) = (unwrapped(value), from.arguments[0])
      if let converted = try convert(content, type, to.arguments[0], protocols) { return wrapped(converted) }
      // The nil inside `Int??.some(nil)` is that of an `Int?`.
      return type.kind.isOptional ? try convert(content, type, to, protocols) : nil
    case (_, .optional):
      return try convert(value, from, to.arguments[0], protocols).map(wrapped)
    case (.optional, .structure) where value.isNil && isAnyHashable(to):
      return try convertToHashable(value, from, to)
    case (.optional, _):
      return value.isNil ? nil : try convert(unwrapped(value), from.arguments[0], to, protocols)
    case (.classType, .classType):
      return try value.record.type.inherits(from: to) ? value : bridge(value, from, to)
    case (.array, .array):
      var elements: [Value] = []
      for element in value.elements {
        guard let element = try convert(element, from.arguments[0], to.arguments[0]) else { return nil }
        elements.append(element)
      }
      return Value(elements)
    case (.set, .set):
      return try convert(value.set, from, to).map { Value(SetBox($0)) }
    case (.dictionary, .dictionary):
      return try convert(value.dictionary, from, to).map { Value(DictionaryBox($0)) }
    case (.tuple, .tuple):
      guard from.arguments.count == to.arguments.count,
        zip(from.labels, to.labels).allSatisfy({ $0 == $1 || $0.isEmpty || $1.isEmpty })
      else { return nil }
      var elements: [Value] = []
      for index in from.arguments.indices {
        guard let element = try convert(value.record[index], from.arguments[index], to.arguments[index]) else {
          return nil
        }
        elements.append(element)
      }
      return try makeRecord(to, elements)
    case (.keyPath, .keyPath):
      return value.keyPath.isA(to) ? value : nil
    case (.metatype, .metatype):
      let target = to.arguments[0]
      if target.kind.isExistential { return meets(value.metatype, target, target.protocolNumbers) ? value : nil }
      return value.metatype.inherits(from: target) ? value : nil
    case (_, .structure) where isAnyHashable(to): return try convertToHashable(value, from, to)
    case (.classType, _), (_, .classType):
      return try bridge(value, from, to)
    default:
      return nil
    }
  }

  /// The number of optionals around a type: 2 for `Int??`.
  private static func depth(_ type: RuntimeType) -> Int {
    var (type, count) = (type, 0)
    while type.kind.isOptional { (type, count) = (type.arguments[0], count + 1) }
    return count
  }

  private func convertToHashable(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) throws -> Value? {
    guard let hashable = provider.protocolNumber(named: "Hashable") else { return nil }
    let type = dynamicType(of: value, from)
    return conforms(type, to: hashable) ? try makeRecord(to, [makeExistential(value, type)]) : nil
  }

  private func convert(_ table: HashTable, _ from: RuntimeType, _ to: RuntimeType) throws -> HashTable? {
    var result = HashTable(keyType: to.arguments[0])
    for entry in table.entries where !entry.isHole {
      guard let key = try convert(entry.key, from.arguments[0], to.arguments[0]) else { return nil }
      var value = entry.value
      if to.arguments.count > 1 {
        guard let converted = try convert(value, from.arguments[1], to.arguments[1]) else { return nil }
        value = converted
      }
      try result.insert(key, value: value, self)
    }
    return result
  }

  /// Converts one existential to another: the box stays if its content conforms; an optional inside is unwrapped.
  private func convertExistential(_ value: Value, _ to: RuntimeType, _ protocols: [Int]) throws -> Value? {
    if meets(value.record.type, to, protocols) { return value }
    return try convert(value.record[0], value.record.type, toExistential: to, protocols)
  }

  private func convert(
    _ value: Value, _ from: RuntimeType, toExistential to: RuntimeType, _ protocols: [Int]
  ) throws -> Value? {
    let type = dynamicType(of: value, from)
    if meets(type, to, protocols) { return makeExistential(value, type) }
    if to.isAnyObject { return try box(value, type) }
    guard type.kind.isOptional, !value.isNil else { return nil }
    return try convert(unwrapped(value), type.arguments[0], to, protocols)
  }

  private func meets(_ type: RuntimeType, _ to: RuntimeType, _ protocols: [Int]) -> Bool {
    if to.name == "AnyObject", !type.kind.isClass { return false }
    if let superclass = to.superclass {
      // `any P & AnyObject`
      let isAnyClass = superclass.kind.isExistential
      if isAnyClass ? !type.kind.isClass : !type.inherits(from: superclass) { return false }
    }
    return protocols.allSatisfy { conforms(type, to: $0) }
  }
}

extension Trap {
  static func cast(from: RuntimeType, to: RuntimeType) -> Trap {
    Trap("Could not cast value of type '\(from.qualifiedName)' to '\(to.qualifiedName)'", heading: "")
  }
}

extension RuntimeType {
  /// True for `AnyObject` alone, to which every value can be cast.
  fileprivate var isAnyObject: Bool { kind.isExistential && name == "AnyObject" }
}
