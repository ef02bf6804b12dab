import Code
import Machine
import Trace

/// The visibility of a tab, for the views in it.
final class PageVisibility {
  fileprivate(set) var isSelected = false
  /// The surrounding page of another `TabView`.
  private let outer: PageVisibility?

  fileprivate init(in outer: PageVisibility?) { self.outer = outer }

  var isShown: Bool { isSelected && outer?.isShown ?? true }
}

/// A site that appears and disappears with its page.
protocol PagedSite: Site {
  func pageAppears() throws
  func pageDisappears()
}

/// The key by which a tab is found when its `TabView` is mounted again.
struct TabKey: Hashable {
  let owner: ViewRef
  let label: String?
}

/// A tab of a `TabView`. Its contents are created when it is first selected. When another tab is selected, they
/// disappear, but keep their state.
final class PageSite: Site {
  private let type: RuntimeType
  private let label: String?
  private unowned let runtime: ViewRuntime
  private weak var tabs: TabsSite?
  private var content: (any Site)?
  private var current: (value: Value, context: Context)?
  /// The content of its `tabItem`.
  private var item: (site: any Site, type: RuntimeType)?
  private var title: String?
  /// The selection for this tab.
  private(set) var tag: Option.Tag?

  init(_ type: RuntimeType, of tabs: TabsSite, _ runtime: ViewRuntime, label: String?) {
    self.type = type
    self.tabs = tabs
    self.runtime = runtime
    self.label = label
  }

  var parts: [any Site] { [item?.site, content].compactMap { $0 } }
  var isSelected: Bool { current?.context.page?.isSelected ?? false }
  /// The text of its `tabItem`, or the tab's own title.
  var tabLabel: String? { title ?? item.flatMap { PrimitiveSite.text(in: $0.site) } }

  func update(_ value: Value, in context: Context) throws {
    var inner = context
    inner.page = current?.context.page ?? PageVisibility(in: context.page)
    current = (value, inner)
    try readItem(of: value, in: context)
    if let content { return try content.update(value, in: inner) }
    try tabs?.pageCame()
  }

  /// Reads the tag and the words from the tab's modifiers, before any of its contents are created.
  private func readItem(of value: Value, in context: Context) throws {
    tag = nil
    title = nil
    var made: (value: Value, type: RuntimeType)?
    var (value, type) = (value, type)
    search: while case .modified(let content, let modifier) = runtime.shape(of: type) {
      let modified = Layout.ModifiedContent(value)
      let fields = modified.modifier.record
      switch modifier {
      case .view: break search
      case .tag(let type) where tag == nil: tag = (Layout.TagModifier(fields).tag, type)
      case .layer(let type) where made == nil:
        let layer = Layout.LayerModifier(fields)
        if layer.name == "tabItem" { made = (layer.layer, type) }
      default: break
      }
      (value, type) = (modified.content, content)
    }
    if runtime.libraryName(of: type) == Layout.Tab.typeName { readTab(Layout.Tab(value), type) }
    if let made {
      if item?.type != made.type {
        item?.site.unmount()
        item = (runtime.makeSite(made.type, label: label), made.type)
      }
      try item?.site.update(made.value, in: context)
    }
  }

  private func readTab(_ tab: Layout.Tab, _ type: RuntimeType) {
    title = tab.text
    if tag == nil, !tab.tag.isNil {
      tag = (runtime.machine.unwrapped(tab.tag), Layout.Tab.Parameter.value.type(in: type))
    }
  }

  func select() throws {
    guard let current else { return }
    current.context.page?.isSelected = true
    if let content {
      if current.context.page?.isShown ?? true { try Self.appear(content) }
      return
    }
    try make()
  }

  /// Creates the contents, which stay from then on.
  func make() throws {
    guard content == nil, let current else { return }
    let made = runtime.makeSite(type, label: label)
    content = made
    visit = runtime.hierarchy.nextOrder()
    try made.update(current.value, in: current.context)
  }

  /// The mounting number of the page's content; nil before it is made.
  private(set) var visit: Int?
  /// The key that distinguishes the tab from others of the same view.
  var key: TabKey? { current.map { TabKey(owner: $0.context.owner.reference, label: tabLabel) } }

  func leave() {
    guard isSelected, let content else { return }
    Self.disappear(content)
    current?.context.page?.isSelected = false
  }

  // Inner views come first, as on mounting; the other pages of an inner `TabView` are not affected.

  private static func appear(_ site: any Site) throws {
    if let page = site as? PageSite, !page.isSelected { return }
    for part in site.parts { try appear(part) }
    try (site as? any PagedSite)?.pageAppears()
  }

  private static func disappear(_ site: any Site) {
    if let page = site as? PageSite, !page.isSelected { return }
    for part in site.parts { disappear(part) }
    (site as? any PagedSite)?.pageDisappears()
  }

  func unmount() {
    for part in parts { part.unmount() }
    content = nil
    item = nil
    current = nil
  }

  func write(to outline: inout OutlineWriter) {
    if isSelected { content?.write(to: &outline) }
  }
}

/// Reads the selection of a `TabView`: a changed selection runs no body of the program.
final class SelectionNode: ScopeNode {
  private unowned let tabs: TabsSite
  private let type: RuntimeType
  private var use: UsedLocation?
  private(set) var selected: Value?

  init(of tabs: TabsSite, _ type: RuntimeType, in owner: ScopeNode) {
    self.tabs = tabs
    self.type = type
    super.init(name: "\(owner.programName).TabView", hierarchy: owner.hierarchy)
  }

  override var contentType: RuntimeType { type }
  override func makeContentSite() -> any Site { tabs.selectedPage }
  override var isShown: Bool { false }

  override func take(_ value: Value) throws -> Invalidation.Reason? {
    if let new = value.object as? Location {
      let base = (new as? UsedLocation)?.base ?? new
      if use?.base.isSame(as: base) != true {
        use?.detach()
        use = UsedLocation(base, type, by: self)
      }
    }
    return context == nil ? nil : .value(fields: ["selection"])
  }

  override func makeContent() throws -> Value {
    selected = try use?.read()
    return .void
  }

  override func unmount() {
    super.unmount()
    use?.detach()
    use = nil
    selected = nil
  }
}

/// Shows the selected page, once it is known.
final class SelectedPageSite: Site {
  private unowned let tabs: TabsSite

  init(of tabs: TabsSite) { self.tabs = tabs }

  func update(_ value: Value, in context: Context) throws { try tabs.showSelected() }
}
