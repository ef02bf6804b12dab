// Toolbars: further items, and modifiers that only change how bars look.

struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
  init() where Content == EmptyView { _content = EmptyView() }
}

struct DefaultToolbarItem: CustomizableToolbarContent {
  let _note: String
  typealias Body = Never
  init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) { _note = kind._name }
}

struct ToolbarDefaultItemKind: Hashable {
  let _name: String
  static var sidebarToggle: ToolbarDefaultItemKind { ToolbarDefaultItemKind(_name: "sidebarToggle") }
  static var title: ToolbarDefaultItemKind { ToolbarDefaultItemKind(_name: "title") }
  static var search: ToolbarDefaultItemKind { ToolbarDefaultItemKind(_name: "search") }
}

extension ToolbarItem where ID == String {
  init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    _note = placement._name
    _content = content()
  }
}

extension ToolbarItemGroup {
  init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _note = placement._name
    _content = content()
  }
}

extension ToolbarItemPlacement {
  static var title: ToolbarItemPlacement { ToolbarItemPlacement(_name: "title") }
  static var subtitle: ToolbarItemPlacement { ToolbarItemPlacement(_name: "subtitle") }
  static var largeTitle: ToolbarItemPlacement { ToolbarItemPlacement(_name: "largeTitle") }
  static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement(_name: "accessoryBar") }
}

extension ToolbarContent {
  func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
  func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
  func defaultCustomization(_ defaultVisibility: Visibility = .automatic) -> Self { self }
}

extension View {
  func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { _style("toolbar", "") }
  func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { _layer("toolbarTitleMenu", content()) }
  func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _style("toolbarVisibility", "")
  }
  func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _style("toolbarBackgroundVisibility", "")
  }
  func inspectorColumnWidth(_ width: CGFloat) -> some View { _style("inspectorColumnWidth", "") }
  func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    _style("inspectorColumnWidth", "")
  }
  func presentationSizing(_ sizing: PresentationSizing) -> some View { _style("presentationSizing", "") }
  func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { _style("presentationCompactAdaptation", "") }
  func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _layer("presentationBackground", content())
  }
  func navigationSubtitle(_ subtitle: Text) -> some View { _style("subtitle", subtitle._text) }
  func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    _style("navigationLinkIndicatorVisibility", "")
  }
  func statusBar(hidden: Bool) -> some View { _style("statusBar", "") }
  func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { _style("searchToolbarBehavior", "") }
  func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    _style("searchPresentationToolbarBehavior", "")
  }
}

struct PresentationSizing {
  static var automatic: PresentationSizing { PresentationSizing() }
  static var page: PresentationSizing { PresentationSizing() }
  static var form: PresentationSizing { PresentationSizing() }
  static var fitted: PresentationSizing { PresentationSizing() }
  func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  func sticky(horizontal: Bool = true, vertical: Bool = true) -> PresentationSizing { self }
}

enum SearchToolbarBehavior: Hashable {
  case automatic
  case minimize
}

enum SearchPresentationToolbarBehavior: Hashable {
  case automatic
  case avoidHidingContent
}
