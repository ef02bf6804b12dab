import Code
import Machine

/// `TabView`: only one of its tabs is on the screen; see `PageSite`.
final class TabsSite: Site {
  private let type: RuntimeType
  private let label: String?
  private var selectionType: RuntimeType { Layout.TabView.Parameter.selectionValue.type(in: type) }
  private lazy var content = runtime.makeSite(
    Layout.TabView.Parameter.content.type(in: type), label: label, tabs: self)
  private var selection: Location?
  private var node: SelectionNode?
  private(set) lazy var selectedPage = SelectedPageSite(of: self)
  private weak var shown: PageSite?
  /// The tab on the screen if no binding selects one.
  private var chosen = 0
  private var isUpdating = false
  private unowned let runtime: ViewRuntime

  init(_ type: RuntimeType, _ runtime: ViewRuntime, label: String?) {
    self.type = type
    self.runtime = runtime
    self.label = label
  }

  var parts: [any Site] { [content] + (node.map { [$0] } ?? []) }

  func update(_ value: Value, in context: Context) throws {
    let view = Layout.TabView(value)
    let binding =
      view.selection.isNil ? Value.void : Layout.Binding(runtime.machine.unwrapped(view.selection)).location
    selection = binding.object as? Location
    isUpdating = true
    defer { isUpdating = false }
    try content.update(view.content, in: context)
    if let inheritance = runtime.hierarchy.inheritance { try makeVisited(inheritance) }
    let node = self.node ?? SelectionNode(of: self, selectionType, in: context.owner)
    self.node = node
    try node.update(binding, in: context)
  }

  /// One tab: its views, its tag and its words.
  struct Tab {
    let option: Option
    let label: String?
    let isSelected: Bool

    fileprivate var page: PageSite? { option.site as? PageSite }
  }

  var tabs: [Tab] {
    Option.all(in: content).map { option in
      let page = option.site as? PageSite
      return Tab(option: option, label: page?.tabLabel, isSelected: page?.isSelected ?? false)
    }
  }

  /// Creates the contents of tabs that existed before a type was redeclared, in the order in which they were visited;
  /// their contents are found again by name.
  private func makeVisited(_ inheritance: Inheritance) throws {
    let visited = tabs.compactMap { tab in
      tab.page.flatMap { page in page.key.flatMap(inheritance.visit).map { (page, order: $0) } }
    }
    for (page, _) in visited.sorted(by: { $0.order < $1.order }) { try page.make() }
  }

  /// Called for a new tab, in a row or a branch.
  func pageCame() throws {
    if !isUpdating, node != nil { try showSelected() }
  }

  func showSelected() throws {
    let tabs = tabs
    var index = selection == nil ? chosen : 0
    if let value = node?.selected {
      index = tabs.firstIndex { $0.option.tag.map { runtime.isTag($0, value, selectionType) } ?? false } ?? 0
    }
    guard tabs.indices.contains(index), let page = tabs[index].page, shown !== page else { return }
    shown?.leave()
    shown = page
    try page.select()
  }

  func choose(_ index: Int) throws {
    guard let selection else {
      chosen = index
      node?.invalidate(because: .value(fields: ["selection"]))
      return
    }
    if let tag = tabs[index].option.tag { try runtime.select(tag, tabs[index].label, in: selection, selectionType) }
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
  /// The selection when the option is chosen: its tag, or the id of its row.
  let tag: Tag?

  /// The options in some content, however they are created.
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
    case let site as PageSite: site.tag
    case let site as TagSite: site.tag
    case let site as ModifiedSite: ownTag(of: site.content)
    case let site as PrimitiveSite: site.linkedValue
    case let node as ViewNode where node.parts.count == 1: ownTag(of: node.parts[0])
    default: nil
    }
  }
}

extension ViewRuntime {
  /// True if a selection equals a tag. The tag of an optional selection need not be optional.
  func isTag(_ tag: Option.Tag, _ selection: Value, _ type: RuntimeType) -> Bool {
    var (value, type) = (selection, type)
    if case .optional = type.kind, type != tag.type {
      if value.isNil { return false }
      (value, type) = (machine.unwrapped(value), type.arguments[0])
    }
    return type == tag.type && (try? machine.equal(value, tag.value, type)) ?? false
  }

  /// Selects a tag. A tag of another type cannot be selected.
  func select(_ tag: Option.Tag, _ label: String?, in selection: Location, _ type: RuntimeType) throws {
    if type == tag.type {
      try selection.write(tag.value)
    } else if case .optional = type.kind, type.arguments[0] == tag.type {
      try selection.write(machine.wrapped(tag.value))
    } else {
      let name = if case .optional = type.kind { "\(type.arguments[0].name)?" } else { type.name }
      throw ControlError.ofOtherType(label: label ?? "", tag: tag.type.name, selection: name)
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

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    tag = (Layout.TagModifier(modifier).tag, type)
  }
}

/// `.focused(_:)`: the modifier that focuses the field.
final class FocusSite: ModifiedSite {
  private(set) var focus: Value?

  override func didUpdate(_ modifier: Record, _ context: Context) throws {
    focus = Layout.FocusModifier(modifier).focus
  }
  override func leave() { focus = nil }
}
