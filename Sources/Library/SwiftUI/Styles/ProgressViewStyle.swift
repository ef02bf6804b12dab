@MainActor @preconcurrency protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
  func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\._styles) {
      $0["ProgressView"] =
        style is _PlainStyle
        ? nil
        : {
          AnyView(
            style.makeBody(configuration: $0 as! ProgressViewStyleConfiguration)
              .transformEnvironment(\._styles) { $0["ProgressView"] = nil })
        }
    }
  }
}

struct DefaultProgressViewStyle: ProgressViewStyle, _PlainStyle {
  init() {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  static var `automatic`: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

struct LinearProgressViewStyle: ProgressViewStyle, _PlainStyle {
  init() {}
  init(tint: Color) {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  static var `linear`: LinearProgressViewStyle { LinearProgressViewStyle() }
}

struct CircularProgressViewStyle: ProgressViewStyle, _PlainStyle {
  init() {}
  init(tint: Color) {}
  typealias Body = EmptyView
  func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  static var `circular`: CircularProgressViewStyle { CircularProgressViewStyle() }
}

struct ProgressViewStyleConfiguration {
  typealias Label = _StyledPart
  typealias CurrentValueLabel = _StyledPart
  let fractionCompleted: Double?
  let label: _StyledPart?
  let currentValueLabel: _StyledPart?
}

extension ProgressView: _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView {
    make(
      ProgressViewStyleConfiguration(
        fractionCompleted: _fraction, label: _StyledPart(_content: AnyView(_label)),
        currentValueLabel: _StyledPart(_content: AnyView(_current))))
  }
}
