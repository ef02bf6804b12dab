import Testing

@testable import Trace

@Suite struct LevelTests {
  @Test func `levels are ordered`() {
    #expect(TraceLevel.allCases.sorted() == [.off, .views, .writes, .all])
  }

  @Test(arguments: TraceLevel.allCases)
  func `nothing above the level is written`(level: TraceLevel) {
    let hidden = samples.filter { $0.level > level }
    var text = TextWriter(level: level)
    var json = JSONWriter(level: level)
    #expect(text.render(turn: hidden).isEmpty)
    #expect(json.render(turn: hidden).isEmpty)
  }

  @Test func `off writes nothing at all`() {
    check(samples, level: .off)
  }

  @Test func `views leaves out writes`() {
    check(
      [.willSet(count, old: "0", new: "1", invalidates: ["Badge"]), .body("Badge", run: 2, cause: .because([count]))],
      "  body     Badge  #2  because Counter#1.count",
      level: .views)
  }

  @Test func `writes leaves out reads and instances`() {
    check([.created(object: "Counter#1"), .access(count, by: .view("Badge")), .destroyed(object: "Counter#1")])
  }
}
