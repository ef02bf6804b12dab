@MainActor @preconcurrency protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["Button"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: ButtonStyleConfiguration($0 as! PrimitiveButtonStyleConfiguration))
              .transformEnvironment(\._styles) { $0["Button"] = nil })
        }
    }
  }
}

@MainActor @preconcurrency protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["Button"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! PrimitiveButtonStyleConfiguration)
              .transformEnvironment(\._styles) { $0["Button"] = nil })
        }
    }
  }
}

struct PlainButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  static var `plain`: PlainButtonStyle { PlainButtonStyle() }
}

struct BorderedButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  static var `bordered`: BorderedButtonStyle { BorderedButtonStyle() }
}

struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  static var `borderedProminent`: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

struct BorderlessButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  static var `borderless`: BorderlessButtonStyle { BorderlessButtonStyle() }
}

struct DefaultButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  static var `automatic`: DefaultButtonStyle { DefaultButtonStyle() }
}

struct LinkButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  static var `link`: LinkButtonStyle { LinkButtonStyle() }
}

struct GlassButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  static var `glass`: GlassButtonStyle { GlassButtonStyle() }
}

struct GlassProminentButtonStyle: PrimitiveButtonStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  static var `glassProminent`: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

struct PrimitiveButtonStyleConfiguration {
  typealias Label = _StyledPart
  let role: ButtonRole?
  let label: _StyledPart
  let _action: () -> Void
  func trigger() { _action() }
}

struct ButtonStyleConfiguration {
  typealias Label = _StyledPart
  let role: ButtonRole?
  let label: _StyledPart
  let isPressed: Bool
  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    label = configuration.label
    isPressed = false
  }
}

extension Button: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      PrimitiveButtonStyleConfiguration(
        role: _note.isEmpty ? nil : ButtonRole(_name: _note), label: _StyledPart(_content: AnyView(_label)),
        _action: _action))
  }
}
