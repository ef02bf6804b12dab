/// Apple's requirement is hidden, although it is the way in which apps create custom styles.
protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

extension TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

struct _TextFieldStyleLabel: View {
  typealias Body = Never
}

struct PlainTextFieldStyle: TextFieldStyle {
  init() {}

}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  static var `plain`: PlainTextFieldStyle { PlainTextFieldStyle() }
}

struct RoundedBorderTextFieldStyle: TextFieldStyle {
  init() {}

}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  static var `roundedBorder`: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

struct DefaultTextFieldStyle: TextFieldStyle {
  init() {}

}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  static var `automatic`: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

struct SquareBorderTextFieldStyle: TextFieldStyle {
  init() {}

}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  static var `squareBorder`: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
