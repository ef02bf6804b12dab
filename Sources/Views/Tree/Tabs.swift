import Code
import Machine

/// `TabView`: all of its tabs are there, one is on the screen.
///
/// Fields of the value: the binding to the selection or nil, and the tabs.
final class TabsSite: Site {
  private let content: any Site
  private let selectionType: RuntimeType
  private var selection: Location?
  /// The tab on the screen where no binding says it.
  private var chosen = 0
  private unowned let runtime: ViewRuntime

  init(_ type: RuntimeType, _ runtime: ViewRuntime, label: String?) {
    self.runtime = runtime
    selectionType = type.arguments[0]
    content = runtime.makeSite(type.arguments[1], label: label)
  }

  var parts: [any Site] { [content] }

  func update(_ value: Value, in context: Context) throws {
    let record = value.record
    selection = record[0].isNil ? nil : runtime.machine.unwrapped(record[0]).record[0].object as? Location
    try content.update(record[1], in: context)
  }

  /// One tab: its views, its tag and its words.
  struct Tab {
    let option: Option
    let label: String?
    let isSelected: Bool
  }

  var tabs: [Tab] {
    let options = Option.all(in: content)
    let selected = selection.flatMap { location in
      (try? location.peek()).flatMap { value in
        options.firstIndex { $0.tag.map { runtime.isTag($0, value, selectionType) } ?? false }
      }
    }
    return options.enumerated().map { index, option in
      Tab(option: option, label: option.tabLabel, isSelected: index == (selected ?? (selection == nil ? chosen : 0)))
    }
  }

  func choose(_ index: Int) throws {
    guard let selection else {
      chosen = index
      return
    }
    if let tag = tabs[index].option.tag { try runtime.write(tag, to: selection, selectionType) }
  }

  func write(to outline: inout OutlineWriter) {
    outline.begin(container: "TabView")
    for tab in tabs {
      guard let label = tab.label else {
        if tab.isSelected { tab.option.site.write(to: &outline) }
        continue
      }
      outline.begin(container: "Tab", [label.debugDescription] + (tab.isSelected ? ["selected"] : []))
      if tab.isSelected { tab.option.site.write(to: &outline) }
      outline.end()
    }
    outline.end()
  }
}

/// One of several views to choose from: an option of a picker, a tab.
struct Option {
  typealias Tag = (value: Value, type: RuntimeType)

  let site: any Site
  /// What the selection is when it is chosen: its tag, or the id of its row.
  let tag: Tag?

  /// The options in a content, however they are made.
  static func all(in site: any Site, row: Tag? = nil) -> [Option] {
    switch site {
    case is GroupSite, is ForEachSite, is BranchSite: site.parts.flatMap { all(in: $0, row: row) }
    case let node as RowNode: node.parts.flatMap { all(in: $0, row: (node.id.value, node.id.type)) }
    case is EmptySite: []
    case let site as PrimitiveSite where ["Group", "Section"].contains(site.type.name):
      site.parts.flatMap { all(in: $0, row: row) }
    case let site as PrimitiveSite where site.type.name == "Picker":
      site.parts.indices.filter { $0 != site.type.title }.flatMap { all(in: site.parts[$0]) }
    default: [Option(site: site, tag: ownTag(of: site) ?? row)]
    }
  }

  private static func ownTag(of site: any Site) -> Tag? {
    switch site {
    case let site as TagSite: site.tag
    case let site as ModifiedSite: ownTag(of: site.content)
    case let site as PrimitiveSite: site.tag
    default: nil
    }
  }

  /// What its `tabItem` says, or the tab's own title.
  var tabLabel: String? {
    var current = site
    while let modified = current as? ModifiedSite {
      if let layer = modified as? LayerSite, layer.name == "tabItem" { return PrimitiveSite.text(in: layer.layer) }
      current = modified.content
    }
    guard let primitive = current as? PrimitiveSite, primitive.type.name == "Tab" else { return nil }
    return primitive.text
  }
}

extension PrimitiveSite {
  /// Of a `Tab`.
  fileprivate var tag: Option.Tag? {
    guard type.name == "Tab", let value, let index = value.record.type.fields.firstIndex(where: { $0.name == "_tag" }),
      !value.record[index].isNil
    else { return nil }
    return (runtime.machine.unwrapped(value.record[index]), value.record.type.fields[index].type.arguments[0])
  }
}

extension ViewRuntime {
  /// Whether a selection is what a tag says: tags may leave out that the selection is an optional.
  func isTag(_ tag: Option.Tag, _ selection: Value, _ type: RuntimeType) -> Bool {
    var (value, type) = (selection, type)
    if case .optional = type.kind, type != tag.type {
      if value.isNil { return false }
      (value, type) = (machine.unwrapped(value), type.arguments[0])
    }
    return type == tag.type && (try? machine.equal(value, tag.value, type)) ?? false
  }

  /// Makes a tag the selection, if it is of its type.
  func write(_ tag: Option.Tag, to selection: Location, _ type: RuntimeType) throws {
    if type == tag.type {
      try selection.write(tag.value)
    } else if case .optional = type.kind, type.arguments[0] == tag.type {
      try selection.write(machine.wrapped(tag.value))
    }
  }
}

/// `.tag(_:)`
final class TagSite: ModifiedSite {
  private let type: RuntimeType
  private(set) var tag: Option.Tag?

  init(_ content: any Site, _ type: RuntimeType) {
    self.type = type
    super.init(content)
  }

  override func didUpdate(_ modifier: Record, _ context: Context) throws { tag = (modifier[0], type) }
}

/// `.focused(_:)`: what gives the field the focus.
final class FocusSite: ModifiedSite {
  private(set) var focus: Value?

  override func didUpdate(_ modifier: Record, _ context: Context) throws { focus = modifier[0] }
  override func leave() { focus = nil }
}
