import Code

/// The values that the modifiers of `LookLibrary` take: names, mostly.
enum LookValuesLibrary {
  static let parts: [LibraryPart] =
    cases.map { name, cases in
      LibraryPart("enum \(name): Hashable", cases.map { "case `\($0)`" }.joined(separator: "\n"))
    }
    + names.map { name, names in
      LibraryPart(
        "struct \(name): Hashable",
        "let _name: String\n"
          + names.map { "static var `\($0)`: \(name) { \(name)(_name: \"\($0)\") }" }.joined(separator: "\n"))
    }
    + sets.map { name, members in
      LibraryPart(
        "struct \(name): OptionSet",
        "let rawValue: Int\n"
          + members.enumerated().map { "static var \($1): \(name) { \(name)(rawValue: \(1 << $0)) }" }
          .joined(separator: "\n"))
    } + [
      LibraryPart(
        "struct NavigationBarItem",
        "enum TitleDisplayMode {\n  case automatic\n  case inline\n  case large\n}"),
      LibraryPart(
        "struct Angle: Hashable, Comparable",
        """
        @stored var degrees: Double
        init(degrees: Double) { self.degrees = degrees }
        init(radians: Double) { degrees = radians * 180 / .pi }
        var radians: Double { degrees * .pi / 180 }
        static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
        static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
        static var zero: Angle { Angle(degrees: 0) }
        static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
        static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(degrees: lhs.degrees + rhs.degrees) }
        static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }
        static func * (lhs: Angle, rhs: Double) -> Angle { Angle(degrees: lhs.degrees * rhs) }
        """),
      LibraryPart(
        "struct ViewDimensions",
        """
        var width: Double { 390 }
        var height: Double { 44 }
        subscript(guide: HorizontalAlignment) -> Double { 0 }
        subscript(guide: VerticalAlignment) -> Double { 0 }
        """),
      LibraryPart(
        "struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral",
        """
        let character: Character
        init(_ character: Character) { self.character = character }
        init(extendedGraphemeClusterLiteral value: Character) { character = value }
        static var `return`: KeyEquivalent { KeyEquivalent("\\r") }
        static var escape: KeyEquivalent { KeyEquivalent("\\u{1B}") }
        static var delete: KeyEquivalent { KeyEquivalent("\\u{8}") }
        static var space: KeyEquivalent { KeyEquivalent(" ") }
        static var tab: KeyEquivalent { KeyEquivalent("\\t") }
        """),
      LibraryPart(
        "struct KeyboardShortcut",
        """
        init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
        static var defaultAction: KeyboardShortcut { KeyboardShortcut(.return, modifiers: []) }
        static var cancelAction: KeyboardShortcut { KeyboardShortcut(.escape, modifiers: []) }
        """),
      LibraryPart(
        "enum PreviewLayout",
        "case device\ncase sizeThatFits\ncase fixed(width: Double, height: Double)"),
      LibraryPart(
        "struct PreviewDevice: ExpressibleByStringLiteral",
        "init(rawValue: String) {}\ninit(stringLiteral value: String) {}"),
      LibraryPart(
        "struct PreviewTrait",
        """
        static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
        static var landscapeLeft: PreviewTrait { PreviewTrait() }
        static var portrait: PreviewTrait { PreviewTrait() }
        static var defaultLayout: PreviewTrait { PreviewTrait() }
        static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
        """),
      LibraryPart(
        "struct NavigationTransition",
        """
        static var automatic: NavigationTransition { NavigationTransition() }
        static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
          NavigationTransition()
        }
        """),
      LibraryPart(
        "struct ContentTransition",
        """
        static var opacity: ContentTransition { ContentTransition() }
        static var identity: ContentTransition { ContentTransition() }
        static var interpolate: ContentTransition { ContentTransition() }
        static var symbolEffect: ContentTransition { ContentTransition() }
        static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
        static func numericText(value: Double) -> ContentTransition { ContentTransition() }
        """),
      LibraryPart(
        "extension SensoryFeedback",
        "static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }\nenum Weight {\n  case light\n  case medium\n  case heavy\n}"
      ),
    ]

  private static let cases: [(String, [String])] = [
    ("HorizontalEdge", ["leading", "trailing"]), ("VerticalEdge", ["top", "bottom"]), ("ContentMode", ["fit", "fill"]),
    ("Visibility", ["automatic", "visible", "hidden"]), ("Prominence", ["standard", "increased"]),
    ("ControlSize", ["mini", "small", "regular", "large", "extraLarge"]),
    (
      "UIKeyboardType",
      [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress",
        "decimalPad", "twitter", "webSearch",
      ]
    ),
    ("UITextAutocapitalizationType", ["none", "words", "sentences", "allCharacters"]),
    ("RoundedCornerStyle", ["circular", "continuous"]),
    (
      "BlendMode",
      ["normal", "multiply", "screen", "overlay", "darken", "lighten", "difference", "plusLighter", "destinationOut"]
    ), ("AccessibilityAdjustmentDirection", ["increment", "decrement"]), ("PageIndexViewStyle", ["page", "automatic"]),
  ]

  private static let names: [(String, [String])] = [
    ("TextInputAutocapitalization", ["never", "words", "sentences", "characters"]),
    (
      "UITextContentType",
      [
        "username", "password", "newPassword", "emailAddress", "name", "givenName", "familyName", "telephoneNumber",
        "oneTimeCode", "fullStreetAddress", "postalCode", "addressCity", "URL", "creditCardNumber",
      ]
    ), ("SubmitLabel", ["done", "go", "send", "join", "route", "search", "return", "next", "continue"]),
    ("ScrollIndicatorVisibility", ["automatic", "visible", "hidden", "never"]),
    ("ScrollDismissesKeyboardMode", ["automatic", "immediately", "interactively", "never"]),
    ("ScrollTargetBehavior", ["paging", "viewAligned"]),
    ("ScrollBounceBehavior", ["automatic", "always", "basedOnSize"]),
    (
      "ToolbarPlacement", ["automatic", "bottomBar", "navigationBar", "tabBar", "windowToolbar"]
    ), ("ToolbarTitleDisplayMode", ["automatic", "inline", "large", "inlineLarge"]),
    ("PresentationAdaptation", ["automatic", "none", "popover", "sheet", "fullScreenCover"]),
    ("ToolbarRole", ["automatic", "navigationStack", "browser", "editor"]),
    ("NavigationSplitViewStyle", ["automatic", "balanced", "prominentDetail"]),
    ("PresentationBackgroundInteraction", ["automatic", "enabled", "disabled"]),
    ("PresentationContentInteraction", ["automatic", "resizes", "scrolls"]),
    ("ContentMarginPlacement", ["automatic", "scrollContent", "scrollIndicators"]),
    ("TextSelectability", ["enabled", "disabled"]),
    ("ButtonBorderShape", ["automatic", "capsule", "roundedRectangle", "circle"]),
    ("MenuOrder", ["automatic", "fixed", "priority"]), ("HoverEffect", ["automatic", "highlight", "lift"]),
    ("SymbolRenderingMode", ["monochrome", "multicolor", "hierarchical", "palette"]),
    ("SymbolVariants", ["none", "fill", "circle", "square", "slash"]),
    (
      "SymbolEffect",
      ["bounce", "pulse", "scale", "variableColor", "wiggle", "rotate", "breathe", "appear", "disappear"]
    ),
    ("AccessibilityChildBehavior", ["ignore", "contain", "combine"]),
    (
      "SensoryFeedback",
      [
        "success", "warning", "error", "selection", "increase", "decrease", "start", "stop", "alignment", "levelChange",
        "impact",
      ]
    ),
  ]

  private static let sets: [(String, [String])] = [
    ("SafeAreaRegions", ["container", "keyboard", "all"]),
    ("EventModifiers", ["command", "shift", "option", "control"]),
    (
      "AccessibilityTraits",
      ["isButton", "isHeader", "isSelected", "isLink", "isImage", "isStaticText", "isToggle", "isModal"]
    ), ("RedactionReasons", ["placeholder", "privacy", "invalidated"]),
    ("MatchedGeometryProperties", ["position", "size", "frame"]),
    ("PinnedScrollableViews", ["sectionHeaders", "sectionFooters"]),
  ]
}
