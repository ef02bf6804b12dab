import Code
import Machine
import Models

/// What a person can touch on the screen of mounted trees.
package enum ControlKind: String {
  case button, toggle, field
}

package enum ControlError: Error, Equatable {
  case none(ControlKind, label: String, known: [String])
  case several(ControlKind, label: String, in: [String])
  case disabled(label: String)
}

extension ViewHierarchy {
  /// `:tap "Clear"`: does what the button does.
  package func tap(_ label: String, in view: String?) throws {
    let found = try control(.button, label, in: view)
    guard let action = found.site.action else { return }
    _ = try runtime.machine.call(closure: action)
    try found.alert?.dismiss()
  }

  /// `:toggle "Dark mode"`
  package func toggle(_ label: String, in view: String?) throws {
    guard let binding = try control(.toggle, label, in: view).site.binding else { return }
    try binding.location.write(Value(!binding.location.peek().bool))
  }

  /// What writes one more character at the end of the text of a field: for `:type "Name" "Ann"`, a turn each.
  package func typing(_ label: String, in view: String?) throws -> (Character) throws -> Void {
    guard let binding = try control(.field, label, in: view).site.binding else { return { _ in } }
    return { character in
      let text = try binding.location.peek().string
      try binding.location.write(Value(text + String(character)))
    }
  }

  private struct Found {
    let site: PrimitiveSite
    /// The view in which it stands, as it is called.
    let view: String
    /// The alert whose button it is.
    let alert: PresentationNode?
  }

  private func control(_ kind: ControlKind, _ label: String, in view: String?) throws -> Found {
    let all = controls(kind)
    let named = all.filter { $0.site.label == label }
    let found = view.map { view in named.filter { $0.view == view } } ?? named
    guard let first = found.first else {
      throw ControlError.none(kind, label: label, known: all.map { $0.site.label })
    }
    if found.count > 1 { throw ControlError.several(kind, label: label, in: found.map(\.view)) }
    if let environment = first.site.environment, try !runtime.isEnabled(environment) {
      throw ControlError.disabled(label: label)
    }
    return first
  }

  private func controls(_ kind: ControlKind) -> [Found] {
    var found: [Found] = []
    func collect(_ site: any Site, _ view: String, _ alert: PresentationNode?) {
      var (view, alert) = (view, alert)
      if let node = site as? ViewNode { view = node.reference.description }
      if let node = site as? PresentationNode { alert = node.kind == "alert" ? node : nil }
      if let primitive = site as? PrimitiveSite, primitive.isControl(kind) {
        found.append(Found(site: primitive, view: view, alert: alert))
      }
      for part in site.parts { collect(part, view, alert) }
    }
    for root in trees.values.sorted(by: { $0.order < $1.order }) { collect(root, root.name, nil) }
    return found
  }
}

extension PrimitiveSite {
  fileprivate func isControl(_ kind: ControlKind) -> Bool {
    guard let binding = type.binding else { return kind == .button && type.action != nil }
    return switch (kind, binding.type.kind) {
    case (.toggle, .bool), (.field, .string): true
    default: false
    }
  }
}

extension ViewRuntime {
  fileprivate func isEnabled(_ environment: EnvironmentBox) throws -> Bool {
    guard let isEnabled else { return true }
    return try machine.call(closure: isEnabled, environment.values).bool
  }
}
