import Testing

@testable import Session

/// `:step` goes through the events of a turn.
@Suite struct StepTests {
  @Test func `at a pause a statement cannot be stepped through`() {
    let lines = play(JournalTests.counter + [":step counter.count = 1", ":step counter.count = 2"]).last?.lines
    #expect(lines == ["error: the turn is paused; ':step' alone goes on to its next event"])
  }

  @Test func `each event of a turn is a pause`() {
    check(
      """
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > :step counter.count = 1
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
      paused before Counter#1.count is stored, at <input 4>:1, in turn 3
      > counter.count
      Int = 0
      > :why Badge
      Badge is stale and runs later in this turn:
        Counter#1.count was written
      > :step
        didSet   Counter#1.count  0 → 1
      paused after Counter#1.count was stored, at <input 4>:1, in turn 3
      > counter.count
      Int = 1
      > :step
        body     Badge  #2  because Counter#1.count
      paused after the body of Badge ran, in turn 3
      > :step
      The turn is over.
      > :step counter.count += 1
        willSet  Counter#1.count  1 → …
                 invalidates Badge
      paused before Counter#1.count is stored, at <input 11>:1, in turn 4
      > :continue
        didSet   Counter#1.count  1 → 2
        body     Badge  #3  because Counter#1.count
      """)
  }

  private let app = [
    "@Observable class Counter { var count = 0 }", "let counter = Counter()",
    """
    struct Page: View {
      @State var isOpen = false
      var body: some View {
        Button("Add") { counter.count += 1 }
        Toggle("Open", isOn: $isOpen)
        Text("\\(counter.count) \\(isOpen ? 1 : 0)")
      }
    }
    """, ":mount Page()",
  ]

  private func shown(_ inputs: String...) -> [[String]] { play(app + inputs).dropFirst(app.count).map(\.lines) }

  @Test func `a command that acts is stepped through`() {
    let lines = shown(":step :tap Add", ":step", ":step", ":step", "counter.count")
    #expect(lines[0].joined().contains("at <input 3>:4 (closure in Page.body), by :tap Add, in turn 3"))
    #expect(lines[2].last == "paused after the body of Page ran, in turn 3")
    #expect(lines[3] == ["The turn is over."])
    #expect(lines[4] == ["Int = 1"])
  }

  @Test func `state is an event`() {
    #expect(shown(":step :toggle Open")[0].joined().contains("paused after Page.isOpen was stored"))
  }

  @Test func `a tracker is an event`() {
    let lines = shown(
      "withObservationTracking { _ = counter.count } onChange: { print(\"told\") }", ":step counter.count = 3", ":step",
      ":step")
    #expect(lines[2].last?.hasPrefix("paused before the onChange of tracker#1 runs") == true)
    #expect(lines[3].first == "told")
  }

  @Test func `an empty line is the next step`() {
    let lines = shown(":step counter.count = 3", "", "counter.count", "", "", "")
    #expect(lines[1].last?.hasPrefix("paused after Counter#1.count was stored") == true)
    #expect(lines[3].last == "paused after the body of Page ran, in turn 3")
    #expect(lines[4] == ["The turn is over."])
    #expect(lines[5] == [])
  }

  @Test func `nothing to see is no pause`() {
    #expect(shown(":step 1 + 1")[0] == ["Int = 2"])
  }

  @Test func `an error ends the step`() {
    let lines = shown(":step counter.cout = 3", "counter.count", ":step")
    #expect(lines[0].first?.contains("error: value of type 'Counter' has no member 'cout'") == true)
    #expect(lines[1] == ["Int = 0"])
  }

  @Test func `the turn begins with a stop and goes on by step`() {
    let lines = shown(
      ":break on counter.count", "counter.count = 2", ":step", ":continue", ":break off", "counter.count = 3")
    #expect(lines[2].last?.hasPrefix("paused after Counter#1.count was stored") == true)
    #expect(lines[5].count == 4)
  }
}
