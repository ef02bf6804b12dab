// Values of modifiers for scrolling.

struct ScrollIndicatorVisibility: Hashable {
  let _name: String
  static var `automatic`: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_name: "automatic") }
  static var `visible`: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_name: "visible") }
  static var `hidden`: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_name: "hidden") }
  static var `never`: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_name: "never") }
}

struct ScrollDismissesKeyboardMode: Hashable {
  let _name: String
  static var `automatic`: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_name: "automatic") }
  static var `immediately`: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_name: "immediately") }
  static var `interactively`: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_name: "interactively") }
  static var `never`: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(_name: "never") }
}

struct ScrollTargetBehavior: Hashable {
  let _name: String
  static var `paging`: ScrollTargetBehavior { ScrollTargetBehavior(_name: "paging") }
  static var `viewAligned`: ScrollTargetBehavior { ScrollTargetBehavior(_name: "viewAligned") }
  static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior { viewAligned }
  static func viewAligned(limitBehavior: LimitBehavior, anchor: UnitPoint?) -> ScrollTargetBehavior { viewAligned }
  enum LimitBehavior: Hashable {
    case automatic
    case always
    case never
    case alwaysByFew
    case alwaysByOne
  }
}

struct ScrollBounceBehavior: Hashable {
  let _name: String
  static var `automatic`: ScrollBounceBehavior { ScrollBounceBehavior(_name: "automatic") }
  static var `always`: ScrollBounceBehavior { ScrollBounceBehavior(_name: "always") }
  static var `basedOnSize`: ScrollBounceBehavior { ScrollBounceBehavior(_name: "basedOnSize") }
}

struct ContentMarginPlacement: Hashable {
  let _name: String
  static var `automatic`: ContentMarginPlacement { ContentMarginPlacement(_name: "automatic") }
  static var `scrollContent`: ContentMarginPlacement { ContentMarginPlacement(_name: "scrollContent") }
  static var `scrollIndicators`: ContentMarginPlacement { ContentMarginPlacement(_name: "scrollIndicators") }
}
