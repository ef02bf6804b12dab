struct GroupBox<Label: View, Content: View>: View {
  let _label: Label
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
  init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    _label = EmptyView()
    _content = content()
  }
  init(label: Label, @ViewBuilder content: () -> Content) {
    _label = label
    _content = content()
  }
}

extension GroupBox where Label == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
}

struct LabeledContent<Label: View, Content: View>: View {
  let _label: Label
  let _value: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _value = content()
  }
}

extension LabeledContent where Label == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _value = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _value = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  init<V: StringProtocol>(_ title: LocalizedStringKey, value: V) {
    _label = Text(title)
    _value = Text(value)
  }
  @_disfavoredOverload init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    _label = Text(title)
    _value = Text(value)
  }
  init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatOutput == String {
    _label = Text(title)
    _value = Text(value, format: format)
  }
  @_disfavoredOverload init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    _label = Text(title)
    _value = Text(value, format: format)
  }
}
