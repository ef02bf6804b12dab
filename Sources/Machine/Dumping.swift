import Code

/// `dump`: a value with all its parts, one line each.
extension Machine {
  package func dump(
    _ value: Value, _ type: RuntimeType, name: String?, indent: Int, maxDepth: Int, maxItems: Int
  ) throws -> String {
    var dumping = Dumping(machine: self, remaining: maxItems)
    try dumping.write(ValuePart(name, value, type), indent: indent, depth: maxDepth)
    return dumping.text
  }
}

private struct Dumping {
  unowned let machine: Machine
  /// The number of lines left before the limit.
  var remaining: Int
  var text = ""
  /// The instances that have been visited, with their numbers.
  private var seen: [ObjectIdentifier: Int] = [:]

  init(machine: Machine, remaining: Int) {
    self.machine = machine
    self.remaining = remaining
  }

  mutating func write(_ part: ValuePart, indent: Int, depth: Int) throws {
    guard remaining > 0 else { return }
    remaining -= 1
    try machine.checkNativeStack()
    switch part.content {
    case .tuple(let parts):
      begin(false, indent: indent, depth: depth, name: part.name)
      text += "(\(parts.count) element\(parts.count == 1 ? "" : "s"))\n"
      if depth > 0 { try write(parts, indent: indent + 2, depth: depth - 1) }
    case .value(let value, let type):
      let (value, type) = machine.content(value, type)
      try write(value, type, name: part.name, indent: indent, depth: depth)
    }
  }

  private mutating func write(
    _ value: Value, _ type: RuntimeType, name: String?, indent: Int, depth: Int
  ) throws {
    let mirror = try machine.customMirror(of: value, type)
    let children = try mirror?.parts ?? machine.parts(of: value, type)
    begin(children.isEmpty, indent: indent, depth: depth, name: name)
    text +=
      try mirror.flatMap { summary(of: $0) }
      ?? summary(
        of: value, type, named: mirror?.subjectType ?? type, children.count)
    if let id = identity(of: value, type) {
      if let known = seen[id] {
        text += " #\(known)\n"
        return
      }
      text += " #\(seen.count)"
      seen[id] = seen.count
    }
    text += "\n"
    guard depth > 0 else { return }
    if let mirror {
      if let inherited = try mirror.superclass(machine) {
        try write(superclass: inherited, indent: indent + 2, depth: depth - 1)
      }
    } else if let inherited = machine.superclass(of: type) {
      try write(superclass: inherited, of: value, indent: indent + 2, depth: depth - 1)
    }
    try write(children, indent: indent + 2, depth: depth - 1)
  }

  /// The identity by which an instance or a type is numbered.
  private func identity(of value: Value, _ type: RuntimeType) -> ObjectIdentifier? {
    switch type.kind {
    case .classType: ObjectIdentifier(value.record)
    case .metatype: ObjectIdentifier(value.metatype)
    default: nil
    }
  }

  private mutating func begin(_ isLeaf: Bool, indent: Int, depth: Int, name: String?) {
    text += String(repeating: " ", count: indent) + (isLeaf ? "- " : depth <= 0 ? "▹ " : "▿ ")
    if let name { text += "\(name): " }
  }

  private mutating func write(_ children: [ValuePart], indent: Int, depth: Int) throws {
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
    let children = try machine.fields(of: value, type)
    begin(children.isEmpty, indent: indent, depth: depth, name: "super")
    text += "\(type.qualifiedName)\n"
    guard depth > 0 else { return }
    if let inherited = machine.superclass(of: type) {
      try write(superclass: inherited, of: value, indent: indent + 2, depth: depth - 1)
    }
    try write(children, indent: indent + 2, depth: depth - 1)
  }

  private mutating func write(superclass mirror: CustomMirror, indent: Int, depth: Int) throws {
    guard remaining > 0 else { return }
    remaining -= 1
    begin(mirror.parts.isEmpty, indent: indent, depth: depth, name: "super")
    text += "\(mirror.subjectType.qualifiedName)\n"
    guard depth > 0 else { return }
    if let inherited = try mirror.superclass(machine) {
      try write(superclass: inherited, indent: indent + 2, depth: depth - 1)
    }
    try write(mirror.parts, indent: indent + 2, depth: depth - 1)
  }

  // MARK: The line of a value

  /// The line of a value whose mirror presents it as a tuple or a collection.
  private func summary(of mirror: CustomMirror) -> String? {
    let kind: RuntimeType.Kind
    switch mirror.style {
    case .tuple: kind = .tuple
    case .collection: kind = .array
    case .dictionary: kind = .dictionary
    case .set: kind = .set
    default: return nil
    }
    return Self.count(of: kind, mirror.parts.count)
  }

  private static func count(of kind: RuntimeType.Kind, _ count: Int) -> String? {
    switch kind {
    case .tuple, .void: "(\(count) element\(count == 1 ? "" : "s"))"
    case .array: "\(count) element\(count == 1 ? "" : "s")"
    case .dictionary: "\(count) key/value pair\(count == 1 ? "" : "s")"
    case .set: "\(count) member\(count == 1 ? "" : "s")"
    default: nil
    }
  }

  /// - Parameter named: The type whose name is shown, if the type does not describe itself.
  private func summary(
    of value: Value, _ type: RuntimeType, named: RuntimeType, _ count: Int
  ) throws -> String {
    if let words = Self.count(of: type.kind, count) { return words }
    switch type.kind {
    case .structure, .classType, .enumeration:
      if machine.describesItself(type) { return try machine.describe(value, type, debug: true) }
      guard case .enumeration = type.kind else { return named.qualifiedName }
      return "\(type.qualifiedName).\(type.cases[value.int].name)"
    default: return try machine.describe(value, type, debug: true)
    }
  }
}
