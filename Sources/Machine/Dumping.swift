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
    let custom = try machine.customParts(of: value, type)
    let children = try custom ?? machine.parts(of: value, type)
    let inherited = custom == nil ? machine.superclass(of: type) : nil
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
}
