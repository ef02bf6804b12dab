// An existential does not conform to its own protocol.
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
struct One: View { let view: any View; var body: some View { view } }
struct Inside: View { let view: any View; var body: some View { VStack { view } } }
struct Modified: View { let views: [any View]; var body: some View { views[0].padded() } }
struct Whole: View { let view: any View; var body: any View { view } }
struct Two: View { let view: any View; var body: some View { Text("a"); view } }
func returned(_ view: any View) -> some View { view }
func padded(_ view: any View) -> some View { view.padded() }
let stack: VStack<any View>
