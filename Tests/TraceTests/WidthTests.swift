import Testing

@testable import Trace

@Suite struct WidthTests {
  @Test func `long values keep both ends`() {
    let list = "[" + (1...99).map(String.init).joined(separator: ", ") + "]"
    check(
      [.didSet(PropertyRef(object: "List#1", member: "items"), old: "[]", new: "\(list)")],
      "  didSet   List#1.items  [] → [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1… 96, 97, 98, 99]")
  }

  @Test func `two long values share the room`() {
    let (old, new) = (String(repeating: "a", count: 99), String(repeating: "b", count: 99))
    check(
      [.equalWrite(label, old: "\(old)", new: "\(new)")],
      "  equal    Counter#1.label  aaaaaaaaaa…aaaaa → bbbbbbbbbb…bbbbb  nobody is told",
      width: 79)
  }

  @Test func `values that fit a line of their own are not shortened`() {
    check(
      [.didSet(label, old: "[P(name: \"a\"), P(name: \"a\")]", new: "[P(name: \"zz\"), P(name: \"a\")]")],
      "  didSet   Counter#1.label",
      "           [P(name: \"a\"), P(name: \"a\")] → [P(name: \"zz\"), P(name: \"a\")]")
  }

  @Test func `what differs in long values stays in sight`() {
    let items = (10...60).map(String.init)
    let changed = items.map { $0 == "33" ? "99" : $0 }
    check(
      [.didSet(label, old: "\(items.joined(separator: " "))", new: "\(changed.joined(separator: " "))")],
      "  didSet   Counter#1.label  10 1…32 33 34 35 36 37 … → 10 11…32 99 34 35 36 37 …")
  }

  @Test(arguments: 12...60) func `any change shows at any width`(columns: Int) {
    let items = (100...160).map(String.init)
    for place in items.indices {
      var changed = items
      changed[place] = "999"
      let text = ChangeText(items.joined(separator: " "), changed.joined(separator: " "))
      let (old, new) = text.shortened(old: columns, new: columns)
      #expect(old != new, "\(old)")
      #expect(Columns.count(old) <= columns && Columns.count(new) <= columns)
    }
  }

  @Test func `a long property leaves the values a line of their own`() {
    let long = PropertyRef(object: "SettingsCoordinator#12", member: "selection.identifier")
    check(
      [.didSet(long, old: "\"aaaaaaaaaaaa\"", new: "\"bbbbbbbbbbbb\"")],
      "  didSet   SettingsCoordinator#12.selection.identifier",
      "           \"aaaaaaaaaaaa\" → \"bbbbbbbbbbbb\"",
      width: 70)
  }

  @Test func `long lists end in a count`() {
    let views = ["Header", "Footer", "Sidebar", "Toolbar", "Inspector", "Timeline"].map { ViewRef($0) }
    check(
      [.willSet(count, old: "0", new: "1", invalidates: views)],
      "  willSet  Counter#1.count  0 → 1",
      "           invalidates Header, Footer and 4 more",
      width: 50)
  }

  @Test func `at all lists are whole`() {
    let views = ["Header", "Footer", "Sidebar", "Toolbar", "Inspector", "Timeline"].map { ViewRef($0) }
    check(
      [.willSet(count, old: "0", new: "1", invalidates: views)],
      "  willSet  Counter#1.count  0 → 1",
      "           invalidates Header, Footer, Sidebar,",
      "           Toolbar, Inspector, Timeline",
      level: .all, width: 50)
  }

  @Test func `siblings in a list are counted`() {
    check(
      [.willSet(count, old: "0", new: "1", invalidates: ["Badge"] + (1...500).map(row) + ["Title"])],
      "  willSet  Counter#1.count  0 → 1",
      "           invalidates Badge, Row ×500, Title")
  }

  @Test func `the count at the end of a list counts siblings`() {
    let names = ["Header", "Footer", "Sidebar"].map { ViewRef($0) }
    check(
      [.commit(stale: names + (1...50).map(row))],
      "  commit   runs Header, Footer and 51 more",
      width: 42)
  }

  @Test func `a value stays on its line and cannot steer the terminal`() {
    check(
      [.didSet(label, old: "a\nb", new: "\u{1B}[2J\r\u{2028}")],
      "  didSet   Counter#1.label  a\\nb → \\u{1B}[2J\\r\\u{2028}")
  }

  @Test func `wide characters take two columns`() {
    let value = String(repeating: "観", count: 40)
    check(
      [.didSet(count, old: "0", new: "\(value)")],
      "  didSet   Counter#1.count  0 → 観観観観観観観観観観観観観観観観…観観観観観観観")
    #expect(Columns.count("観測🙂e\u{301}é") == 8)
  }

  @Test func `notes are broken between words`() {
    check(
      [.note("A write inside a body is discarded, as SwiftUI does it.\nSee :help state.")],
      "  note     A write inside a body is",
      "           discarded, as SwiftUI does it.",
      "           See :help state.",
      width: 42)
  }

  @Test(arguments: [40, 57, 80, 132], [TraceLevel.writes, .all])
  func `no line is wider than the screen`(width: Int, level: TraceLevel) {
    let name = String(repeating: "Long", count: 50)
    let property = PropertyRef(object: "\(name)#1", member: name)
    let events: [TraceEvent] = [
      .willSet(property, old: "\(name)", new: "\(name)", invalidates: [ViewRef(name), "Row", ViewRef(name)]),
      .equalWrite(property, old: "\(name)", new: "\(name)"),
      .trackerFired(tracker: name, property: property),
      .body(ViewRef(name), run: 1, cause: .first(reads: [property, count])),
      .redrawLoop(cycle: [.view(ViewRef(name)), .property(property)], rounds: 100),
      .access(property, by: .view(ViewRef(name))),
      .stale((1...300).map { ViewRef("View\($0)") }),
      .note(name),
    ]
    for event in events + samples {
      var writer = TextWriter(level: level, width: width)
      for line in writer.render(turn: [event]) {
        #expect(Columns.count(line) <= width, "\(line)")
      }
    }
  }

  @Test func `sentences are broken between words`() {
    #expect(WordWrap.wrap("one two three", columns: 13) == ["one two three"])
    #expect(WordWrap.wrap("one two three", columns: 7) == ["one two", "  three"])
    #expect(WordWrap.wrap("  one two three", columns: 8) == ["  one", "    two", "    three"])
    #expect(WordWrap.wrap("a  b  c", columns: 5) == ["a  b", "  c"])
    #expect(WordWrap.wrap("one longer-than-it", columns: 8) == ["one", "  longer-than-it"])
    #expect(WordWrap.wrap("日本 日本", columns: 6) == ["日本", "  日本"])
    #expect(WordWrap.wrap("\u{1B}[1mone two\u{1B}[0m", columns: 7) == ["\u{1B}[1mone two\u{1B}[0m"])
    #expect(WordWrap.wrap("\u{1B}[1mone two\u{1B}[0m", columns: 4) == ["\u{1B}[1mone", "  two\u{1B}[0m"])
    #expect(WordWrap.wrap(text: "one two\n\nthree\n", columns: 3) == "one\n  two\n\nthree\n")
    #expect(WordWrap.wrap("- one two three", columns: 7, hanging: 2) == ["- one", "  two", "  three"])
    #expect(WordWrap.wrap("one two three", columns: 7, hanging: 0) == ["one two", "three"])
    #expect(WordWrap.wrap("one two   ", columns: 7, hanging: 0) == ["one two"])
    #expect(WordWrap.wrap("", columns: 7) == [""])
  }

  @Test func `Chinese and Japanese are broken between characters`() {
    #expect(WordWrap.wrap("日本 日本", columns: 5, hanging: 0) == ["日本", "日本"])
    #expect(WordWrap.wrap("値が変わると、本文が再び", columns: 10, hanging: 0) == ["値が変わる", "と、本文が", "再び"])
    // A line begins with no punctuation and no small letter, and ends with no opening bracket.
    #expect(WordWrap.wrap("あいうえ、お", columns: 8, hanging: 0) == ["あいう", "え、お"])
    #expect(WordWrap.wrap("あい「うえ」", columns: 6, hanging: 0) == ["あい", "「う", "え」"])
    #expect(WordWrap.wrap("値はcount", columns: 8, hanging: 0) == ["値は", "count"])
    #expect(WordWrap.wrap("한국어 문장", columns: 8, hanging: 0) == ["한국어", "문장"])
  }

  @Test func `text fits its columns`() {
    let text = "値が変わると本文が再び実行されます👩‍👩‍👧e\u{301}の word 值变化时正文会再次运行。 한국어 "
    for columns in 10...40 {
      let lines = WordWrap.wrap(String(repeating: text, count: 4), columns: columns)
      #expect(lines.allSatisfy { Columns.count($0) <= columns }, "\(columns)")
      let shown = lines.joined().filter { $0 != " " }
      #expect(shown == String(repeating: text, count: 4).filter { $0 != " " })
    }
  }

  @Test func `marks and emoji take their columns`() {
    #expect(Columns.count("e\u{301}") == 1)
    #expect(Columns.count("👩‍👩‍👧🇯🇵") == 4)
    #expect(Columns.count("1\u{FE0F}\u{20E3}") == 2)
    #expect(Columns.count("a\u{200B}b") == 2)
  }
}
