import Session
import Testing

@testable import Comparison

/// Differences that follow from declarations: what a view keeps of what it is passed, and what a model tracks.
struct KeptAndTrackedTests {
  private static func text(_ property: String, _ passed: String = "item: store.current") -> String {
    """
    import SwiftUI
    final class Item: ObservableObject, Identifiable {
      let id: Int
      @Published var title: String
      init(id: Int, title: String) { self.id = id; self.title = title }
    }
    final class Store: ObservableObject {
      @Published var current = Item(id: 1, title: "one")
      func next() { current = Item(id: current.id + 1, title: "next") }
    }
    struct Detail: View {
      \(property)
      var body: some View {
        Text(item.title)
        Button("Edit") { item.title += "!" }
      }
    }
    struct Page: View {
      @StateObject private var store = Store()
      var body: some View {
        Text("\\(store.current.id)")
        Button("Next") { store.next() }
        Detail(\(passed))
      }
    }
    #Preview { Page() }
    """
  }

  static func modern(_ text: String) -> String {
    text.replacing("final class", with: "@Observable final class").replacing(": ObservableObject, ", with: ": ")
      .replacing(": ObservableObject", with: "").replacing("@Published ", with: "")
      .replacing("@StateObject", with: "@State").replacing("StateObject(wrappedValue:", with: "State(initialValue:")
  }

  @Test func `running work that only the second program stores is tracked by mistake`() throws {
    func modern(_ attribute: String) -> String {
      """
      import SwiftUI
      @Observable final class Search {
        var query = ""
        @ObservationIgnored private var last = ""
        \(attribute)private var pending: Task<Void, Never>?
        func find() { pending = Task { last = query } }
      }
      struct Page: View {
        @State private var search = Search()
        var body: some View { Text(search.query); Button("Find") { search.find() } }
      }
      #Preview { Page() }
      """
    }
    let legacy = """
      import SwiftUI
      final class Search: ObservableObject {
        @Published var query = ""
        private var last = ""
        func find() { Task { last = query } }
      }
      struct Page: View {
        @StateObject private var search = Search()
        var body: some View { Text(search.query); Button("Find") { search.find() } }
      }
      #Preview { Page() }
      """
    #expect(try Self.explore(legacy, modern("@ObservationIgnored ")).differences == [])
    #expect(try Self.explore(legacy, modern("")).differences.map(\.subject) == ["Search.pending"])
  }

  @Test(arguments: [
    ("@StateObject var item: Item", "item: store.current"),
    (
      "@StateObject private var item: Item; init(item: Item) { _item = StateObject(wrappedValue: item) }",
      "item: store.current"
    ),
    (
      "@StateObject private var item: Item; init(id: Int) { _item = StateObject(wrappedValue: Item(id: id, title: \"\")) }",
      "id: store.current.id"
    ),
  ])
  func `a @State keeps what the @StateObject has kept`(property: String, passed: String) throws {
    let before = Self.text(property, passed)
    #expect(try Self.explore(before, Self.modern(before)).differences == [])
    let scripted = try Self.run(before, Self.modern(before), script: [":tap Next", ":tap Edit", ":tap Next"])
    #expect(scripted.differences == [])
  }

  @Test func `an object that each new value of a view creates is lost in both programs`() throws {
    func program(_ model: String, _ property: String) -> String {
      """
      import SwiftUI
      \(model)
      struct Wheel: View {
        \(property)
        var body: some View {
          Text("\\(wheel.turns) turns")
          Button("Turn") { wheel.turns += 1 }
        }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)")
          Button("Count") { count += 1 }
          Wheel()
        }
      }
      #Preview { Page() }
      """
    }
    let before = program(
      "final class Turning: ObservableObject { @Published var turns = 0 }", "@ObservedObject var wheel = Turning()")
    let after = program("@Observable final class Turning { var turns = 0 }", "var wheel = Turning()")
    #expect(try Self.run(before, after, script: [":tap Turn", ":tap Count"]).differences == [])
    #expect(try Self.explore(before, after).differences == [])
  }

  @Test(arguments: ["@ObservedObject var item: Item", "let item: Item"])
  func `a @State that keeps what followed the parent is a difference`(property: String) throws {
    let (before, after) = (Self.text(property), Self.modern(Self.text("@State var item: Item")))
    #expect(try Self.explore(before, after).verdict == .different)
    let scripted = try Self.run(before, after, script: [":tap Next"])
    #expect(scripted.differences.contains { $0.subject == "state_keeps_model" || $0.kind == .screen })
    #expect(scripted.differences.contains { $0.subject == "Detail.item" })
  }

  private static let player = """
    import SwiftUI
    final class Player: ObservableObject {
      @Published var title = "none"
      var volume = 5
      var log: [String] = []
      private var loads = 0
      private var timer: Timer?
      func load() { loads += 1; title = "song \\(loads)"; log.append(title) }
      func louder() { volume += 1 }
    }
    struct Page: View {
      @StateObject private var player = Player()
      var body: some View {
        Text(player.title)
        Text("volume \\(player.volume)")
        Button("Load") { player.load() }
        Button("Louder") { player.louder() }
      }
    }
    #Preview { Page() }
    """

  @Test func `a variable that is tracked now is told and is no difference`() throws {
    let after = Self.modern(Self.player)
      .replacing("private var loads", with: "@ObservationIgnored private var loads")
      .replacing("private var timer", with: "@ObservationIgnored private var timer")
    let comparing = try Self.explore(Self.player, after)
    #expect(comparing.differences == [])
    #expect(comparing.newlyTracked == ["Player.log", "Player.volume"])
    let report = ComparisonReport.text.write(comparing)
    #expect(report.contains("Tracked now, not published before"))
    #expect(report.contains("PROVED"))
  }

  @Test func `a handle of running work that is tracked beside ignored variables is a difference`() throws {
    let after = Self.modern(Self.player).replacing("private var loads", with: "@ObservationIgnored private var loads")
    #expect(try Self.explore(Self.player, after).differences.map(\.subject) == ["Player.timer"])
  }

  @Test func `a screen that follows more is an improvement in each step of a script`() throws {
    let script = [":tap Louder", ":tap Louder", ":tap Load", ":tap Louder"]
    let comparing = try Self.run(Self.player, Self.modern(Self.player), script: script)
    #expect(comparing.differences == [])
    #expect(comparing.steps[2].notes.contains { $0.hasSuffix("the first program still shows an old value") })
  }

  @Test func `another difference after an improvement is found`() throws {
    let after = Self.modern(Self.player).replacing("log.append(title) }", with: "log.append(title); print(title) }")
    let comparing = try Self.run(Self.player, after, script: [":tap Louder", ":tap Louder", ":tap Load"])
    #expect(comparing.differences.map(\.kind) == [.printed])
  }

  @Test func `the limit of memory is no difference, and the verdict names it`() throws {
    let before = """
      import SwiftUI
      final class Counter: ObservableObject { @Published var n = 0; func add() { n += 1 } }
      struct Page: View {
        @StateObject private var counter = Counter()
        var body: some View { Button("Add") { counter.add() } }
      }
      #Preview { Page() }
      """
    let after = Self.modern(before).replacing("n += 1", with: "n += 1; var all = [1]; while n > 0 { all += all }")
    for script in [[":tap Add"], nil] {
      let comparing = try Self.comparing(before, after) { comparing in
        if let script {
          comparing.run(script: script)
        } else {
          comparing.explore(ExplorationBounds(steps: 10, seconds: 3_600))
        }
      }
      #expect(comparing.verdict == .failed)
      #expect(comparing.failure?.contains("the limit of memory stopped the second program") ?? false)
    }
  }

  @Test func `a step that ends in neither program ends the comparison, and the failure names it`() throws {
    let text = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\") } }\n#Preview { Page() }\n"
    let comparing = try MachineThread.run {
      let program = ComparedProgram(.script(name: "a.swift", text: text))
      var options = SessionOptions(.shell)
      options.limits.steps = 1_000
      var comparing = Comparing(program, program, options, allowing: [])
      comparing.run(script: ["while true {}", "print(1)"])
      return comparing
    }
    #expect(comparing.verdict == .failed)
    #expect(comparing.failure == "the limit of steps stopped both programs at 'while true {}' (--max-steps)")
  }

  // MARK: Helpers

  private static func explore(_ before: String, _ after: String) throws -> Comparing {
    try comparing(before, after) { $0.explore(ExplorationBounds(steps: 50, seconds: 3_600)) }
  }

  private static func run(_ before: String, _ after: String, script: [String]) throws -> Comparing {
    try comparing(before, after) { $0.run(script: script) }
  }

  private static func comparing(
    _ before: String, _ after: String, _ run: @Sendable @escaping (inout Comparing) -> Void
  ) throws -> Comparing {
    try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: before)),
        ComparedProgram(.script(name: "after.swift", text: after)), SessionOptions(.shell), allowing: [])
      run(&comparing)
      return comparing
    }
  }
}
