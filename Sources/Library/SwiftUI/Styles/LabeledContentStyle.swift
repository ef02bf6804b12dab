@MainActor @preconcurrency protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["LabeledContent"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! LabeledContentStyleConfiguration)
              .transformEnvironment(\._styles) { $0["LabeledContent"] = nil })
        }
    }
  }
}

struct DefaultLabeledContentStyle: LabeledContentStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension LabeledContentStyle where Self == DefaultLabeledContentStyle {
  static var `automatic`: DefaultLabeledContentStyle { DefaultLabeledContentStyle() }
}

struct LabeledContentStyleConfiguration {
  typealias Label = _StyledPart
  typealias Content = _StyledPart
  let label: _StyledPart
  let content: _StyledPart
}

extension LabeledContent: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      LabeledContentStyleConfiguration(
        label: _StyledPart(_content: AnyView(_label)), content: _StyledPart(_content: AnyView(_value))))
  }
}
