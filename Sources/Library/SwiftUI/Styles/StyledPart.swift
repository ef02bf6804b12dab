// Custom styles create the control's view; a control passes its configuration to them.

protocol _PlainStyle {}

struct _StyledPart: View {
  let _content: AnyView
  typealias Body = Never
}

extension EnvironmentValues {
  var _styles: [String: (Any) -> AnyView] {
    get { _value("_styles", [:]) }
    set { _values["_styles"] = newValue }
  }
}

protocol _Styled {
  func _styled(_ make: (Any) -> AnyView) -> AnyView
}
