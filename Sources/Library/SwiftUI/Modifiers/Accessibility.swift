// Assistive technology, further modifiers that only change how a view is described.

enum AccessibilityHeadingLevel: Hashable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

struct AccessibilityActionKind: Hashable {
  let _name: String
  static var `default`: AccessibilityActionKind { AccessibilityActionKind(_name: "default") }
  static var escape: AccessibilityActionKind { AccessibilityActionKind(_name: "escape") }
  static var magicTap: AccessibilityActionKind { AccessibilityActionKind(_name: "magicTap") }
  static var delete: AccessibilityActionKind { AccessibilityActionKind(_name: "delete") }
  static var showMenu: AccessibilityActionKind { AccessibilityActionKind(_name: "showMenu") }
}

enum AccessibilityCustomContentImportance {
  case `default`
  case high
}

enum AccessibilityTextContentType: Hashable {
  case plain
  case console
  case fileSystem
  case messaging
  case narrative
  case sourceCode
  case spreadsheet
  case wordProcessing
}

enum AccessibilityLabeledPairRole: Hashable {
  case label
  case content
}

enum AccessibilityQuickActionStyle: Hashable {
  case prompt
  case outline
}

struct AccessibilityZoomGestureAction {
  enum Direction {
    case zoomIn
    case zoomOut
  }
  var direction: Direction { .zoomIn }
  var location: UnitPoint { .center }
  var point: CGPoint { .zero }
}

struct AccessibilityDirectTouchOptions: OptionSet {
  let rawValue: Int
  static var silentOnTouch: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(rawValue: 1) }
  static var requiresActivation: AccessibilityDirectTouchOptions { AccessibilityDirectTouchOptions(rawValue: 2) }
}

enum AccessibilitySystemRotor: Hashable {
  case headings
  case links
  case images
  case lists
  case tables
  case landmarks
  case textFields
  static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
  static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
}

struct AccessibilityRotorEntry<ID: Hashable>: View {
  typealias Body = Never
  init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  init(_ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
  }
  @_disfavoredOverload init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityTraits {
  static var isSearchField: AccessibilityTraits { AccessibilityTraits(rawValue: 256) }
  static var playsSound: AccessibilityTraits { AccessibilityTraits(rawValue: 512) }
  static var isKeyboardKey: AccessibilityTraits { AccessibilityTraits(rawValue: 1024) }
  static var isSummaryElement: AccessibilityTraits { AccessibilityTraits(rawValue: 2048) }
  static var updatesFrequently: AccessibilityTraits { AccessibilityTraits(rawValue: 4096) }
  static var startsMediaSession: AccessibilityTraits { AccessibilityTraits(rawValue: 8192) }
  static var allowsDirectInteraction: AccessibilityTraits { AccessibilityTraits(rawValue: 16384) }
  static var causesPageTurn: AccessibilityTraits { AccessibilityTraits(rawValue: 32768) }
  static var isTabBar: AccessibilityTraits { AccessibilityTraits(rawValue: 65536) }
}

extension View {
  func accessibilityAction(_ actionKind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> some View {
    _style("accessibilityAction", "")
  }
  func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    _style("accessibilityAction", "")
  }
  @_disfavoredOverload func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { _style("accessibilityAction", "") }
  func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { _style("accessibilityAction", "") }
  func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _style("accessibilityActions", "")
  }
  func accessibilityRotor<Model, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
  ) -> some View { _style("accessibilityRotor", "") }
  func accessibilityRotor<Model: Identifiable>(
    _ label: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { _style("accessibilityRotor", "") }
  func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { _style("accessibilityRotor", "") }
  func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { _style("accessibilityRotor", "") }
  func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    _style("accessibilityRotorEntry", "")
  }
  func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    _style("accessibilityRepresentation", "")
  }
  func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    _style("accessibilityChildren", "")
  }
  func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
    _style("accessibilityInputLabels", "")
  }
  func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { _style("accessibilityInputLabels", "") }
  @_disfavoredOverload func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    _style("accessibilityInputLabels", "")
  }
  func accessibilityShowsLargeContentViewer() -> some View { _style("accessibilityShowsLargeContentViewer", "") }
  func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    _style("accessibilityShowsLargeContentViewer", "")
  }
  func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { _style("accessibilityHeading", "") }
  func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    _style("accessibilityTextContentType", "")
  }
  func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    _style("accessibilityIgnoresInvertColors", "")
  }
  func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    _style("accessibilityRespondsToUserInteraction", "")
  }
  func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { _style("accessibilityCustomContent", "") }
  func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { _style("accessibilityCustomContent", "") }
  @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { _style("accessibilityCustomContent", "") }
  func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    _style("accessibilityActivationPoint", "")
  }
  func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    _style("accessibilityActivationPoint", "")
  }
  func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    _style("accessibilityLinkedGroup", "")
  }
  func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { _style("accessibilityLabeledPair", "") }
  func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    _style("accessibilityScrollAction", "")
  }
  func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
    _style("accessibilityZoomAction", "")
  }
  func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { _style("accessibilityDirectTouch", "") }
  func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
  ) -> some View { _style("accessibilityQuickAction", "") }
  func accessibilityQuickAction<Content: View>(
    style: AccessibilityQuickActionStyle, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { _style("accessibilityQuickAction", "") }
  func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    _style("accessibilityDragPoint", "")
  }
  func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    _style("accessibilityDropPoint", "")
  }
  func accessibilityChartDescriptor<R>(_ representable: R) -> some View { _style("accessibilityChartDescriptor", "") }
  func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { _style("accessibilityHint", "") }
  func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    _style("accessibilityLabel", isEnabled ? label._text : "")
  }
  func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { _style("accessibilityHidden", "") }
  func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    _style("accessibilityIdentifier", "")
  }
  func speechSpellsOutCharacters(_ value: Bool = true) -> some View { _style("speechSpellsOutCharacters", "") }
  func speechAdjustedPitch(_ value: Double) -> some View { _style("speechAdjustedPitch", "") }
  func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    _style("speechAlwaysIncludesPunctuation", "")
  }
  func speechAnnouncementsQueued(_ value: Bool = true) -> some View { _style("speechAnnouncementsQueued", "") }
}
