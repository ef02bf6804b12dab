// More environment values: those of an iPhone with default settings.

extension EnvironmentValues {
  var dismissWindow: DismissWindowAction { DismissWindowAction() }
  var openSettings: OpenSettingsAction { OpenSettingsAction() }
  var resetFocus: ResetFocusAction { ResetFocusAction() }
  var rename: RenameAction? { nil }
  var requestReview: RequestReviewAction { RequestReviewAction() }
  var supportsMultipleWindows: Bool { false }
  var supportsImageCapture: Bool { true }
  var isLuminanceReduced: Bool {
    get { _value("isLuminanceReduced", false) }
    set { _values["isLuminanceReduced"] = newValue }
  }
  var appearsActive: Bool {
    get { _value("appearsActive", true) }
    set { _values["appearsActive"] = newValue }
  }
  var controlActiveState: ControlActiveState {
    get { _value("controlActiveState", .key) }
    set { _values["controlActiveState"] = newValue }
  }
  var colorSchemeContrast: ColorSchemeContrast { _value("colorSchemeContrast", .standard) }
  var legibilityWeight: LegibilityWeight? {
    get { _value("legibilityWeight", .regular) }
    set { _values["legibilityWeight"] = newValue }
  }
  var pixelLength: CGFloat { 1 / displayScale }
  var defaultMinListRowHeight: CGFloat {
    get { _value("defaultMinListRowHeight", 44) }
    set { _values["defaultMinListRowHeight"] = newValue }
  }
  var defaultMinListHeaderHeight: CGFloat? {
    get { _value("defaultMinListHeaderHeight", nil) }
    set { _values["defaultMinListHeaderHeight"] = newValue }
  }
  var symbolVariants: SymbolVariants {
    get { _value("symbolVariants", .none) }
    set { _values["symbolVariants"] = newValue }
  }
  var symbolRenderingMode: SymbolRenderingMode? {
    get { _value("symbolRenderingMode", nil) }
    set { _values["symbolRenderingMode"] = newValue }
  }
  var imageScale: Image.Scale {
    get { _value("imageScale", .medium) }
    set { _values["imageScale"] = newValue }
  }
  var backgroundStyle: AnyShapeStyle? {
    get { _value("backgroundStyle", nil) }
    set { _values["backgroundStyle"] = newValue }
  }
  var headerProminence: Prominence {
    get { _value("headerProminence", .standard) }
    set { _values["headerProminence"] = newValue }
  }
  var autocorrectionDisabled: Bool {
    get { _value("autocorrectionDisabled", false) }
    set { _values["autocorrectionDisabled"] = newValue }
  }
  var allowsTightening: Bool {
    get { _value("allowsTightening", false) }
    set { _values["allowsTightening"] = newValue }
  }
  var lineSpacing: CGFloat {
    get { _value("lineSpacing", 0) }
    set { _values["lineSpacing"] = newValue }
  }
  var minimumScaleFactor: CGFloat {
    get { _value("minimumScaleFactor", 1) }
    set { _values["minimumScaleFactor"] = newValue }
  }
  var truncationMode: Text.TruncationMode {
    get { _value("truncationMode", .tail) }
    set { _values["truncationMode"] = newValue }
  }
  var textCase: Text.Case? {
    get { _value("textCase", nil) }
    set { _values["textCase"] = newValue }
  }
  var menuOrder: MenuOrder {
    get { _value("menuOrder", .automatic) }
    set { _values["menuOrder"] = newValue }
  }
  var menuIndicatorVisibility: Visibility {
    get { _value("menuIndicatorVisibility", .automatic) }
    set { _values["menuIndicatorVisibility"] = newValue }
  }
  var labelsVisibility: Visibility {
    get { _value("labelsVisibility", .automatic) }
    set { _values["labelsVisibility"] = newValue }
  }
  var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { _value("horizontalScrollIndicatorVisibility", .automatic) }
    set { _values["horizontalScrollIndicatorVisibility"] = newValue }
  }
  var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { _value("verticalScrollIndicatorVisibility", .automatic) }
    set { _values["verticalScrollIndicatorVisibility"] = newValue }
  }
  var isFocusEffectEnabled: Bool {
    get { _value("isFocusEffectEnabled", true) }
    set { _values["isFocusEffectEnabled"] = newValue }
  }
  var isHoverEffectEnabled: Bool {
    get { _value("isHoverEffectEnabled", true) }
    set { _values["isHoverEffectEnabled"] = newValue }
  }
  var buttonRepeatBehavior: ButtonRepeatBehavior { _value("buttonRepeatBehavior", .automatic) }
  var springLoadingBehavior: SpringLoadingBehavior { _value("springLoadingBehavior", .automatic) }
  var accessibilityEnabled: Bool { _value("accessibilityEnabled", false) }
  var accessibilityInvertColors: Bool { _value("accessibilityInvertColors", false) }
  var accessibilitySwitchControlEnabled: Bool { _value("accessibilitySwitchControlEnabled", false) }
  var accessibilityShowButtonShapes: Bool { _value("accessibilityShowButtonShapes", false) }
  var accessibilityShowBorders: Bool { _value("accessibilityShowBorders", false) }
  var accessibilityDimFlashingLights: Bool { _value("accessibilityDimFlashingLights", false) }
  var accessibilityPlayAnimatedImages: Bool { _value("accessibilityPlayAnimatedImages", true) }
  var accessibilityLargeContentViewerEnabled: Bool { _value("accessibilityLargeContentViewerEnabled", false) }
  var accessibilityQuickActionsEnabled: Bool { _value("accessibilityQuickActionsEnabled", false) }
  var accessibilityAssistiveAccessEnabled: Bool { _value("accessibilityAssistiveAccessEnabled", false) }
  var tabBarPlacement: TabBarPlacement? { nil }
  var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

enum ControlActiveState: Hashable, CaseIterable {
  case key
  case active
  case inactive
}

enum ColorSchemeContrast: Hashable, CaseIterable {
  case standard
  case increased
}

enum LegibilityWeight: Hashable {
  case regular
  case bold
}

enum TabBarPlacement: Hashable {
  case topBar
  case bottomBar
  case sidebar
  case pageIndicator
  case ornament
}

enum TabViewBottomAccessoryPlacement: Hashable {
  case inline
  case expanded
}

enum SearchSuggestionsPlacement: Hashable {
  case automatic
  case menu
  case content
}

struct DismissWindowAction {
  func callAsFunction() {}
  func callAsFunction(id: String) {}
  func callAsFunction<D: Hashable>(value: D) {}
  func callAsFunction<D: Hashable>(id: String, value: D) {}
}

struct OpenSettingsAction {
  func callAsFunction() {}
}

struct ResetFocusAction {
  func callAsFunction(in namespace: Namespace.ID) {}
}

struct RenameAction {
  func callAsFunction() {}
}

struct RequestReviewAction {
  func callAsFunction() {}
}

extension OpenWindowAction {
  func callAsFunction<D: Hashable>(value: D) {}
  func callAsFunction<D: Hashable>(id: String, value: D) {}
}
