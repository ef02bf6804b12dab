protocol ControlGroupStyle {}

struct DefaultControlGroupStyle: ControlGroupStyle {
  init() {}

}

extension ControlGroupStyle where Self == DefaultControlGroupStyle {
  static var `automatic`: DefaultControlGroupStyle { DefaultControlGroupStyle() }
}

struct NavigationControlGroupStyle: ControlGroupStyle {
  init() {}

}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  static var `navigation`: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

struct MenuControlGroupStyle: ControlGroupStyle {
  init() {}

}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  static var `menu`: MenuControlGroupStyle { MenuControlGroupStyle() }
}
