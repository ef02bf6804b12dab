struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let _binding: Binding<SelectionValue>
  let _label: Label
  let _content: Content
  typealias Body = Never
  init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _binding = selection
    _label = label()
    _content = content()
  }
  init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    _binding = selection
    _label = label
    _content = content()
  }
}

extension Picker where Label == Text {
  init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    _binding = selection
    _label = Text(title)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    _binding = selection
    _label = Text(title)
    _content = content()
  }
}

extension Picker where Label == SwiftUILabel {
  init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    _binding = selection
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    _binding = selection
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
}
