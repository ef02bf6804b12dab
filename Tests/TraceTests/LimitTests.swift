import Testing

@testable import Trace

/// A thousand lines a turn, then a count.
@Suite struct LimitTests {
  /// Events that never fold: a different property each.
  func writes(_ range: Range<Int>) -> [TraceEvent] {
    range.map { .equalWrite(PropertyRef(object: "M#1", member: "p\($0)"), old: "0", new: "0") }
  }

  @Test func `after a thousand lines only a count is given`() {
    var writer = TextWriter(level: .writes)
    let lines = writer.render(turn: writes(0..<3456))
    #expect(lines.count == 1001)
    #expect(lines[999] == "  equal    M#1.p999  0 → 0  nobody is told")
    #expect(lines[1000] == "  …        2456 more events")
  }

  @Test func `a thousand lines need no count`() {
    var writer = TextWriter(level: .writes)
    #expect(writer.render(turn: writes(0..<1000)).count == 1000)
    #expect(writer.render(turn: writes(0..<1001)).last == "  …        1 more event")
  }

  @Test func `every turn starts afresh`() {
    var writer = TextWriter(level: .writes)
    #expect(writer.render(turn: writes(0..<2000)) == writer.render(turn: writes(0..<2000)))
  }

  @Test func `a loop is named however many lines came before`() {
    var writer = TextWriter(level: .all)
    let loop = TraceEvent.redrawLoop(cycle: [.view("Badge")], rounds: 100)
    let lines = writer.render(turn: writes(0..<1500) + [loop] + writes(0..<7))
    #expect(
      Array(lines[1000...]) == [
        "  …        500 more events",
        "  loop     Badge → Badge",
        "           redraw loop: stopped after 100 rounds",
        "  …        7 more events",
      ])
  }

  @Test func `the count is of events not of folded lines`() {
    var writer = TextWriter(level: .writes)
    let folded = (1...50).map { TraceEvent.equalWrite(price($0), old: "0", new: "0") }
    let lines = writer.render(turn: writes(0..<1000) + [.mounted("Row")] + folded)
    #expect(lines.last == "  …        51 more events")
  }

  @Test func `JSON has no limit`() {
    var writer = JSONWriter(level: .writes)
    #expect(writer.render(turn: writes(0..<3456)).count == 3456)
  }
}
