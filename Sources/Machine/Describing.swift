import Code

/// The text of values, as Swift's `print` and `debugPrint` produce it.
extension Machine {
  /// `String(describing:)`, or `String(reflecting:)` if `debug` is set.
  package func describe(_ value: Value, _ type: RuntimeType, debug: Bool = false) throws -> String {
    var text = ""
    try describe(value, type, debug: debug, into: &text)
    return text
  }

  private func describe(_ value: Value, _ type: RuntimeType, debug: Bool, into text: inout String) throws {
    switch type.kind {
    case .void: text += "()"
    case .integer(64, signed: false): text += String(value.bits)
    case .integer: text += String(value.int)
    // `print` shows the sign of a NaN, and whether it signals; `description` does not.
    case .double where value.double.isNaN, .float where value.double.isNaN:
      text += (value.double.sign == .minus ? "-" : "") + (value.double.isSignalingNaN ? "snan" : "nan")
    case .double: text += value.double.description
    case .float: text += Float(value.double).description
    case .bool: text += value.bool ? "true" : "false"
    case .string, .character: text += debug ? value.string.debugDescription : value.string
    case .optional:
      if value.isNil {
        text += "nil"
      } else {
        text += "Optional("
        try describe(unwrapped(value), type.arguments[0], debug: true, into: &text)
        text += ")"
      }
    case .array:
      text += "["
      try describe(value.elements, type.arguments[0], into: &text)
      text += "]"
    case .set:
      text += debug ? "Set([" : "["
      try describe(value.set.keys, type.arguments[0], into: &text)
      text += debug ? "])" : "]"
    case .dictionary: try describeDictionary(value.dictionary, type, into: &text)
    case .tuple: try describeTuple(value, type, into: &text)
    case .structure, .enumeration, .classType: try describeNominal(value, type, debug: debug, into: &text)
    case .existential: try describe(value.record[0], value.record.type, debug: debug, into: &text)
    case .function: text += "(Function)"
    case .metatype: text += debug ? value.metatype.qualifiedName : value.metatype.name
    case .keyPath: text += value.keyPath.description
    case .opaque where value.object is ProgramTask: text += "(Opaque Value)"
    case .opaque: text += debug ? type.qualifiedName : type.name
    }
  }

  // MARK: Containers; whatever is in one is described as by `debugPrint`

  private func describe(
    _ elements: some Sequence<Value>, _ type: RuntimeType, into text: inout String
  ) throws {
    var isFirst = true
    for element in elements {
      if !isFirst { text += ", " }
      isFirst = false
      try describe(element, type, debug: true, into: &text)
      try checkLength(text)
    }
  }

  private func describeDictionary(_ table: HashTable, _ type: RuntimeType, into text: inout String) throws {
    var isFirst = true
    text += "["
    for entry in table.entries where !entry.isHole {
      if !isFirst { text += ", " }
      isFirst = false
      try describe(entry.key, type.arguments[0], debug: true, into: &text)
      text += ": "
      try describe(entry.value, type.arguments[1], debug: true, into: &text)
      try checkLength(text)
    }
    text += isFirst ? ":]" : "]"
  }

  private func describeTuple(_ value: Value, _ type: RuntimeType, into text: inout String) throws {
    text += "("
    for (index, element) in type.arguments.enumerated() {
      if index > 0 { text += ", " }
      if index < type.labels.count, !type.labels[index].isEmpty { text += type.labels[index] + ": " }
      try describe(value.record[index], element, debug: true, into: &text)
    }
    text += ")"
  }

  // MARK: Types of the program

  private func describeNominal(
    _ value: Value, _ type: RuntimeType, debug: Bool, into text: inout String
  ) throws {
    try checkNativeStack()
    let type = dynamicType(of: value, type)
    if !debug, isAnyHashable(type), let (content, contentType) = streamedContent(of: value) {
      return try describe(content, contentType, debug: false, into: &text)
    }
    let order =
      debug
      ? [witnesses.debugDescription, witnesses.description, witnesses.streamed]
      : [witnesses.streamed, witnesses.description, witnesses.debugDescription]
    if let function = order.lazy.compactMap({ requirement in requirement.flatMap { self.witness(of: type, for: $0) } })
      .first
    {
      text += try callWitness(function, of: type, [value]).string
      return
    }
    if let mirror = try customMirror(of: value, type) {
      return try describe(mirror, of: value, type, debug: debug, into: &text)
    }
    switch type.kind {
    case .classType: text += type.qualifiedName
    case .enumeration: try describeCase(value, type, debug: debug, into: &text)
    default:
      text += (debug ? type.qualifiedName : type.name) + "("
      // Names that a framework keeps private are not shown; those of the standard library are shown as Swift does.
      let isOfFramework = !type.qualifiedName.hasPrefix("main.") && !type.qualifiedName.hasPrefix("Swift.")
      try describeFields(value.record, type.fields, hidesUnderscores: isOfFramework, into: &text)
      text += ")"
    }
  }

  /// The content of an `AnyHashable` that can be written to a stream: `print` looks for it before the description.
  private func streamedContent(of value: Value) -> (Value, RuntimeType)? {
    var (content, type) = (value.record[0].record.contained, value.record[0].record.type)
    while type.kind.isOptional {
      if content.isNil { return nil }
      (content, type) = (unwrapped(content), type.arguments[0])
    }
    if isAnyHashable(type) { return streamedContent(of: content) }
    switch type.kind {
    case .string, .character: return (content, type)
    default: return witnesses.streamed.flatMap { witness(of: type, for: $0) }.map { _ in (content, type) }
    }
  }

  /// The text of a value whose type has a mirror of its own, and no description.
  private func describe(
    _ mirror: CustomMirror, of value: Value, _ type: RuntimeType, debug: Bool, into text: inout String
  ) throws {
    switch mirror.style {
    case .structure: text += debug ? mirror.subjectType.qualifiedName : mirror.subjectType.name
    case .tuple: break
    case .enumeration:
      if debug { text += type.qualifiedName + "." }
      text += type.cases[value.int].name
    default:
      text += mirror.subjectType.qualifiedName
      return
    }
    let parts = mirror.style == .enumeration ? Array(mirror.parts.prefix(1)) : mirror.parts
    if mirror.style == .enumeration, parts.isEmpty { return }
    text += "("
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ", " }
      if mirror.style != .enumeration, let name = part.name { text += name + ": " }
      if case .value(let value, let type) = part.content { try describe(value, type, debug: true, into: &text) }
    }
    text += ")"
  }

  /// True if the type itself defines how its values are printed.
  func describesItself(_ type: RuntimeType) -> Bool {
    [witnesses.debugDescription, witnesses.description, witnesses.streamed].contains { requirement in
      requirement.flatMap { witness(of: type, for: $0) } != nil
    }
  }

  private func describeCase(_ value: Value, _ type: RuntimeType, debug: Bool, into text: inout String) throws {
    let enumCase = type.cases[value.int]
    if debug { text += type.qualifiedName + "." }
    text += enumCase.name
    guard !enumCase.payload.isEmpty else { return }
    if enumCase.payload.count == 1, enumCase.payload[0].name.isEmpty {
      // A tuple or `Void` alone already has parentheses.
      switch enumCase.payload[0].type.kind {
      case .tuple, .void:
        return try describe(value.record[0], enumCase.payload[0].type, debug: true, into: &text)
      default: break
      }
    }
    text += "("
    try describeFields(value.record, enumCase.payload, into: &text)
    text += ")"
  }

  private func describeFields(
    _ record: Record, _ fields: [RuntimeType.Field], hidesUnderscores: Bool = false, into text: inout String
  ) throws {
    for (index, field) in fields.enumerated() {
      if index > 0 { text += ", " }
      if !field.name.isEmpty {
        text += (hidesUnderscores && field.name.hasPrefix("_") ? field.name.dropFirst() : field.storageName[...]) + ": "
      }
      try describe(loaded(record[index], field), field.type, debug: true, into: &text)
    }
  }

  /// The value of a field; a weak or unowned field keeps it in a box.
  func loaded(_ value: Value, _ field: RuntimeType.Field) throws -> Value {
    let slot = Slot(borrowing: value)
    if slot.object == shared.pointee.vacancy { throw Trap.conflict(field.name) }
    guard field.ownership != .strong, let box = slot.object else { return value }
    return try loadWeak(box, traps: field.ownership == .unowned).owned
  }

  private func checkLength(_ text: String) throws {
    if text.utf8.count > 1 << 20 { try reserve(text.utf8.count / 1024) }
  }

  // MARK: Witnesses

  /// The function with which a type meets a requirement; the result is stored in the type.
  package func witness(of type: RuntimeType, for requirement: Int) -> FunctionReference? {
    if let known = type.witnesses[requirement] { return known }
    let function = provider.witness(of: type, for: requirement)
    type.witnesses[requirement] = .some(function)
    return function
  }

  package func conforms(_ type: RuntimeType, to protocolNumber: Int) -> Bool {
    if let known = type.conformances[protocolNumber] { return known }
    let conforms = provider.conforms(type, to: protocolNumber)
    type.conformances[protocolNumber] = conforms
    return conforms
  }

  /// Calls a witness. The witness of a static requirement may need the type itself as `self`.
  package func callWitness(_ function: FunctionReference, of type: RuntimeType, _ arguments: [Value]) throws -> Value {
    let count = try routine(of: function).pointee.parameterCount
    return try call(function, count == arguments.count + 1 ? [Value(type)] + arguments : arguments)
  }
}

extension KeyPathBox {
  /// `\Counter.count`, `\Counter.next?.count?`
  package var description: String {
    let text = steps.reduce("\\" + root.name) { text, step in
      switch step.component.name {
      case "?", "!": text + step.component.name
      case let name where name.hasPrefix("["): text + name
      case let name where name.first?.isNumber ?? false: text + ".." + name
      case "self" where steps.count > 1: text
      case let name: text + "." + name
      }
    }
    return wrapsValue ? text + "?" : text
  }

  /// True if the last component is not optional, and the value is because of a `?` before it.
  private var wrapsValue: Bool {
    guard let last = steps.last, steps.contains(where: \.component.isChain) else { return false }
    return last.component.valueType !== value
  }
}
