import Session
import Testing

@testable import Comparison

/// Right migrations that are no difference, and wrong ones that must not be excused or called a failure.
struct FalseVerdictTests {
  // MARK: Old values

  @Test func `a view that shows an old value excuses only its own texts`() throws {
    let legacy = """
      import SwiftUI
      final class Item: ObservableObject { @Published var name = "a" }
      final class Cart: ObservableObject { @Published var item = Item() }
      struct Row: View { @ObservedObject var cart: Cart; var body: some View { Text(cart.item.name) } }
      struct Count: View {
        @State private var taps = 0
        var body: some View { Text("taps \\(taps)"); Button("Tap") { taps += 1 } }
      }
      struct Shop: View {
        @StateObject private var cart = Cart()
        var body: some View { Row(cart: cart); Count(); Button("Rename") { cart.item.name = "b" } }
      }
      #Preview { Shop() }
      """
    let modern = KeptAndTrackedTests.modern(legacy).replacing("@ObservedObject var cart", with: "let cart")
    let script = [":tap Tap", ":tap Rename"]
    let right = try ComparisonTests.run(legacy, modern, script: script)
    #expect(right.verdict == .proved)
    #expect(right.steps.last?.notes.contains { $0.contains("shows an old value") } ?? false)
    let wrong = try ComparisonTests.run(
      legacy, modern.replacing("Count();", with: "Count().id(cart.item.name);"), script: script)
    #expect(wrong.verdict == .different)
    #expect(wrong.differences.contains { $0.kind == .screen && $0.text.contains("taps 0") })
    #expect(!wrong.differences.contains { $0.kind == .screen && $0.text.contains("\"b\"") })
  }

  // MARK: What cannot be mounted

  private static let binding = """
    import SwiftUI
    final class M: ObservableObject { @Published var n = 0 }
    struct V: View {
      @EnvironmentObject var m: M
      var body: some View { let m = self.m; Stepper("n", value: $m.n); Text("\\(m.n)") }
    }
    struct R: View { @StateObject var m = M(); var body: some View { V().environmentObject(m) } }
    #Preview { R() }
    """

  @Test func `a view that only the first program can mount is a difference`() throws {
    let modern = KeptAndTrackedTests.modern(Self.binding)
      .replacing("@EnvironmentObject var m: M", with: "@Environment(M.self) var m")
      .replacing("environmentObject(", with: "environment(")
    #expect(try Self.explore(app: Self.binding, modern).verdict == .different)
    // Two programs of which nothing can be mounted prove nothing.
    let neither = try Self.explore(app: modern, modern)
    #expect(neither.verdict == .failed)
    #expect(neither.failure?.hasPrefix("nothing could be mounted") ?? false)
  }

  @Test func `the app is mounted without models that it does not set`() throws {
    let legacy = """
      import SwiftUI
      final class M: ObservableObject { @Published var n = 0 }
      struct Detail: View {
        let isOn: Bool
        @EnvironmentObject var m: M
        var body: some View { if isOn { Text("m\\(m.n)") } else { Text("off") } }
      }
      struct Page: View { @State private var isOn = false; var body: some View { Detail(isOn: false); Toggle("On", isOn: $isOn) } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Page() } } }
      """
    let modern = KeptAndTrackedTests.modern(legacy)
      .replacing("@EnvironmentObject var m: M", with: "@Environment(M.self) var m")
    let wrong = try Self.explore(app: legacy, modern)
    #expect(wrong.verdict == .different)
    #expect(wrong.steps.map(\.input) == [":mount TheApp()"])
    let right = try Self.explore(
      app: legacy.replacing("Page() }", with: "Page().environmentObject(M()) }"),
      modern.replacing("Page() }", with: "Page().environment(M()) }"))
    #expect(right.verdict == .proved)
  }

  // MARK: Scripts

  @Test func `a difference that shows when the first views are taken away is told with its script`() throws {
    let legacy = """
      import SwiftUI
      import Combine
      final class Draft: ObservableObject { @Published var text = "" }
      final class Store: ObservableObject {
        @Published var query = ""
        var queries: AnyPublisher<String, Never> { $query.eraseToAnyPublisher() }
        private var bag = Set<AnyCancellable>()
        init() { queries.sink { [weak self] in self?.find($0) }.store(in: &bag) }
        func find(_ text: String) {}
      }
      struct Page: View {
        @StateObject private var store = Store()
        var body: some View { Button("Fail") { _ = [1][store.query.count + 1] } }
      }
      struct Editor: View { @ObservedObject var draft: Draft; var body: some View { Text(draft.text) } }
      #Preview { Page() }
      """
    let comparing = try ComparisonTests.run(
      legacy, legacy.replacing("[weak self] in self?.find($0)", with: "self.find($0)"), steps: 100)
    #expect(comparing.verdict == .different)
    #expect(comparing.steps.contains { $0.input == ":unmount \"Page\"" })
  }

  // MARK: Instances and rows

  @Test func `a row is named by its own UUID in each program`() throws {
    let legacy = """
      import SwiftUI
      final class Item: ObservableObject, Identifiable { let id = UUID(); @Published var done = false }
      final class Todo: ObservableObject { @Published var items = [Item()] }
      struct Row: View { @ObservedObject var item: Item; var body: some View { Toggle("Done", isOn: $item.done) } }
      struct Page: View {
        @StateObject private var list = Todo()
        var body: some View { ForEach(list.items) { Row(item: $0) }; Button("Add") { list.items.append(Item()) } }
      }
      #Preview { Page() }
      """
    let modern = KeptAndTrackedTests.modern(legacy).replacing("@ObservedObject var", with: "@Bindable var")
    try MachineThread.run {
      let pair = Lockstep(
        ComparedProgram(.script(name: "a.swift", text: legacy)),
        ComparedProgram(.script(name: "b.swift", text: modern)), SessionOptions(.shell), SessionOptions(.shell),
        allowing: [])
      for input in [":remake Page", ":tap Add"] { #expect(pair.perform(input).differences == []) }
      let rows = [pair.before, pair.after].map { $0.shownViews.last ?? "" }
      #expect(rows[0].hasPrefix("Row["))
      #expect(rows[0] != rows[1])
      #expect(pair.perform(":toggle \"Done\" \"\(rows[0])\"").differences == [])
      #expect(pair.before.screen.contains("Toggle \"Done\" on"))
    }
  }

  @Test func `instances correspond by the view and property that hold them`() throws {
    let legacy = """
      import SwiftUI
      final class S: ObservableObject { @Published var v = 3 }
      struct Page: View { @EnvironmentObject var s: S; var body: some View { Text("v\\(s.v)") } }
      struct Root: View { @StateObject var s = S(); var body: some View { Text("root").environmentObject(s) } }
      struct P: PreviewProvider { static var previews: some View { Group { Root(); Page().environmentObject(S()) } } }
      """
    let modern = KeptAndTrackedTests.modern(legacy).replacing("environmentObject(", with: "environment(")
      .replacing("@EnvironmentObject var s: S", with: "@Environment(S.self) var s")
    let comparing = try Self.explore(app: legacy, modern)
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
  }

  // MARK: Runs that are right

  private static let eager = [
    """
    import SwiftUI
    final class M: ObservableObject { @Published var n = 0 }
    struct W: DynamicProperty { @StateObject var m = M() }
    struct V: View { var w = W(); var body: some View { Text("\\(w.m.n)") } }
    struct Page: View { @State var t = 0; var body: some View { V(); Button("t\\(t)") { t += 1 } } }
    #Preview { Page() }
    """,
    """
    import SwiftUI
    final class M: ObservableObject {
      @Published var n = 0
      static var preview: M { let m = M(); m.n = 9; return m }
    }
    struct Page: View { @StateObject var p = M.preview; var body: some View { Text("\\(p.n)") } }
    #Preview { Page() }
    """,
  ]

  @Test(arguments: eager) func `an eager state is no difference in any form`(_ legacy: String) throws {
    let comparing = try ComparisonTests.run(legacy, KeptAndTrackedTests.modern(legacy), steps: 60)
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
  }

  @Test func `a handler that runs after the body runs it once more for each write`() throws {
    let legacy = """
      import SwiftUI
      final class M: ObservableObject { @Published var q = "" }
      struct Page: View {
        @StateObject var m = M()
        @State var echo = ""
        var body: some View { TextField("Q", text: $m.q).onReceive(m.$q) { echo = $0.uppercased() }; Text(echo) }
      }
      #Preview { Page() }
      """
    let modern = KeptAndTrackedTests.modern(legacy).replacing(
      ".onReceive(m.$q) { echo = $0.uppercased() }",
      with: ".onChange(of: m.q, initial: true) { echo = m.q.uppercased() }")
    let comparing = try ComparisonTests.run(legacy, modern, script: [":type Q abcd"])
    #expect(comparing.differences == [])
  }

  @Test func `a row that reads a whole array through its binding is told so`() throws {
    let legacy = """
      import SwiftUI
      struct Item: Identifiable { let id: Int; var name: String }
      final class Cart: ObservableObject {
        @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        var count = 0
        init() { count = items.count }
      }
      struct ItemRow: View { @Binding var item: Item; var body: some View { Text(item.name) } }
      struct Shop: View {
        @StateObject private var cart = Cart()
        var body: some View {
          ForEach($cart.items) { ItemRow(item: $0) }
          Button("Add") { cart.items.append(Item(id: cart.items.count + 1, name: "c")) }
        }
      }
      struct Page: View { @State private var n = 0; var body: some View { Shop(); Button("n\\(n)") { n += 1 } } }
      #Preview { Page() }
      """
    let comparing = try ComparisonTests.run(legacy, KeptAndTrackedTests.modern(legacy), script: [":tap Add"])
    let difference = try #require(comparing.differences.first)
    #expect(difference.subject == "ItemRow")
    #expect(difference.text.contains("ItemRow reads the whole property through ItemRow.item"))
    #expect(!comparing.steps.flatMap(\.notes).contains { $0.contains("ItemRow's body") })
  }

  // MARK: Helpers

  /// Explores opened code, whose previews are not mounted by the load.
  private static func explore(app before: String, _ after: String) throws -> Comparing {
    func program(_ text: String) -> ComparedProgram {
      ComparedProgram(
        .modules([(name: "App", files: [("Page.swift", text)], standIns: [], flags: [], platform: "iOS")]))
    }
    return try MachineThread.run {
      var comparing = Comparing(program(before), program(after), SessionOptions(.shell), allowing: [])
      comparing.explore(ExplorationBounds(steps: 60, seconds: 3_600))
      return comparing
    }
  }
}
