import Testing

@testable import Trace

@Suite struct FoldTests {
  @Test func `siblings fold into one line`() {
    check(
      (1...500).map { .body(row($0), run: $0, cause: .because([.object("Market#1")])) },
      "  body     Row ×500  because Market#1")
  }

  @Test func `few siblings do not fold`() {
    check(
      (1...3).map { .body(row($0), run: 2, cause: .because([price($0)])) },
      "  body     Row[1]  #2  because Asset#1.price",
      "  body     Row[2]  #2  because Asset#2.price",
      "  body     Row[3]  #2  because Asset#3.price")
  }

  @Test func `nothing folds at all`() {
    check(
      (1...4).map { .body(row($0), run: 2, cause: .because([price($0)])) },
      "  body     Row[1]  #2  because Asset#1.price",
      "  body     Row[2]  #2  because Asset#2.price",
      "  body     Row[3]  #2  because Asset#3.price",
      "  body     Row[4]  #2  because Asset#4.price",
      level: .all)
  }

  @Test func `each row's own model is counted`() {
    check(
      (1...10).map { .body(row($0), run: 2, cause: .because([price($0)])) },
      "  body     Row ×10  because Asset.price ×10")
  }

  @Test func `other reasons are another line`() {
    check(
      (1...5).map { .body(row($0), run: 2, cause: .because([price($0)])) }
        + [.body(row(6), run: 2, cause: .because([.value(fields: ["title"])]))],
      "  body     Row ×5  because Asset.price ×5",
      "  body     Row[6]  #2  because its title changed")
  }

  @Test func `first runs do not fold with later ones`() {
    check(
      (1...4).map { .body(row($0), run: 1, cause: .first(reads: [price($0)])) }
        + (1...4).map { .body(row($0), run: 2, cause: .because([price($0)])) },
      "  body     Row ×4  reads Asset.price ×4",
      "  body     Row ×4  because Asset.price ×4")
  }

  @Test func `one view that runs often gives its runs`() {
    check(
      (2...6).map { .body("Badge", run: $0, cause: .because([count])) },
      "  body     Badge ×5  #2…#6  because Counter#1.count")
  }

  @Test func `siblings fold across their children`() {
    check(
      (1...4).flatMap { id -> [TraceEvent] in
        [.mounted(row(id)), .body(row(id), run: 1, cause: .first(reads: [])), .mounted("Cell")]
      },
      "  mount    Row ×4",
      "  body     Row ×4  reads nothing",
      "  mount    Cell ×4")
  }

  @Test func `unmounting folds`() {
    check((1...9).map { .unmounted(row($0)) }, "  unmount  Row ×9")
  }

  @Test func `writes of one property of many fold`() {
    check(
      (1...20).flatMap { id -> [TraceEvent] in
        [
          .willSet(price(id), old: "0", new: "\(id)", invalidates: [row(id)]),
          .didSet(price(id), old: "0", new: "\(id)"),
        ]
      },
      "  write    Asset.price ×20",
      "           invalidates Row ×20")
  }

  @Test func `writes of one property give the first and the last value`() {
    check(
      (0..<100).flatMap { n -> [TraceEvent] in
        [
          .willSet(count, old: "\(n)", new: "\(n + 1)", invalidates: n == 0 ? ["Badge"] : []),
          .didSet(count, old: "\(n)", new: "\(n + 1)"),
        ]
      },
      "  write    Counter#1.count ×100  0 → 100",
      "           invalidates Badge")
  }

  @Test func `nested writes keep their order`() {
    let nested: [TraceEvent] = [
      .willSet(count, old: "0", new: "1", invalidates: []),
      .willSet(label, old: "a", new: "b", invalidates: []),
      .didSet(label, old: "a", new: "b"),
      .didSet(count, old: "0", new: "1"),
    ]
    var writer = TextWriter(level: .writes)
    let once = writer.render(turn: nested)
    #expect(
      once == [
        "  willSet  Counter#1.count  0 → 1",
        "  willSet  Counter#1.label  a → b",
        "  didSet   Counter#1.label  a → b",
        "  didSet   Counter#1.count  0 → 1",
      ])
    #expect(writer.render(turn: nested + nested + nested + nested) == once + once + once + once)
  }

  @Test func `equal writes fold apart from others`() {
    check(
      (1...4).map { .equalWrite(price($0), old: "1", new: "1") }
        + [.willSet(price(5), old: "1", new: "2", invalidates: []), .didSet(price(5), old: "1", new: "2")],
      "  equal    Asset.price ×4  nobody is told",
      "  willSet  Asset#5.price  1 → 2",
      "  didSet   Asset#5.price  1 → 2")
  }

  @Test func `bodies do not fold across a write`() {
    let rows = (1...3).map { TraceEvent.body(row($0), run: 2, cause: .because([count])) }
    var writer = TextWriter(level: .writes)
    let lines = writer.render(turn: rows + [.equalWrite(count, old: "1", new: "1")] + rows)
    #expect(lines.count == 7)
  }

  @Test func `events stay in order with other output`() {
    var writer = TextWriter(level: .writes)
    let rows = (1...4).map { TraceEvent.body(row($0), run: 2, cause: .because([count])) }
    #expect(rows.flatMap { writer.write($0) }.isEmpty)
    #expect(writer.flush() == ["  body     Row ×4  because Counter#1.count"])
    #expect(writer.flush().isEmpty)
    #expect(writer.write(rows[0]).isEmpty)
    #expect(writer.endTurn() == ["  body     Row[1]  #2  because Counter#1.count"])
  }

  @Test func `a write cut by output is shown as it happened`() {
    var writer = TextWriter(level: .writes)
    #expect(writer.write(.willSet(count, old: "0", new: "1", invalidates: [])).isEmpty)
    #expect(writer.flush() == ["  willSet  Counter#1.count  0 → 1"])
    #expect(writer.write(.didSet(count, old: "0", new: "1")) == ["  didSet   Counter#1.count  0 → 1"])
  }

  @Test func `events of different turns do not fold`() {
    var writer = TextWriter(level: .writes)
    let rows = (1...2).map { TraceEvent.body(row($0), run: 2, cause: .because([count])) }
    #expect(writer.render(turn: rows).count == 2)
    #expect(writer.render(turn: rows).count == 2)
  }
}
