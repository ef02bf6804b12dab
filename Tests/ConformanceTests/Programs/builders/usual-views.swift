// View code as people write it: modifiers, containers with several builders, conditional helpers, type erasure.
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

protocol ViewModifier {
  associatedtype Result: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Result
}
struct ModifierContent<M: ViewModifier>: Primitive {
  let view: any View
  func outline() -> String { erased(view) }
}
func erased<V: View>(_ view: V) -> String { main.outline(view) }
struct Modified<V: View, M: ViewModifier>: View {
  let view: V
  let modifier: M
  var body: some View { modifier.body(content: ModifierContent(view: view)) }
}
extension View {
  func modifier<M: ViewModifier>(_ modifier: M) -> Modified<Self, M> { Modified(view: self, modifier: modifier) }
  func badge(_ text: String) -> some View { modifier(Badge(text: text)) }
  func titled() -> some View { modifier(Titled()) }
  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
  func apply<T: View>(@ViewBuilder _ transform: (Self) -> T) -> T { transform(self) }
  func overlay<O: View>(@ViewBuilder _ overlay: () -> O) -> some View {
    Pair(a: self, b: overlay())
  }
}
struct Badge: ViewModifier {
  let text: String
  func body(content: Content) -> some View {
    content
    Text("badge " + text)
  }
}
struct Titled: ViewModifier {
  var isShown = true
  func body(content: Content) -> some View {
    if isShown {
      VStack { Text("title"); content }
    } else {
      content
    }
  }
}
struct AnyView: Primitive {
  let view: any View
  init(_ view: any View) { self.view = view }
  init<V: View>(erasing view: V) { self.view = view }
  func outline() -> String { "any " + erased(view) }
}
struct Section<Header: View, Content: View, Footer: View>: Primitive {
  let header: Header
  let content: Content
  let footer: Footer
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }
  func outline() -> String { "section(\(main.outline(header)) | \(main.outline(content)) | \(main.outline(footer)))" }
}
extension Section where Footer == EmptyView {
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}
extension Section where Header == Text, Footer == EmptyView {
  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
extension Section where Header == EmptyView, Footer == EmptyView {
  init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
struct Reader<Content: View>: Primitive {
  let content: (Int, String) -> Content
  init(@ViewBuilder content: @escaping (Int, String) -> Content) { self.content = content }
  func outline() -> String { "reader " + main.outline(content(3, "size")) }
}
struct List<Item, Row: View>: Primitive {
  let items: [Item]
  let row: (Item) -> Row
  init(_ items: [Item], @ViewBuilder row: @escaping (Item) -> Row) { (self.items, self.row) = (items, row) }
  func outline() -> String { "list(" + items.map { main.outline(row($0)) }.joined(separator: ", ") + ")" }
}
enum Phase {
  case loading
  case failed(String, code: Int)
  case loaded([Item])
}
struct Item: Hashable {
  var id: Int
  var name: String
  var note: String?
}
struct Row: View {
  let item: Item
  var isMarked = false
  var body: some View {
    Text(item.name).if(isMarked) { $0.padded() }
    if let note = item.note, !note.isEmpty {
      Text(note)
    } else if item.id > 2 {
      Text("no note").badge("\(item.id)")
    }
  }
}
struct Screen: View {
  let phase: Phase
  var title: String?
  private var shown: String { title.map { "<\($0)>" } ?? "untitled" }
  @ViewBuilder private var content: some View {
    switch phase {
    case .loading: Text("loading")
    case .failed(let message, code: 404...499): Text("client: \(message)")
    case .failed(let message, let code) where code >= 500:
      Text("server: \(message)").badge("\(code)")
    case .failed: Text("?")
    case .loaded(let items) where items.isEmpty: EmptyView()
    case .loaded(let items):
      let marked = Set(items.map(\.id).filter { $0 % 2 == 0 })
      List(items) { item in
        Row(item: item, isMarked: marked.contains(item.id))
      }
      Text("\(items.count) items")
    }
  }
  @ViewBuilder func footer(for phase: Phase) -> some View {
    if case .loaded(let items) = phase, let first = items.first {
      Text("first \(first.name)")
    } else if case .failed(_, code: let code) = phase {
      Text("code \(code)")
    }
  }
  var body: some View {
    Section {
      content
    } header: {
      Text(shown).titled()
    } footer: {
      footer(for: phase)
    }
    Section("short") {
      Reader { width, name in
        Text("\(name) \(width)")
        if width > 2 { AnyView(Text("wide")) } else { AnyView(EmptyView()) }
      }
    }
    Section {
      Text(title == nil ? "none" : "some").apply { view in
        view
        view.padded()
      }
      Text("under").overlay { VStack { Text("over") } }
    }
  }
}
let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b", note: "note"), Item(id: 3, name: "c", note: "")]
print(outline(Screen(phase: .loading)))
print(outline(Screen(phase: .failed("x", code: 404), title: "T")))
print(outline(Screen(phase: .failed("y", code: 500))))
print(outline(Screen(phase: .failed("z", code: 1))))
print(outline(Screen(phase: .loaded([]))))
print(outline(Screen(phase: .loaded(items), title: "All")))
struct Wrapper<Content: View>: View {
  private let content: (String) -> Content
  private let fallback: AnyView
  init(@ViewBuilder content: @escaping (String) -> Content, @ViewBuilder fallback: () -> some View = { Text("default") }) {
    self.content = content
    self.fallback = AnyView(fallback())
  }
  var body: some View {
    let word = "word"
    content(word)
    content(word + "s")
    fallback
  }
}
print(outline(Wrapper { Text($0) }))
print(outline(Wrapper { text in Text(text); Text("2") } fallback: { Text("own"); EmptyView() }))
class Model {
  var rows: [String] = ["r"]
  @ViewBuilder func view(_ n: Int) -> some View { if n < rows.count { Text(rows[n]) } }
  @ViewBuilder static func make(_ flag: Bool) -> some View { if flag { Text("made") } else { EmptyView() } }
  lazy var cached: some View = view(0)
}
let model = Model()
print(outline(model.view(0)), outline(model.view(1)), outline(Model.make(true)), outline(model.cached))
func route(_ name: String) -> AnyView {
  switch name {
  case "a": AnyView(Text("A"))
  case "b": AnyView(VStack { Text("B"); Text("BB") })
  default: AnyView(erasing: EmptyView())
  }
}
print(["a", "b", "c"].map { outline(route($0)) })
let views: [any View] = [Text("x"), EmptyView(), VStack { Text("y") }]
for view in views { print(erased(view), outline(view.padded())) }
func generic<A: View, B: View>(@ViewBuilder _ a: () -> A, @ViewBuilder b: () -> B) -> some View { Pair(a: a(), b: b()) }
print(outline(generic { Text("1"); Text("2") } b: { generic { Text("3") } b: { if items.count > 2 { Text("4") } } }))
