// Mistakes inside of views.
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
struct Printing: View { var body: some View { print("x"); Text("a") } }
struct Number: View {
  var body: some View {
    Text("a")
    5
  }
}
struct Counted: View { var body: some View { Text("a").count } }
struct Uncalled: View { var body: some View { Text("a").changed } }
struct Nested: View { var body: some View { VStack { VStack { 1 } } } }
struct Unknown: View {
  var body: some View {
    VStack {
      Text("a")
      missing
    }
    Text(alsoMissing)
  }
}
struct NoMember: View { var body: some View { VStack { Text("a").bold() } } }
struct Loop: View { var body: some View { for i in 0..<3 { Text("\(i)") } } }
struct Guarded: View {
  var flag = true
  var body: some View {
    guard flag else { EmptyView() }
    Text("a")
  }
}
struct Many: View { var body: some View { Text("1"); Text("2"); Text("3") } }
struct Argument: View { var body: some View { VStack { Text(5) } } }
struct Branch: View { var flag = true; var body: some View { if flag { Text("a") } else { 3 } } }
struct None: View {}
struct Wrong: View { var body: Int { 5 } }
