protocol MenuStyle {}

struct DefaultMenuStyle: MenuStyle {
  init() {}

}

extension MenuStyle where Self == DefaultMenuStyle {
  static var `automatic`: DefaultMenuStyle { DefaultMenuStyle() }
}

struct ButtonMenuStyle: MenuStyle {
  init() {}

}

extension MenuStyle where Self == ButtonMenuStyle {
  static var `button`: ButtonMenuStyle { ButtonMenuStyle() }
}

struct BorderlessButtonMenuStyle: MenuStyle {
  init() {}

}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  static var `borderlessButton`: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
