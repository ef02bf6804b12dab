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

  @Test func runsSinceATurnAreCounted() {
    #expect(
      shown(":stats since 1")[0] == [
        "view  since turn 1", "Page             1", "Face             3", "all              4",
      ])
    #expect(shown(":stats since 99")[0] == ["No body has run there."])
  }

  @Test func twoWindowsStandSideBySide() {
    let lines = shown(":stats compare", ":stats reset", "clock.ticks = 3", "clock.label = \"b\"", ":stats compare")
    #expect(lines[0] == ["error: there is only one window of turns; ':stats reset' begins another"])
    #expect(lines[4].first?.hasPrefix("view  before  since turn") == true)
    #expect(
      lines[4].dropFirst().map { $0.split(separator: " ").map(String.init) } == [
        ["Page", "1", "1"], ["Face", "3", "1"], ["all", "4", "2"],
      ])
  }

  @Test(arguments: [":stats since", ":stats since x", ":stats since 0", ":stats reset 3", ":stats all"])
  func whatIsNoWindowIsRefused(_ input: String) {
    #expect(shown(input)[0].first?.hasPrefix("error: ") == true)
  }
}
