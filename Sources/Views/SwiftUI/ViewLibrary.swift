import Code

/// What a view is, and what builds one of several.
enum ViewLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "@MainActor @preconcurrency protocol View",
      """
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
      """),
    LibraryPart("extension View where Body == Never", "var body: Never { _neverBody() }"),
    LibraryPart("extension Never: View", "typealias Body = Never"),
    LibraryPart("extension Optional: View where Wrapped: View", "typealias Body = Never"),
    LibraryPart(
      "@MainActor @preconcurrency protocol ViewModifier",
      """
      associatedtype Body: View
      typealias Content = _ModifierContent<Self>
      @ViewBuilder func body(content: Content) -> Body
      """),
    LibraryPart("extension ViewModifier where Body == Never", "func body(content: Content) -> Never { _neverBody() }"),
    LibraryPart("struct _ModifierContent<Modifier>: View", "typealias Body = Never"),
    LibraryPart(
      "struct ModifiedContent<Content, Modifier>",
      """
      @stored var content: Content
      @stored var modifier: Modifier
      typealias Body = Never
      init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
      }
      """),
    LibraryPart("extension ModifiedContent: View where Content: View, Modifier: ViewModifier", ""),
    LibraryPart(
      "extension View",
      """
      func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
      func id<ID: Hashable>(_ id: ID) -> some View { _IdentifiedView(_content: self, _id: id) }
      static func _printChanges() { _printChanges(of: Self.self) }
      static func _logChanges() { _printChanges(of: Self.self) }
      """),
    LibraryPart(
      "extension View where Self: Equatable", "func equatable() -> EquatableView<Self> { EquatableView(content: self) }"
    ),
    LibraryPart(
      "",
      """
      func _neverBody() -> Never { fatalError("this view has no body") }
      func _printChanges<V>(of view: V.Type)
      @native("_mount") func _mount<Content: View>(
        _ name: String?, _ content: @escaping () -> Content, _ environment: EnvironmentValues,
        _ isEnabled: @escaping (EnvironmentValues) -> Bool)
      func _preview<Content: View>(
        _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> Content
      ) {
        _mount(name, body, EnvironmentValues(), { $0.isEnabled })
      }
      @native("_warn") func _warn(_ words: String)
      """),
    LibraryPart("@resultBuilder struct ViewBuilder", builder),
    LibraryPart("struct EmptyView: View", "typealias Body = Never\ninit() {}"),
    LibraryPart(
      "struct TupleView<T>: View",
      """
      @stored var value: T
      typealias Body = Never
      init(_ value: T) { self.value = value }
      """),
    LibraryPart(
      "struct _ConditionalContent<TrueContent, FalseContent>",
      """
      let storage: Storage
      typealias Body = Never
      enum Storage {
        case first(TrueContent)
        case second(FalseContent)
      }
      """),
    LibraryPart("extension _ConditionalContent: View where TrueContent: View, FalseContent: View", ""),
    LibraryPart(
      "struct AnyView: View",
      """
      let _view: any View
      typealias Body = Never
      init<V: View>(_ view: V) { _view = view }
      init<V: View>(erasing view: V) { _view = view }
      """),
    LibraryPart(
      "struct _IdentifiedView<Content: View, ID: Hashable>: View",
      """
      let _content: Content
      let _id: ID
      typealias Body = Never
      """),
    LibraryPart(
      "struct EquatableView<Content: View & Equatable>: View, Equatable",
      """
      @stored var content: Content
      init(content: Content) { self.content = content }
      var body: Content { content }
      static func == (lhs: EquatableView<Content>, rhs: EquatableView<Content>) -> Bool { lhs.content == rhs.content }
      """),
    LibraryPart("@MainActor @preconcurrency protocol Scene: View", ""),
    LibraryPart(
      "@MainActor @preconcurrency protocol App: View where Body: Scene",
      """
      init()
      """),
    LibraryPart(
      "extension App", "static func main() { _mount(nil, { Self() }, EnvironmentValues(), { $0.isEnabled }) }"),
    LibraryPart("", "typealias SceneBuilder = ViewBuilder"),
    LibraryPart(
      "struct WindowGroup<Content: View>: View, Scene",
      """
      let _content: Content
      typealias Body = Never
      init(@ViewBuilder content: () -> Content) { _content = content() }
      init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { _content = content() }
      init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { _content = content() }
      init(id: String, @ViewBuilder content: () -> Content) { _content = content() }
      """),
    LibraryPart(
      "struct Settings<Content: View>: View, Scene",
      """
      let _content: Content
      typealias Body = Never
      init(@ViewBuilder content: () -> Content) { _content = content() }
      """),
    LibraryPart("extension ModifiedContent: Scene where Content: Scene", ""),
    LibraryPart("extension TupleView: Scene", ""),
    LibraryPart(
      "extension Scene",
      """
      func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
      func defaultSize(width: Double, height: Double) -> some Scene { self }
      func commands<Content: View>(@ViewBuilder content: () -> Content) -> some Scene { self }
      """),
    LibraryPart("enum WindowResizability", "case automatic\ncase contentSize\ncase contentMinSize"),
    LibraryPart(
      "@MainActor @preconcurrency protocol PreviewProvider",
      "associatedtype Previews: View\n@ViewBuilder static var previews: Previews { get }"),
  ]

  private static let builder = """
    static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock() -> EmptyView { EmptyView() }
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
      TupleView((repeat each content))
    }
    static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    static func buildEither<TrueContent: View, FalseContent: View>(
      first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(storage: .first(first))
    }
    static func buildEither<TrueContent: View, FalseContent: View>(
      second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> {
      _ConditionalContent(storage: .second(second))
    }
    static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
    """
}
