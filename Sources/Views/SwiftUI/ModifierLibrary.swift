import Code

/// Modifiers with behaviour, and those that only have a look.
enum ModifierLibrary {
  static let parts: [LibraryPart] =
    [
      LibraryPart(
        "struct _AppearanceModifier: ViewModifier", "let _appear: (() -> Void)?\nlet _disappear: (() -> Void)?"),
      LibraryPart(
        "struct _ChangeModifier<Value: Equatable>: ViewModifier",
        "let _value: Value\nlet _initial: Bool\nlet _action: (Value, Value) -> Void\nlet _isOutdated: Bool"),
      LibraryPart(
        "struct _TaskModifier<ID: Equatable>: ViewModifier", "let _id: ID\nlet _action: @Sendable () async -> Void"),
      LibraryPart("struct _ReceiveModifier: ViewModifier", "let _subscribe: () -> AnyCancellable"),
      LibraryPart("struct _LayerModifier<Layer: View>: ViewModifier", "let _layer: Layer\nlet _name: String"),
      LibraryPart("extension View", lifecycle),
      LibraryPart("extension View", layers),
      LibraryPart("extension View", touch),
    ] + values

  private static let lifecycle = """
    func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
      modifier(_AppearanceModifier(_appear: action, _disappear: nil))
    }
    func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
      modifier(_AppearanceModifier(_appear: nil, _disappear: action))
    }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
      modifier(_ChangeModifier(_value: value, _initial: initial, _action: action, _isOutdated: false))
    }
    func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
      modifier(_ChangeModifier(_value: value, _initial: initial, _action: { _, _ in action() }, _isOutdated: false))
    }
    func onChange<V: Equatable>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
      modifier(_ChangeModifier(_value: value, _initial: false, _action: { _, new in action(new) }, _isOutdated: true))
    }
    func task(
      priority: TaskPriority = .userInitiated,
      _ action: @escaping @Sendable @_inheritActorContext () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier<Int>> {
      modifier(_TaskModifier(_id: 0, _action: action))
    }
    func task<T: Equatable>(
      id value: T, priority: TaskPriority = .userInitiated,
      _ action: @escaping @Sendable @_inheritActorContext () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier<T>> {
      modifier(_TaskModifier(_id: value, _action: action))
    }
    func onReceive<P: Publisher>(
      _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> ModifiedContent<Self, _ReceiveModifier> where P.Failure == Never {
      modifier(_ReceiveModifier(_subscribe: { publisher.sink(receiveValue: action) }))
    }
    """

  private static let layers = """
    func _layer<Layer: View>(_ name: String, _ layer: Layer) -> ModifiedContent<Self, _LayerModifier<Layer>> {
      modifier(_LayerModifier(_layer: layer, _name: name))
    }
    func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
      _layer("overlay", content())
    }
    func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { _layer("overlay", overlay) }
    func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
      _layer("background", content())
    }
    func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
      _layer("background", background)
    }
    func background<S: ShapeStyle>(_ style: S) -> some View { _style("background", "") }
    func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { _style("background", "") }
    func background<S: Shape>(in shape: S) -> some View { _style("background", "") }
    func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
      _style("background", "")
    }
    func overlay<S: ShapeStyle>(_ style: S) -> some View { _style("overlay", "") }
    func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { _style("overlay", "") }
    func safeAreaInset<V: View>(
      edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
    ) -> some View {
      _layer("safeAreaInset", content())
    }
    func safeAreaInset<V: View>(
      edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
    ) -> some View {
      _layer("safeAreaInset", content())
    }
    func navigationBarItems<L: View>(leading: L) -> some View { _layer("toolbar", leading) }
    func navigationBarItems<T: View>(trailing: T) -> some View { _layer("toolbar", trailing) }
    func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
      _layer("toolbar", TupleView((leading, trailing)))
    }
    func swipeActions<V: View>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
    ) -> some View {
      _layer("swipeActions", content())
    }
    func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> some View { _layer("contextMenu", menuItems()) }
    func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _layer("tabItem", label()) }
    """

  private static let touch = """
    func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
      _TapTarget(_action: action, _content: self)
    }
    func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
      _TapTarget(_action: { action(.zero) }, _content: self)
    }
    func gesture<T: Gesture>(_ gesture: T) -> some View { _TapTarget(_action: gesture._tap, _content: self) }
    func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
      _TapTarget(_action: isEnabled ? gesture._tap : nil, _content: self)
    }
    func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { _TapTarget(_action: gesture._tap, _content: self) }
    func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { _TapTarget(_action: gesture._tap, _content: self) }
    func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TagModifier(_tag: tag)) }
    func focused(_ condition: FocusState<Bool>.Binding) -> some View {
      modifier(_FocusModifier(_focus: { _write(condition._location, true) }))
    }
    func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
      modifier(_FocusModifier(_focus: { _write(binding._location, value) }))
    }
    func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
      transformEnvironment(\\._submit) { $0 = action }
    }
    func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
      transformEnvironment(\\.refresh) { $0 = RefreshAction(_action: action) }
    }
    func _search(_ text: Binding<String>, _ prompt: String) -> some View {
      TupleView((_SearchField(_text: prompt, _binding: text), self))
    }
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
      _search(text, prompt?._text ?? "Search")
    }
    func searchable(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
      _search(text, prompt._text)
    }
    @_disfavoredOverload func searchable<S: StringProtocol>(
      text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
      _search(text, String(prompt))
    }
    func searchable(
      text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
      prompt: LocalizedStringKey = "Search"
    ) -> some View {
      _search(text, prompt._text)
    }
    func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
      _layer("searchScopes", Picker(selection: scope, content: scopes, label: { EmptyView() }))
    }
    func onGeometryChange<T: Equatable>(
      for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
      onChange(of: transform(GeometryProxy()), initial: true) { _, new in action(new) }
    }
    """

  /// What the modifiers above are made of.
  private static let values: [LibraryPart] = [
    LibraryPart(
      "struct _TapTarget<Content: View>: View",
      "let _action: (() -> Void)?\nlet _content: Content\ntypealias Body = Never"),
    LibraryPart("struct _TagModifier<V: Hashable>: ViewModifier", "let _tag: V"),
    LibraryPart("struct _FocusModifier: ViewModifier", "let _focus: () -> Void"),
    LibraryPart(
      "struct SubmitTriggers: OptionSet",
      "let rawValue: Int\nstatic var text: SubmitTriggers { SubmitTriggers(rawValue: 1) }\nstatic var search: SubmitTriggers { SubmitTriggers(rawValue: 2) }"
    ),
    LibraryPart(
      "struct SearchFieldPlacement",
      """
      static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
      static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }
      static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
      static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
      static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
      }
      enum NavigationBarDrawerDisplayMode: Hashable { case automatic, always }
      """),
    LibraryPart(
      "struct RefreshAction",
      "let _action: @Sendable () async -> Void\nfunc callAsFunction() async { await _action() }"),
    LibraryPart(
      "extension EnvironmentValues",
      """
      var _submit: (() -> Void)? {
        get { _value("_submit", nil) }
        set { _values["_submit"] = newValue }
      }
      var refresh: RefreshAction? {
        get { _value("refresh", nil) }
        set { _values["refresh"] = newValue }
      }
      """),
  ]
}
