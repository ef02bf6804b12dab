// The protocol of views.

@MainActor @preconcurrency protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

// Only for the library's own views: a view of the program has to declare its body.
extension View where Body == Never {
  @_spi(Primitives) var body: Never { _neverBody() }
}

extension Never: View {
  typealias Body = Never
}

extension Optional: View where Wrapped: View {
  typealias Body = Never
}

extension View {
  func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
  func id<ID: Hashable>(_ id: ID) -> some View { _IdentifiedView(_content: self, _id: id) }
  static func _printChanges() { _printChanges(of: Self.self) }
  static func _logChanges() { _printChanges(of: Self.self) }
}

extension View where Self: Equatable {
  func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

func _neverBody() -> Never { fatalError("this view has no body") }
func _printChanges<V>(of view: V.Type)
@native("_mount") func _mount<Content: View>(
  _ name: String?, _ content: @escaping () -> Content, _ environment: EnvironmentValues,
  _ isEnabled: @escaping (EnvironmentValues) -> Bool)
func _preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> Content
) {
  _mount(name, body, _Roots._environment, { $0.isEnabled })
}
func _previewOfAny(
  _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> any View
) {
  _mount(name, { AnyView(body()) }, _Roots._environment, { $0.isEnabled })
}
@native("View.setValue") func _setValue<Value>(_ label: String, _ view: String?, _ value: Value)
@native("_warn") func _warn(_ words: String)
