import Session
import Testing

@testable import Comparison

/// What the walks of the explorer do beside using one control after the other: they wait for what a step has started, bring
/// views back, and go on while there is time.
struct WalkTests {
  @Test func `a model that a view no longer shares is found when the view comes back`() throws {
    let legacy = """
      import SwiftUI
      final class Prefs: ObservableObject { @Published var size = 2; static let shared = Prefs() }
      struct Shop: View {
        @ObservedObject private var prefs = Prefs.shared
        var body: some View { Text("size \\(prefs.size)"); Button("Up") { prefs.size += 1 } }
      }
      #Preview { Shop() }
      """
    let modern = KeptAndTrackedTests.modern(legacy)
    let right = try Self.explore(legacy, modern.replacing("@ObservedObject private var", with: "private let"))
    #expect(right.verdict == .proved)
    let wrong = try Self.explore(
      legacy,
      modern.replacing("@ObservedObject private var prefs = Prefs.shared", with: "@State private var prefs = Prefs()"))
    #expect(wrong.differences.contains { $0.kind == .screen })
    #expect(wrong.steps.last?.input == ":mount Shop()")
  }

  private static let search = """
    import SwiftUI
    import Combine
    final class Library: ObservableObject {
      let notes = ["one", "two", "three"]
      @Published var query = ""
      @Published private(set) var hits: [String] = []
      @Published var selected: Int?
      private var pending: Task<Void, Never>?
      func find() {
        pending?.cancel()
        pending = Task {
          try? await Task.sleep(for: .milliseconds(300))
          if !Task.isCancelled { hits = notes.filter { $0.contains(query) } }
        }
      }
    }
    struct Inspector: View {
      let selected: Int?
      @State private var isExpanded = false
      var body: some View {
        Text("\\(selected ?? 0)")
        Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
      }
    }
    struct Page: View {
      @StateObject private var library = Library()
      @State private var taps = 0
      var body: some View {
        TextField("Query", text: $library.query).onChange(of: library.query) { library.find() }
        Text("hits \\(library.hits.joined(separator: ","))")
        Picker("Note", selection: $library.selected) { Text("none").tag(Int?.none); Text("n1").tag(Int?.some(1)) }
        Inspector(selected: library.selected)
        Button("Taps \\(taps)") { taps += 1 }
      }
    }
    #Preview { Page() }
    """

  private static var modern: String {
    KeptAndTrackedTests.modern(search).replacing("private var pending", with: "@ObservationIgnored private var pending")
  }

  @Test func `a person waits for the results of what was typed`() throws {
    #expect(try Self.explore(Self.search, Self.modern).differences == [])
    let late = try Self.explore(Self.search, Self.modern.replacing("milliseconds(300)", with: "milliseconds(900)"))
    #expect(late.verdict == .different)
    #expect(late.steps.last?.input == ":advance 300ms")
    let lacking = try Self.explore(Self.search, Self.modern.replacing("notes.filter", with: "notes.dropFirst().filter"))
    #expect(lacking.verdict == .different)
  }

  @Test(arguments: [
    ("Inspector(selected: library.selected)", "Inspector(selected: library.selected).id(library.selected)"),
    (
      "Inspector(selected: library.selected)",
      "if library.selected != nil { Inspector(selected: library.selected) } else { Inspector(selected: nil) }"
    ),
  ])
  func `the walks go on while there is time, and find lost state`(right: String, wrong: String) throws {
    let comparing = try Self.explore(
      Self.search, Self.modern.replacing(right, with: wrong), steps: 5, goesOn: true)
    #expect(comparing.verdict == .different)
    #expect(comparing.differences.contains { $0.kind == .screen && $0.text.contains("More") })
  }

  @Test func `an array is written with elements that a body can show`() throws {
    let right = """
      import SwiftUI
      final class Basket: ObservableObject { @Published var items = [1]; static let shared = Basket() }
      struct Page: View {
        @ObservedObject private var basket = Basket.shared
        var body: some View { Text("\\(basket.items[0])") }
      }
      #Preview { Page() }
      """
    let modern = KeptAndTrackedTests.modern(right).replacing("@ObservedObject ", with: "")
    #expect(try Self.explore(right, modern).differences == [])
    let ofItsOwn = modern.replacing("private var basket = Basket.shared", with: "@State private var basket = Basket()")
    let comparing = try Self.explore(right, ofItsOwn, goesOn: true)
    #expect(comparing.verdict == .different)
    #expect(comparing.steps.suffix(3).map(\.input).last == ":mount Page()")
  }

  private static func explore(
    _ before: String, _ after: String, steps: Int = 150, goesOn: Bool = false
  ) throws -> Comparing {
    try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: before)),
        ComparedProgram(.script(name: "after.swift", text: after)), SessionOptions(.shell), allowing: [])
      comparing.explore(ExplorationBounds(steps: steps, seconds: 3_600, goesOn: goesOn))
      return comparing
    }
  }
}
