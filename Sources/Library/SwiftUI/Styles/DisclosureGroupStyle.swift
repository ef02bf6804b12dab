@MainActor @preconcurrency protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["_DisclosureGroup"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! DisclosureGroupStyleConfiguration)
              .transformEnvironment(\._styles) { $0["_DisclosureGroup"] = nil })
        }
    }
  }
}

struct DefaultDisclosureGroupStyle: DisclosureGroupStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension DisclosureGroupStyle where Self == DefaultDisclosureGroupStyle {
  static var `automatic`: DefaultDisclosureGroupStyle { DefaultDisclosureGroupStyle() }
}

struct DisclosureGroupStyleConfiguration {
  typealias Label = _StyledPart
  typealias Content = _StyledPart
  let label: _StyledPart
  let content: _StyledPart
  @Binding var isExpanded: Bool
  init(label: _StyledPart, content: _StyledPart, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension _DisclosureGroup: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      DisclosureGroupStyleConfiguration(
        label: _StyledPart(_content: AnyView(_label)), content: _StyledPart(_content: AnyView(_content)),
        isExpanded: _isExpanded))
  }
}
