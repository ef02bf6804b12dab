import Testing

@testable import Session

/// Which views ran in which turn.
@Suite struct TimelineTests {
  @Test func `a strip has a row ForEach view and a column ForEach turn`() {
    let played = play(
      JournalTests.counter + [
        ":view Title counter \\.label", ":trace off", "counter.count += 1", "counter.label = \"Taps\"",
        "counter.label = \"b\"", ":timeline", ":timeline Badge", ":timeline Nobody",
      ])
    #expect(
      played[8].lines == [
        "turn   2  3  4  5  6",
        "Badge  •  ·  •  ·  ·",
        "Title  ·  •  ·  ·  •",
      ])
    #expect(
      played[9].lines == [
        "turn 2  #1  > :view Badge counter \\.count",
        "turn 4  #2  > counter.count += 1",
      ])
    #expect(played[10].lines == ["error: there is no view 'Nobody'; the views are 'Badge' and 'Title'"])
  }

  @Test func `runs in one turn are counted and old turns leave the screen`() {
    let rows = [
      Timeline.Row(name: "A", runs: [1: 1, 100: 12]),
      Timeline.Row(name: "AVeryLongNameOfSomeViewInATree", runs: [99: 1]),
    ]
    let lines = Timeline(rows: rows, turns: 1...100).lines(width: 44)
    #expect(
      lines == [
        "turn                           98   99  100",
        "A                               ·    ·   12",
        "AVeryLongNameOfSomeViewInAT…    ·    •    ·",
      ])
  }

  @Test func `before any view there is none`() { #expect(play([":timeline"])[0].lines == ["No view has run yet."]) }

  @Test func `many rows make one`() {
    let played = play([
      "struct Row: View { let n: Int; var body: some View { Text(\"\\(n)\") } }",
      ":mount List(0..<20, id: \\.self) { Row(n: $0) }", ":timeline",
    ])
    #expect(played[2].lines.last?.hasPrefix("Row ×20") == true)
    #expect(played[2].lines.last?.hasSuffix("20") == true)
  }
}
