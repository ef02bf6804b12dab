protocol PickerStyle {}

struct SegmentedPickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == SegmentedPickerStyle {
  static var `segmented`: SegmentedPickerStyle { SegmentedPickerStyle() }
}

struct MenuPickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == MenuPickerStyle {
  static var `menu`: MenuPickerStyle { MenuPickerStyle() }
}

struct WheelPickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == WheelPickerStyle {
  static var `wheel`: WheelPickerStyle { WheelPickerStyle() }
}

struct InlinePickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == InlinePickerStyle {
  static var `inline`: InlinePickerStyle { InlinePickerStyle() }
}

struct DefaultPickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == DefaultPickerStyle {
  static var `automatic`: DefaultPickerStyle { DefaultPickerStyle() }
}

struct NavigationLinkPickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  static var `navigationLink`: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

struct RadioGroupPickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == RadioGroupPickerStyle {
  static var `radioGroup`: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

struct PalettePickerStyle: PickerStyle {
  init() {}

}

extension PickerStyle where Self == PalettePickerStyle {
  static var `palette`: PalettePickerStyle { PalettePickerStyle() }
}
