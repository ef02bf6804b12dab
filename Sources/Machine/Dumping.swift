import Code

/// `dump`: a value with all its parts, a line each.
extension Machine {
  package func dump(
    _ value: Value, _ type: RuntimeType, name: String?, indent: Int, maxDepth: Int, maxItems: Int
  ) throws -> String {
    var dumping = Dumping(machine: self, remaining: maxItems)
    try dumping.write(Part(name, value, type), indent: indent, depth: maxDepth)
    return dumping.text
  }
}

/// A child of a value, as a mirror shows it.
private struct Part {
  let name: String?
  let content: Content

  enum Content {
    case value(Value, RuntimeType)
    /// A tuple that is not there as such: a dictionary's pair, a case's payload.
    case tuple([Part])
  }

  init(_ name: String?, _ value: Value, _ type: RuntimeType) {
    self.name = name
    content = .value(value, type)
  }

  init(_ name: String?, _ parts: [Part]) {
    self.name = name
    content = .tuple(parts)
  }
}

private struct Dumping {
  unowned let machine: Machine
  /// How many more lines there may be.
  var remaining: Int
  var text = ""
  /// Instances met so far, by their numbers.
  private var seen: [ObjectIdentifier: Int] = [:]

  init(machine: Machine, remaining: Int) {
    self.machine = machine
    self.remaining = remaining
  }

  mutating func write(_ part: Part, indent: Int, depth: Int) throws {
    guard remaining > 0 else { return }
    remaining -= 1
    try machine.checkNativeStack()
    switch part.content {
    case .tuple(let parts):
      begin(false, indent: indent, depth: depth, name: part.name)
      text += "(\(parts.count) element\(parts.count == 1 ? "" : "s"))\n"
      if depth > 0 { try write(parts, indent: indent + 2, depth: depth - 1) }
    case .value(let value, let type):
      let (value, type) = content(value, type)
      try write(value, type, name: part.name, indent: indent, depth: depth)
    }
  }

  private mutating func write(
    _ value: Value, _ type: RuntimeType, name: String?, indent: Int, depth: Int
  ) throws {
    let children = try parts(of: value, type)
    let inherited = superclass(of: type)
    begin(children.isEmpty, indent: indent, depth: depth, name: name)
    text += try summary(of: value, type, children.count)
    if case .classType = type.kind {
      let id = ObjectIdentifier(value.record)
      if let known = seen[id] {
        text += " #\(known)\n"
        return
      }
      text += " #\(seen.count)"
      seen[id] = seen.count
    }
    text += "\n"
    guard depth > 0 else { return }
    if let inherited { try write(superclass: inherited, of: value, indent: indent + 2, depth: depth - 1) }
    try write(children, indent: indent + 2, depth: depth - 1)
  }

  private mutating func begin(_ isLeaf: Bool, indent: Int, depth: Int, name: String?) {
    text += String(repeating: " ", count: indent) + (isLeaf ? "- " : depth <= 0 ? "▹ " : "▿ ")
    if let name { text += "\(name): " }
  }

  private mutating func write(_ children: [Part], indent: Int, depth: Int) throws {
    for (index, child) in children.enumerated() {
      if remaining <= 0 {
        let more = children.count - index
        let noun = "\(index > 0 ? "more " : "")\(more == 1 ? "child" : "children")"
        text += String(repeating: " ", count: indent + 2) + "(\(more) \(noun))\n"
        return
      }
      try write(child, indent: indent, depth: depth)
    }
  }

  private mutating func write(superclass type: RuntimeType, of value: Value, indent: Int, depth: Int) throws {
    guard remaining > 0 else { return }
    remaining -= 1
    let children = try fields(of: value, type)
    begin(children.isEmpty, indent: indent, depth: depth, name: "super")
    text += "\(type.qualifiedName)\n"
    guard depth > 0 else { return }
    if let inherited = superclass(of: type) {
      try write(superclass: inherited, of: value, indent: indent + 2, depth: depth - 1)
    }
    try write(children, indent: indent + 2, depth: depth - 1)
  }

  private func superclass(of type: RuntimeType) -> RuntimeType? {
    if case .classType = type.kind { type.superclass } else { nil }
  }

  /// What an existential holds, with its own type.
  private func content(_ value: Value, _ type: RuntimeType) -> (Value, RuntimeType) {
    var (value, type) = (value, type)
    while case .existential = type.kind { (value, type) = (value.record[0], value.record.type) }
    if case .classType = type.kind { type = value.record.type }
    return (value, type)
  }

  // MARK: The line of a value

  private func summary(of value: Value, _ type: RuntimeType, _ count: Int) throws -> String {
    switch type.kind {
    case .tuple, .void: return "(\(count) element\(count == 1 ? "" : "s"))"
    case .array: return "\(count) element\(count == 1 ? "" : "s")"
    case .dictionary: return "\(count) key/value pair\(count == 1 ? "" : "s")"
    case .set: return "\(count) member\(count == 1 ? "" : "s")"
    case .structure, .classType, .enumeration:
      if machine.describesItself(type) { return try machine.describe(value, type, debug: true) }
      guard case .enumeration = type.kind else { return type.qualifiedName }
      return "\(type.qualifiedName).\(type.cases[value.int].name)"
    default: return try machine.describe(value, type, debug: true)
    }
  }

  // MARK: The parts of a value

  private func parts(of value: Value, _ type: RuntimeType) throws -> [Part] {
    switch type.kind {
    case .optional: return value.isNil ? [] : [Part("some", machine.unwrapped(value), type.arguments[0])]
    case .array: return value.elements.map { Part(nil, $0, type.arguments[0]) }
    case .set: return value.set.keys.map { Part(nil, $0, type.arguments[0]) }
    case .dictionary:
      return value.dictionary.entries.filter { !$0.isHole }.map { entry in
        Part(nil, [Part("key", entry.key, type.arguments[0]), Part("value", entry.value, type.arguments[1])])
      }
    case .tuple:
      return type.arguments.enumerated().map { index, element in
        let label = type.labels.indices.contains(index) ? type.labels[index] : ""
        return Part(label.isEmpty ? ".\(index)" : label, value.record[index], element)
      }
    case .structure, .classType: return try fields(of: value, type)
    case .enumeration: return payload(of: value, type)
    default: return []
    }
  }

  private func fields(of value: Value, _ type: RuntimeType) throws -> [Part] {
    let inherited = superclass(of: type) == nil ? 0 : type.inheritedFieldCount
    return try type.fields.enumerated().dropFirst(inherited).map { index, field in
      Part(field.name, try machine.loaded(value.record[index], field), field.type)
    }
  }

  /// A payload is one child by the name of its case; several values, or one with a label, are a tuple.
  private func payload(of value: Value, _ type: RuntimeType) -> [Part] {
    let found = type.cases[value.int]
    guard let first = found.payload.first else { return [] }
    if found.payload.count == 1, first.name.isEmpty { return [Part(found.name, value.record[0], first.type)] }
    let parts = found.payload.enumerated().map { index, field in
      Part(field.name.isEmpty ? ".\(index)" : field.name, value.record[index], field.type)
    }
    return [Part(found.name, parts)]
  }
}
