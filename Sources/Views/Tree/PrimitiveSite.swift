import Code
import Machine

/// A view of the library with content of its own: text, a control, a container.
///
/// The content is in the fields of the view: views are its children, `_text` is its text, `_label` or `_header` its
/// label, `_action` the effect of a tap, `_binding` the value that a control changes, `_note` other words worth
/// showing, `_linked` the selection of a tap in the surrounding list.
final class PrimitiveSite: Site {
  private let shape: Shared<PrimitiveType>
  var type: PrimitiveType { _read { yield shape.contents } }
  private let sites: [any Site]
  private(set) var value: Value?
  /// The view whose body contains the primitive.
  private(set) unowned(unsafe) var owner: ScopeNode?
  private(set) var environment: EnvironmentBox?
  /// The view created by a style of the program, which is shown in place of the contents.
  private var styled: BranchSite?
  /// The value that a control has shown since its view created it or a person used it; nil until it is requested.
  var shownValue: String?

  init(_ shape: Shared<PrimitiveType>, _ runtime: ViewRuntime, label: String?, tabs: TabsSite? = nil) {
    self.shape = shape
    sites = shape.contents.children.map { runtime.makeSite($0.type, label: label, tabs: tabs) }
  }

  var parts: [any Site] { styled.map { [$0] } ?? sites }

  func update(_ value: Value, in context: Context) throws {
    self.value = value
    shownValue = nil
    owner = context.owner
    environment = context.environment
    if let styling = type.styling,
      let style = try context.owner.hierarchy.runtime.style(of: type.name, in: context.environment)
    {
      return try update(with: style, styling, in: context)
    }
    styled?.unmount()
    styled = nil
    if sites.isEmpty { return }
    let record = value.record
    for (child, site) in zip(type.children, sites) { try site.update(record[child.index], in: context) }
  }

  private func update(with style: Value, _ styling: FunctionReference, in context: Context) throws {
    guard let value else { return }
    if styled == nil { for site in sites { site.unmount() } }
    let site = styled ?? BranchSite(.erased)
    styled = site
    try site.update(context.owner.hierarchy.runtime.machine.call(styling, [value, style]), in: context)
  }

  func unmount() {
    for site in parts { site.unmount() }
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
  func closure(at index: Int?) -> Value? {
    guard let value, let index else { return nil }
    let closure = value.record[index]
    return closure.isNil ? nil : closure
  }
  var binding: (location: Location, type: RuntimeType)? {
    guard let value, let binding = type.binding,
      let location = Layout.Binding(value.record[binding.index]).location.object as? Location
    else { return nil }
    return (location, binding.type)
  }

  /// The binding of a `List` to the tag or id of the selected row.
  func selection(_ machine: Machine) -> (location: Location, type: RuntimeType)? {
    guard let value, type.name == Layout.List.typeName else { return nil }
    let field = Layout.List(value).selection
    guard !field.isNil else { return nil }
    let binding = Layout.Binding(machine.unwrapped(field))
    return (binding.location.object as? Location).map {
      ($0, Layout.Binding.Parameter.value.type(in: binding.record.type))
    }
  }

  /// The value that a link outside any stack selects in its list.
  var linkedValue: Option.Tag? {
    guard let value, let index = type.linked, !value.record[index].isNil else { return nil }
    let base = Layout.AnyHashable(value.record[index]).base.record
    return (base.contained, base.type)
  }

  /// The words by which a person finds the control: its own text, its label, or all text inside it.
  var label: String {
    if let text { return text }
    if styled == nil, let title = type.title { return Self.text(in: sites[title]) ?? "" }
    return parts.compactMap { Self.text(in: $0) }.joined(separator: " ")
  }

  /// The names other than its text: for VoiceOver, then of its image.
  var otherNames: [String] {
    var naming = parts
    if styled == nil, let title = type.title { naming = [sites[title]] }
    var spoken: [String] = []
    var images: [String] = []
    for site in naming { Self.collectNames(in: site, &spoken, &images) }
    return spoken + images
  }

  private static func collectNames(in site: any Site, _ spoken: inout [String], _ images: inout [String]) {
    if let label = (site as? StyleSite)?.spokenLabel { spoken.append(label) }
    if let image = site as? PrimitiveSite, image.type.name == "Image", let name = image.text { images.append(name) }
    for part in site.parts { collectNames(in: part, &spoken, &images) }
  }

  /// The title, if it is only text: the outline shows it on the same line.
  var plainTitle: String? {
    guard styled == nil, let title = type.title else { return nil }
    return Self.plainText(of: sites[title])
  }

  /// The words of a `LabeledContent`, if it contains only text.
  var plainValue: String? {
    guard styled == nil, let value = type.labeled else { return nil }
    return Self.plainText(of: sites[value])
  }

  private static func plainText(of site: any Site) -> String? {
    switch site {
    case let site as PrimitiveSite: site.type.name == "Text" ? site.text : site.type.isLabel ? site.plainTitle : nil
    case let site as StyleSite: plainText(of: site.content)
    default: nil
    }
  }

  /// The texts inside, one by one.
  static func texts(in site: any Site) -> [String] {
    if let layer = site as? LayerSite, layer.name.hasPrefix("swipeActions") { return texts(in: layer.content) }
    if let primitive = site as? PrimitiveSite {
      if primitive.type.name == "Image" { return [] }
      if let text = primitive.text { return [text] }
    }
    return site.parts.flatMap { texts(in: $0) }
  }

  /// The texts inside, joined.
  static func text(in site: any Site) -> String? {
    if let primitive = site as? PrimitiveSite {
      if primitive.type.name == "Image" { return nil }
      if let text = primitive.text { return text }
    }
    let texts = site.parts.compactMap { text(in: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  func write(to outline: inout OutlineWriter) {
    // `Group` and the library's own helpers only combine several views.
    if type.isPassedOver { return parts.forEach { $0.write(to: &outline) } }
    let title = plainTitle
    outline.begin(primitive: self, title: title)
    let isWhole = title != nil && (type.isLabel || plainValue != nil)
    if !isWhole {
      for (index, site) in parts.enumerated() where title == nil || index != type.title { site.write(to: &outline) }
    }
    outline.end()
  }
}
