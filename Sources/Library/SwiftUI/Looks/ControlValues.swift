// Values of modifiers for controls and accessibility.

struct ButtonBorderShape: Hashable {
  let _name: String
  static var `automatic`: ButtonBorderShape { ButtonBorderShape(_name: "automatic") }
  static var `capsule`: ButtonBorderShape { ButtonBorderShape(_name: "capsule") }
  static var `roundedRectangle`: ButtonBorderShape { ButtonBorderShape(_name: "roundedRectangle") }
  static var `circle`: ButtonBorderShape { ButtonBorderShape(_name: "circle") }
}

struct MenuOrder: Hashable {
  let _name: String
  static var `automatic`: MenuOrder { MenuOrder(_name: "automatic") }
  static var `fixed`: MenuOrder { MenuOrder(_name: "fixed") }
  static var `priority`: MenuOrder { MenuOrder(_name: "priority") }
}

enum AccessibilityAdjustmentDirection: Hashable {
  case `increment`
  case `decrement`
}

struct AccessibilityChildBehavior: Hashable {
  let _name: String
  static var `ignore`: AccessibilityChildBehavior { AccessibilityChildBehavior(_name: "ignore") }
  static var `contain`: AccessibilityChildBehavior { AccessibilityChildBehavior(_name: "contain") }
  static var `combine`: AccessibilityChildBehavior { AccessibilityChildBehavior(_name: "combine") }
}

struct AccessibilityTraits: OptionSet {
  let rawValue: Int
  static var isButton: AccessibilityTraits { AccessibilityTraits(rawValue: 1) }
  static var isHeader: AccessibilityTraits { AccessibilityTraits(rawValue: 2) }
  static var isSelected: AccessibilityTraits { AccessibilityTraits(rawValue: 4) }
  static var isLink: AccessibilityTraits { AccessibilityTraits(rawValue: 8) }
  static var isImage: AccessibilityTraits { AccessibilityTraits(rawValue: 16) }
  static var isStaticText: AccessibilityTraits { AccessibilityTraits(rawValue: 32) }
  static var isToggle: AccessibilityTraits { AccessibilityTraits(rawValue: 64) }
  static var isModal: AccessibilityTraits { AccessibilityTraits(rawValue: 128) }
}
