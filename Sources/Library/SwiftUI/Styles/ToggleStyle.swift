@MainActor @preconcurrency protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["Toggle"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! ToggleStyleConfiguration)
              .transformEnvironment(\._styles) { $0["Toggle"] = nil })
        }
    }
  }
}

struct SwitchToggleStyle: ToggleStyle, _PlainStyle {
  init() {}
  init(tint: Color) {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

struct ButtonToggleStyle: ToggleStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  static var `button`: ButtonToggleStyle { ButtonToggleStyle() }
}

struct DefaultToggleStyle: ToggleStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  static var `automatic`: DefaultToggleStyle { DefaultToggleStyle() }
}

struct CheckboxToggleStyle: ToggleStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  static var `checkbox`: CheckboxToggleStyle { CheckboxToggleStyle() }
}

struct ToggleStyleConfiguration {
  typealias Label = _StyledPart
  let label: _StyledPart
  @Binding var isOn: Bool
  init(label: _StyledPart, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension Toggle: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(ToggleStyleConfiguration(label: _StyledPart(_content: AnyView(_label)), isOn: _binding))
  }
}
