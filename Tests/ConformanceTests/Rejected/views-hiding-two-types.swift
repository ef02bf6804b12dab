// A helper without the attribute has no builder, and hides one type.
protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View { var body: Never { fatalError() } }
struct Text: View {
  init(_ text: String) {}
  var count: Int { 1 }
  func changed() -> Text { self }
  var body: Never { fatalError() }
}
struct EmptyView: View { var body: Never { fatalError() } }
struct Pair<A: View, B: View>: View { var body: Never { fatalError() } }
enum Either<A: View, B: View>: View {
  case first(A), second(B)
  var body: Never { fatalError() }
}
extension Optional: View where Wrapped: View { var body: Never { fatalError() } }
@resultBuilder
struct ViewBuilder {
  static func buildExpression<V: View>(_ view: V) -> V { view }
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildBlock<V: View>(_ view: V) -> V { view }
  static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair() }
  static func buildIf<V: View>(_ view: V?) -> V? { view }
  static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
}
struct VStack<Content: View>: View {
  init(@ViewBuilder content: () -> Content) {}
  var body: Never { fatalError() }
}
extension View {
  func padded() -> some View { VStack { self } }
}
struct Screen: View {
  func rows() -> some View {
    Text("a")
    Text("b")
  }
  var choice: some View {
    if true { Text("a") } else { EmptyView() }
  }
  var returned: some View {
    if true { return Text("a") } else { return EmptyView() }
  }
  func guarded(_ flag: Bool) -> some View {
    guard flag else { return EmptyView() }
    return Text("a")
  }
  func ternary(_ flag: Bool) -> some View { flag ? Text("a") : EmptyView() }
  func switched(_ flag: Bool) -> some View {
    switch flag {
    case true: Text("a")
    case false: EmptyView()
    }
  }
  func missing(_ flag: Bool) -> some View {
    let text = Text("a")
    text
  }
  func empty() -> some View {}
  func number() -> some View { 5 }
  func unknown() -> some View { Text("a").padded().bold() }
  var body: some View { rows() }
}
let hidden: some View = Text("a")
let shown: Text = hidden
var other: some View = Text("a")
func change() { other = Text("b") }
