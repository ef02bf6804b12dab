// The types of values in the environment.

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
}

struct DismissAction {
  let _dismiss: () -> Void
  func callAsFunction() { _dismiss() }
}

struct OpenURLAction {
  func callAsFunction(_ url: URL) {}
  func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { completion(true) }
}

struct OpenWindowAction {
  func callAsFunction(id: String) {}
}

struct DismissSearchAction {
  func callAsFunction() {}
}

enum ContentSizeCategory: Hashable {
  case small
  case medium
  case large
  case extraLarge
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
