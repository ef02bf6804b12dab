struct Menu<Label: View, Content: View>: View {
  let _label: Label
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
  init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    _label = label()
    _content = content()
  }
}

extension Menu where Label == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
}

extension Menu where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
}
