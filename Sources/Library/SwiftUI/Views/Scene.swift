// Apps, scenes and previews.

@MainActor @preconcurrency protocol Scene: View {}

@MainActor @preconcurrency protocol App: View where Body: Scene {
  init()
}

extension App {
  static func main() { _mount(nil, { Self() }, EnvironmentValues(), { $0.isEnabled }) }
}

typealias SceneBuilder = ViewBuilder

struct WindowGroup<Content: View>: View, Scene {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
  init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { _content = content() }
  init(id: String, @ViewBuilder content: () -> Content) { _content = content() }
}

struct Settings<Content: View>: View, Scene {
  let _content: Content
  typealias Body = Never
  init(@ViewBuilder content: () -> Content) { _content = content() }
}

extension TupleView: Scene {}
extension Group: Scene where Content: Scene {}

extension Scene {
  func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}

enum WindowResizability {
  case automatic
  case contentSize
  case contentMinSize
}

@MainActor @preconcurrency protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
