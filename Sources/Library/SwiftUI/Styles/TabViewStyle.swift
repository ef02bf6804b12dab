protocol TabViewStyle {}

struct DefaultTabViewStyle: TabViewStyle {
  init() {}

}

extension TabViewStyle where Self == DefaultTabViewStyle {
  static var `automatic`: DefaultTabViewStyle { DefaultTabViewStyle() }
}

struct SidebarAdaptableTabViewStyle: TabViewStyle {
  init() {}

}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  static var `sidebarAdaptable`: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

struct TabBarOnlyTabViewStyle: TabViewStyle {
  init() {}

}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  static var `tabBarOnly`: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

struct PageTabViewStyle: TabViewStyle {
  init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  enum IndexDisplayMode {
    case automatic
    case always
    case never
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  static var page: PageTabViewStyle { PageTabViewStyle() }
  static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}
