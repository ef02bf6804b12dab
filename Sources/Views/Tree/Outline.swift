import Code
import Machine
import Models

/// One line of a rendered tree.
package struct OutlineLine {
  /// The number of containers and views around the line's view.
  package let depth: Int
  /// `VStack`, `Text`, `ContentView`
  package let name: String
  /// The words of a control or a text, as used by `:tap`.
  package var label: String?
  /// The text and the value of the line: `"Count: 3"`, `on`.
  package var details: [String]
  /// The number of runs of the body, for a view that has one.
  package let runs: Int?
  /// True if the body ran in the last turn.
  package let hasJustRun: Bool
}

/// The values of controls that an outline includes.
package enum ShownValues: Sendable {
  /// The current values of the bindings.
  case present
  /// The values on the screen: a control bound to an object's property shows a new value only when its view has
  /// created the control again, or a person has used it.
  case seen
}

/// Collects the lines of a tree.
struct OutlineWriter {
  private(set) var lines: [OutlineLine] = []
  private var depth = 0
  private var styles: [String] = []
  private let hierarchy: ViewHierarchy
  private let shown: ShownValues

  init(_ hierarchy: ViewHierarchy, _ shown: ShownValues) {
    self.hierarchy = hierarchy
    self.shown = shown
  }

  mutating func begin(view: ScopeNode) {
    let hasJustRun = view.lastRun?.turn == hierarchy.bridge.history.turn
    let details = view.isWithoutContent ? ["stopped"] : []
    add(view.reference.description, details, runs: view.runs, hasJustRun: hasJustRun)
    depth += 1
  }

  mutating func begin(container: String, _ details: [String] = []) {
    add(container, details)
    depth += 1
  }

  /// - Parameter title: The label of the view, if it consists of text only.
  mutating func begin(primitive: PrimitiveSite, title: String?) {
    var details: [String] = []
    if let text = title ?? primitive.text { details.append(text.debugDescription) }
    if title != nil, let value = primitive.plainValue { details.append(value.debugDescription) }
    if let note = primitive.note { details.append(note) }
    if let value = value(of: primitive) { details.append(value) }
    if let environment = primitive.environment, primitive.type.isControl,
      (try? hierarchy.runtime.isEnabled(environment)) == false
    {
      details.append("disabled")
    }
    add(primitive.type.shownName, details, label: title ?? primitive.text)
    depth += 1
  }

  private func value(of control: PrimitiveSite) -> String? {
    guard let binding = control.binding else { return nil }
    let canBeStale = shown == .seen && binding.location.isOfObject
    if canBeStale, let known = control.shownValue { return known }
    guard let value = try? binding.location.peek() else { return nil }
    let text = control.type.name == "SecureField" ? hidden(value) : words(for: value, binding.type)
    if canBeStale { control.shownValue = text }
    return text
  }

  private func hidden(_ value: Value) -> String {
    "\"\(String(repeating: "•", count: value.string.count))\""
  }

  mutating func end() { depth -= 1 }

  /// A container, which gets a line only if it has contents.
  mutating func layer(_ name: String, _ content: any Site) {
    let before = lines.count
    begin(container: name)
    content.write(to: &self)
    end()
    if lines.count == before + 1 { lines.removeLast() }
  }

  /// A style of the view on the next line.
  mutating func addStyle(name: String, detail: String) { styles.append("\(name): \(detail)") }

  private mutating func add(
    _ name: String, _ details: [String], label: String? = nil, runs: Int? = nil, hasJustRun: Bool = false
  ) {
    lines.append(
      OutlineLine(
        depth: depth, name: name, label: label, details: details + styles, runs: runs, hasJustRun: hasJustRun))
    styles = []
  }

  private func words(for value: Value, _ type: RuntimeType) -> String {
    if case .bool = type.kind { return value.bool ? "on" : "off" }
    return hierarchy.text(of: value, type)
  }
}

extension ViewHierarchy {
  /// The scopes that create the views of a name, each once: their parents, or the roots of their trees. The contents
  /// of a container are created by the view around it, and by the container's own closure if it keeps one.
  package func makers(of name: String) -> [MountedView] {
    var makers: [MountedView] = []
    for case let node as ViewNode in allViews where node.reference.name == name || node.reference.description == name {
      var scope = node.context?.owner
      while let maker = scope {
        if !makers.contains(where: { $0 === maker }) { makers.append(maker) }
        if maker is RootNode || (maker as? ViewNode)?.isListed ?? false { break }
        scope = maker.context?.owner
      }
    }
    return makers
  }

  /// The outline of a tree; nil if there is none with the name.
  package func outline(of name: String, _ shown: ShownValues = .present) -> [OutlineLine]? {
    guard let root = trees[name] else { return nil }
    var writer = OutlineWriter(self, shown)
    root.write(to: &writer)
    return writer.lines
  }
}
