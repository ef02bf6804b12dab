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
    try found.act()
    try found.alert?.dismiss()
  }

  /// `:toggle "Dark mode"`
  package func toggle(_ label: String, in view: String?) throws { try control(.toggle, label, in: view).act() }

  /// What writes one more character at the end of the text of a field: for `:type "Name" "Ann"`, a turn each. A
  /// field that is typed in has the focus, and the end of a line submits.
  package func typing(_ label: String, in view: String?) throws -> (Character) throws -> Void {
    var found = try control(.field, label, in: view)
    var hasFocus = false
    return { [unowned self] character in
      // What the last character has brought about may have given the field another binding, or replaced it.
      if found.site?.value == nil { found = try control(.field, label, in: view) }
      guard let site = found.site, let binding = site.binding else { return }
      if !hasFocus, let focus = found.focus { _ = try runtime.machine.call(closure: focus) }
      hasFocus = true
      if character.isNewline, site.type.name != "TextEditor", let environment = site.environment {
        if let submit = try runtime.submission(in: environment) { _ = try runtime.machine.call(closure: submit) }
        return
      }
      let text = try binding.location.peek().string
      try binding.location.write(Value(text + String(character)))
    }
  }

  /// The labels of what there is to touch, in the order of the screen.
  package func labels(of kind: ControlKind) -> [String] { controls(kind).map(\.label) }

  /// Something to touch.
  private struct Found {
    let label: String
    /// What it is called where its words are others: for VoiceOver, or by its image.
    let otherNames: [String]
    /// The view in which it stands, as it is called.
    let view: String
    let site: PrimitiveSite?
    let act: () throws -> Void
    /// What is around it: the alert whose button it is, what gives it the focus.
    let alert: PresentationNode?
    let focus: Value?
    /// What is presented above other things has a higher number.
    let layer: Int
  }

  private func control(_ kind: ControlKind, _ label: String, in view: String?) throws -> Found {
    let all = controls(kind)
    let worded = all.filter { $0.label == label }
    let named = worded.isEmpty ? all.filter { $0.otherNames.contains(label) } : worded
    let found = view.map { view in named.filter { $0.view == view } } ?? named
    // A person touches what is on top.
    let top = found.map(\.layer).max()
    let onTop = found.filter { $0.layer == top }
    guard let first = onTop.first else { throw ControlError.none(kind, label: label, known: all.map(\.label)) }
    if onTop.count > 1 { throw ControlError.several(kind, label: label, in: onTop.map(\.view)) }
    if let environment = first.site?.environment, try !runtime.isEnabled(environment) {
      throw ControlError.disabled(label: label)
    }
    return first
  }

  private func controls(_ kind: ControlKind) -> [Found] {
    var found: [Found] = []
    var layers = 0
    func collect(
      _ site: any Site, _ view: String, _ alert: PresentationNode?, _ focus: Value?, _ layer: Int,
      _ spoken: String?
    ) {
      if let page = site as? PageSite, !page.isSelected { return }
      var (view, alert, focus, layer) = (view, alert, focus, layer)
      if let node = site as? ViewNode, node.isListed { view = node.reference.description }
      if let node = site as? PresentationNode {
        alert = node.isDialog ? node : nil
        if node.isPresented {
          layers += 1
          layer = layers
        }
      }
      if let site = site as? FocusSite { focus = site.focus }
      let spoken = (site as? StyleSite)?.spokenLabel ?? spoken
      for one in touches(of: site, kind) {
        let names = ([spoken] + ((site as? PrimitiveSite)?.otherNames ?? [])).compactMap { $0 }
        found.append(
          Found(
            label: one.label.isEmpty ? names.first ?? "" : one.label, otherNames: names, view: view,
            site: site as? PrimitiveSite, act: one.act, alert: alert, focus: focus,
            layer: layer))
      }
      // What VoiceOver calls a control is not what it calls those in it, nor those on a sheet.
      let content = (site as? ModifiedSite)?.content
      for part in site.parts { collect(part, view, alert, focus, layer, part === content ? spoken : nil) }
    }
    for root in trees.values.sorted(by: { $0.order < $1.order }) { collect(root, root.name, nil, nil, 0, nil) }
    return found
  }

  private typealias Touch = (label: String, act: () throws -> Void)

  /// What there is to touch at a site itself.
  private func touches(of site: any Site, _ kind: ControlKind) -> [Touch] {
    if kind == .button, let site = site as? TabsSite {
      return site.tabs.enumerated().compactMap { index, tab in
        tab.label.map { label in (label, { try site.choose(index) }) }
      }
    }
    guard let site = site as? PrimitiveSite else { return [] }
    switch kind {
    case .button: return buttons(of: site)
    case .toggle:
      guard let binding = site.binding, case .bool = binding.type.kind else { return [] }
      return [(site.label, { try binding.location.write(Value(!binding.location.peek().bool)) })]
    case .field:
      guard let binding = site.binding, case .string = binding.type.kind, site.type.isField else { return [] }
      return [(site.label, {})]
    }
  }

  private func buttons(of site: PrimitiveSite) -> [Touch] {
    func call(_ closure: Value) -> () throws -> Void { { [runtime] in _ = try runtime.machine.call(closure: closure) } }
    if let action = site.closure(at: site.type.action) { return [(site.label, call(action))] }
    let steps = [("+", site.closure(at: site.type.increment)), ("-", site.closure(at: site.type.decrement))]
    let stepping = steps.compactMap { sign, closure in closure.map { ("\(site.label) \(sign)", call($0)) } }
    guard site.type.name == "Picker", let binding = site.binding else { return stepping }
    return Option.all(in: site).compactMap { option -> Touch? in
      guard let tag = option.tag, let label = PrimitiveSite.text(in: option.site) else { return nil }
      return (label, { [runtime] in try runtime.write(tag, to: binding.location, binding.type) })
    }
  }
}

extension ViewRuntime {
  func isEnabled(_ environment: EnvironmentBox) throws -> Bool {
    guard let isEnabled else { return true }
    return try machine.call(closure: isEnabled, environment.values).bool
  }
}
