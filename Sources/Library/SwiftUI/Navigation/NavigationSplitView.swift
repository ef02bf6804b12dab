struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let _sidebar: Sidebar
  let _content: Content
  let _detail: Detail
  typealias Body = Never
  init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    _sidebar = sidebar()
    _content = content()
    _detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    _sidebar = sidebar()
    _content = EmptyView()
    _detail = detail()
  }
}

enum NavigationSplitViewVisibility: Hashable {
  case automatic
  case all
  case doubleColumn
  case detailOnly
}
