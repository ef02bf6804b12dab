import Session
import Testing

/// Previews of opened code: all are listed, and what they need has its value whatever the order of the files.
@Suite struct OpenedPreviewTests {
  private func open(_ text: String, _ others: String...) -> (previews: [OpenedPreview], sealed: [String]) {
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    let files = ([text] + others).enumerated().map { ("File\($0.offset).swift", "import SwiftUI\n" + $0.element) }
    let module = session.open(files, name: "App")
    let previews = session.mountPreviews(of: module)
    return (previews, session.findings(in: [module]).sealed.map(\.message))
  }

  @Test func `a preview that does not check is listed`() {
    let opened = open(
      """
      struct Row: View { let name: String; var body: some View { Text(name) } }
      #Preview("Wrong") { Row(title: "a") }
      #Preview { Text("right") }
      """)
    #expect(opened.previews.map(\.name).sorted() == ["Preview", "Wrong"])
    #expect(opened.previews.first { $0.name == "Wrong" }?.result == .trapped)
    #expect(opened.previews.first { $0.name == "Preview" }?.result == .ran)
    #expect(opened.sealed == ["incorrect argument label in call (have 'title:', expected 'name:')"])
  }

  @Test func `a preview may return views of several types`() {
    let opened = open(
      """
      struct Row: View { let name: String; var body: some View { Text(name) } }
      enum Failure: Error { case missing }
      func load(_ fails: Bool) throws -> String { if fails { throw Failure.missing }; return "a" }
      #Preview("Loads") {
        do {
          let name = try load(false)
          return Row(name: name).padding()
        } catch {
          return Text("failed: \\(error)")
        }
      }
      #Preview("Fails") {
        do { return Row(name: try load(true)) } catch { return Text("failed") }
      }
      """)
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.name) == ["Loads", "Fails"])
    #expect(opened.previews.map(\.result) == [.ran, .ran])
  }

  @Test func `a preview's message is its failure, not a warning before it`() {
    let opened = open(
      """
      class Model: ObservableObject {}
      struct Row: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("\\(ObjectIdentifier(model).hashValue)") }
      }
      #Preview { ForEach([1, 1], id: \\.self) { _ in Row() } }
      #Preview("Warned") { ForEach([1, 1], id: \\.self) { Text("\\($0)") } }
      """)
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.trapped, .ran])
    #expect(opened.previews[0].message?.contains("No ObservableObject of type Model found") == true)
    #expect(opened.previews[1].message?.contains("the ID 1 occurs multiple times") == true)
  }

  @Test func `a static property uses variables of files further down`() {
    let opened = open(
      """
      struct Mock { let path: String; static let login = Mock(path: address); static let all = [Mock.login] }
      #Preview { Text("\\(Mock.login.path) \\(Mock.all.count)") }
      """, "private let unused = 1\nlet address = base + \"/login\"\nlet base = \"https://example.com\"")
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `an opaque model is bindable`() {
    let opened = open(
      """
      import AcmeArchitecture
      struct StatsView: View {
        @Bindable var store: StoreOf<Stats>
        init(store: StoreOf<Stats>) { self.store = store }
        var body: some View { VStack { Text("fixed"); Text("\\(store.count)") } }
      }
      #Preview { StatsView(store: Store(initialState: 1) { Stats() }) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `private functions are overloads of the modules`() {
    let opened = open(
      """
      private func shown(_ number: Int) -> String { "number" }
      #Preview { Text(shown(1) + shown("a")) }
      """, "func shown(_ text: String) -> String { \"text\" }")
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `an extension of an opaque type delegates to initializers that are not there`() {
    let opened = open(
      """
      import AcmeKit
      extension AcmeInsets {
        init(all inset: CGFloat) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
        init(horizontal: CGFloat, vertical: CGFloat) { self.init(top: vertical, left: horizontal) }
      }
      extension UIFont { convenience init(own name: String) { self.init(descriptor: name, size: 3) } }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a macro that is not there adds to nested types`() {
    let opened = open(
      """
      import AcmeArchitecture
      @Reducer struct Game {
        enum Action { case start, stop(Int) }
      }
      extension Game.Action.AllCasePaths { var scene: Int { 1 } }
      func isStart(_ action: Game.Action) -> Bool { guard action.is(\\.start) else { return false }; return true }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a gesture recognizer of UIKit is a gesture that nothing performs`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      struct Pan: UIGestureRecognizerRepresentable {
        var handle: (UIPanGestureRecognizer) -> Void
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
          let recognizer = UIPanGestureRecognizer()
          recognizer.delegate = context.coordinator
          return recognizer
        }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
          handle(recognizer)
        }
        class Coordinator: NSObject, UIGestureRecognizerDelegate {}
      }
      #Preview { Text("one").gesture(Pan { _ in print("never") }) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "")
  }

  @Test func `previews of widgets and activities have entries and states`() {
    let opened = open(
      """
      import AppIntents
      import Dependencies
      import WidgetKit
      struct Entry: TimelineEntry { let date: Date; let text: String }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, text: "a") }
      }
      struct Toggle: AppIntent {
        @Dependencies.Dependency(\\.client.toggle) var toggle
        @Parameter(title: "name") var name: String?
        init() {}
        init(name: String) { self.name = name }
      }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Clock", provider: Provider()) { entry in Text(entry.text) }
        }
      }
      #Preview("Small", as: .systemSmall) {
        Clock()
      } timeline: {
        Entry(date: .now, text: "a")
        Entry(date: .now, text: "b")
      }
      #Preview("Live", as: .content, using: Toggle()) {
        Clock()
      } contentStates: {
        Entry(date: .now, text: "a")
      }
      #Preview(as: .systemLarge) { Clock() } timelineProvider: { Provider() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.name) == ["Small", "Live", "Preview"])
    #expect(opened.previews.allSatisfy { $0.result != .trapped })
  }
}
