// Tabs.

@layout(Views) struct TabView<SelectionValue: Hashable, Content: View>: View {
  let _selection: Binding<SelectionValue>?
  let _content: Content
  typealias Body = Never
  init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    _selection = selection
    _content = content()
  }
}

extension TabView where SelectionValue == Int {
  init(@ViewBuilder content: () -> Content) {
    _selection = nil
    _content = content()
  }
}

@layout(Views) struct Tab<Value: Hashable, Content: View>: View {
  let _text: String
  let _tag: Value?
  let _content: Content
  typealias Body = Never
}

extension Tab where Value == Never {
  init(_ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    _text = Text(title)._text
    _tag = nil
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    _text = Text(title)._text
    _tag = nil
    _content = content()
  }
}

extension Tab {
  init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _text = Text(title)._text
    _tag = value
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    _text = Text(title)._text
    _tag = value
    _content = content()
  }
}

struct TabRole: Hashable {
  static var search: TabRole { TabRole() }
}
