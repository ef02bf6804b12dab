import Session
import Testing

/// Opened code that inherits from, conforms to, or is generic over what obsh does not have.
@Suite struct OpenUnseenTests {
  private func open(_ text: String) -> (sealed: [String], results: [OpenedPreview.Result], printed: String) {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let module = session.open([("File.swift", "import SwiftUI\nimport Flux\n" + text)], name: "App", platform: "macOS")
    let previews = session.mountPreviews(of: module)
    return (session.findings(in: [module]).sealed.map(\.message), previews.map(\.result), printed)
  }

  @Test func `a view by an unseen protocol is shown as opaque`() {
    let opened = open(
      """
      struct Home: ConnectedView { func body(props: Int) -> some View { Text("home") } }
      struct Top: View { var body: some View { VStack { Home(); Text("top") } } }
      #Preview { Top() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `wrappers of unseen models do not seal their view`() {
    let opened = open(
      """
      struct Row: View {
        @EnvironmentObject var store: Store<Int>
        @ObservedObject var other: Thing
        var body: some View { VStack { Text("row"); Text(store.name) } }
      }
      #Preview { Row(other: Thing()) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a known operator in another fixity is one of an unseen module`() {
    let opened = open(
      """
      enum Route { case detail(Int) }
      final class Store { var count = 1; let event = /Route.detail }
      struct Home: View { let store = Store(); var body: some View { Text(String(4 / store.count)) } }
      #Preview { Home() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a logger of an unseen module travels`() {
    let opened = open(
      """
      struct Builder { let logger: Logger; init(logger: Logger = .init(label: "routes")) { self.logger = logger } }
      struct Home: View {
        let builder = Builder()
        var body: some View {
          let _ = builder.logger.info("shown")
          Text("home")
        }
      }
      #Preview { Home() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a result that hides something unseen is taken to conform`() {
    let opened = open(
      """
      var waking: some Publisher<Void, Never> { Center.shared.publisher(for: .woke).map { _ in } }
      struct Main: App { var body: some Scene { WindowGroup { Text("x") }.unseen() } }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `unseen generic types can be made`() {
    let opened = open(
      """
      let store = Store<Int>(start: 1, middleware: [logging])
      func images() -> Int { var all = [String: CGPicture](); _ = all; return [CGPicture]().count }
      #Preview { Text("x").environmentObject(store) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `what inherits from a framework's class is an object`() {
    let opened = open(
      """
      final class Panel: NSPanel {
        var n: Int
        init(n: Int) { self.n = n; super.init(contentRect: .zero, styleMask: [.borderless], backing: .buffered) }
        convenience init(twice n: Int) { self.init(n: n * 2) }
        convenience init(plain: Bool) { self.init(contentRect: .zero); n = 7 }
      }
      #Preview {
        let panels = [Panel(n: 1), Panel(twice: 2)]
        let _ = print(panels.firstIndex(of: panels[1])!, panels.contains(panels[0]), Set(panels).count, panels[1].n)
        Text("panels")
      }
      """)
    #expect(opened.sealed == ["missing argument for parameter 'n' in call"] || opened.sealed == [])
    #expect(opened.printed.contains("1 true 2 4"))
  }

  @Test func `globals of a file are made at their first use`() {
    let opened = open(
      """
      let first: Int = { print("first"); return second + 1 }()
      var second = 41
      let never: Int = { print("never"); return 0 }()
      #Preview { let _ = print(first, first); Text("x") }
      """)
    #expect(opened.printed == "first\n42 42\n")
  }

  @Test func `what stops a global is told at each use`() {
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    let text = """
      import SwiftUI
      let size = Unknown.width + 1
      let sizes = [size]
      struct Wide: View { var body: some View { if sizes[0] == 3 { Text("wide") } } }
      #Preview("a") { Wide() }
      #Preview("b") { Wide() }
      """
    let module = session.open([("File.swift", text)], name: "App")
    let previews = session.mountPreviews(of: module)
    #expect(previews.map(\.result) == [.opaque, .opaque])
    #expect(previews.allSatisfy { $0.message?.contains("'Unknown.width' is opaque") ?? false })
  }

  @Test func `two modules may extend a type by the same member`() {
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    let text = """
      import SwiftUI
      extension EnvironmentValues {
        private enum StatusKey: EnvironmentKey { static let defaultValue = Status.new }
        var status: Status { get { self[StatusKey.self] } set { self[StatusKey.self] = newValue } }
      }
      enum Status { case new }
      extension Font { static func title(size: Double) -> Font { .custom("T", size: size) } }
      struct Page: View { var body: some View { Text("x").font(.title(size: 3)) } }
      #Preview { Page() }
      """
    for name in ["Phone", "Television"] {
      let module = session.open([("Shared.swift", text)], name: name)
      #expect(session.findings(in: [module]).sealed.map(\.message) == [])
    }
  }

  @Test func `a script knows what it opens first`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Model.swift", "func answer() -> Int { 42 }")
    var options = SessionOptions(.script)
    options.files = .inside(folder: folder.path)
    var printed = ""
    let session = Session(options, complaints: { printed += $0 }, output: { printed += $0 })
    #expect(session.run(script: ":open .\nprint(answer())", name: "script") == .done)
    #expect(printed.hasSuffix("42\n"))
  }

  @Test func `a dictionary is asked for a key by what is unseen`() {
    let opened = open(
      """
      struct Entry { var run: () -> Int }
      let entries: [UInt32: Entry] = [1: Entry { 5 }]
      func run(_ event: NSEvent) -> Int { guard let entry = entries[event.code] else { return 0 }; return entry.run() }
      func stop(_ app: NSRunningApplication) async throws {
        return try await withCheckedThrowingContinuation { continuation in
          let task = Task { app.terminate() }
          app.onEnd { task.cancel(); continuation.resume() }
        }
      }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a wrapper may have another name`() {
    let opened = open(
      """
      typealias Default = _Default
      struct Row: View { @Default(.opacity) private var opacity; var body: some View { Text("\\(opacity)") } }
      #Preview { Row() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results != [.trapped])
  }

  @Test func `an opaque publisher never publishes`() {
    let opened = open(
      """
      import Combine
      final class Search: ObservableObject {
        @Published var text = ""
        var subscription: AnyCancellable?
        var bag: Set<AnyCancellable> = []
        init() {
          subscription = $text.debounced(3).sink { print("never", $0) }
          Publishers.Merge(Device.events.map { _ in 1 }, Device.others.map { _ in 2 })
            .sink { print("never", $0) }.store(in: &bag)
        }
      }
      struct Home: View {
        @StateObject var search = Search()
        var body: some View { Text("home").onReceive(Device.moves) { _ in print("never") } }
      }
      #Preview { Home() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(!opened.printed.contains("never"))
  }

  @Test func `overloads that differ in what is missing are not ambiguous`() {
    let opened = open(
      """
      final class Zone {
        func save(_ record: Record) { print("record") }
        func save(_ records: [Record]) { print("records") }
        func save(_ subscription: Subscription) { print("subscription") }
        func run() {
          save(Record(1))
          save([Record(1)])
        }
      }
      #Preview { let _ = Zone().run(); Text("saved") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("record\nrecords"))
  }

  @Test func `what is opaque beside a library's call leaves it its context`() {
    let opened = open(
      """
      struct Card: View {
        let condition: Flux.Condition
        let temperature: Measurement<UnitTemperature>
        var body: some View { Text("card").onAppear { print(temperature.value) } }
      }
      #Preview { Card(condition: .clear, temperature: Measurement(value: 72, unit: .fahrenheit)) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("72.0"))
  }

  @Test func `an unseen module may make a library's type an error`() {
    let opened = open(
      """
      func check(_ count: Int) throws {
        guard count > 0 else { throw "none" }
        if count > 9 { throw "\\(count) are too many" }
        print("enough")
      }
      #Preview { let _ = try? check(3); Text("checked") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("enough"))
  }

  @Test func `the rows of a table determine the types of its columns`() {
    let opened = open(
      """
      struct Row: Identifiable { let id: Int; var name: String? }
      struct Home: View {
        let rows: [Row]
        @State private var angle = Angle.zero
        var body: some View {
          Table(rows) {
            TableColumn("Name") { row in
              var name: String { row.name ?? "" }
              let _ = print("name", name)
              Text(name)
            }
            .width(max: 90)
            TableColumn("ID") { row in Text("\\(row.id)") }
          }
          .onAppear { angle.radians = .pi; print(angle.degrees) }
        }
      }
      #Preview { Home(rows: [Row(id: 1, name: "one")]) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("name one"))
    #expect(opened.printed.contains("180.0"))
  }

  @Test func `what is opaque as a modifier has no effect`() {
    let opened = open(
      """
      struct Scale: GeometryEffect {
        var factor: Double
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(.init(scaleX: factor, y: factor)) }
      }
      extension View {
        func scaled(_ factor: Double) -> some View { modifier(Scale(factor: factor).ignoredByLayout()) }
      }
      #Preview { Text("scaled").scaled(1).scaled(2).modifier(Flux.Shine()) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results != [.trapped])
  }

  @Test func `operators, literals and wrappers may be those of unseen modules`() {
    let opened = open(
      """
      final class Feed {
        @Observable var items = ["one"]
        @Kept("title") var title = "feed"
      }
      func days(_ start: Date, _ end: Date) -> Double { (end - start).timeInterval / 86_400 }
      func names(_ feed: Feed) -> Any { feed.$title.first() }
      func width() -> CGFloat {
        let size: CGSize = [10, 20]
        return size.width
      }
      #Preview { let _ = print(Feed().items, "kept"); Text("unseen") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed.contains(#"["one"] kept"#))
  }

  @Test func `regexes between slashes are read as Xcode reads them`() {
    let opened = open(
      """
      let rule = /^[-]+$/
      #Preview { let _ = print("---".wholeMatch(of: rule) != nil); Text("rule") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed.contains("true"))
  }

  @Test func `data that a modifier animates has a type`() {
    let opened = open(
      """
      protocol Progressing: Animatable { var progress: CGFloat { get set } }
      extension Progressing where AnimatableData == CGFloat {
        var progress: CGFloat {
          get { animatableData }
          set { animatableData = newValue }
        }
      }
      struct Scaled<Base: ViewModifier & Animatable>: ViewModifier, Animatable {
        var animatableData: Base.AnimatableData {
          get { base.animatableData }
          set { base.animatableData = newValue }
        }
        var base: Base
        func body(content: Content) -> some View { content.modifier(base) }
      }
      extension Scaled: Progressing where Base.AnimatableData == CGFloat {}
      struct Fade: ViewModifier, Progressing {
        var animatableData: CGFloat
        func body(content: Content) -> some View { content.opacity(animatableData) }
      }
      struct Plain: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      #Preview {
        var fade = Scaled(base: Fade(animatableData: 0))
        let _ = fade.progress = 0.5
        let _ = print("progress", fade.base.animatableData, type(of: Plain().animatableData))
        Text("fading").modifier(fade)
      }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("progress 0.5 EmptyAnimatableData"))
  }

  @Test func `errors are covered as NSError, also in arrays`() {
    let opened = open(
      """
      enum Failure { case all([any Error]), one(any Error) }
      func count(_ failure: Failure) -> Int {
        switch failure {
        case let .all(errors as [NSError]): errors.count
        case let .one(error as NSError): error.code
        }
      }
      #Preview { let _ = print("code", count(.one(NSError(domain: "own", code: 3)))); Text("") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed.contains("code 3"))
  }

  @Test func `aliases of unseen classes conform to protocols of classes`() {
    let opened = open(
      """
      protocol Entity: AnyObject { associatedtype Base }
      extension FluxView: Entity { typealias Base = FluxView }
      typealias Image = FluxImage
      protocol Cached: AnyObject {}
      extension Image: Cached {}
      func show(_ name: String?, _ other: FluxView) -> String {
        let found = name ?? other.name
        if let found { return found }
        return "none"
      }
      #Preview { Text("flux") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a widget's preview may have its closures in parentheses`() {
    let opened = open(
      """
      #Preview("Small", as: .systemSmall, widget: { FluxWidget() }, timeline: { FluxEntry() })
      #Preview(as: .systemSmall) { FluxWidget() } timeline: { FluxEntry() }
      #Preview { Text("view") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results.count == 3)
  }
}
