import Code
import Machine
import Models
import Trace

/// Watches the models passed to a view, for those that a body has created and then drops.
final class InstanceWatch {
  /// The models at their creation by a body, by the index of the property.
  private var made: [Int: ModelSnapshot] = [:]
  /// The models that `@State` has kept.
  private var kept: [Int: ObjectIdentifier] = [:]

  var isEmpty: Bool { made.isEmpty && kept.isEmpty }

  /// The view's first value.
  func begin(with view: Value, of node: ViewNode) {
    for field in node.type.instanceFields { note(field, of: view, node.hierarchy, isFirst: true) }
  }

  private func note(
    _ field: InstanceField, of view: Value, _ hierarchy: ViewHierarchy, isFirst: Bool = false
  ) {
    made[field.index] = nil
    guard let model = hierarchy.runtime.instance(field, of: view) else { return }
    if field.kind == .state, kept[field.index] == nil { kept[field.index] = ObjectIdentifier(model) }
    if hierarchy.wasMadeByBody(model) || isFirst && hierarchy.wasMadeEarlier(model) {
      made[field.index] = ModelSnapshot(of: model, hierarchy)
    }
  }

  /// Called when the parent has run and passes a new value.
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
        // A model made by a default value or by the view's own init is discarded by design.
        if hierarchy.wasMadeByBody(now) {
          if node.mayKeepFirst(field) {
            // The model at its creation: actions may have changed the one in the state.
            let snapshot = ModelSnapshot(of: now, hierarchy)
            if let old = made[field.index] { node.watchDropped(now, as: snapshot, after: old, of: field) }
            made[field.index] = snapshot
          }
        } else if kept[field.index] != ObjectIdentifier(now) {
          tellKept(field, now, node)
        }
      case .plain, .wrapped:
        if hierarchy.wasMadeByBody(now), let snapshot = made[field.index] {
          let maker = node.context?.owner.programScope
          let loss = Loss(
            .property(name: field.name, of: node.type.type), in: node.name, before, now, field.type, by: maker)
          hierarchy.replaced(before, by: now, since: snapshot, loss, maker: maker)
        }
        hierarchy.watched.leaks.note(before, of: node, as: field.name, successor: now)
        note(field, of: new, hierarchy)
      }
    }
  }

  private func tellKept(_ field: InstanceField, _ new: Record, _ node: ViewNode) {
    let hierarchy = node.hierarchy
    guard let current = node.stateValue(of: field.name)?.object as? Record else { return }
    let declared = hierarchy.mistakes.sources?.declaration(of: field.name, in: node.type.type)
    let line = declared?.line.text ?? "@State var \(field.name): \(field.type.name)"
    let parent = node.context?.owner.programScope?.name ?? "Its parent"
    let type = "\(field.name): \(field.type.name)"
    let cure =
      hierarchy.bridge.legacy.isObservableObject(current)
      ? "'@ObservedObject var \(type)'" : "'let \(type)', or '@Bindable var' for bindings to it"
    hierarchy.report(
      .stateKeepsModel, in: node.name, property: "\(field.name) \(parent)", blaming: field.name,
      text:
        "\(node.name).\(field.name) keeps \(ViewHierarchy.name(of: current)), the first instance it was given. \(parent) now passes"
        + " \(ViewHierarchy.name(of: new)), which @State ignores.",
      advice: "\(declared.map { "\($0.line.place): " } ?? "")'\(line)' → \(cure)", at: declared?.line)
  }
}

extension ViewHierarchy {
  /// True if a body has made the instance during the current update.
  func wasMadeByBody(_ model: Record) -> Bool { watched.madeByBodies.contains(ObjectIdentifier(model)) }

  func wasMadeEarlier(_ model: Record) -> Bool { watched.wasMadeEarlier(model) }

  /// Called when a body has replaced a model that a body had created; the snapshot shows the model at that time.
  /// The code that mounts a view, or a preview, runs again only on request: what it creates itself is not lost in an
  /// app.
  func replaced(_ old: Record, by new: Record, since snapshot: ModelSnapshot, _ loss: Loss, maker: ScopeNode?) {
    let ofMaker: [MistakeRule] = [.environmentMadeInBody, .modelMadeInBody, .modelFromFactory]
    if maker is RootNode, ofMaker.contains(loss.words(self).rule) { return }
    let written = snapshot.changes(in: old, self)
    if written.isEmpty {
      watched.replacements.add(old, loss, self)
    } else {
      report(loss, of: old, by: new, written, maker: maker)
    }
  }

  /// Called when a class instance has been created.
  package func didCreate(_ model: Record) {
    if watched.entryDefaults.isReading { return watched.entryDefaults.note(model) }
    guard running != nil else { return }
    watched.madeByBodies.insert(ObjectIdentifier(model))
    (running as? RootNode)?.noteCreation(of: model)
    if mistakes.isOn, runtime.isModel(model.type) {
      (running as? ScopeNode)?.noteOwnModel(model)
      watched.keep(model)
    }
    watched.lastRoundOfType[model.type.baseName] = loops.round
  }
}
