import Code
import Machine
import Models

/// The kinds of controls on the screen.
package enum ControlKind: String {
  case button, toggle, field, picker
  /// Any control with a binding.
  case value = "control"
  /// Rows of a `ForEach`: those of `onDelete`, those of `onMove`, those with swipe actions.
  case deletable = "row to delete"
  case movable = "row to move"
  case swipeable = "row to swipe"
  /// A list or scroll view in a `refreshable`.
  case refreshable = "view to refresh"

  /// The kind with the label of a control: `button 'Add'`, `row 'Tea' to delete`.
  package func named(_ label: String) -> String {
    guard let end = rawValue.firstIndex(of: " ") else { return "\(rawValue) '\(label)'" }
    return "\(rawValue[..<end]) '\(label)'\(rawValue[end...])"
  }

  package var several: String {
    self == .refreshable ? "views to refresh" : rawValue.hasPrefix("row") ? "rows" : "\(rawValue)s"
  }
}

extension ControlKind {
  /// Kinds that are often taken for each other, with the commands that act on them.
  package var command: String? {
    switch self {
    case .button: "tap"
    case .toggle: "toggle"
    case .field: "type"
    case .picker: "pick"
    default: nil
    }
  }

  fileprivate static let named: [ControlKind] = [.button, .toggle, .field, .picker]
}

package enum ControlError: Error, Equatable {
  /// No control of the kind has the label. A control of the other kind has it.
  case none(ControlKind, label: String, known: [String], other: ControlKind?)
  case several(ControlKind, label: String, in: [String])
  case disabled(label: String)
  /// A tag that the selection cannot hold, with the names of their types.
  case ofOtherType(label: String, tag: String, selection: String)
  case elsewhere(ControlKind, label: String, view: String, in: [String])
  /// An unknown option of a picker, action of a row, or position of a row.
  case noOption(String, of: String, known: [String])
  /// The control is covered by this cover, which this view shows, and which `wayOut` dismisses.
  case covered(label: String, by: String, of: String, wayOut: String?)
}

extension ViewHierarchy {
  /// `:tap "Clear"`: performs the button's action.
  package func tap(_ label: String, in view: String?) throws {
    let found = try control(.button, label, in: view)
    try found.act()
    try found.alert?.dismiss()
  }

  /// `:toggle "Dark mode"`
  package func toggle(_ label: String, in view: String?) throws { try control(.toggle, label, in: view).act() }

  /// The key that deletes the character before the cursor, or what is selected.
  package static let deleteKey: Character = "\u{8}"

  /// Returns a function that presses one more key in a field, for `:type "Name" "Ann"`; each is a turn. The cursor is at
  /// the end of the text. The field has the focus meanwhile, and a newline submits it.
  ///
  /// - Parameter selectsAll: True if the whole text is selected first: the first key replaces it.
  package func typing(
    _ label: String, in view: String?, selectsAll: Bool = false
  ) throws -> (Character) throws -> Void {
    var found = try control(.field, label, in: view)
    var hasFocus = false
    var isSelected = selectsAll
    return { [unowned self] character in
      // The last character may have replaced the field, or its binding.
      if found.site?.value == nil { found = try control(.field, label, in: view) }
      guard let site = found.site, let binding = site.binding else { return }
      site.shownValue = nil
      if !hasFocus, let focus = found.focus { _ = try runtime.machine.call(closure: focus) }
      hasFocus = true
      if character.isNewline, site.type.name != "TextEditor", let environment = site.environment {
        if let submit = try runtime.submission(in: environment) { _ = try runtime.machine.call(closure: submit) }
        return
      }
      let text = try binding.location.peek().string
      let isDeletion = character == Self.deleteKey
      // A field with nothing to delete writes nothing.
      if isDeletion, text.isEmpty { return }
      let kept = isSelected ? "" : text
      isSelected = false
      try binding.location.write(Value(isDeletion ? String(kept.dropLast()) : kept + String(character)))
    }
  }

  /// The text of a field.
  package func text(of label: String, in view: String?) -> String? {
    guard let site = try? control(.field, label, in: view).site else { return nil }
    return try? site.binding?.location.peek().string
  }

  /// `:pick "Colour" "Red"`: chooses an option of a picker.
  package func pick(_ option: String, of label: String, in view: String?) throws {
    let found = try control(.picker, label, in: view)
    guard let site = found.site, let binding = site.binding else { return }
    let options = choices(in: [site], binding)
    guard let chosen = options.first(where: { $0.label == option }) else {
      throw ControlError.noOption(option, of: label, known: options.map(\.label))
    }
    site.shownValue = nil
    try chosen.act()
  }

  /// The options of a picker, by their texts.
  package func options(of label: String) -> [String] {
    guard let site = try? control(.picker, label, in: nil).site, let binding = site.binding else { return [] }
    return choices(in: [site], binding).map(\.label)
  }

  /// `:delete "Milk"`, `:swipe "Milk"`, `:refresh`
  package func touch(_ kind: ControlKind, _ label: String, in view: String?) throws {
    try control(kind, label, in: view).act()
  }

  /// `:swipe "Milk" "Done"`: performs one of the actions that a swipe reveals.
  package func swipe(_ label: String, action: String, in view: String?) throws {
    let found = try control(.swipeable, label, in: view)
    guard let chosen = found.actions.first(where: { $0.label == action }) else {
      throw ControlError.noOption(action, of: label, known: found.actions.map(\.label))
    }
    try chosen.act()
  }

  /// `:move "Milk" "Eggs"`, `:move "Milk" 0`: moves a row to the position of another one in its `ForEach`.
  package func move(_ label: String, to target: String, in view: String?) throws {
    let found = try control(.movable, label, in: view)
    guard let row = found.row else { return }
    let rows = row.edit.rows
    let place = Int(target) ?? rows.firstIndex { PrimitiveSite.texts(in: $0).contains(target) }
    guard let place, rows.indices.contains(place) else {
      throw ControlError.noOption(target, of: label, known: rows.compactMap { PrimitiveSite.texts(in: $0).first })
    }
    if place == row.index { return }
    try row.edit.move(from: row.index, to: place > row.index ? place + 1 : place, runtime.machine)
  }

  /// `:focus "Name"`
  package func focus(_ label: String, in view: String?) throws {
    if let focus = try control(.field, label, in: view).focus { _ = try runtime.machine.call(closure: focus) }
  }

  /// The type of a control's value, as written in a program.
  package func valueType(of label: String, in view: String?) throws -> String {
    try control(.value, label, in: view).site?.binding?.type.name ?? "Any"
  }

  /// `:set-value "Volume" 0.5`: sets the control to the nearest value that it allows.
  func setValue(_ value: Value, of label: String, in view: String?) throws {
    guard let site = try control(.value, label, in: view).site, let binding = site.binding else { return }
    site.shownValue = nil
    let accept = site.closure(at: site.type.accept)
    try binding.location.write(accept.map { try runtime.machine.call(closure: $0, value) } ?? value)
  }

  /// The labels of the available controls, in screen order.
  package func labels(of kind: ControlKind) -> [String] {
    var seen: Set<String> = []
    return controls(kind).filter { $0.cover == nil && !$0.label.isEmpty }.map(\.label).filter {
      seen.insert($0).inserted
    }
  }

  /// A control that a person can touch now.
  package struct Touchable {
    package let label: String
    /// The view that contains the control, if its label alone is ambiguous.
    package let view: String?
  }

  /// The controls that are in reach and enabled, in screen order. Controls that neither their label nor their view
  /// distinguishes are left out: a person could not name them either.
  package func touchable(_ kind: ControlKind) -> [Touchable] {
    let found = controls(kind).filter { $0.cover == nil && !$0.label.isEmpty }
    var counts: [[String]: Int] = [:]
    for one in found {
      counts[[one.label], default: 0] += 1
      counts[[one.label, one.view], default: 0] += 1
    }
    return found.compactMap { one in
      let isAlone = counts[[one.label]] == 1
      guard isAlone || counts[[one.label, one.view]] == 1 else { return nil }
      let isEnabled = one.site?.environment.map { (try? runtime.isEnabled($0)) ?? true } ?? true
      guard isEnabled else { return nil }
      return Touchable(label: one.label, view: isAlone ? nil : one.view)
    }
  }

  /// A control that was found.
  private struct Found {
    let label: String
    /// Names other than its text: for VoiceOver, or of its image.
    let otherNames: [String]
    /// The name of the view that contains the control.
    let view: String
    let site: PrimitiveSite?
    let act: () throws -> Void
    /// The actions that a swipe reveals.
    var actions: [Touch] = []
    /// The position of a row among the rows that can be moved or deleted with it.
    var row: (edit: any EditableRows, index: Int)?
    /// The context of the control: the alert it belongs to, and its focus binding.
    let alert: PresentationNode?
    let focus: Value?
    /// True if the control belongs to the navigation bar or a list. A control of the program with the same label has
    /// precedence.
    let isOfSystem: Bool
    /// The presentation that covers the control.
    var cover: PresentationNode?
  }

  private func control(_ kind: ControlKind, _ label: String, in view: String?) throws -> Found {
    let all = controls(kind)
    let worded = all.filter { $0.label == label }
    let named = worded.isEmpty ? all.filter { $0.otherNames.contains(label) } : worded
    let found = view.map { view in named.filter { $0.view == view } } ?? named
    if let view, found.isEmpty, !named.isEmpty {
      throw ControlError.elsewhere(kind, label: label, view: view, in: named.map(\.view))
    }
    let inReach = found.filter { $0.cover == nil }
    if inReach.isEmpty, let covered = found.last, let cover = covered.cover {
      throw ControlError.covered(
        label: label, by: cover.isPage ? "page" : cover.kind, of: cover.presenter, wayOut: cover.wayOut)
    }
    let ofProgram = inReach.filter { !$0.isOfSystem }
    let onTop = ofProgram.isEmpty ? inReach : ofProgram
    guard let first = onTop.first else {
      let other = ControlKind.named.first { $0 != kind && kind.command != nil && labels(of: $0).contains(label) }
      throw ControlError.none(kind, label: label, known: labels(of: kind), other: other)
    }
    if onTop.count > 1 { throw ControlError.several(kind, label: label, in: onTop.map(\.view)) }
    if let environment = first.site?.environment, try !runtime.isEnabled(environment) {
      throw ControlError.disabled(label: label)
    }
    return first
  }

  private func controls(_ kind: ControlKind) -> [Found] {
    var found: [(control: Found, place: Layers.Place)] = []
    var layers = Layers()
    func collect(
      _ site: any Site, _ tree: String, _ view: ViewNode?, _ alert: PresentationNode?, _ focus: Value?,
      _ place: Layers.Place, _ spoken: String?
    ) {
      if let page = site as? PageSite, !page.isSelected { return }
      let place = layers.enter(site, at: place)
      var (view, alert, focus) = (view, alert, focus)
      if let node = site as? ViewNode, node.isListed { view = node }
      if let node = site as? PresentationNode { alert = node.isDialog ? node : nil }
      if let site = site as? FocusSite { focus = site.focus }
      let spoken = (site as? StyleSite)?.spokenLabel ?? spoken
      for one in touches(of: site, kind) {
        let names = ([spoken] + ((site as? PrimitiveSite)?.otherNames ?? []) + one.otherNames).compactMap { $0 }
        let control = Found(
          label: one.label.isEmpty ? names.first ?? "" : one.label, otherNames: names,
          view: view?.reference.description ?? tree, site: site as? PrimitiveSite, act: one.act, actions: one.actions,
          row: one.row, alert: alert, focus: focus,
          isOfSystem: site is PresentationNode || (site as? PrimitiveSite)?.selection(runtime.machine) != nil)
        found.append((control, place))
      }
      // An accessibility label applies to the control itself, not to controls inside it or on a sheet.
      let content = (site as? ModifiedSite)?.content
      for part in site.parts { collect(part, tree, view, alert, focus, place, part === content ? spoken : nil) }
    }
    for root in trees.values.sorted(by: { $0.order < $1.order }) {
      collect(root, root.name, nil, nil, nil, Layers.Place(tree: root), nil)
    }
    return found.map { one in
      var control = one.control
      control.cover = layers.cover(of: one.place)
      return control
    }
  }

  /// An action of a person on a site.
  struct Touch {
    let label: String
    var otherNames: [String] = []
    var actions: [Touch] = []
    var row: (edit: any EditableRows, index: Int)?
    let act: () throws -> Void

    init(_ label: String, act: @escaping () throws -> Void) {
      self.label = label
      self.act = act
    }

    /// A row, identified by all of its words or by one of its texts.
    init(row site: any Site, act: @escaping () throws -> Void) {
      let texts = PrimitiveSite.texts(in: site)
      self.init(texts.joined(separator: " "), act: act)
      otherNames = texts
    }
  }

  /// The controls of a site itself.
  func touches(of site: any Site, _ kind: ControlKind) -> [Touch] {
    if kind == .button, let site = site as? TabsSite {
      return site.tabs.enumerated().compactMap { index, tab in
        tab.label.map { label in Touch(label) { try site.choose(index) } }
      }
    }
    if kind == .button, let node = site as? PresentationNode, node.isPresented, let wayOut = node.wayOut {
      return [Touch(wayOut) { try node.dismiss() }]
    }
    if let edit = site as? any EditableRows { return rows(of: edit, kind) }
    if kind == .swipeable, let layer = site as? LayerSite { return swipes(of: layer) }
    guard let site = site as? PrimitiveSite else { return [] }
    switch kind {
    case .button: return buttons(of: site)
    case .toggle:
      guard let binding = site.binding, case .bool = binding.type.kind else { return [] }
      return [
        Touch(site.label) {
          site.shownValue = nil
          try binding.location.write(Value(!binding.location.peek().bool))
        }
      ]
    case .field:
      guard let binding = site.binding, case .string = binding.type.kind, site.type.isField else { return [] }
      return [Touch(site.label) {}]
    case .picker: return site.type.name == "Picker" && site.binding != nil ? [Touch(site.label) {}] : []
    case .value: return site.binding == nil ? [] : [Touch(site.label) {}]
    case .refreshable: return refreshes(of: site)
    case .deletable, .movable, .swipeable: return []
    }
  }

  private func buttons(of site: PrimitiveSite) -> [Touch] {
    func call(_ closure: Value) -> () throws -> Void { { [runtime] in _ = try runtime.machine.call(closure: closure) } }
    if let action = site.closure(at: site.type.action) { return [Touch(site.label, act: call(action))] }
    let steps = [("+", site.closure(at: site.type.increment)), ("-", site.closure(at: site.type.decrement))]
    let stepping = steps.compactMap { sign, closure in closure.map { Touch("\(site.label) \(sign)", act: call($0)) } }
    if site.type.name == "Picker", let binding = site.binding { return choices(in: [site], binding) }
    if let selection = site.selection(runtime.machine) { return choices(in: site.parts, selection) }
    return stepping
  }

  /// The choices by text: options of a picker, or rows of a list.
  private func choices(in sites: [any Site], _ binding: (location: Location, type: RuntimeType)) -> [Touch] {
    sites.flatMap { Option.all(in: $0) }.compactMap { option -> Touch? in
      guard let tag = option.tag, let label = PrimitiveSite.text(in: option.site) else { return nil }
      return Touch(label) { [runtime] in try runtime.select(tag, label, in: binding.location, binding.type) }
    }
  }
}

extension ViewRuntime {
  func isEnabled(_ environment: EnvironmentBox) throws -> Bool {
    guard let isEnabled else { return true }
    return try machine.call(closure: isEnabled, environment.values).bool
  }
}
