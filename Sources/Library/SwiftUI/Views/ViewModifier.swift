// Modifiers, and views with a modifier.

@MainActor @preconcurrency protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  func body(content: Content) -> Never { _neverBody() }
}

struct _ModifierContent<Modifier>: View {
  typealias Body = Never
}

@layout(Views) struct ModifiedContent<Content, Modifier> {
  @stored var content: Content
  @stored var modifier: Modifier
  typealias Body = Never
  init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {}

@layout(Views) struct _EditModifier: ViewModifier {
  let _delete: ((Int) -> Void)?
  let _move: ((Int, Int) -> Void)?
}

extension ModifiedContent: Scene where Content: Scene {}
