import Code
import Machine
import Models

/// Watches the models that a view is given, for those that a body has made and lets go again.
final class InstanceWatch {
  /// What the models were when a body had made them, by the index of the property.
  private var made: [Int: ModelSnapshot] = [:]
  /// The models that `@State` has kept.
  private var kept: [Int: ObjectIdentifier] = [:]

  /// The view's first value.
  func begin(with view: Value, of node: ViewNode) {
    for field in node.type.instanceFields { note(field, of: view, node.hierarchy) }
  }

  private func note(_ field: InstanceField, of view: Value, _ hierarchy: ViewHierarchy) {
    made[field.index] = nil
    guard let model = hierarchy.runtime.instance(field, of: view) else { return }
    if field.kind == .state, kept[field.index] == nil { kept[field.index] = ObjectIdentifier(model) }
    if hierarchy.wasMadeByBody(model) { made[field.index] = ModelSnapshot(of: model, hierarchy) }
  }

  /// The parent has run and gives the view another value.
  func replace(_ old: Value, by new: Value, of node: ViewNode) {
    let hierarchy = node.hierarchy
    for field in node.type.instanceFields {
      guard let before = hierarchy.runtime.instance(field, of: old) else {
        note(field, of: new, hierarchy)
        continue
      }
      guard let now = hierarchy.runtime.instance(field, of: new), now !== before else { continue }
      switch field.kind {
      case .state:
        // What a default value or the view's own init has made is dropped by design.
        if !hierarchy.wasMadeByBody(now), kept[field.index] != ObjectIdentifier(now) {
          tellKept(field, now, node)
        }
      case .plain, .wrapped:
        if hierarchy.wasMadeByBody(now), let snapshot = made[field.index] {
          let written = snapshot.changes(in: before, hierarchy)
          if !written.isEmpty { tellLost(field, before, now, written, node) }
        }
        note(field, of: new, hierarchy)
      }
    }
  }

  private func tellLost(
    _ field: InstanceField, _ old: Record, _ new: Record, _ written: [(field: Int, text: String)], _ node: ViewNode
  ) {
    let hierarchy = node.hierarchy
    let property = "\(node.name).\(field.name)"
    let parent = node.context?.owner.lastShownScope
    let parentName = parent?.name ?? "its parent"
    let values = written.prefix(3).map { "\(ModelSnapshot.name(of: $0.field, in: old)) \($0.text)" }
    let texts = ModelSnapshot.texts(of: new, hierarchy)
    let fresh = written.prefix(3).map { "\(ModelSnapshot.name(of: $0.field, in: new)) \(texts[$0.field])" }
    let start =
      "\(property): \(name(old)) is lost, and \(list(values)) with it; \(name(new)), with \(list(fresh)), has taken its"
      + " place."
    let declared = hierarchy.mistakes.sources?.declaration(of: field.name, in: node.type.type)
    let wrapper = hierarchy.runtime.conforms(field.type, to: .observable) ? "@State" : "@StateObject"
    if declared?.hasInitialValue ?? false {
      let line = declared?.line.text ?? ""
      hierarchy.report(
        .madeByView, in: node.name, property: field.name,
        text: "\(start) '\(line)' makes a new one with each \(node.name) that the body of \(parentName) makes.",
        advice: "\(declared?.line.place ?? ""): '\(line)' → '\(owning(line, wrapper))'")
      return
    }
    let use = (parent as? ViewNode).flatMap { hierarchy.mistakes.sources?.use(of: node.type.type, in: $0.type.type) }
    let making = use.flatMap { expression(making: field.type.baseName, in: $0.text) }
    let isInline = making != nil
    let how =
      isInline
      ? "The body of \(parentName) makes a new one at each run: '\(use?.text ?? "")'."
      : "The body of \(parentName) is given a new one at each run\(use.map { ": '\($0.text)'" } ?? "")."
    let keep = "'\(wrapper) private var \(field.name) = \(making ?? "…")'"
    hierarchy.report(
      .madeByBody, in: node.name, property: field.name, text: "\(start) \(how)",
      advice: "\(use.map { "\($0.place): " } ?? "")"
        + (isInline
          ? "keep it in \(parentName), \(keep), and pass '\(field.name)'"
          : "have it hand out the one it has made, or keep that in \(parentName): \(keep)"))
  }

  private func tellKept(_ field: InstanceField, _ new: Record, _ node: ViewNode) {
    let hierarchy = node.hierarchy
    guard let current = node.stateValue(of: field.name)?.object as? Record else { return }
    let declared = hierarchy.mistakes.sources?.declaration(of: field.name, in: node.type.type)
    let line = declared?.line.text ?? "@State var \(field.name): \(field.type.name)"
    let parent = node.context?.owner.lastShownScope?.name ?? "its parent"
    hierarchy.report(
      .keepsFirst, in: node.name, property: field.name,
      text:
        "\(node.name).\(field.name) keeps \(name(current)), the first it was given: \(parent) passes \(name(new)) now,"
        + " which @State ignores.",
      advice: "\(declared.map { "\($0.line.place): " } ?? "")'\(line)' → 'let \(field.name): \(field.type.name)', or"
        + " '@Bindable var' for bindings to it")
  }

  private func name(_ model: Record) -> String { "\(model.type.name)#\(model.number)" }

  private func list(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
  }

  /// The call of the model's initializer that stands in a line: `Model(name: "Ann")`.
  private func expression(making type: String, in line: String) -> String? {
    var depth = 0
    var text = ""
    for start in line.indices where line[start...].hasPrefix("\(type)(") {
      if start > line.startIndex, line[line.index(before: start)].isLetter { continue }
      for character in line[start...] {
        text.append(character)
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == ")", depth == 0 { return text }
      }
      return nil
    }
    return nil
  }

  /// `let vm = Model()` as `@State private var vm = Model()`.
  private func owning(_ line: String, _ wrapper: String) -> String {
    var rest = Substring(line)
    for word in ["@ObservedObject ", "@Bindable ", "private ", "fileprivate ", "let ", "var "]
    where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    return "\(wrapper) private var \(rest)"
  }
}

extension ViewHierarchy {
  /// Whether a body has made the instance in the update that is under way.
  func wasMadeByBody(_ model: Record) -> Bool { madeByBodies.contains(ObjectIdentifier(model)) }

  /// A class instance has been made.
  package func didCreate(_ model: Record) {
    guard running != nil else { return }
    madeByBodies.insert(ObjectIdentifier(model))
    typesMadeByBodies.insert(model.type.baseName)
  }
}
