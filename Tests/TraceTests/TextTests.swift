import Testing

@testable import Trace

/// Each event's words, as the design shows them.
@Suite struct TextTests {
  @Test func `first run says what it reads`() {
    check(
      [.body("Badge", run: 1, cause: .first(reads: [count]))],
      "  body     Badge  #1  reads Counter#1.count")
  }

  @Test func `first run that reads nothing says so`() {
    check([.body("Logo", run: 1, cause: .first(reads: []))], "  body     Logo  #1  reads nothing")
  }

  @Test func `write names the views it invalidates`() {
    check(
      [
        .willSet(count, old: "0", new: "1", invalidates: ["Badge"]),
        .didSet(count, old: "0", new: "1"),
        .body("Badge", run: 2, cause: .because([count])),
      ],
      "  willSet  Counter#1.count  0 → 1",
      "           invalidates Badge",
      "  didSet   Counter#1.count  0 → 1",
      "  body     Badge  #2  because Counter#1.count")
  }

  @Test func `write that invalidates nobody is one line`() {
    check([.willSet(count, old: "0", new: "1", invalidates: [])], "  willSet  Counter#1.count  0 → 1")
  }

  @Test func `equal write tells nobody`() {
    check(
      [.equalWrite(label, old: "\"Taps\"", new: "\"Taps\"")],
      "  equal    Counter#1.label  \"Taps\" → \"Taps\"  nobody is told")
  }

  @Test func `tracker names the property that fired it`() {
    check(
      [.trackerFired(tracker: "tracker#1", property: count)],
      "  fired    tracker#1  because Counter#1.count")
  }

  @Test func `body gives every reason`() {
    let reasons: [BodyReason] = [.property(count), .object("Market#1"), .value(fields: ["title", "isOn"])]
    check(
      [.body("Row", run: 3, cause: .because(reasons)), .body("Cell", run: 2, cause: .because([.value(fields: [])]))],
      "  body     Row  #3  because Counter#1.count, Market#1, its title, isOn changed",
      "  body     Cell  #2  because its value changed")
  }

  @Test func `views come and go`() {
    check([.mounted("Badge"), .unmounted(row(7))], "  mount    Badge", "  unmount  Row[7]")
  }

  @Test func `batch names its stale views`() {
    check(
      [.stale(["Badge", "Title"]), .commit(stale: ["Badge", "Title"]), .commit(stale: [])],
      "  stale    Badge, Title",
      "  commit   runs Badge, Title",
      "  commit   runs nothing")
  }

  @Test func `redraw loop is shown closed`() {
    check(
      [.redrawLoop(cycle: [.view("Parent"), .property(count), .view("Child")], rounds: 100)],
      "  loop     Parent → Counter#1.count → Child → Parent",
      "           redraw loop: stopped after 100 rounds")
  }

  @Test func `reads and instances are shown at all`() {
    check(
      [
        .created(object: "Counter#1"), .access(count, by: .view("Badge")), .access(count, by: .tracker("tracker#1")),
        .destroyed(object: "Counter#1"),
      ],
      "  init     Counter#1",
      "  access   Counter#1.count  by Badge",
      "  access   Counter#1.count  by tracker#1",
      "  deinit   Counter#1",
      level: .all)
  }

  @Test func `color is only added to the words`() {
    var writer = TextWriter(level: .writes, color: true)
    let lines = writer.render(turn: [.body("Badge", run: 2, cause: .because([count]))])
    #expect(
      lines == [
        "  \u{1B}[32mbody\u{1B}[0m     Badge  \u{1B}[2m#2\u{1B}[0m  \u{1B}[2mbecause \u{1B}[0mCounter#1.count"
      ])
  }

  @Test func `without color there is no escape`() {
    var writer = TextWriter(level: .all)
    #expect(writer.render(turn: samples).allSatisfy { !$0.contains("\u{1B}") })
  }
}

/// One event of each kind.
let samples: [TraceEvent] = [
  .willSet(count, old: "0", new: "1", invalidates: ["Badge"]),
  .didSet(count, old: "0", new: "1"),
  .equalWrite(label, old: "\"a\"", new: "\"a\""),
  .trackerFired(tracker: "tracker#1", property: count),
  .body("Badge", run: 1, cause: .first(reads: [count])),
  .body("Badge", run: 2, cause: .because([.property(count), .object("Market#1"), .value(fields: ["title"])])),
  .mounted("Badge"),
  .unmounted(row(7)),
  .stale(["Badge"]),
  .commit(stale: ["Badge"]),
  .redrawLoop(cycle: [.view("Badge"), .property(count)], rounds: 100),
  .access(count, by: .view("Badge")),
  .access(count, by: .tracker("tracker#1")),
  .created(object: "Counter#1"),
  .destroyed(object: "Counter#1"),
  .state(PropertyRef(object: "Panel", member: "isOn"), old: "false", new: "true", invalidates: ["Panel"]),
  .body("Panel", run: 3, cause: .because([.environment("colorScheme")])),
  .warning("Modifying state during view update, this will cause undefined behavior."),
  .mistake(
    MistakeNote(
      .modelMadeByView, "Row makes its own model.", advice: "Use '@State private var model'.",
      place: MistakeNote.Place(file: "a.swift", line: 3))),
  .note("Type :help for help."),
]
