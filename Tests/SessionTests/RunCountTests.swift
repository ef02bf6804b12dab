import Testing

@testable import Session

/// `:stats` by windows of turns.
@Suite struct RunCountTests {
  private let app = [
    "@Observable class Clock { var ticks = 0; var label = \"a\" }", "let clock = Clock()",
    "struct Face: View { var body: some View { Text(\"\\(clock.ticks)\") } }",
    "struct Page: View { var body: some View { Text(clock.label); Face() } }", ":mount Page()", "clock.ticks = 1",
    "clock.ticks = 2",
  ]

  private func shown(_ inputs: String...) -> [[String]] { play(app + inputs).dropFirst(app.count).map(\.lines) }

  @Test func `runs since a turn are counted`() {
    #expect(
      shown(":stats since 1")[0] == [
        "view  since turn 1", "Page             1", "Face             3", "all              4",
      ])
  }

  @Test(arguments: [":stats since 99", ":stats causes since 99", ":stats cost since 99"])
  func `a turn that has not been is no beginning of a window`(_ input: String) {
    let lines = shown(input)[0]
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("error: there is no turn '99'; the last one is ") == true)
  }

  @Test func `the counts begin at the reset`() {
    let lines = shown(":stats reset", ":stats", "clock.ticks = 3", "clock.ticks = 3", "clock.label = \"b\"", ":stats")
    func words(_ lines: [String]) -> [[String]] { lines.dropLast().map { $0.split(separator: " ").map(String.init) } }
    #expect(words(lines[1]).dropFirst() == [["Page", "0", "0"], ["Face", "0", "0"], ["all", "2", "0", "0"]])
    #expect(lines[1].last?.hasSuffix(": 0 turns, 0 writes (0 in place), 0 equal writes") == true)
    #expect(words(lines[5]).dropFirst() == [["Page", "1", "1"], ["Face", "1", "1"], ["all", "2", "2", "2"]])
    #expect(lines[5].last?.hasPrefix("since turn ") == true)
    #expect(lines[5].last?.hasSuffix(": 3 turns, 2 writes (0 in place), 1 equal write") == true)
  }

  @Test func `a view that is gone has only the runs of the window`() {
    let lines = shown(":stats reset", "clock.ticks = 3", ":unmount Page", ":stats", ":stats reset", ":stats")
    #expect(lines[3].contains { $0.split(separator: " ") == ["Face", "(gone)", "1", "1"] })
    #expect(lines[3].contains { $0.split(separator: " ") == ["Page", "(gone)", "0", "0"] })
    #expect(lines[5].count == 1)
  }

  @Test func `a view that is redeclared keeps the beginning of its counts`() {
    let lines = shown(
      ":stats reset", "struct Face: View { var body: some View { Text(\"\\(clock.ticks)!\") } }", "clock.ticks = 3",
      ":stats")
    #expect(lines[3].contains { $0.split(separator: " ").map(String.init) == ["Face", "2", "1"] })
  }

  @Test func `at a past turn after the reset the counts begin at the reset`() throws {
    let lines = shown(":stats reset", "clock.ticks = 3", ":timeline", "clock.ticks = 4", ":stats")
    let turns = try #require(lines[4].last?.split(separator: " ").dropFirst(2).first?.dropLast())
    let first = try #require(Int(turns))
    let past = shown(":stats reset", "clock.ticks = 3", "clock.ticks = 4", ":at \(first)", ":stats")
    #expect(past[4].contains { $0.split(separator: " ").map(String.init) == ["Face", "1", "1"] })
    #expect(past[4].last?.hasPrefix("since turn \(first): 1 turn, ") == true)
  }

  @Test func `two windows stand side by side`() {
    let lines = shown(":stats compare", ":stats reset", "clock.ticks = 3", "clock.label = \"b\"", ":stats compare")
    #expect(lines[0] == ["error: there is nothing to compare yet: ':stats reset' begins the second window of turns"])
    #expect(lines[4].first?.hasPrefix("view  before  since turn") == true)
    #expect(
      lines[4].dropFirst().map { $0.split(separator: " ").map(String.init) } == [
        ["Page", "1", "1"], ["Face", "3", "1"], ["all", "4", "2"],
      ])
  }

  @Test(arguments: [":stats since", ":stats since x", ":stats since 0", ":stats reset 3", ":stats all"])
  func `what is no window is refused`(_ input: String) {
    #expect(shown(input)[0].first?.hasPrefix("error: ") == true)
  }
}

/// `:stats causes` and `:stats cost`.
@Suite struct RunCostTests {
  private let app = [
    """
    @Observable class Store {
      var ticks = 0
      var label = "a"
      func tick() { ticks += 1 }
      func rename() { label += "b" }
    }
    """, "let store = Store()",
    """
    struct Face: View {
      let n: Int
      var body: some View { Text("\\(n)") }
    }
    """,
    """
    struct Page: View {
      var body: some View {
        Text(store.label)
        Face(n: store.ticks)
        Button("Tick") { store.tick() }
        ForEach(0..<store.ticks, id: \\.self) { Text("\\($0)") }
      }
    }
    """, ":mount Page()", "for _ in 0..<3 { store.tick() }", "store.tick()", ":tap Tick", "store.rename()",
    "store.label = \"c\"",
  ]

  private func shown(_ inputs: String...) -> [[String]] { play(app + inputs).dropFirst(app.count).map(\.lines) }

  @Test func `runs are counted by the function that wrote`() {
    let lines = shown(":stats causes")[0]
    #expect(lines.first == "6 of 10 runs came from Store.tick()")
    #expect(
      lines.dropFirst(2).map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") } == [
        "Store.tick() 6 Page ×3, Face ×3", "first run 2 Page, Face", "Store.rename() 1 Page", "an input 1 Page",
      ])
  }

  @Test func `a window begins with a turn or with the reset`() {
    #expect(shown(":stats causes since 1")[0].first == "6 of 10 runs came from Store.tick()")
    let lines = shown(":stats reset", "store.rename()", ":stats causes")
    #expect(lines[2].first == "1 of 1 run came from Store.rename()")
  }

  @Test func `the cost of a body is counted in steps`() {
    let lines = shown(":stats cost")[0].map { $0.split(separator: " ").map(String.init) }
    #expect(lines[0] == ["view", "bodies", "steps", "a", "body"])
    #expect(lines[1].first == "Page" && lines[1][1] == "6")
    #expect(lines[2].first == "Face" && lines[2][1] == "4")
    #expect(Int(lines[1][3]).map { $0 > 5 } == true)
    #expect(lines.last?.joined(separator: " ") == "A step is a call or one iteration of a loop.")
  }

  @Test(arguments: [":stats causes before 3", ":stats cost since", ":stats causes since x", ":stats cost since 3 4"])
  func `other words are refused`(_ input: String) {
    #expect(shown(input)[0].first?.hasPrefix("error: ") == true)
  }
}
