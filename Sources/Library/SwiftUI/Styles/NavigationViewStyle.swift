protocol NavigationViewStyle {}

struct StackNavigationViewStyle: NavigationViewStyle {
  init() {}

}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  static var `stack`: StackNavigationViewStyle { StackNavigationViewStyle() }
}

struct ColumnsNavigationViewStyle: NavigationViewStyle {
  init() {}

}

extension NavigationViewStyle where Self == ColumnsNavigationViewStyle {
  static var `columns`: ColumnsNavigationViewStyle { ColumnsNavigationViewStyle() }
}

struct DefaultNavigationViewStyle: NavigationViewStyle {
  init() {}

}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  static var `automatic`: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
