import Session
import Testing

/// Calls, in opened code, that pass or take what obsh does not have.
@Suite struct OpenUnseenCallTests {
  private func open(_ text: String) -> (sealed: [String], results: [OpenedPreview.Result], messages: [String]) {
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    let module = session.open([("File.swift", "import SwiftUI\nimport Flux\n" + text)], name: "App", platform: "iOS")
    let previews = session.mountPreviews(of: module)
    return (
      session.findings(in: [module]).sealed.map(\.message), previews.map(\.result), previews.compactMap(\.message)
    )
  }

  @Test func `closures are passed where an unseen function type is wanted`() {
    let opened = open(
      """
      struct Chat: View {
        init(send: @escaping (Draft) -> Void) {}
        func handler(perform: @escaping ModeHandler) -> Chat { self }
        func header<Header: View>(@ViewBuilder builder: @escaping HeaderBuilder<Header>) -> Chat { self }
        var body: some View { Text("chat") }
      }
      extension View { func later(perform: Debounced?) -> some View { self } }
      struct Top: View {
        var body: some View {
          Chat { draft in print(draft) }.handler { mode in
            switch mode { case .lock: print(1); case .unlock: print(2) }
          }.header { Text("\\($0)") }.later { print(1) }
        }
      }
      #Preview { Top() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a style that is not known leaves the control as it is`() {
    let opened = open("#Preview { Button(\"a\") { print(1) }.buttonStyle(RoundStyle(radius: 3)) }")
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `arithmetic with an opaque value is opaque`() {
    let opened = open(
      """
      struct Menu: View {
        var font: SDKFont?
        var used: Font? { if let font { return Font(font) } else { return nil } }
        func top(of height: CGFloat) -> CGFloat {
          let inset = Device.safeArea.bottom / 2
          return height - 3 + inset
        }
        var body: some View { Text("menu").font(used) }
      }
      #Preview { Menu() }
      #Preview { Text("\\(Menu().top(of: 3))") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran, .opaque])
    #expect(opened.messages.last?.contains("'inset' is opaque") ?? false, "\(opened.messages)")
  }

  @Test func `the device is a telephone`() {
    let opened = open(
      """
      struct Top: View {
        var body: some View {
          if UIDevice.current.userInterfaceIdiom == .pad { Text(Pad.title) } else { Text(UIDevice.current.model) }
          Text("\\(UIScreen.main.bounds.width)")
        }
      }
      #Preview { Top() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a member of nothing is nothing`() {
    let opened = open(
      """
      struct Code {
        var record: CloudRecord?
        var date: Date { record?.created ?? Date(timeIntervalSince1970: 3) }
        var title: String { record?.title(in: 3).text ?? "none" }
        var owner: String? { record?.owner }
        var isThere: Bool { if let found = record?.owner { print(found); return true } else { return false } }
      }
      #Preview { Text("\\(Code().date) \\(Code().title) \\(Code().owner ?? "-") \\(Code().isThere)") }
      #Preview { Text(Code(record: CloudRecord()).title) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran, .opaque])
  }

  @Test func `an unseen collection is not lent`() {
    let opened = open(
      """
      struct Keyed<ID: Hashable, Element> {
        var all: OrderedDictionary<ID, Element>
        subscript(id id: ID) -> Element? {
          _read { yield self.all[id] }
          _modify {
            yield &self.all[id]
            precondition(true)
          }
        }
      }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `text for an older language is not read`() {
    let opened = open(
      """
      #if swift(<5.0)
      extension Color { static var own = Color("own") }
      }
      #endif
      #Preview { Text("here") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `operators that an unseen module declares are implemented`() {
    let opened = open(
      """
      struct Box { var count: Int }
      extension Box {
        static func <~> (left: Box, right: Box) -> Box { Box(count: left.count + right.count) }
        static prefix func § (box: Box) -> Box { box }
      }
      func <~> (left: String, right: String) -> String { left + right }
      #Preview { Text("\\(Box(count: 1).count)") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `extensions of several unseen types have the same method`() {
    let opened = open(
      """
      protocol Encoded { func encoded() -> String }
      extension Scheme.Action: Encoded { func encoded() -> String { "action" } }
      extension Scheme.Variable: Encoded { func encoded() -> String { "variable" } }
      struct Build {
        var actions: [Scheme.Action]
        var texts: [String] { actions.map { $0.encoded() } }
      }
      """)
    #expect(opened.sealed == [])
  }
}
