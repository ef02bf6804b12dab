import Code
import Machine

/// A view of the library that shows something itself: text, a control, a container.
///
/// What it shows it finds in its fields: those that are views are what it contains, `_text` is its text, `_action` what
/// a tap does, `_binding` what a control changes, `_note` what else is worth a word.
final class PrimitiveSite: Site {
  let type: PrimitiveType
  private var sites: [any Site]
  private(set) var value: Value?
  /// The view in whose body it stands.
  private(set) unowned(unsafe) var owner: ScopeNode?
  private(set) var environment: EnvironmentBox?
  private unowned let runtime: ViewRuntime

  init(_ type: PrimitiveType, _ runtime: ViewRuntime, label: String?) {
    self.type = type
    self.runtime = runtime
    sites = type.children.map { runtime.makeSite($0.type, label: label) }
  }

  var parts: [any Site] { sites }

  func update(_ value: Value, in context: Context) throws {
    self.value = value
    owner = context.owner
    environment = context.environment
    if sites.isEmpty { return }
    let record = value.record
    for (child, site) in zip(type.children, sites) { try site.update(record[child.index], in: context) }
  }

  func unmount() {
    for site in sites { site.unmount() }
    value = nil
  }

  // MARK: What it shows

  var text: String? {
    guard let value, let index = type.text else { return nil }
    return value.record[index].string
  }
  var note: String? {
    guard let value, let index = type.note else { return nil }
    let text = value.record[index].string
    return text.isEmpty ? nil : text
  }
  var action: Value? {
    guard let value, let index = type.action else { return nil }
    return value.record[index]
  }
  var binding: (location: Location, type: RuntimeType)? {
    guard let value, let binding = type.binding,
      let location = value.record[binding.index].record[0].object as? Location
    else { return nil }
    return (location, binding.type)
  }

  /// The words by which a person finds the control: its own text, or all text inside it.
  var label: String {
    if let text { return text }
    return sites.compactMap { site in Self.text(in: site) }.joined(separator: " ")
  }

  /// A control whose label is a text: it is shown in one line.
  var isPlainControl: Bool {
    guard type.action != nil || type.binding != nil, sites.count == 1 else { return false }
    return (sites[0] as? PrimitiveSite)?.type.name == "Text"
  }

  private static func text(in site: any Site) -> String? {
    if let primitive = site as? PrimitiveSite, let text = primitive.text { return text }
    let texts = site.parts.compactMap { text(in: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  func write(to outline: inout OutlineWriter) {
    // `Group` is only a way to write several views.
    if type.name == "Group" { return sites.forEach { $0.write(to: &outline) } }
    outline.begin(primitive: self)
    if !isPlainControl { for site in sites { site.write(to: &outline) } }
    outline.end()
  }
}
