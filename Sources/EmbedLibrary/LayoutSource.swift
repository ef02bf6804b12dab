import LibraryFile

/// The Swift source with which a target reads values of library types: for each type that is marked `@layout` for it,
/// a struct with a property for each field, or an enum with the cases. So a field that is renamed or removed is an
/// error when obsh is built, and one that is moved is found in its new place.
struct LayoutSource {
  private let target: String
  private var layouts: [(layout: TypeLayout, path: String)] = []

  init(target: String) { self.target = target }

  mutating func add(_ found: [TypeLayout], path: String) {
    layouts += found.map { ($0, path) }
  }

  var text: String {
    """
    // Made of the library's files when obsh is built.

    import Code
    \(target == "Machine" ? "" : "import Machine\n")
    /// Values of library types as obsh reads them; see `LayoutField`.
    enum Layout {
    \(layouts.map { source($0.layout, path: $0.path) }.joined(separator: "\n"))}

    """
  }

  private func source(_ layout: TypeLayout, path: String) -> String {
    if !layout.cases.isEmpty {
      return """
          /// `\(layout.name)`, \(path):\(layout.line)
          enum \(Self.typeName(layout.name, path: path)): Int, LayoutCase { case \(list(layout.cases)) }

        """
    }
    let fields = layout.fields.map { (name: Self.word($0.name), type: $0.type) }
    let parameters = layout.parameters.map(Self.lowercased)
    var text = """
        /// `\(layout.name)`, \(path):\(layout.line)
        struct \(Self.typeName(layout.name, path: path)): LayoutOfType {
          static var typeName: String { "\(layout.name)" }
          static var fieldNames: [String] { [\(list(layout.fields.map { "\"\($0.name)\"" }))] }
          let record: Record
          init(_ record: Record) { self.record = record }

      """
    if !parameters.isEmpty { text += "    enum Parameter: Int, LayoutParameter { case \(list(parameters)) }\n" }
    if !fields.isEmpty {
      text += "    enum Field: Int, LayoutField { case \(list(fields.map(\.name))) }\n"
    }
    for (index, field) in fields.enumerated() {
      let (type, reading) = content(field.type, of: "record[\(index)]")
      text += "    var \(field.name): \(type) { \(reading) }\n"
    }
    return text + "  }\n"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// The content of a slot, in obsh's representation.
  private func content(_ type: String, of slot: String) -> (type: String, reading: String) {
    switch type {
    case "Bool": return ("Bool", "\(slot).bool")
    case "Int": return ("Int", "\(slot).int")
    case "Double", "CGFloat": return ("Double", "\(slot).double")
    case "String": return ("String", "\(slot).string")
    default: break
    }
    if type.hasSuffix("?") { return ("Value", slot) }
    if type.hasPrefix("["), type.contains(":") { return ("HashTable", "\(slot).dictionary") }
    let base = String(type.prefix { $0 != "<" })
    if base.hasSuffix("KeyPath") { return ("KeyPathBox", "\(slot).keyPath") }
    // A name that exists for only one SDK has no layout of its own.
    if let known = layouts.first(where: { $0.layout.name == base }), type.hasSuffix(">") || type == base {
      let name = Self.typeName(base, path: known.path)
      if name == Self.word(base) { return ("Layout.\(name)", "Layout.\(name)(\(slot).record)") }
    }
    return ("Value", slot)
  }

  /// `ChangeModifier` of `_ChangeModifier`; `StateSDK26` of the `State` in a folder of that name.
  private static func typeName(_ name: String, path: String) -> String {
    let sdk = path.split(separator: "/").first { $0.hasPrefix("SDK") } ?? ""
    return word(name) + sdk
  }

  /// The name without the underscore that hides it from programs.
  private static func word(_ name: String) -> String {
    let word = name.hasPrefix("_") ? String(name.dropFirst()) : name
    return ["default", "case", "for", "in", "is", "self", "where"].contains(word) ? "`\(word)`" : word
  }

  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count == name.count { return name.lowercased() }
    return capitals.dropLast(capitals.count > 1 ? 1 : 0).lowercased() + name.dropFirst(max(1, capitals.count - 1))
  }
}
