struct Toggle<Label: View>: View {
  let _binding: Binding<Bool>
  let _label: Label
  typealias Body = Never
  init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _binding = isOn
    _label = label()
  }
}

extension Toggle where Label == Text {
  init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    _binding = isOn
    _label = Text(title)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    _binding = isOn
    _label = Text(title)
  }
}

extension Toggle where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    _binding = isOn
    _label = SwiftUILabel(title, systemImage: systemImage)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    _binding = isOn
    _label = SwiftUILabel(title, systemImage: systemImage)
  }
}

extension Toggle where Label == _StyledPart {
  init(_ configuration: ToggleStyleConfiguration) {
    _binding = configuration.$isOn
    _label = configuration.label
  }
}
