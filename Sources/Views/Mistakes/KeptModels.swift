import Code
import Machine

/// Models that a view keeps as first created, while its parent passes values that would create others (D6, 4.10):
/// `_model = StateObject(wrappedValue: Model(id: id))`, `_model = State(initialValue: Model(id: id))`.
final class KeptModels {
  struct Suspect {
    weak var node: ViewNode?
    let property: String
    let wrapper: String
    weak var model: Record?
    /// The property of the model that identifies its origin, and its value.
    let field: Int
    let old: String
    let new: String
  }

  private var suspects: [Suspect] = []
  private var values: [KeptValue] = []
  var isEmpty: Bool { suspects.isEmpty && values.isEmpty }

  func add(_ suspect: Suspect) { suspects.append(suspect) }
  func add(_ value: KeptValue) { values.append(value) }

  func takeAllValues() -> [KeptValue] {
    defer { values = [] }
    return values
  }

  func takeAll() -> [Suspect] {
    defer { suspects = [] }
    return suspects
  }
}

extension ViewNode {
  /// Called when the parent passes a new value. A `@StateObject` does not create another model from it, but the
  /// captures of its closure show if the model would be created from a different value.
  func watchMakers(_ old: Value, _ new: Value) {
    for property in type.properties where property.kind == .stateObject || property.kind == .lazyState {
      let runtime = hierarchy.runtime
      guard let model = stateValue(of: property.name)?.object as? Record, runtime.isModel(property.valueType),
        let maker = property.fields?.source,
        let before = runtime.part(of: old, at: property.path).record[maker].object as? Record,
        let now = runtime.part(of: new, at: property.path).record[maker].object as? Record,
        before.extra === now.extra, before.count == now.count
      else { continue }
      for index in 0..<now.count {
        guard let first = capturedText(before[index]), let second = capturedText(now[index]), first != second,
          let field = field(of: model, holding: first, not: second)
        else { continue }
        let wrapper = property.kind == .stateObject ? "@StateObject" : "@State"
        hierarchy.watched.kept.add(
          KeptModels.Suspect(
            node: self, property: property.name, wrapper: wrapper, model: model, field: field, old: first, new: second))
      }
    }
  }

  /// True if an eager `@State` may be initialized with a value that the view's parent passes; false if its
  /// declaration has an initial value.
  func mayKeepFirst(_ property: InstanceField) -> Bool {
    hierarchy.mistakes.sources?.declaration(of: property.name, in: type.type)?.hasInitialValue == false
  }

  /// Called when an eager `@State` has created another model and dropped it. A value stored under a name used in the
  /// creation shows if the model was created from a different value.
  ///
  /// - Parameters:
  ///   - made: The dropped model at its creation.
  ///   - before: The model of the view's last value at its creation.
  func watchDropped(
    _ dropped: Record, as made: ModelSnapshot, after before: ModelSnapshot, of property: InstanceField
  ) {
    let (old, new) = (before.texts, made.texts)
    guard old != new, let model = stateValue(of: property.name)?.object as? Record, model.type === dropped.type,
      let making = making(property)
    else { return }
    let kept = ModelSnapshot.texts(of: model, hierarchy)
    for index in old.indices where index < new.count && old[index] != new[index] && kept[index] == old[index] {
      guard making.contains("\(ModelSnapshot.name(of: index, in: model)):") else { continue }
      return hierarchy.watched.kept.add(
        KeptModels.Suspect(
          node: self, property: property.name, wrapper: "@State", model: model, field: index, old: old[index],
          new: new[index]))
    }
  }

  /// The source line that makes the model: in the view's own init, or in its parent's body.
  private func making(_ property: InstanceField) -> String? {
    let sources = hierarchy.mistakes.sources
    let own = sources?.lines(containing: "\(property.type.baseName)(", in: type.type).first
    if let own { return own.text }
    let parent = context?.owner.programScope as? ViewNode
    return parent.flatMap { sources?.use(of: type.type, making: property.type, in: $0.type.type) }?.text
  }

  /// The captured values of a closure, as far as they are known without its type: numbers, strings, structs and
  /// instances.
  private func capturedText(_ value: Value) -> String? {
    guard let object = value.object else { return "\(value.int)" }
    if let record = object as? Record { return hierarchy.text(of: value, record.type) }
    if object is StringBox { return value.string.debugDescription }
    return nil
  }

  /// The property of the model that contains the first text, if no property contains the second.
  private func field(of model: Record, holding first: String, not second: String) -> Int? {
    let texts = ModelSnapshot.texts(of: model, hierarchy)
    return texts.contains(second) ? nil : texts.firstIndex(of: first)
  }
}

extension ViewHierarchy {
  /// At the end of a turn, reports the models that still have the values of their creation.
  func findKeptModels() {
    for suspect in watched.kept.takeAll() {
      guard let node = suspect.node, node.isMounted, let model = suspect.model, !handlesChanges(node),
        !isOfDefault(suspect.new, node)
      else { continue }
      if bridge.text(ofField: suspect.field, of: model) == suspect.old { tell(suspect, model, node) }
    }
  }

  /// True if a value is an instance that the view's own initializer makes where its parent passes nothing:
  /// `init(service: any Service = MockService())`.
  private func isOfDefault(_ value: String, _ node: ViewNode) -> Bool {
    guard let sources = mistakes.sources, let end = value.firstIndex(of: "#") else { return false }
    let defaults = ["= \(value[..<end])(", ": \(value[..<end]) = .init("]
    if defaults.contains(where: { !sources.lines(containing: $0, in: node.type.type).isEmpty }) { return true }
    guard let parent = node.context?.owner.programScope as? ViewNode else { return false }
    let uses = sources.lines(containing: "\(node.name)(", in: parent.type.type)
    return !uses.isEmpty && uses.allSatisfy { $0.text.contains("\(node.name)()") }
  }

  /// True if the view itself reacts to changes of its inputs.
  func handlesChanges(_ node: ViewNode) -> Bool {
    guard let sources = mistakes.sources else { return false }
    return ["onChange(of:", "task(id:"].contains { !sources.lines(containing: $0, in: node.type.type).isEmpty }
  }

  private func tell(_ suspect: KeptModels.Suspect, _ model: Record, _ node: ViewNode) {
    let parent = node.context?.owner.programScope
    let field = ModelSnapshot.name(of: suspect.field, in: model)
    let advice =
      (parent as? ViewNode).flatMap { identity(of: node, by: field, in: $0) }
      ?? "give each \(node.name) the identity of what its \(suspect.property) is made from, with '.id(_:)'"
    report(
      .stateKeepsFirstValue, in: node.name, property: "\(suspect.property) \(parent?.name ?? "") \(field)",
      blaming: suspect.property,
      text: "\(node.name).\(suspect.property) keeps \(Self.name(of: model)), which was made with \(field)"
        + " \(suspect.old). \(parent?.name ?? "Its parent") now passes \(suspect.new), which \(suspect.wrapper) ignores.",
      advice: advice)
  }

  /// The line to change, if the parent creates one such view: the passed value is in scope there.
  private func identity(of node: ViewNode, by field: String, in parent: ViewNode) -> String? {
    let uses = mistakes.sources?.lines(containing: "\(node.name)(", in: parent.type.type) ?? []
    guard uses.count == 1, let use = uses.first else { return nil }
    let arguments = Self.arguments(of: node.name, in: use.text)
    let named = arguments.first { $0.label == field } ?? (arguments.count == 1 ? arguments.first : nil)
    guard let value = named.flatMap({ Self.seed($0.value, of: field) }) else { return nil }
    return "\(use.place): '\(use.text)' → '\(use.text).id(\(value))'"
  }

  /// The value from which a property is made: `n` for `n`, and for `Model(n: n)`, which has no identity of its own. Nil
  /// for a call that does not name the property.
  private static func seed(_ value: String, of field: String) -> String? {
    guard value.first?.isUppercase ?? false, let open = value.firstIndex(of: "(") else { return value }
    return arguments(of: String(value[..<open]), in: value).first { $0.label == field }?.value
  }

  /// `id` and `picked` for `Detail(id: picked)`, if the text consists of this call.
  private static func arguments(of view: String, in call: String) -> [(label: String?, value: String)] {
    guard call.hasPrefix("\(view)("), call.hasSuffix(")") else { return [] }
    var found: [(label: String?, value: String)] = []
    var depth = 0
    var text = ""
    func end() {
      guard let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return found.append((nil, text)) }
      found.append((String(text[..<colon]), String(text[text.index(after: colon)...].drop { $0 == " " })))
    }
    for character in call.dropFirst(view.count + 1) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if depth == 0, character == "," {
        end()
        text = ""
      } else if !text.isEmpty || character != " " {
        text.append(character)
      }
    }
    if !text.isEmpty { end() }
    return found
  }
}
