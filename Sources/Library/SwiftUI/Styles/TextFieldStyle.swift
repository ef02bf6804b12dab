protocol TextFieldStyle {}

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
