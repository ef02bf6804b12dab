// Values of modifiers for navigation and presentation.

struct ToolbarPlacement: Hashable {
  let _name: String
  static var `automatic`: ToolbarPlacement { ToolbarPlacement(_name: "automatic") }
  static var `bottomBar`: ToolbarPlacement { ToolbarPlacement(_name: "bottomBar") }
  static var `navigationBar`: ToolbarPlacement { ToolbarPlacement(_name: "navigationBar") }
  static var `tabBar`: ToolbarPlacement { ToolbarPlacement(_name: "tabBar") }
  static var `windowToolbar`: ToolbarPlacement { ToolbarPlacement(_name: "windowToolbar") }
}

struct ToolbarTitleDisplayMode: Hashable {
  let _name: String
  static var `automatic`: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_name: "automatic") }
  static var `inline`: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_name: "inline") }
  static var `large`: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_name: "large") }
  static var `inlineLarge`: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_name: "inlineLarge") }
}

struct PresentationAdaptation: Hashable {
  let _name: String
  static var `automatic`: PresentationAdaptation { PresentationAdaptation(_name: "automatic") }
  static var `none`: PresentationAdaptation { PresentationAdaptation(_name: "none") }
  static var `popover`: PresentationAdaptation { PresentationAdaptation(_name: "popover") }
  static var `sheet`: PresentationAdaptation { PresentationAdaptation(_name: "sheet") }
  static var `fullScreenCover`: PresentationAdaptation { PresentationAdaptation(_name: "fullScreenCover") }
}

struct ToolbarRole: Hashable {
  let _name: String
  static var `automatic`: ToolbarRole { ToolbarRole(_name: "automatic") }
  static var `navigationStack`: ToolbarRole { ToolbarRole(_name: "navigationStack") }
  static var `browser`: ToolbarRole { ToolbarRole(_name: "browser") }
  static var `editor`: ToolbarRole { ToolbarRole(_name: "editor") }
}

struct NavigationSplitViewStyle: Hashable {
  let _name: String
  static var `automatic`: NavigationSplitViewStyle { NavigationSplitViewStyle(_name: "automatic") }
  static var `balanced`: NavigationSplitViewStyle { NavigationSplitViewStyle(_name: "balanced") }
  static var `prominentDetail`: NavigationSplitViewStyle { NavigationSplitViewStyle(_name: "prominentDetail") }
}

struct PresentationBackgroundInteraction: Hashable {
  let _name: String
  static var `automatic`: PresentationBackgroundInteraction { PresentationBackgroundInteraction(_name: "automatic") }
  static var `enabled`: PresentationBackgroundInteraction { PresentationBackgroundInteraction(_name: "enabled") }
  static var `disabled`: PresentationBackgroundInteraction { PresentationBackgroundInteraction(_name: "disabled") }
  static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

struct PresentationContentInteraction: Hashable {
  let _name: String
  static var `automatic`: PresentationContentInteraction { PresentationContentInteraction(_name: "automatic") }
  static var `resizes`: PresentationContentInteraction { PresentationContentInteraction(_name: "resizes") }
  static var `scrolls`: PresentationContentInteraction { PresentationContentInteraction(_name: "scrolls") }
}

struct NavigationBarItem {
  enum TitleDisplayMode {
    case automatic
    case inline
    case large
  }
}

struct PageIndexViewStyle: Hashable {
  let _name: String
  init(_name: String) { self._name = _name }
  init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _name = "page" }
  static var page: PageIndexViewStyle { PageIndexViewStyle(_name: "page") }
  static var automatic: PageIndexViewStyle { PageIndexViewStyle(_name: "automatic") }
  static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { page }
  enum BackgroundDisplayMode: Hashable {
    case automatic
    case interactive
    case always
    case never
  }
}

/// The transition to a pushed or presented view. It is drawn nowhere.
protocol NavigationTransition {
  func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs
}

struct _NavigationTransitionInputs {}
struct _NavigationTransitionOutputs {}

extension NavigationTransition {
  func _outputs(for inputs: _NavigationTransitionInputs) -> _NavigationTransitionOutputs {
    _NavigationTransitionOutputs()
  }
}

struct AutomaticNavigationTransition: NavigationTransition { init() {} }
struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
