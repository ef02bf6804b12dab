// Scenes of the desktop, and their modifiers, which only change how windows look.

struct Window<Content: View>: View, Scene {
  let _note: String
  let _content: Content
  typealias Body = Never
  init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    _note = title._text
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    _note = String(title)
    _content = content()
  }
  init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    _note = title._text
    _content = content()
  }
}

struct MenuBarExtra<Label: View, Content: View>: View, Scene {
  let _label: Label
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
  init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    _label = label()
    _content = content()
  }
}

extension MenuBarExtra where Label == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _label = Text(title)
    _content = content()
  }
}

extension MenuBarExtra where Label == SwiftUILabel {
  init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
  init(
    _ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    _label = SwiftUILabel(title, systemImage: systemImage)
    _content = content()
  }
  init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    _label = SwiftUILabel(title, image: image)
    _content = content()
  }
}

extension WindowGroup {
  init(_ title: Text, @ViewBuilder content: () -> Content) { _content = content() }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    _content = content()
  }
  /// The window without a value: the one that is open when the app starts.
  init<D: Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindow<D, C> {
    _content = _ValueWindow(_make: content)
  }
  init<D: Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindow<D, C> {
    _content = _ValueWindow(_make: content)
  }
  init<D: Hashable, C: View>(
    _ title: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _ValueWindow<D, C> {
    _content = _ValueWindow(_make: content)
  }
}

struct _ValueWindow<D: Hashable, Content: View>: View {
  let _make: (Binding<D?>) -> Content
  @State var _value: D? = nil
  init(_make: @escaping (Binding<D?>) -> Content) { self._make = _make }
  var body: some View { _make($_value) }
}

enum WindowStyle: Hashable {
  case automatic
  case titleBar
  case hiddenTitleBar
  case plain
  case volumetric
}

enum WindowToolbarStyle: Hashable {
  case automatic
  case expanded
  case unified
  case unifiedCompact
  static func unified(showsTitle: Bool) -> WindowToolbarStyle { .unified }
  static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { .unifiedCompact }
}

enum MenuBarExtraStyle: Hashable {
  case automatic
  case menu
  case window
}

enum WindowLevel: Hashable {
  case automatic
  case normal
  case floating
  case desktop
}

struct WindowPlacement {
  init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
}

enum SceneLaunchBehavior: Hashable {
  case automatic
  case presented
  case suppressed
}

enum SceneRestorationBehavior: Hashable {
  case automatic
  case disabled
}

enum WindowInteractionBehavior: Hashable {
  case automatic
  case enabled
  case disabled
}

enum WindowManagerRole: Hashable {
  case automatic
  case principal
  case associated
}

extension Scene {
  func windowStyle(_ style: WindowStyle) -> some Scene { self }
  func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  func windowToolbarLabelStyle(_ style: ToolbarLabelStyle) -> some Scene { self }
  func windowLevel(_ level: WindowLevel) -> some Scene { self }
  func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  func windowIdealSize(_ size: WindowIdealSize) -> some Scene { self }
  func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  func menuBarExtraAccess(isPresented: Binding<Bool>) -> some Scene { self }
  func defaultSize(_ size: CGSize) -> some Scene { self }
  func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  func commandsRemoved() -> some Scene { self }
  func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene {
    self
  }
}

struct BackgroundTask<Request, Response> {
  static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
  static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}

enum WindowIdealSize: Hashable {
  case automatic
  case fitToContent
  case maximum
}

enum ToolbarLabelStyle: Hashable {
  case automatic
  case titleAndIcon
  case titleOnly
  case iconOnly
}

extension View {
  func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { _style("windowDismissBehavior", "") }
  func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { _style("windowResizeBehavior", "") }
  func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    _style("windowMinimizeBehavior", "")
  }
  func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    _style("windowFullScreenBehavior", "")
  }
  func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    _style("handlesExternalEvents", "")
  }
  func presentedWindowStyle(_ style: WindowStyle) -> some View { _style("presentedWindowStyle", "") }
  func presentedWindowToolbarStyle(_ style: WindowToolbarStyle) -> some View {
    _style("presentedWindowToolbarStyle", "")
  }
}
