import Code
import Machine
import Trace

/// Values as the shell shows them: as Swift prints them inside a collection (strings in quotes), but with instances
/// by name (`Counter#1`), and optionals without `Optional( )`.
///
/// No code of the program runs for this: a trace must not change what it shows. Types of the library describe
/// themselves (`1..<5`).
package struct ValueText {
  private var text = ""
  private var room: Int
  private let machine: Machine?
  private var depth = 0
  /// The parts of the last written value, if wanted.
  private var parts: ShownValue.Parts?
  private let wantsParts: Bool
  private static let deepest = 16

  /// Far more than fits in a line, so that the difference between two long values can be found.
  private static let usualLimit = 4_000

  /// - Parameter limit: The number of characters (nearly: bytes) after which the rest is replaced by `…`.
  package static func text(of value: Value, _ type: RuntimeType, machine: Machine?, limit: Int = usualLimit) -> String {
    var writer = ValueText(room: limit, machine: machine)
    if let object = value.object, Swift.type(of: object) == WeakBox.self {
      writer.addReferent(of: value)
    } else {
      writer.add(value, type)
    }
    return writer.text
  }

  /// The text of a field of a class instance; for a weak field, the text of the object it refers to.
  static func text(ofField index: Int, of record: Record, machine: Machine?, limit: Int = usualLimit) -> String {
    var writer = ValueText(room: limit, machine: machine)
    writer.add(record[index], record.type.fields[index])
    return writer.text
  }

  /// A value with its parts.
  static func shown(_ value: Value, _ type: RuntimeType, machine: Machine?) -> ShownValue {
    var writer = ValueText(room: usualLimit, machine: machine, wantsParts: true)
    if let object = value.object, Swift.type(of: object) == WeakBox.self {
      writer.addReferent(of: value)
    } else {
      writer.add(value, type)
    }
    return ShownValue(writer.text, writer.parts)
  }

  static func shown(field index: Int, of record: Record, machine: Machine?) -> ShownValue {
    var writer = ValueText(room: usualLimit, machine: machine, wantsParts: true)
    writer.add(record[index], record.type.fields[index])
    return ShownValue(writer.text, writer.parts)
  }

  /// The name and type of a stored property as in the program's source.
  package static func property(_ index: Int, of record: Record) -> (name: String, type: String) {
    let field = record.type.fields[index]
    if record[index].object is PublishedCell, let type = field.type.arguments.first {
      return (field.name.first == "_" ? String(field.name.dropFirst()) : field.name, written(type))
    }
    return (field.name, written(field.type))
  }

  /// A type as written in programs: `[Int]?`
  private static func written(_ type: RuntimeType) -> String {
    switch type.kind {
    case .array: "[\(written(type.arguments[0]))]"
    case .dictionary: "[\(written(type.arguments[0])) : \(written(type.arguments[1]))]"
    case .optional: "\(written(type.arguments[0]))?"
    default: type.name
    }
  }

  /// The number of elements in a stored collection.
  package static func count(ofField index: Int, of record: Record) -> Int? {
    var value = record[index]
    if let cell = value.object as? PublishedCell { value = cell.value }
    return switch value.object {
    case let box as ArrayBox: box.elements.count
    case let box as SetBox: box.table.count
    case let box as DictionaryBox: box.table.count
    default: nil
    }
  }

  /// The text of a value without a known type, as far as it can be determined.
  static func bareText(of value: Value) -> String {
    guard let object = value.object else { return "\(value.int)" }
    if Swift.type(of: object) == StringBox.self { return value.string.debugDescription }
    return "…"
  }

  private init(room: Int, machine: Machine?, wantsParts: Bool = false) {
    self.room = room
    self.wantsParts = wantsParts
    self.machine = machine
  }

  private mutating func add(_ piece: String) {
    text += piece
    room -= piece.utf8.count
  }

  private mutating func add(_ value: Value, _ type: RuntimeType) {
    depth += 1
    defer { depth -= 1 }
    parts = nil
    guard room > 0, depth <= Self.deepest else { return add("…") }
    switch type.kind {
    case .void: add("()")
    case .integer(_, let isSigned): addNumber(value, isSigned: isSigned)
    case .double: addPlain(value) { "\($0.double)" }
    case .float: addPlain(value) { "\(Float($0.double))" }
    case .bool: addPlain(value) { "\($0.bool)" }
    case .string: addString(value)
    case .character: addString(value)
    case .optional: addOptional(value, type.arguments[0])
    case .array: addArray(value, type.arguments[0])
    case .set: addSet(value, type.arguments[0])
    case .dictionary: addDictionary(value, type.arguments[0], type.arguments[1])
    case .tuple: addTuple(value, type)
    case .structure: addStructure(value, type)
    case .enumeration: addEnumeration(value, type)
    case .classType: addInstance(value)
    case .existential: addExistential(value)
    case .function: add("(Function)")
    case .metatype: add(as: RuntimeType.self, value) { $1.add($0.name) }
    case .keyPath:
      add(as: KeyPathBox.self, value) { path, writer in
        writer.add("\\\(path.root.name)\(path.steps.map { Self.suffix($0.component.name) }.joined())")
      }
    case .opaque: addLibraryValue(value, type)
    }
  }

  // MARK: Simple values

  /// A field that is being changed in place contains a value of another type than declared.
  private mutating func addPlain(_ value: Value, _ describe: (Value) -> String) {
    add(value.object == nil ? describe(value) : "…")
  }

  private mutating func addNumber(_ value: Value, isSigned: Bool) {
    addPlain(value) { isSigned ? "\($0.int)" : "\($0.bits)" }
  }

  private mutating func addString(_ value: Value) {
    add(as: StringBox.self, value) { box, writer in
      // Longer strings are cut before they are escaped.
      let isLong = box.value.utf8.count > writer.room
      writer.add(isLong ? "\(String(box.value.prefix(writer.room)).debugDescription)…" : box.value.debugDescription)
    }
  }

  private mutating func addOptional(_ value: Value, _ wrapped: RuntimeType) {
    guard let object = value.object, Swift.type(of: object) == NilMarker.self else { return add(value, wrapped) }
    if value.bits == 0 { return add("nil") }
    // The outer optional has a value, which is nil itself.
    add("Optional(")
    add(Value(bits: value.bits - 1, object: object), wrapped)
    add(")")
  }

  // MARK: Collections

  private mutating func addArray(_ value: Value, _ element: RuntimeType) {
    add(as: ArrayBox.self, value) { box, writer in
      writer.addList(box.elements, "[", "]", .array) {
        $1.add($0, element)
        return nil
      }
    }
  }

  private mutating func addSet(_ value: Value, _ element: RuntimeType) {
    add(as: SetBox.self, value) { box, writer in
      writer.addList(box.table.entries.lazy.filter { !$0.isHole }, "[", "]", .set) {
        $1.add($0.key, element)
        return nil
      }
    }
  }

  private mutating func addDictionary(_ value: Value, _ key: RuntimeType, _ element: RuntimeType) {
    add(as: DictionaryBox.self, value) { box, writer in
      if box.table.isEmpty { return writer.add("[:]") }
      writer.addList(box.table.entries.lazy.filter { !$0.isHole }, "[", "]", .dictionary) { entry, writer in
        let start = writer.text.utf8.count
        writer.add(entry.key, key)
        let label = String(Substring(writer.text.utf8.dropFirst(start)))
        writer.add(": ")
        writer.add(entry.value, element)
        return label
      }
    }
  }

  /// - Parameter addElement: Writes an element, and returns the label before its value with the label's text.
  private mutating func addList<Elements: Sequence>(
    _ elements: Elements, _ open: String, _ close: String, _ kind: ShownValue.Kind,
    _ addElement: (Elements.Element, inout ValueText) -> String?
  ) {
    add(open)
    var isFirst = true
    var all: [ShownValue.Part] = []
    for element in elements {
      if !isFirst { add(", ") }
      isFirst = false
      let start = text.utf8.count
      let label = addElement(element, &self)
      if wantsParts {
        // A label precedes its value, with `: ` in between.
        let begin = start + (label.map { $0.utf8.count + 2 } ?? 0)
        let value = Substring(text.utf8.dropFirst(begin))
        all.append(ShownValue.Part(label: label ?? "", value: ShownValue(String(value), parts)))
      }
      if room <= 0 { break }
    }
    let isWhole = room > 0
    add(isWhole ? close : "…")
    parts = wantsParts && isWhole ? ShownValue.Parts(kind, all) : nil
  }

  // MARK: Values with parts

  private mutating func addTuple(_ value: Value, _ type: RuntimeType) {
    add(as: Record.self, value) { record, writer in
      writer.addList(0..<record.count, "(", ")", .tuple) { index, writer in
        let label = index < type.labels.count ? type.labels[index] : ""
        if !label.isEmpty { writer.add("\(label): ") }
        if index < type.arguments.count { writer.add(record[index], type.arguments[index]) }
        return label.isEmpty ? nil : label
      }
    }
  }

  private mutating func addStructure(_ value: Value, _ type: RuntimeType) {
    guard type.qualifiedName.hasPrefix("main.") else { return addLibraryValue(value, type) }
    add(as: Record.self, value) { record, writer in writer.addFields(of: record, type.fields, name: type.name) }
  }

  private mutating func addLibraryValue(_ value: Value, _ type: RuntimeType) {
    if type.qualifiedName.hasPrefix("Swift.Task<"), let record = value.object as? Record,
      let task = Layout.Task(record).task.object as? ProgramTask
    {
      return add("Task#\(task.number)")
    }
    // Texts are quoted, all others are shown as by `print`: `1...3` and not `ClosedRange(1...3)`.
    let isText = type.qualifiedName == "Swift.Substring"
    // While the value is being changed in place, there is nothing to describe.
    add((try? machine?.describe(value, type, debug: isText)) ?? "\(type.name)()")
  }

  private mutating func addFields(of record: Record, _ fields: [RuntimeType.Field], name: String) {
    add(name)
    addList(fields.indices.prefix(record.count), "(", ")", .fields(of: name)) { index, writer in
      let field = fields[index]
      if !field.name.isEmpty { writer.add("\(field.name): ") }
      writer.add(record[index], field)
      return field.name.isEmpty ? nil : field.name
    }
  }

  private mutating func add(_ value: Value, _ field: RuntimeType.Field) {
    // A `@Published` property is shown as its value.
    if let cell = value.object as? PublishedCell, let type = field.type.arguments.first { return add(cell.value, type) }
    if field.ownership == .strong { return add(value, field.type) }
    addReferent(of: value)
  }

  /// The object that a weak or unowned variable refers to.
  private mutating func addReferent(of value: Value) {
    parts = nil
    add(as: WeakBox.self, value) { box, writer in
      if let object = box.object { writer.addInstance(Value(object)) } else { writer.add("nil") }
    }
  }

  private mutating func addEnumeration(_ value: Value, _ type: RuntimeType) {
    let index = value.int
    guard type.cases.indices.contains(index) else { return add("…") }
    let chosen = type.cases[index]
    guard !chosen.payload.isEmpty else { return add(chosen.name) }
    add(as: Record.self, value) { payload, writer in
      writer.addFields(of: payload, chosen.payload, name: chosen.name)
    }
  }

  private mutating func addInstance(_ value: Value) {
    add(as: Record.self, value) { record, writer in writer.add("\(record.type.name)#\(record.number)") }
  }

  private mutating func addExistential(_ value: Value) {
    add(as: Record.self, value) { record, writer in
      // The record contains a value of the type it names; `AnyObject` may contain the instance itself.
      if record.isNamed { writer.addInstance(value) } else { writer.add(record.contained, record.type) }
    }
  }

  /// Continues with the value's object if it has the expected class, which it does not while it is changed in place.
  private mutating func add<Box: AnyObject>(
    as type: Box.Type, _ value: Value, _ body: (Box, inout ValueText) -> Void
  ) {
    guard let object = value.object, Swift.type(of: object) == type else { return add("…") }
    body(unsafeDowncast(object, to: type), &self)
  }

  private static func suffix(_ component: String) -> String {
    component.first.map { $0.isLetter || $0 == "_" } == true ? ".\(component)" : component
  }
}

extension Record {
  /// True if the record is a class instance, not the box of an existential: boxes have no number.
  var isNamed: Bool {
    guard case .classType = type.kind else { return false }
    return number > 0
  }
}
