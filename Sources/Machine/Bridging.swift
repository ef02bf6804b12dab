import Code

/// Casts between the classes of Foundation and the values that they wrap: `"text" as NSString`, `number as? Int`.
///
/// Such a class keeps its value in its first stored property; so does the box of a value that was made an object.
extension Machine {
  /// The value converted to another type that it bridges to.
  func bridge(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) throws -> Value? {
    if case .classType = to.kind {
      guard to.isOfLibrary else { return nil }
      if to.name == "NSError" { return try bridgeError(value, from, to) }
      guard Self.holds(to.name, from), let field = to.fields.first, let content = try convert(value, from, field.type)
      else { return nil }
      return try makeHolder(to, content)
    }
    guard case .classType = from.kind, let field = Self.holder(value.record.type)?.fields.first else { return nil }
    let content = value.record[0]
    if field.type.kind.isExistential, let number = Self.number(content.record[0], content.record.type, as: to) {
      return number
    }
    return try convert(content, field.type, to)
  }

  /// True if the class holds values of the type.
  private static func holds(_ name: String, _ type: RuntimeType) -> Bool {
    switch (name, type.kind) {
    case ("NSString", .string), ("NSArray", .array), ("NSDictionary", .dictionary), ("NSSet", .set),
      ("NSNumber", .integer), ("NSNumber", .bool), ("NSNumber", .double), ("NSNumber", .float):
      true
    case ("NSNumber", .structure), ("NSDecimalNumber", .structure): type.isOfLibrary && type.name == "Decimal"
    case ("NSData", .structure), ("NSDate", .structure), ("NSURL", .structure), ("NSUUID", .structure):
      type.isOfLibrary && name == "NS" + type.name
    default: false
    }
  }

  /// The class that wraps a value: the type or one of its superclasses.
  private static func holder(_ type: RuntimeType) -> RuntimeType? {
    var type: RuntimeType? = type
    while let current = type {
      if current.isOfLibrary, holders.contains(current.name) { return current }
      type = current.superclass
    }
    return nil
  }

  private static let holders: Set = [
    "NSString", "NSArray", "NSDictionary", "NSSet", "NSNumber", "NSData", "NSDate", "NSURL", "NSUUID", "__SwiftValue",
  ]

  private func makeHolder(_ type: RuntimeType, _ content: Value) throws -> Value {
    let instance = try makeInstance(heap.adopt(type), isPartial: false)
    instance.fields[0] = Slot(consuming: content)
    return Slot(bits: 0, object: instance).owned
  }

  /// The object that holds a value of a type without a class, if it is cast to `AnyObject`.
  func box(_ value: Value, _ type: RuntimeType) throws -> Value? {
    guard let box = provider.type(named: "__SwiftValue", arguments: []) else { return nil }
    return makeExistential(try makeHolder(box, makeExistential(value, type)), box)
  }

  private func bridgeError(_ value: Value, _ from: RuntimeType, _ to: RuntimeType) throws -> Value? {
    guard let protocolNumber = provider.protocolNumber(named: "Error"), conforms(from, to: protocolNumber),
      let requirement = provider.requirement(named: "Error._bridged"),
      let function = witness(of: from, for: requirement)
    else { return nil }
    let bridged = try callWitness(function, of: from, [value])
    return bridged.record.type.inherits(from: to) ? bridged.record[0] : nil
  }

  /// A number converted to another numeric type, if no information is lost.
  private static func number(_ value: Value, _ from: RuntimeType, as to: RuntimeType) -> Value? {
    switch (from.kind, to.kind) {
    case (.bool, .integer), (.integer, .integer): integer(Int128(integer: value, from), as: to)
    case (.bool, .double), (.bool, .float): Value(value.bool ? 1.0 : 0.0)
    case (.integer, .double): Double(exactly: Int128(integer: value, from)).map { Value($0) }
    case (.integer, .float): Float(exactly: Int128(integer: value, from)).map { Value(Double($0)) }
    case (.integer, .bool), (.double, .bool), (.float, .bool):
      switch isDouble(from) ? value.double : Double(Int128(integer: value, from)) {
      case 0: Value(false)
      case 1: Value(true)
      default: nil
      }
    case (.double, .integer), (.float, .integer): Int128(exactly: value.double).flatMap { integer($0, as: to) }
    case (.float, .double): value
    case (.double, .float): Float(exactly: value.double).map { Value(Double($0)) }
    default: nil
    }
  }

  private static func isDouble(_ type: RuntimeType) -> Bool {
    switch type.kind {
    case .double, .float: true
    default: false
    }
  }

  private static func integer(_ number: Int128, as type: RuntimeType) -> Value? {
    guard case .integer(let width, let signed) = type.kind, width <= 64 else { return nil }
    let limit = Int128(1) << (signed ? width - 1 : width)
    guard number < limit, number >= (signed ? -limit : 0) else { return nil }
    return Value(bits: UInt64(truncatingIfNeeded: number), object: nil)
  }
}

extension Int128 {
  /// The number in a value of an integer type or a Bool.
  fileprivate init(integer value: Value, _ type: RuntimeType) {
    if case .integer(_, signed: false) = type.kind { self = Int128(value.bits) } else { self = Int128(value.int) }
  }
}
