import Code
import Machine

/// Models that views have released. Those that keep themselves alive are leaked (D14).
final class LeakWatch {
  /// A model that is still alive.
  struct Survivor {
    let model: Record
    let view: String
    let viewType: RuntimeType
    let property: String
    let successor: String?
  }

  private struct Suspect {
    weak var model: Record?
    let view: String
    /// Views of several modules may share a name.
    let viewType: RuntimeType
    let property: String
    /// The instance that the view has now; nil if the view is gone.
    let successor: String?
  }

  private var suspects: [Suspect] = []
  var isEmpty: Bool { suspects.isEmpty }

  /// Records that a view releases the model, because the view itself goes or receives another one.
  func note(_ model: Record, of view: ViewNode, as property: String, successor: Record? = nil) {
    suspects.append(
      Suspect(
        model: model, view: view.name, viewType: view.type.type, property: property,
        successor: successor.map(ViewHierarchy.name)))
  }

  /// Returns the models that are still alive, each once.
  func takeSurvivors() -> [Survivor] {
    defer { suspects = [] }
    var seen: Set<ObjectIdentifier> = []
    return suspects.compactMap { suspect in
      guard let model = suspect.model, seen.insert(ObjectIdentifier(model)).inserted else { return nil }
      return Survivor(
        model: model, view: suspect.view, viewType: suspect.viewType, property: suspect.property,
        successor: suspect.successor)
    }
  }
}

/// A model that no name reaches.
package struct LeakedModel {
  let instance: Record
  /// The instances that hold it, if any are known: `Search#1.onChange`.
  let holders: String
  /// The closures that capture it strongly: each from its brace to the end of that line.
  let closures: [SourceLine]
  /// The only property that holds it without a closure.
  let property: (owner: Record, name: String)?

  package init(
    instance: Record, holders: String, closures: [SourceLine], property: (owner: Record, name: String)? = nil
  ) {
    self.property = property
    self.instance = instance
    self.holders = holders
    self.closures = closures
  }
}

extension ViewNode {
  /// Called before a view releases its models. Those of SwiftData belong to their context, and both ends of a
  /// relationship refer to each other.
  func noteModels() {
    guard hierarchy.mistakes.isOn, hierarchy.inheritance == nil, let value else { return }
    for field in type.instanceFields where field.kind != .state {
      if let model = hierarchy.runtime.instance(field, of: value),
        !hierarchy.runtime.conforms(model.type, to: .persistentModel)
      {
        hierarchy.watched.leaks.note(model, of: self, as: field.name)
      }
    }
    for state in states {
      if case .classType = state.type.kind, let model = state.value.object as? Record,
        hierarchy.runtime.isModel(state.type), !hierarchy.runtime.conforms(model.type, to: .persistentModel)
      {
        hierarchy.watched.leaks.note(model, of: self, as: state.member)
      }
    }
  }
}

extension ViewHierarchy {
  /// True if views have released models that may have leaked.
  package var hasSuspects: Bool { !watched.leaks.isEmpty }

  /// Reports the models that views have released and that only a cycle of references keeps alive.
  ///
  /// - Parameter cycles: Finds, among the instances, those that no name reaches.
  package func findLeaks(_ cycles: ([Record]) -> [LeakedModel]) {
    let survivors = watched.leaks.takeSurvivors()
    if survivors.isEmpty { return }
    let leaked = cycles(survivors.map(\.model))
    for survivor in survivors {
      guard let finding = leaked.first(where: { $0.instance === survivor.model }) else { continue }
      if finding.holders.isEmpty {
        reportAssignment(survivor.model, of: survivor.view, as: survivor.property)
        continue
      }
      let (view, property) = (survivor.view, survivor.property)
      let circumstance = survivor.successor.map { "\(view).\(property) is now \($0)" }
      report(
        .closureHoldsSelf, in: view, property: property,
        text: "\(Self.name(of: survivor.model)) is still alive although"
          + " \(circumstance ?? "\(view), which held it as '\(property)', is gone"): it is held only by \(finding.holders).",
        advice: advice(on: finding),
        at: line(of: finding.holders, in: survivor.model) ?? finding.closures.first
          ?? subscription(of: finding.holders, in: survivor.model)
          ?? (finding.closures.isEmpty ? declaration(of: finding.property) : nil)
          ?? mistakes.sources?.declaration(of: survivor.viewType))
    }
  }

  /// A subscription has no name among the holders: `assign(to:on:)` retains its object, and the object its
  /// subscription.
  private func reportAssignment(_ model: Record, of view: String, as property: String) {
    let lines = mistakes.sources?.lines(containing: "assign(to:", in: model.type) ?? []
    guard let line = lines.first(where: { $0.text.contains("on: self") }) else { return }
    report(
      .sinkHoldsSelf, in: view, property: property,
      text:
        "\(Self.name(of: model)) is still alive although \(view), which held it as '\(property)', is gone: 'assign(to:on:)'"
        + " keeps the object that it assigns to.",
      advice: "\(line.place): '\(line.text)' → 'sink { [weak self] in … }', or 'assign(to: &$…)'", at: line)
  }

  /// Advice with the line that creates the closure, if it is known.
  private func advice(on leak: LeakedModel) -> String {
    if let line = line(of: leak.holders, in: leak.instance) {
      let member = leak.holders.split(separator: ".").last ?? ""
      return "\(line.place): '\(member) = {' → '\(member) = { [weak self] in'"
    }
    guard let closure = leak.closures.first else {
      guard let (owner, name) = leak.property, !owner.type.name.contains("<") else {
        return "capture self weakly: '[weak self]'"
      }
      let place = declaration(of: leak.property).map { "\($0.place): " } ?? ""
      return "\(place)declare '\(name)' of \(owner.type.name) as 'weak var'"
    }
    let parameters = closure.text.prefix { $0 != "}" }.dropFirst().split(
      separator: " ", omittingEmptySubsequences: true)
    guard let end = parameters.firstIndex(of: "in") else { return "\(closure.place): '{' → '{ [weak self] in'" }
    let names = parameters[..<end].joined(separator: " ")
    return "\(closure.place): '{ \(names) in' → '{ [weak self] \(names) in'"
  }

  private func declaration(of property: (owner: Record, name: String)?) -> SourceLine? {
    property.flatMap { mistakes.sources?.declaration(of: $0.name, in: $0.owner.type)?.line }
  }

  /// The line that keeps a subscription: `token = publisher.sink { … }`, `.store(in: &tokens)`.
  private func subscription(of holders: String, in model: Record) -> SourceLine? {
    let member = holders.split(separator: ".").last ?? ""
    let found = ["\(member) = ", "in: &\(member)"].flatMap {
      mistakes.sources?.lines(containing: $0, in: model.type) ?? []
    }
    let kept = found.filter { $0.text.contains("sink") }
    return kept.count == 1 ? kept[0] : nil
  }

  private func line(of holders: String, in model: Record) -> SourceLine? {
    let member = holders.split(separator: ".").last ?? ""
    let lines = mistakes.sources?.lines(containing: "\(member) = {", in: model.type) ?? []
    let strong = lines.filter { line in !["[weak self", "[unowned"].contains { line.text.contains($0) } }
    return strong.count == 1 ? strong[0] : nil
  }
}
