import Session
import Testing

@testable import Comparison

/// What the explorer reaches although no preview shows it: models without a view, views that need an environment, and
/// work that continues when the last view is gone.
struct ReachTests {
  // MARK: Models without a view

  private static let settings = """
    import SwiftUI
    final class Settings: ObservableObject {
      enum Position: String { case top, leading }
      enum Shape: String { case circle, rounded }
      static let shared = Settings()
      @Published var position = Position.top { didSet { UserDefaults.standard.set(position.rawValue, forKey: "position") } }
      @Published var shape = Shape.circle { didSet { UserDefaults.standard.set(shape.rawValue, forKey: "shape") } }
      private init() {}
    }
    """

  @Test func `the properties of a model without a view are written`() throws {
    let right = try Self.explore(Self.settings, Self.modern(Self.settings))
    #expect(right.verdict == .proved)
    #expect(right.coverage?.propertiesWritten == ["Settings.position", "Settings.shape"])
    // The observer saves the other property.
    let wrong = try Self.explore(
      Self.settings, Self.modern(Self.settings).replacing("set(position.rawValue", with: "set(shape.rawValue"))
    #expect(wrong.differences.map(\.kind) == [.defaults])
    #expect(wrong.steps.last?.input.contains("Settings#1.position = .leading") ?? false)
  }

  // MARK: Many views

  @Test func `each of many views is mounted before any is explored further`() throws {
    let views = (1...40).map { number in
      """
      struct Page\(number): View {
        @State private var count = 0
        var body: some View { Button("\(number): \\(count)") { count += 1 }; Text("page \(number)") }
      }
      """
    }
    let right = "import SwiftUI\n" + views.joined(separator: "\n")
    let wrong = try Self.explore(right, right.replacing("page 40", with: "page 41"))
    #expect(wrong.differences.map(\.kind) == [.screen])
    #expect(wrong.steps.map(\.input) == [":mount Page40()"])
  }

  // MARK: Views that need an environment

  @Test func `a view that no longer passes on its own model is different`() throws {
    let right = """
      import SwiftUI
      final class Account: ObservableObject { @Published var tries = 0 }
      struct Gate: View { @StateObject private var account = Account(); var body: some View { Login().environmentObject(account) } }
      struct Login: View {
        @EnvironmentObject var account: Account
        var body: some View { Button("tries \\(account.tries)") { account.tries += 1 } }
      }
      """
    #expect(try Self.explore(right, Self.modern(right)).verdict == .proved)
    let wrong = try Self.explore(right, Self.modern(right).replacing(".environment(account)", with: ""))
    #expect(wrong.verdict == .different)
    #expect(wrong.steps.map(\.input) == [":mount Gate()"])
  }

  private static let player = """
    import SwiftUI
    final class Queue: ObservableObject { @Published var songs = 2 }
    final class Player: ObservableObject { @Published var volume = 1; init(volume: Int) { self.volume = volume } }
    struct Songs: View {
      @EnvironmentObject var queue: Queue
      var body: some View { Button("Songs \\(queue.songs)") { queue.songs += 1 } }
    }
    struct Page: View {
      @EnvironmentObject var player: Player
      var body: some View { Songs(); Button("Volume \\(player.volume)") { player.volume += 1 } }
    }
    """

  @Test func `a view gets the models that it and its children need`() throws {
    let right = try Self.explore(Self.player, Self.modern(Self.player))
    #expect(right.differences == [])
    #expect(right.verdict == .proved)
    #expect(right.coverage?.controlsUsed.contains { $0.hasPrefix("tap Volume") } ?? false)
    let wrong = try Self.explore(
      Self.player, Self.modern(Self.player).replacing("var volume = 1", with: "@ObservationIgnored var volume = 1"))
    #expect(wrong.differences.contains { $0.kind == .screen || $0.kind == .mistake })
    #expect(wrong.steps.map(\.input).contains { $0.hasPrefix(":mount Page()") })
  }

  @Test func `a preview that lacks a model is told only if there is nothing else`() throws {
    let legacy =
      Self.player + """

        struct Title: View { @EnvironmentObject var queue: Queue; var body: some View { Text("Queue") } }
        #Preview("Title") { Title() }
        #Preview("Page") { Page().environmentObject(Queue()).environmentObject(Player(volume: 1)) }
        """
    // A model that is never read is missing only in the second program.
    let alone = try Self.explore(app: legacy, Self.modern(legacy))
    #expect(alone.verdict == .different)
    #expect(alone.steps.last?.input == ":mount Title")
    #expect(alone.differences.contains { $0.kind == .outcome })
    let both = try Self.explore(
      app: legacy, Self.modern(legacy).replacing("var volume = 1", with: "@ObservationIgnored var volume = 1"))
    #expect(both.verdict == .different)
    #expect(both.steps.contains { $0.input == ":mount Page" })
    #expect(!both.steps.contains { $0.input == ":mount Title" })
  }

  @Test func `a model that only parents can set is no fault of the view`() throws {
    // There is no value for the parameter of the initializer.
    let closed = Self.player.replacing("volume: Int) { self.volume = volume }", with: "_ secret: Secret) {}")
      .replacing("final class Player", with: "struct Secret { private init() {} }\nfinal class Player")
    // The first program looks for the model when it is read, the second one when the view is mounted.
    let unread = closed.replacing("Button(\"Volume \\(player.volume)\") { player.volume += 1 }", with: "Text(\"\")")
    for text in [closed, unread] {
      let comparing = try Self.explore(text, Self.modern(text))
      #expect(comparing.differences == [])
    }
    let exploration = try MachineThread.run {
      var exploration = Exploration(ComparedProgram(.script(name: "a.swift", text: closed)), SessionOptions(.shell))
      exploration.run(ExplorationBounds(steps: 60, seconds: 3_600))
      return exploration
    }
    #expect(exploration.finding == nil)
    #expect(exploration.coverage.unmounted.map(\.root) == [":mount Page().environmentObject(exploredQueue)"])
  }

  @Test func `a view that is fed a model is not blamed for models of parents it does not have`() throws {
    let menu = """
      import SwiftUI
      final class Client: ObservableObject { var name = "" }
      final class Profile: ObservableObject {
        @Published var title: String
        init(title: String) { self.title = title }
      }
      struct Menu: View {
        @EnvironmentObject var client: Client
        @ObservedObject var profile: Profile
        var body: some View { Button(profile.title) { profile.title += client.name } }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View { Button("More \\(count)") { count += 1 } }
      }
      #Preview("Page") { Page() }
      """
    let exploration = try Self.explore(app: menu, Self.modern(menu).replacing("@ObservedObject var", with: "let"))
    #expect(exploration.differences == [])
    #expect(exploration.verdict == .proved)
  }

  // MARK: Left running

  private static let watch = """
    import SwiftUI
    final class Watch: ObservableObject {
      @Published private(set) var seconds = 0
      private var timer: Timer?
      func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds += 1 }
      }
      deinit { timer?.invalidate() }
    }
    struct Page: View {
      @StateObject private var watch = Watch()
      var body: some View { Text("\\(watch.seconds)"); Button("Start") { watch.start() } }
    }
    #Preview { Page() }
    """

  @Test func `a timer that outlives its model is found`() throws {
    let modern = Self.modern(Self.watch).replacing("private var timer", with: "@ObservationIgnored private var timer")
    let right = try Self.explore(Self.watch, modern)
    #expect(right.differences == [])
    let wrong = try Self.explore(Self.watch, modern.replacing("deinit { timer?.invalidate() }", with: ""))
    #expect(wrong.differences.map(\.kind) == [.effects])
    #expect(wrong.differences.first?.text.contains("still run although all views are gone") ?? false)
  }

  // MARK: Texts and values

  private static let catalogue = """
    import SwiftUI
    final class Catalogue: ObservableObject {
      let all = ["Marzipan", "Nougat", "Praline"]
      @Published var page = 0
    }
    struct Search: View {
      @StateObject private var catalogue = Catalogue()
      @State private var query = ""
      var body: some View {
        TextField("Find", text: $query).onChange(of: query) { old, new in print(old, new) }
        Button("Page \\(catalogue.page)") { catalogue.page += 1 }
        ForEach(catalogue.all.filter { $0.hasPrefix(query) }, id: \\.self) { Text("\\($0), \\(catalogue.page)") }
      }
    }
    #Preview { Search() }
    """

  @Test func `a text replaces another one`() throws {
    let right = Self.modern(Self.catalogue)
    #expect(try Self.explore(Self.catalogue, right).verdict == .proved)
    let wrong = try Self.explore(
      Self.catalogue, right.replacing("print(old, new)", with: "if new.count > old.count { print(old, new) }"))
    #expect(wrong.differences.map(\.kind) == [.printed])
    #expect(wrong.steps.last?.input == ":retype \"Find\" \"Mar\"")
  }

  private static let pager = """
    import SwiftUI
    enum Phase { case loading, done }
    final class Pager: ObservableObject {
      @Published var phase = Phase.loading
      @Published private(set) var hits = 0
    }
    enum Sound { enum Phase { case playing, done } }
    struct Page: View {
      @StateObject private var pager = Pager()
      var body: some View { if case .done = pager.phase { Text("done") } else { Text("wait") } }
    }
    #Preview { Page() }
    """

  @Test func `a property that refuses one value takes another one`() throws {
    let right = try Self.explore(Self.pager, Self.modern(Self.pager))
    #expect(right.verdict == .proved)
    #expect(right.coverage?.propertiesWritten == ["Pager.phase"])
    #expect(right.coverage?.propertiesSeen == ["Pager.phase"])
    let wrong = try Self.explore(
      Self.pager, Self.modern(Self.pager).replacing("Text(\"done\")", with: "Text(\"Done\")"))
    #expect(wrong.differences.map(\.kind) == [.screen])
    #expect(wrong.steps.last?.input == "Pager#1.phase = .done")
  }

  // MARK: Values that branches depend on

  private static let shop = """
    import SwiftUI
    final class Cart: ObservableObject {
      @Published var code = ""
      @Published var count = 0
      var price: Int { (code == "TEN" ? 90 : 100) - (code.hasPrefix("VIP") ? 50 : 0) }
      var words: String { count > 41 ? "many" : "few" }
    }
    struct Shop: View {
      @StateObject var cart = Cart()
      var body: some View { TextField("Code", text: $cart.code); Text("\\(cart.price)"); Text(cart.words) }
    }
    """

  @Test(arguments: [
    ("? 90", "? 91", "TEN"), ("? 50", "? 51", "VIP"), ("? \"many\"", "? \"much\"", "42"), ("> 41", ">= 41", "41"),
  ])
  func `texts and numbers that the program compares are tried`(old: String, new: String, value: String) throws {
    #expect(try Self.explore(Self.shop, Self.modern(Self.shop)).verdict == .proved)
    let wrong = try Self.explore(Self.shop, Self.modern(Self.shop).replacing(old, with: new))
    #expect(wrong.differences.map(\.kind) == [.screen])
    #expect(wrong.steps.last?.input.contains(value) ?? false, "\(wrong.steps.map(\.input))")
  }

  @Test func `an enum inside a class is not taken for one of the same name inside another`() throws {
    let right = """
      import SwiftUI
      final class Door: ObservableObject { enum Phase { case open, closed, locked }; @Published var phase = Phase.closed }
      final class Lamp: ObservableObject { enum Phase { case on, off, broken }; @Published var phase = Phase.off }
      struct House: View {
        @StateObject var door = Door()
        @StateObject var lamp = Lamp()
        var body: some View { Text(door.phase == .locked ? "locked" : ""); Text(lamp.phase == .broken ? "dark" : "") }
      }
      """
    #expect(try Self.explore(right, Self.modern(right)).verdict == .proved)
    for word in ["locked", "dark"] {
      let wrong = try Self.explore(right, Self.modern(right).replacing("\"\(word)\"", with: "\"?\""))
      #expect(wrong.differences.map(\.kind) == [.screen], "\(word)")
    }
  }

  // MARK: Helpers

  private static func modern(_ text: String) -> String {
    text.replacing("final class", with: "@Observable final class").replacing(": ObservableObject", with: "")
      .replacing("@Published ", with: "").replacing("@StateObject", with: "@State")
      .replacing("environmentObject(", with: "environment(")
      .replacing(/@EnvironmentObject var (\w+): (\w+)/) { "@Environment(\($0.output.2).self) var \($0.output.1)" }
  }

  private static func explore(_ before: String, _ after: String) throws -> Comparing {
    try explore(.script(name: "before.swift", text: before), .script(name: "after.swift", text: after))
  }

  /// Explores opened code, whose previews are not mounted by the load.
  private static func explore(app before: String, _ after: String) throws -> Comparing {
    func source(_ text: String) -> RecordedSession.Source {
      .modules([(name: "App", files: [("Page.swift", text)], standIns: [], flags: [], platform: "iOS")])
    }
    return try explore(source(before), source(after))
  }

  private static func explore(
    _ before: RecordedSession.Source, _ after: RecordedSession.Source
  ) throws -> Comparing {
    try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(before), ComparedProgram(after), SessionOptions(.shell), allowing: [])
      comparing.explore(ExplorationBounds(steps: 100, seconds: 3_600))
      return comparing
    }
  }
}
