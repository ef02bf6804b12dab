import Files
import Session
import Testing

@testable import Comparison

/// `obsh compare` without a script: migrations that are right are proved, and what goes wrong in them is found.
struct ComparisonTests {
  static let pairs = ["counter", "loader", "session", "settings", "todo"]
  /// More ways to write the same: each has something that differs rightly.
  static let otherPairs = [
    "closures", "coordinator", "custombinding", "debounce", "defaults", "lazyinit", "nested", "notifier", "onreceive",
    "optionalchild", "ownedinit", "request", "routes", "rows", "sheet", "sinks", "timer",
  ]
  /// Usual forms: one model, and the controls, presentations and containers of a screen.
  static let usualPairs = [
    "alert", "clock", "disclosure", "focusform", "history", "inherit", "modifier", "picker", "search", "selection",
    "shared", "tabs", "undo",
  ]
  /// Models of several parts: paths, sets, generic types, protocols, actors, phases, effects.
  static let largerPairs = [
    "animation", "cart", "confirm", "favorites", "generic", "loadstate", "logging", "outline", "paging", "passedon",
    "pathmodel", "protocolmodel", "service", "structstate", "validation",
  ]

  /// Styles of other authors: announcements by hand, subscribers that hear equal writes, delegates, their own previews.
  static let variedPairs = [
    "aliased", "announced", "board", "chores", "contacts", "countdown", "covers", "delayedsearch", "delegate",
    "earlysink", "everywrite", "forwarded", "pages", "pendingtask", "readinginit", "receipts", "storedname", "subclass",
    "tasklist", "unheard",
  ]

  static let allPairs = pairs + otherPairs + usualPairs + largerPairs + variedPairs

  @Test(arguments: allPairs)
  func `a right migration is proved`(_ pair: String) throws {
    let comparing = try compare(pair)
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
    let coverage = try #require(comparing.coverage)
    #expect(coverage.controlsUsed.count * 2 >= coverage.controlsSeen.count)
    if Self.pairs.contains(pair) { #expect(coverage.propertiesWritten == coverage.propertiesSeen) }
  }

  @Test(arguments: pairs)
  func `a program is equal to itself`(_ pair: String) throws {
    let text = try Self.text(pair, "before")
    let comparing = try Self.run(text, text, steps: 60)
    #expect(comparing.verdict == .proved)
    // The same program runs the same bodies.
    #expect(comparing.steps.flatMap(\.notes) == [])
  }

  @Test func `a program that makes a mistake is equal to itself`() throws {
    let text = """
      class Store: ObservableObject {
        @Published var n = 0
        var hidden = 0
      }
      struct Page: View {
        @StateObject var store = Store()
        var body: some View { Text("\\(store.n) \\(store.hidden)") }
      }
      #Preview { Page() }
      """
    let comparing = try Self.run(text, text, script: ["Store#1.hidden = 1"])
    #expect(comparing.verdict == .proved)
    #expect(comparing.differences == [])
  }

  @Test(arguments: Mutant.all)
  func `a wrong migration is found`(_ mutant: Mutant) throws {
    let text = try Self.text(mutant.pair, "after")
    try #require(text.contains(mutant.old), "the text to replace is there")
    let comparing = try Self.run(Self.text(mutant.pair, "before"), text.replacing(mutant.old, with: mutant.new))
    if case .failed = comparing.verdict {
      #expect(mutant.kind == nil, "it checks: \(comparing.failure ?? "")")
      return
    }
    #expect(comparing.verdict == .different)
    let kinds = Set(comparing.differences.map(\.kind))
    #expect(mutant.kind.map(kinds.contains) ?? false, "\(comparing.differences)")
    // The script that is shown is the shortest: the load, what mounts or leads there, and the step itself.
    #expect(comparing.steps.count <= 7)
  }

  @Test func `an expected difference is allowed, and others are not`() throws {
    let before = try Self.text("counter", "before")
    let after = try Self.text("counter", "after").replacing("count += step", with: "count += step; print(count)")
    var comparing = Comparing(
      ComparedProgram(.script(name: "a.swift", text: before)), ComparedProgram(.script(name: "b.swift", text: after)),
      SessionOptions(.shell), allowing: [try #require(Allowance("printed"))])
    comparing.run(script: [":tap Add"])
    #expect(comparing.verdict == .proved)
    #expect(comparing.allowed.map(\.kind) == [.printed])
    #expect(Allowance("colour") == nil)
  }

  @Test func `a script tells where bodies no longer run and why`() throws {
    let comparing = try Self.run(
      Self.text("counter", "before"), Self.text("counter", "after"),
      script: [":tap Add", "Counter#1.count = Counter#1.count"])
    #expect(comparing.verdict == .proved)
    #expect(
      comparing.steps.flatMap(\.notes) == [
        "StepControl no longer runs: it does not read Counter.count",
        "CounterView no longer runs: an equal write of Counter.count notifies observers in the first program, but not in the second",
        "StepControl no longer runs: it does not read Counter.count",
      ])
  }

  @Test func `a step that neither program takes is no proof`() throws {
    let text = try Self.text("counter", "before")
    let comparing = try Self.run(text, text, script: [":tap Subtract"])
    #expect(comparing.verdict == .failed)
    #expect(comparing.failure?.contains("Subtract") ?? false)
  }

  @Test func `a program that does not check is no proof`() throws {
    let comparing = try Self.run(Self.text("counter", "before"), "let x: Int = \"\"", script: [])
    #expect(comparing.verdict == .failed)
    #expect(comparing.failure?.hasPrefix("the second program does not check") ?? false)
  }

  @Test func `what obsh lacks is no difference of the programs`() throws {
    let before = """
      import SwiftUI
      struct Page: View {
        @State private var count = 0
        var body: some View { Button("Load \\(count)") { count += 1 } }
      }
      """
    let after = before.replacing("import SwiftUI", with: "import SwiftUI\nimport AcmeKit")
      .replacing("count += 1", with: "count += acmeCount() as Int")
    let comparing = try MachineThread.run {
      func program(_ text: String) -> ComparedProgram {
        ComparedProgram(
          .modules([(name: "App", files: [("Page.swift", text)], standIns: [], flags: [], platform: "iOS")]))
      }
      var comparing = Comparing(program(before), program(after), SessionOptions(.shell), allowing: [])
      comparing.explore(ExplorationBounds(steps: 20, seconds: 3_600))
      return comparing
    }
    #expect(comparing.failure == nil)
    #expect(comparing.differences == [])
  }

  @Test func `a warning of the first program is no difference when the second one repeats it`() throws {
    let before = """
      import SwiftUI
      final class Room: ObservableObject { @Published var lines: [String] = [] }
      struct Page: View {
        @StateObject private var room = Room()
        var body: some View {
          List(room.lines, id: \\.self) { Text($0) }
          Button("Send") { room.lines.append("hello") }
        }
      }
      #Preview { Page() }
      """
    // The second program makes a Room for each value of the view, and so runs the body again.
    let comparing = try Self.run(
      before, Self.modern(before), script: [":tap Send", ":tap Send", ":remake Page"])
    #expect(comparing.steps.last?.bodies.map(\.after) == [1])
    #expect(comparing.differences == [])
  }

  @Test func `UUIDs of more instances are no difference`() throws {
    let before = """
      import SwiftUI
      final class Note: ObservableObject, Identifiable {
        let id = UUID()
        @Published var title: String
        init(_ title: String) { self.title = title }
      }
      final class Notebook: ObservableObject {
        @Published var notes = [Note("first")]
        @Published var selection: UUID?
      }
      struct Page: View {
        @StateObject private var book = Notebook()
        var body: some View {
          ForEach(book.notes) { Text($0.title) }
          Text("\\(book.selection?.uuidString ?? "none")")
          Button("New") { book.notes.append(Note("second")); book.selection = book.notes.last?.id }
        }
      }
      #Preview { Page() }
      """
    let comparing = try Self.run(before, Self.modern(before), script: [":remake Page", ":tap New"])
    #expect(comparing.differences == [])
  }

  /// A page of notes, with a button that inserts a note and selects it.
  private static func notebook(_ row: String, more: String = "") -> String {
    """
    import SwiftUI
    final class Note: ObservableObject, Identifiable {
      let id = UUID()
      @Published var title: String
      init(_ title: String) { self.title = title }
    }
    final class Notebook: ObservableObject {
      @Published var notes = [Note("a"), Note("b")]
      @Published var selection: UUID?
      @Published var marked: UUID?
    }
    struct Page: View {
      @StateObject private var book = Notebook()
      @AppStorage("last") private var last = ""
      var body: some View {
        ForEach(book.notes) { \(row) }
        Button("New") { book.notes.append(Note("c")); book.selection = book.notes[1].id }
        Button("Mark") { book.marked = book.notes[0].id }
        Button("Print") { for note in book.notes { print(note.id) } }
        Button("Store") { last = "\\(book.notes[0].id)" }
        Button("Draw") { print(UUID()) }
        \(more)
      }
    }
    #Preview { Page() }
    """
  }

  @Test func `programs that draw other UUIDs are equal if each UUID corresponds to one of the other program`() throws {
    let before = Self.notebook(
      #"Text("\($0.title) \($0.id)")"#, more: #"Text(book.selection?.uuidString.lowercased() ?? "none")"#)
    let script = [
      ":remake Page", ":tap New", ":tap Mark", ":tap Print", ":tap Draw", ":tap Store", ":remake Page", ":tap New",
    ]
    #expect(try Self.run(before, Self.modern(before), script: script).differences == [])
  }

  @Test(arguments: [
    // On the screen, which shows the UUIDs of the notes as well.
    ("book.selection = book.notes[1].id", "book.selection = book.notes[0].id", ":tap New", Difference.Kind.screen),
    // In a model, unseen.
    ("book.marked = book.notes[0].id", "book.marked = book.notes[1].id", ":tap Mark", .models),
    ("for note in book.notes {", "for note in book.notes.reversed() {", ":tap Print", .printed),
    (#"last = "\(book.notes[0].id)""#, #"last = "\(book.notes[1].id)""#, ":tap Store", .defaults),
  ])
  func `the wrong one of two UUIDs is a difference`(
    right: String, wrong: String, input: String, kind: Difference.Kind
  ) throws {
    let before = Self.notebook(
      #"Text("\($0.title) \($0.id)")"#, more: #"Text(book.selection?.uuidString ?? "none")"#)
    #expect(before.contains(right))
    let after = Self.modern(before.replacing(right, with: wrong))
    let comparing = try Self.run(before, after, script: [":remake Page", input])
    #expect(comparing.differences.map(\.kind) == [kind])
    #expect(comparing.differences.allSatisfy { $0.text.contains("with the wrong UUID") })
  }

  @Test func `a UUID in the source corresponds to itself`() throws {
    let before = """
      import SwiftUI
      struct Page: View {
        var body: some View { Text("00000000-0000-0000-0000-000000000001") }
      }
      #Preview { Page() }
      """
    let comparing = try Self.run(before, before.replacing("0001", with: "0002"), script: [":remake Page"])
    #expect(comparing.differences.first?.kind == .screen)
    #expect(try Self.run(before, before, script: [":remake Page"]).differences == [])
  }

  private static func modern(_ text: String) -> String {
    text.replacing("final class", with: "@Observable final class").replacing(": ObservableObject, ", with: ": ")
      .replacing(": ObservableObject", with: "").replacing("@Published ", with: "")
      .replacing("@StateObject", with: "@State")
  }

  // MARK: Helpers

  private func compare(_ pair: String) throws -> Comparing {
    try Self.run(Self.text(pair, "before"), Self.text(pair, "after"))
  }

  static func run(
    _ before: String, _ after: String, script: [String]? = nil, steps: Int = 150
  ) throws -> Comparing {
    try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: before)),
        ComparedProgram(.script(name: "after.swift", text: after)), SessionOptions(.shell), allowing: [])
      if let script {
        comparing.run(script: script)
      } else {
        // The steps bound it: what is found must not depend on how fast the computer is.
        comparing.explore(ExplorationBounds(steps: steps, seconds: 3_600))
      }
      return comparing
    }
  }

  static func text(_ pair: String, _ side: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return String(decoding: try Files.contents(of: "/\(folder)/Pairs/\(pair).\(side).swift"), as: UTF8.self)
  }
}

/// A migration with one mistake in it.
struct Mutant: CustomTestStringConvertible, Sendable {
  let pair: String
  let old: String
  let new: String
  /// How it must differ; nil where it may not even check.
  let kind: Difference.Kind?

  init(_ pair: String, _ old: String, _ new: String, _ kind: Difference.Kind?) {
    (self.pair, self.old, self.new, self.kind) = (pair, old, new, kind)
  }

  var testDescription: String { "\(pair): '\(old)' → '\(new)'" }

  static let all = [
    Mutant("counter", "  var count = 0", "  @ObservationIgnored var count = 0", .screen),
    Mutant("counter", "  var step = 1", "  @ObservationIgnored var step = 1", .screen),
    Mutant("counter", "@State private var counter", "private let counter", .bodies),
    Mutant("counter", "  func add()", "  init() { print(\"made\") }\n  func add()", .printed),
    Mutant("counter", "@Observable\n", "", nil),
    Mutant("loader", "  var names", "  @ObservationIgnored var names", .screen),
    Mutant("loader", "  var isLoading", "  @ObservationIgnored var isLoading", .mistake),
    Mutant("loader", "@State private var", "private let", .screen),
    Mutant("loader", "\n      .task { await loader.load() }", "", .screen),
    Mutant("session", "    .environment(session)\n  }\n}", "  }\n}", .outcome),
    Mutant("session", "  var user: String?", "  @ObservationIgnored var user: String?", .screen),
    Mutant("session", "  var attempts", "  @ObservationIgnored var attempts", .screen),
    Mutant("session", "@State private var session", "private let session", .bodies),
    Mutant("settings", " {\n    didSet { saved.append(name) }\n  }", "", .models),
    Mutant("settings", "  var isLoud", "  @ObservationIgnored var isLoud", .screen),
    Mutant("settings", "\n      .onChange(of: settings.isLoud) { changes += 1 }", "", .screen),
    Mutant("settings", "    greeting = \"Hello, Ann\"", "    greeting = \"Hello, Ann\"\n    print(\"made\")", .printed),
    Mutant("todo", "  var title: String", "  @ObservationIgnored var title: String", .screen),
    Mutant("todo", "  var items", "  @ObservationIgnored var items", .screen),
    Mutant("todo", "\n        .onDelete { store.remove(at: $0) }", "", .outcome),
    // No screen shows these.
    Mutant("request", "UserDefaults.standard.set(city, forKey: \"city\")", "", .defaults),
    Mutant(
      "request", "NotificationCenter.default.post(name: Notification.Name(\"refreshed\"), object: nil)", "", .effects),
    Mutant("request", "https://example.com/\\(city)", "https://example.com/", .effects),
    Mutant("notifier", "willSet { history.append(text) }", "", .models),
    Mutant("debounce", " { didSet { texts.send(text) } }", "", .screen),
    Mutant("sinks", "  var password = \"\" { didSet { validate() } }", "  var password = \"\"", .screen),
    // A parent gives these another model.
    Mutant("rows", "@Bindable var task: Task1", "@State var task: Task1", .mistake),
    Mutant("optionalchild", "@Bindable var document: Document", "@State var document: Document", .mistake),
    Mutant("nested", "@Bindable var address", "@State var address", .screen),
    // Controls show what their view has made them with.
    Mutant("custombinding", "  var celsius", "  @ObservationIgnored var celsius", .screen),
    Mutant("timer", "  var isRunning", "  @ObservationIgnored var isRunning", .mistake),
    Mutant(
      "lazyinit", "private var connection: Connection?", "private var connection: Connection? = Connection()", .printed),
    Mutant("onreceive", "            log.append(\"t\\(track)\")", "", .screen),
    Mutant("sheet", "        .environment(library)\n", "", .outcome),
    Mutant("timer", "@ObservationIgnored private var timer", "private var timer", .tracking),
    Mutant("generic", "@Bindable var stack", "@State var stack", .tracking),
    Mutant("protocolmodel", "@Bindable var model: Model", "@State var model: Model", .tracking),
    Mutant("modifier", "  let model: Model", "  @State var model: Model", .tracking),
    // Nothing but the log or the order shows these.
    Mutant("logging", "willSet { logger.debug(\"from \\(self.level) to \\(newValue)\") }", "", .effects),
    // Subscribers that became observers hear of equal writes, as subscribers do.
    Mutant("everywrite", "didSet { runs += 1 }", "didSet { if query != oldValue { runs += 1 } }", .screen),
    Mutant("everywrite", " { didSet { runs += 1 } }", "", .screen),
    Mutant("earlysink", "willSet { log.append(\"\\(level)→\\(newValue)", "didSet { log.append(\"\\(level)→", .screen),
    Mutant("storedname", ", forKey: \"username\") }", ", forKey: \"user\") }", .defaults),
    // What runs on, or is kept, when its view has gone.
    Mutant("delegate", "weak var delegate", "var delegate", .instances),
    Mutant("countdown", "        timer?.invalidate()\n        left = 5", "        left = 5", .screen),
    Mutant("pages", "        guard !isLoading else { return }\n", "", .screen),
    Mutant("covers", ".environment(theme) } }", "} }", .outcome),
    Mutant("chores", "@Bindable var chore", "@State var chore", .mistake),
    Mutant("forwarded", "@Observable final class Profile", "final class Profile", .screen),
    // A person goes on typing before the search begins.
    Mutant("delayedsearch", "        pending?.cancel()\n", "", .screen),
    Mutant("logging", "    level = 0\n    title = \"none\"", "    title = \"none\"\n    level = 0", .order),
  ]
}
