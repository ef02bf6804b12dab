// Other forms of tabs, their sections, and modifiers that only change the look of a tab bar.

extension Tab where Value == Never {
  init(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    _text = title._text
    _tag = nil
    _content = content()
  }
  init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    _text = role == nil ? "" : "Search"
    _tag = nil
    _content = content()
  }
  init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    _text = ""
    _tag = nil
    _content = content()
  }
}

extension Tab {
  init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    _text = title._text
    _tag = value
    _content = content()
  }
  init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    _text = role == nil ? "\(value)" : "Search"
    _tag = value
    _content = content()
  }
}

extension Tab {
  init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> SwiftUILabel
  ) {
    _text = label()._label._text
    _tag = value
    _content = content()
  }
}

struct TabSection<Content: View>: View {
  let _header: Text
  let _content: Content
  typealias Body = Never
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _header = Text(title)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _header = Text(title)
    _content = content()
  }
}

struct TabViewCustomization: Hashable {
  init() {}
  mutating func resetTabOrder() {}
  mutating func resetVisibility() {}
  mutating func resetSectionOrder() {}
}

enum TabBarMinimizeBehavior: Hashable {
  case automatic
  case never
  case onScrollDown
  case onScrollUp
}

enum TabCustomizationBehavior: Hashable {
  case automatic
  case disabled
  case reorderable
}

enum AdaptableTabBarPlacement: Hashable {
  case automatic
  case tabBar
  case sidebar
}

enum NavigationSplitViewColumn: Hashable {
  case sidebar
  case content
  case detail
}

extension NavigationSplitView {
  init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
  init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail) }
}

extension View {
  func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    _style("tabViewCustomization", "")
  }
  func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { _style("tabBarMinimizeBehavior", "") }
  func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    _layer("tabViewBottomAccessory", content())
  }
  func tabViewSidebarHeader<V: View>(@ViewBuilder content: () -> V) -> some View {
    _layer("tabViewSidebarHeader", content())
  }
  func tabViewSidebarFooter<V: View>(@ViewBuilder content: () -> V) -> some View {
    _layer("tabViewSidebarFooter", content())
  }
  func tabViewSidebarBottomBar<V: View>(@ViewBuilder content: () -> V) -> some View {
    _layer("tabViewSidebarBottomBar", content())
  }
  func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
    _style("defaultAdaptableTabBarPlacement", "")
  }
  func customizationID(_ id: String) -> some View { _style("customizationID", "") }
  func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
    -> some View
  { _style("customizationBehavior", "") }
  func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some View {
    _style("defaultVisibility", "")
  }
  func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some View { _layer("sectionActions", content()) }
}
