@MainActor @preconcurrency protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["Label"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! LabelStyleConfiguration)
              .transformEnvironment(\._styles) { $0["Label"] = nil })
        }
    }
  }
}

struct DefaultLabelStyle: LabelStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  static var `automatic`: DefaultLabelStyle { DefaultLabelStyle() }
}

struct IconOnlyLabelStyle: LabelStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  static var `iconOnly`: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

struct TitleOnlyLabelStyle: LabelStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  static var `titleOnly`: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

struct TitleAndIconLabelStyle: LabelStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  static var `titleAndIcon`: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

struct LabelStyleConfiguration {
  typealias Title = _StyledPart
  typealias Icon = _StyledPart
  let title: _StyledPart
  let icon: _StyledPart
}

extension Label: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      LabelStyleConfiguration(
        title: _StyledPart(_content: AnyView(_label)), icon: _StyledPart(_content: AnyView(_icon))))
  }
}
