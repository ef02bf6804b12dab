// A world of views in the program itself: builders on protocol requirements, closures, functions and properties.
protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
protocol Primitive: View where Body == Never {
  func outline() -> String
}
extension Primitive { var body: Never { fatalError("no body") } }
extension Never: View { var body: Never { fatalError() } }
func outline<V: View>(_ view: V) -> String {
  if let primitive = view as? any Primitive { return primitive.outline() }
  return "\(V.self)(\(outline(view.body)))"
}
struct Text: Primitive {
  let text: String
  init(_ text: String) { self.text = text }
  func outline() -> String { "'\(text)'" }
}
struct EmptyView: Primitive { func outline() -> String { "-" } }
struct Pair<A: View, B: View>: Primitive {
  let a: A
  let b: B
  func outline() -> String { "[" + main.outline(a) + ", " + main.outline(b) + "]" }
}
struct Triple<A: View, B: View, C: View>: Primitive {
  let a: A, b: B, c: C
  func outline() -> String { "[\(main.outline(a)), \(main.outline(b)), \(main.outline(c))]" }
}
extension Optional: View where Wrapped: View { var body: Never { fatalError() } }
extension Optional: Primitive where Wrapped: View {
  func outline() -> String { map { "some " + main.outline($0) } ?? "none" }
}
enum Either<A: View, B: View>: Primitive {
  case first(A), second(B)
  func outline() -> String {
    switch self {
    case .first(let a): "first " + main.outline(a)
    case .second(let b): "second " + main.outline(b)
    }
  }
}
@resultBuilder
struct ViewBuilder {
  static func buildExpression<V: View>(_ view: V) -> V { view }
  static func buildBlock() -> EmptyView { EmptyView() }
  static func buildBlock<V: View>(_ view: V) -> V { view }
  static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> Triple<A, B, C> {
    Triple(a: a, b: b, c: c)
  }
  static func buildIf<V: View>(_ view: V?) -> V? { view }
  static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { .second(second) }
  static func buildLimitedAvailability<V: View>(_ view: V) -> V { view }
}
struct VStack<Content: View>: Primitive {
  let spacing: Int?
  let content: Content
  init(spacing: Int? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
  func outline() -> String { "V\(spacing.map { "\($0)" } ?? "")" + "{" + main.outline(content) + "}" }
}
struct ForEach<Data: Collection, Content: View>: Primitive {
  let data: Data
  let content: (Data.Element) -> Content
  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
  func outline() -> String { "each(" + data.map { main.outline(content($0)) }.joined(separator: ", ") + ")" }
}
struct Padded<V: View>: Primitive {
  let view: V
  func outline() -> String { "pad " + main.outline(view) }
}
extension View {
  func padded() -> some View { Padded(view: self) }
  func card() -> some View { VStack { self; Text("card") }.padded() }
  @ViewBuilder func hidden(_ isHidden: Bool) -> some View {
    if isHidden { EmptyView() } else { self }
  }
}
struct Button<Label: View>: Primitive {
  let action: () -> Void
  let label: Label
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  func outline() -> String { action(); return "button " + main.outline(label) }
}
extension Button where Label == Text {
  init(_ title: String, action: @escaping () -> Void) { self.init(action: action) { Text(title) } }
}
struct Card<Content: View>: View {
  let title: String
  let content: Content
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  var body: some View {
    Text(title)
    content
  }
}
extension Card where Content == EmptyView {
  init(_ title: String) { self.init(title) { EmptyView() } }
}
struct Memberwise<Content: View>: View {
  var title = "m"
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { Text(title); content() } }
}
struct Screen: View {
  var count: Int
  var name: String?
  @ViewBuilder private var header: some View {
    Text("header")
    if count > 1 { Text("many") }
  }
  private func row(_ n: Int) -> some View { Text("row \(n)").padded() }
  @ViewBuilder private func footer(_ flag: Bool) -> some View {
    switch count {
    case 0: Text("zero")
    case 1: Text("one").padded()
    case let n where n > 3: VStack { Text("n \(n)") }
    default: EmptyView()
    }
    if flag { Text("flag") } else if count == 1 { Text("1") } else { EmptyView() }
  }
  var body: some View {
    let doubled = count * 2
    header
    VStack(spacing: doubled) {
      if let name { Text(name) }
      ForEach(0..<count) { index in
        row(index)
        if index == 1 { Text("second") }
      }
      Card("c") { Text("in card") }
    }
    VStack {
      footer(true)
      Card("empty")
      Button("tap") { print("tapped", count) }
    }
  }
}
struct Plain: View { var body: some View { Text("plain").card().hidden(false) } }
struct Explicit: View {
  var body: some View {
    let text = "explicit"
    return Text(text)
  }
}
struct Available: View {
  var body: some View {
    if #available(macOS 10, *) { Text("new") } else { Text("old") }
    let _ = print("body of Available")
    Memberwise { Text("x"); Text("y") }
    Memberwise(title: "t") { EmptyView() }
  }
}
for n in 0...4 { print(outline(Screen(count: n, name: n % 2 == 0 ? "even" : nil))) }
print(outline(Plain()), outline(Explicit()), outline(Available()))
print(type(of: Screen(count: 1).body))
