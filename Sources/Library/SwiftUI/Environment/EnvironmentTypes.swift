// The types of environment values.

enum ColorScheme: CaseIterable, Hashable {
  case light
  case dark
}

enum ScenePhase: Comparable, Hashable {
  case background
  case inactive
  case active
}

enum UserInterfaceSizeClass: Hashable {
  case compact
  case regular
}

enum LayoutDirection: CaseIterable, Hashable {
  case leftToRight
  case rightToLeft
}

enum DynamicTypeSize: Comparable, CaseIterable, Hashable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  var isAccessibilitySize: Bool { self >= .accessibility1 }
}

struct DismissAction {
  let _dismiss: () -> Void
  func callAsFunction() { _dismiss() }
}

/// The action of a link: the program's handler, if it has set one.
struct OpenURLAction {
  @stored var _handler: ((URL) -> Result)?
  init() { _handler = nil }
  init(handler: @escaping (URL) -> Result) { _handler = handler }
  func callAsFunction(_ url: URL) { _ = _handler?(url) }
  func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion((_handler?(url) ?? .handled)._isAccepted)
  }
  struct Result {
    let _isAccepted: Bool
    static var handled: Result { Result(_isAccepted: true) }
    static var discarded: Result { Result(_isAccepted: false) }
    static var systemAction: Result { Result(_isAccepted: true) }
    static func systemAction(_ url: URL) -> Result { Result(_isAccepted: true) }
    static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(_isAccepted: true) }
  }
}

struct OpenWindowAction {
  func callAsFunction(id: String) {}
}

struct DismissSearchAction {
  func callAsFunction() {}
}

enum ContentSizeCategory: Hashable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

enum EditMode: Hashable {
  case inactive
  case transient
  case active
  var isEditing: Bool { self != .inactive }
}

struct PresentationMode {
  let isPresented: Bool
  let _dismiss: () -> Void
  mutating func dismiss() { _dismiss() }
}
