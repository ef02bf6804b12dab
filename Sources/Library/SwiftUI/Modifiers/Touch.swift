// Modifiers for taps, focus, searching and refreshing.

extension View {
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
    transformEnvironment(\._submit) { $0 = action }
  }
  func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    transformEnvironment(\._self) {
      $0.refresh = RefreshAction(_action: action)
      $0._refresh = { Task { @MainActor in await action() } }
    }
  }
  func _search(_ text: Binding<String>, _ prompt: String) -> some View {
    TupleView((_SearchField(_text: prompt, _binding: text), self))
  }
  func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  {
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
  func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View {
    _search(text, prompt?._text ?? "Search")
  }
  @_disfavoredOverload func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    _search(text, String(prompt))
  }
  func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  @_disfavoredOverload func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    _layer("searchScopes", Picker(selection: scope, content: scopes, label: { EmptyView() }))
  }
  func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onChange(of: transform(GeometryProxy()), initial: true) { _, new in action(new) }
  }
}

struct _TapTarget<Content: View>: View {
  let _action: (() -> Void)?
  let _content: Content
  typealias Body = Never
}

@layout(Views) struct _TagModifier<V: Hashable>: ViewModifier {
  let _tag: V
}

@layout(Views) struct _FocusModifier: ViewModifier {
  let _focus: () -> Void
}

struct SubmitTriggers: OptionSet {
  let rawValue: Int
  static var text: SubmitTriggers { SubmitTriggers(rawValue: 1) }
  static var search: SubmitTriggers { SubmitTriggers(rawValue: 2) }
}

struct SearchFieldPlacement {
  static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
  static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }
  static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
  static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
  static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
  enum NavigationBarDrawerDisplayMode: Hashable { case automatic, always }
}

struct RefreshAction {
  let _action: @Sendable () async -> Void
  func callAsFunction() async { await _action() }
}

extension EnvironmentValues {
  var _self: EnvironmentValues {
    get { self }
    set { self = newValue }
  }
  /// Starts the action of the enclosing `refreshable`, as a pull does.
  var _refresh: (() -> Void)? {
    get { _value("_refresh", nil) }
    set { _values["_refresh"] = newValue }
  }
  var _submit: (() -> Void)? {
    get { _value("_submit", nil) }
    set { _values["_submit"] = newValue }
  }
  var refresh: RefreshAction? {
    get { _value("refresh", nil) }
    set { _values["refresh"] = newValue }
  }
}
