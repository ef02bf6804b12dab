@MainActor @preconcurrency protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["GroupBox"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! GroupBoxStyleConfiguration)
              .transformEnvironment(\._styles) { $0["GroupBox"] = nil })
        }
    }
  }
}

struct DefaultGroupBoxStyle: GroupBoxStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  static var `automatic`: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxStyleConfiguration {
  typealias Label = _StyledPart
  typealias Content = _StyledPart
  let label: _StyledPart
  let content: _StyledPart
}

extension GroupBox: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      GroupBoxStyleConfiguration(
        label: _StyledPart(_content: AnyView(_label)), content: _StyledPart(_content: AnyView(_content))))
  }
}
