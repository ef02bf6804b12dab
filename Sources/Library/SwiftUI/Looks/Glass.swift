// Glass, and the backgrounds of containers and widgets.

struct Glass: Hashable {
  let _name: String
  static var regular: Glass { Glass(_name: "regular") }
  static var clear: Glass { Glass(_name: "clear") }
  static var identity: Glass { Glass(_name: "identity") }
  func tint(_ color: Color?) -> Glass { self }
  func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

struct GlassEffectContainer<Content: View>: View {
  let _content: Content
  typealias Body = Never
  init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { _content = content() }
}

enum GlassEffectTransition: Hashable {
  case identity
  case matchedGeometry
  case materialize
}

struct ContainerBackgroundPlacement: Hashable {
  let _name: String
  static var widget: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_name: "widget") }
  static var window: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_name: "window") }
  static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_name: "navigation") }
  static var tabView: ContainerBackgroundPlacement { ContainerBackgroundPlacement(_name: "tabView") }
  static var subscriptionStore: ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(_name: "subscriptionStore")
  }
}

extension View {
  func glassEffect(_ glass: Glass) -> some View { _style("glassEffect", "") }
  func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { _style("glassEffect", "") }
  func glassEffectID<ID: Hashable>(_ id: ID, in namespace: Namespace.ID) -> some View { _style("glassEffectID", "") }
  func glassEffectUnion<ID: Hashable>(id: ID, namespace: Namespace.ID) -> some View { _style("glassEffectUnion", "") }
  func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { _style("glassEffectTransition", "") }
  func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    _style("containerBackground", "")
  }
  func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { _layer("containerBackground", content()) }
  func widgetURL(_ url: URL?) -> some View { _style("widgetURL", "") }
  func widgetAccentable(_ accentable: Bool = true) -> some View { _style("widgetAccentable", "") }
  func widgetLabel<V: View>(@ViewBuilder label: () -> V) -> some View { _layer("widgetLabel", label()) }
  func invalidatableContent(_ invalidatable: Bool = true) -> some View { _style("invalidatableContent", "") }
  func defaultAppStorage(_ store: UserDefaults) -> some View { _style("defaultAppStorage", "") }
  func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    _style("previewInterfaceOrientation", "")
  }
  func labelsVisibility(_ visibility: Visibility) -> some View { _style("labelsVisibility", "") }
  func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { _style("labelIconToTitleSpacing", "") }
  func labelReservedIconWidth(_ width: CGFloat) -> some View { _style("labelReservedIconWidth", "") }
  func submitScope(_ isBlocking: Bool = true) -> some View { _style("submitScope", "") }
  func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { _style("writingToolsBehavior", "") }
  func textEditorStyle(_ style: TextEditorStyle) -> some View { _style("textEditorStyle", "") }
  func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _style("listSectionSeparatorTint", "")
  }
  func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    _style("listSectionMargins", "")
  }
  func sectionIndexLabel(_ label: Text?) -> some View { _style("sectionIndexLabel", "") }
  func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
    _style("transaction", "")
  }
  func popoverTip<T>(_ tip: T?, arrowEdge: Edge? = nil) -> some View { _style("popoverTip", "") }
}

enum InterfaceOrientation: Hashable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

enum WritingToolsBehavior: Hashable {
  case automatic
  case complete
  case limited
  case disabled
}

enum TextEditorStyle: Hashable {
  case automatic
  case plain
  case roundedBorder
}
