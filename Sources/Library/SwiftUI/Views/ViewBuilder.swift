// `ViewBuilder` and the views it builds.

@resultBuilder struct ViewBuilder {
  static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
  static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

struct EmptyView: View {
  typealias Body = Never
  init() {}
}

@layout(Views) struct TupleView<T>: View {
  @stored var value: T
  typealias Body = Never
  init(_ value: T) { self.value = value }
}

@layout(Views) struct _ConditionalContent<TrueContent, FalseContent> {
  let storage: Storage
  typealias Body = Never
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

@layout(Views) struct AnyView: View {
  let _view: any View
  typealias Body = Never
  init<V: View>(_ view: V) { _view = view }
  init<V: View>(erasing view: V) { _view = view }
}

@layout(Views) struct _IdentifiedView<Content: View, ID: Hashable>: View {
  let _content: Content
  let _id: ID
  typealias Body = Never
}

struct EquatableView<Content: View & Equatable>: View, Equatable {
  @stored var content: Content
  init(content: Content) { self.content = content }
  var body: Content { content }
  static func == (lhs: EquatableView<Content>, rhs: EquatableView<Content>) -> Bool { lhs.content == rhs.content }
}
