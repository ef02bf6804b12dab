import Session
import Testing

@testable import Comparison

/// `obsh compare` where two programs do the same things in another order, or where only an effect differs that no screen
/// shows.
struct OrderTests {
  private static let legacy = """
    import SwiftUI
    import Combine
    import os
    final class Tally { var runs = 0 { didSet { total += 1 } }; var total = 0 }
    final class Draft: ObservableObject {
      @Published var text = "" { didSet { tally.runs += 1 } }
      @Published var note = "" { willSet { Logger().info("note") } }
      let tally = Tally()
      let sent = PassthroughSubject<Int, Never>()
      private var bag: Set<AnyCancellable> = []
      init() { sent.sink { [tally] _ in tally.total += 0 }.store(in: &bag) }
      func save() {
        UserDefaults.standard.set(text, forKey: "text")
        NotificationCenter.default.post(name: Notification.Name("saved"), object: nil)
        print("saved")
        note = "new"
        sent.send(1)
        text += "!"
      }
      func fail() { precondition(text.isEmpty, "there is a text") }
    }
    struct Page: View {
      @StateObject private var draft = Draft()
      @State private var changes = 0
      var body: some View {
        Text("\\(draft.text) \\(draft.note)").onChange(of: draft.text) { changes += 0 }
        Button("Save") { draft.save() }
        Button("Fail") { draft.fail() }
      }
    }
    #Preview { Page() }
    """
  private static let modern =
    legacy.replacing("final class Draft: ObservableObject", with: "@Observable final class Draft")
    .replacing("@Published ", with: "").replacing("@StateObject", with: "@State")

  @Test func `the right migration is proved`() throws {
    let comparing = try Self.compare(Self.modern, script: nil)
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
  }

  /// A line of the second program, what takes its place, how it differs, and words of the difference.
  private static let exchanges: [(old: String, new: String, kind: Difference.Kind, words: String)] = [
    // Only the order.
    (
      "NotificationCenter.default.post(name: Notification.Name(\"saved\"), object: nil)\n    print(\"saved\")",
      "print(\"saved\"); NotificationCenter.default.post(name: Notification.Name(\"saved\"), object: nil)", .order,
      "'print saved' comes before 'post saved'"
    ),
    (
      "UserDefaults.standard.set(text, forKey: \"text\")\n    NotificationCenter.default.post(name: Notification.Name(\"saved\"), object: nil)",
      "NotificationCenter.default.post(name: Notification.Name(\"saved\"), object: nil); UserDefaults.standard.set(text, forKey: \"text\")",
      .order, "'post saved' comes before 'store text'"
    ),
    (
      "note = \"new\"\n    sent.send(1)", "sent.send(1); note = \"new\"", .order,
      "'sink of Draft.init()' comes before 'willSet of Draft.note'"
    ),
    (
      "sent.send(1)\n    text += \"!\"", "text += \"!\"; sent.send(1)", .order,
      "'didSet of Draft.text' comes before 'sink of Draft.init()'"
    ),
    // Only the effect.
    ("{ Logger().info(\"note\") }", "{}", .effects, "no longer does 'log info: note'"),
    (
      "NotificationCenter.default.post(name: Notification.Name(\"saved\"), object: nil)", "", .effects,
      "no longer does 'post saved'"
    ),
    ("UserDefaults.standard.set(text, forKey: \"text\")", "", .defaults, "'text'"),
    (
      "UserDefaults.standard.set(text",
      "UserDefaults.standard.set(0, forKey: \"x\"); UserDefaults.standard.removeObject(forKey: \"x\"); UserDefaults.standard.set(text",
      .defaults, "also writes to the user defaults 'x'"
    ),
    // An observer whose work nobody sees.
    ("tally.runs += 1", "tally.runs += 0; tally.runs += 1", .observers, "didSet of Tally.runs runs 2 times, not once"),
  ]

  @Test(arguments: exchanges.indices)
  func `a difference that no screen shows is found`(_ index: Int) throws {
    let exchange = Self.exchanges[index]
    try #require(Self.modern.contains(exchange.old), "the text to replace is there")
    let comparing = try Self.compare(
      Self.modern.replacing(exchange.old, with: exchange.new), script: [":tap Save", ":tap Save"])
    #expect(comparing.verdict == .different)
    let found = comparing.differences.first { $0.kind == exchange.kind }
    #expect(found?.text.contains(exchange.words) ?? false, "\(comparing.differences)")
  }

  @Test func `a trap with another reason is found`() throws {
    let other = Self.modern.replacing("\"there is a text\"", with: "\"other words\"")
    let comparing = try Self.compare(other, script: [":tap Save", ":tap Fail"])
    #expect(comparing.differences.map(\.kind) == [.outcome])
    #expect(try Self.compare(Self.modern, script: [":tap Save", ":tap Fail"]).verdict == .proved)
  }

  /// What each world has made up to there differs: one looks for the model when it is read, the other at once.
  @Test func `the same trap is no difference, whatever it leaves behind`() throws {
    let before = """
      import SwiftUI
      final class Draft: ObservableObject { @Published var text = "" }
      final class Router: ObservableObject { @Published var path = 0 }
      struct Inner: View {
        @StateObject private var draft = Draft()
        @EnvironmentObject var router: Router
        var body: some View { Text("\\(draft.text) \\(router.path)") }
      }
      struct Page: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
          if isShown { Inner() }
        }
      }
      #Preview { Page() }
      """
    let after = before.replacing("final class", with: "@Observable final class")
      .replacing(": ObservableObject", with: "").replacing("@Published ", with: "")
      .replacing("@StateObject", with: "@State")
      .replacing("@EnvironmentObject var router: Router", with: "@Environment(Router.self) var router")
    // What each has left behind is none in a later step either.
    let comparing = try Self.compare(after, to: before, script: [":tap Show", ":advance 1s", ":advance 1s"])
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
  }

  @Test func `the explorer finds a difference of the order alone`() throws {
    let exchange = Self.exchanges[3]
    let comparing = try Self.compare(Self.modern.replacing(exchange.old, with: exchange.new), script: nil)
    #expect(comparing.differences.map(\.kind) == [.order])
  }

  /// A body that logs, a sink that heard of writes before they were stored, `onReceive` that ran before the body.
  @Test(arguments: ["log in a body", "sink", "onReceive"])
  func `what is right is not blamed`(_ what: String) throws {
    let (before, after): (String, String)
    switch what {
    case "log in a body":
      let note = "var body: some View {\n    let _ = Logger().debug(\"body\")"
      (before, after) = (
        Self.legacy.replacing("var body: some View {", with: note),
        Self.modern.replacing("var body: some View {", with: note)
      )
    case "sink":
      before = Self.legacy.replacing(
        "init() {",
        with: "init() { $text.dropFirst().sink { [tally] _ in print(\"text\"); tally.total += 0 }.store(in: &bag);")
      after = Self.modern.replacing("tally.runs += 1", with: "tally.runs += 1; print(\"text\")")
    default:
      before = Self.legacy.replacing(
        ".onChange(of: draft.text) { changes += 0 }",
        with:
          ".onReceive(draft.$text.dropFirst()) { if $0 == \"!\" { print(\"first\") } }.onReceive(draft.$note.dropFirst()) { if $0 == \"new\" { print($0) } }"
      )
      after = Self.modern.replacing(
        ".onChange(of: draft.text) { changes += 0 }",
        with:
          ".onChange(of: draft.text) { if draft.text == \"!\" { print(\"first\") } }.onChange(of: draft.note) { if draft.note == \"new\" { print(draft.note) } }"
      )
    }
    let comparing = try Self.compare(after, to: before, script: [":tap Save", ":tap Save"])
    #expect(comparing.differences == [])
  }

  private static func compare(
    _ after: String, to before: String = legacy, script: [String]?
  ) throws -> Comparing {
    try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: before)),
        ComparedProgram(.script(name: "after.swift", text: after)), SessionOptions(.shell), allowing: [])
      if let script {
        comparing.run(script: script)
      } else {
        comparing.explore(ExplorationBounds(steps: 100, seconds: 3_600))
      }
      return comparing
    }
  }
}
