import Foundation
import Testing

/// The live page of a session that is long, or has thousands of nodes: the document holds what is to be seen, and what
/// stays the same is not made again.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "no Chromium is installed (apt-get install chromium)"))
struct LargePageTests {
  /// A thousand models and a thousand views, of ten kinds each.
  private static let crowd: [String] = {
    let kinds = 0..<10
    let types = kinds.flatMap { kind in
      [
        "@Observable class M\(kind) { var n = 0 }", "let m\(kind) = (0..<100).map { _ in M\(kind)() }",
        "struct V\(kind): View { let m: M\(kind); var body: some View { Text(\"\\(m.n)\") } }",
      ]
    }
    let rows = kinds.map { "ForEach(m\($0).indices, id: \\.self) { V\($0)(m: m\($0)[$0]) }" }
    return [":trace off"] + types
      + ["struct Root: View { var body: some View { \(rows.joined(separator: "; ")) } }", ":mount Root()"]
  }()

  private static let unfold = """
    for (let kind = 0; kind < 10; kind++) obshPage.state.open.add(`model M${kind}`).add(`/Root/V${kind}`);
    obshPage.show(obshPage.state.step);
    """

  private func opened(_ shell: LiveShell) throws -> Chromium {
    let browser = try Chromium()
    try browser.open(try #require(URL(string: shell.address)))
    try wait(browser, "document.documentElement.dataset.connection === 'open'")
    return browser
  }

  private func wait(_ browser: Chromium, _ expression: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    for _ in 0..<600 {
      if try browser.evaluate(expression) as? Bool == true { return }
      usleep(50_000)
    }
    Issue.record("does not come to hold: \(expression)", sourceLocation: sourceLocation)
  }

  /// Waits until the graph fits its place: its height changes the place, which is drawn anew a frame later.
  private func waitForFrames(_ browser: Chromium) throws {
    try browser.evaluate(
      "{ let n = 4; const next = () => { n > 0 && requestAnimationFrame(next); window.framesLeft = n--; }; next(); }")
    try wait(browser, "window.framesLeft === 0")
  }

  private func waitForInput(_ input: String, _ browser: Chromium) throws {
    let word = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    try wait(browser, "[...document.querySelectorAll('.exchange code')].some((one) => one.textContent === \(word))")
  }

  /// Slides to the turn of an input.
  private func show(_ input: String, _ browser: Chromium) throws {
    let step = "obshPage.data.steps.findIndex((step) => obshPage.data.inputs[step.i] === '\(input)')"
    try wait(browser, "\(step) >= 0")
    try browser.evaluate("obshPage.show(\(step))")
  }

  @Test func `of two thousand nodes those are drawn that are to be seen, and a write draws what it changes`() throws {
    let shell = try LiveShell()
    try shell.enter(Self.crowd.joined(separator: "\n"))
    let browser = try opened(shell)
    try waitForInput(":mount Root()", browser)
    try wait(browser, "document.querySelectorAll('#graph .folded').length === 20")
    // The number is whole, however narrow the row is.
    let titles = "[...document.querySelectorAll('#graph .view.folded text:not(.count)')].map((one) => one.textContent)"
    #expect(try browser.evaluate("\(titles).every((one) => one.endsWith(' ×100'))") as? Bool == true)
    try browser.evaluate(Self.unfold)
    let shown = "document.querySelectorAll('#graph [role=button]').length"
    try wait(browser, "\(shown) > 20 && \(shown) < 300")
    #expect(try browser.evaluate("document.querySelectorAll('#graph .folded').length") as? Int == 0)
    #expect(try browser.evaluate("document.getElementById('graph').scrollHeight > 20_000") as? Bool == true)
    try waitForFrames(browser)
    try browser.evaluate("document.querySelectorAll('#graph g').forEach((one) => { one.isOld = true; })")
    try shell.enter("m0[0].n = 7")
    try wait(browser, "document.querySelector('#graph [data-name=\"M0#1.n\"]')?.dataset.value === '7'")
    try show("m0[0].n = 7", browser)
    // The property, the view that reads it, and the edge between them.
    let new = "[...document.querySelectorAll('#graph svg > g > g')].filter((one) => !one.isOld)"
    let classes = "\(new).map((one) => one.classList[0]).sort().join()"
    try wait(browser, "\(classes) === 'edge,pin,view'")
    // A write far below scrolls there; another part is drawn where a person scrolls.
    try browser.press("End")
    try shell.enter("m9[99].n = 8")
    try show("m9[99].n = 8", browser)
    try wait(browser, "document.querySelector('#graph [data-name=\"M9#100.n\"].written') !== null")
    try browser.evaluate("document.getElementById('graph').scrollTop = 0")
    try wait(browser, "document.querySelector('#graph [data-name=\"M0#1.n\"]') !== null")
    #expect(browser.complaints == [])
  }

  @Test func `of a long session the document has a part, and the slider brings the others`() throws {
    let shell = try LiveShell()
    try shell.enter("@Observable class C { var n = 0 }", "let c = C()", ":view V c \\.n")
    try shell.enter((1...1_000).map { "c.n = \($0)" }.joined(separator: "\n"))
    let browser = try opened(shell)
    try waitForInput("c.n = 1000", browser)
    let count = "document.querySelectorAll('.exchange').length"
    #expect(try browser.evaluate("\(count) <= 400") as? Bool == true)
    // Turn 3 is the first write: its input and its output come back.
    let slide = """
      (() => {
        const slider = document.getElementById('turns');
        slider.value = obshPage.data.steps.findIndex((step) => obshPage.data.inputs[step.i] === 'c.n = 1');
        slider.dispatchEvent(new Event('input'));
        return document.querySelector('.exchange.current').textContent;
      })()
      """
    #expect(
      try browser.evaluate(slide) as? String
        == "c.n = 1  willSet  C#1.n  0 → 1\n           invalidates V\n  didSet   C#1.n  0 → 1\n"
        + "  body     V  #2  because C#1.n")
    #expect(try browser.evaluate("document.getElementById('later').hidden") as? Bool == false)
    try browser.evaluate("document.getElementById('later').click()")
    #expect(try browser.evaluate("\(count) <= 600") as? Bool == true)
    // Back in the present, inputs are followed again.
    try browser.press("End")
    try shell.enter("c.n = 5000")
    try waitForInput("c.n = 5000", browser)
    #expect(try browser.evaluate("document.getElementById('earlier').hidden") as? Bool == false)
    try browser.evaluate("document.getElementById('earlier').click()")
    #expect(try browser.evaluate("\(count) > 200") as? Bool == true)
    #expect(browser.complaints == [])
  }

  /// The pixels from the lower edge of the newest input to that of the window: less than -1 if some of it is hidden.
  private static let room = """
    (innerHeight - ([...document.querySelectorAll('.exchange')].at(-1)?.getBoundingClientRect().bottom ?? Infinity))
    """

  @Test func `the newest input is on the screen, whenever the page is opened`() throws {
    let shell = try LiveShell()
    let browser = try opened(shell)
    try shell.enter("@Observable class C { var n = 0 }", "let c = C()", ":view V c \\.n")
    try shell.enter((1...300).map { "c.n = \($0)" }.joined(separator: "\n"))
    let newest = "[...document.querySelectorAll('.exchange code')].at(-1)?.textContent.startsWith('print(\"mark')"
    let isSeen = "\(newest) && \(Self.room) >= -1 && \(Self.room) < innerHeight / 2"
    try wait(browser, isSeen)
    // A page that is opened late, and one that is loaded again.
    let late = try opened(shell)
    try wait(late, isSeen)
    try browser.open(try #require(URL(string: shell.address)))
    try wait(browser, isSeen)
    // The output of an input may be higher than the window.
    try shell.enter("for i in 0..<200 { print(i) }")
    try wait(late, isSeen)
    // A person who looks at the past stays there.
    try late.press("Home")
    try waitForFrames(late)
    let place = try late.evaluate("scrollY") as? Double
    try shell.enter("c.n = 1000")
    let isTold = "[...obshPage.data.inputs].some((one) => one === 'c.n = 1000')"
    try wait(late, isTold)
    try waitForFrames(late)
    let newPlace = try late.evaluate("scrollY") as? Double
    #expect(newPlace == place)
    try late.press("End")
    try wait(late, isSeen)
    #expect(late.complaints == [])
  }

  @Test func `the keyboard stays where it is when what it is on changes`() throws {
    let shell = try LiveShell()
    try shell.enter(
      "@Observable class C { var n = 0 }", "let c = C()",
      #"struct V: View { let c: C; @State var t = ""; var body: some View { "#
        + #"Button("Add \(c.n)") { c.n += 1 }; TextField("Name", text: $t); Text("\(c.n)") } }"#,
      ":mount V(c: c)")
    let browser = try opened(shell)
    try wait(browser, "document.querySelector('#screens button') !== null")
    try browser.evaluate("document.querySelector('#screens button').focus()")
    try browser.evaluate("document.activeElement.click()")
    try wait(browser, "document.querySelector('#screens button').dataset.label === 'Add 1'")
    #expect(try browser.evaluate("document.activeElement.dataset.label") as? String == "Add 1")
    // A field that someone types in stays as it is while the session goes on.
    try browser.evaluate("(() => { const f = document.querySelector('#screens input'); f.focus(); f.value = 'ab'; })()")
    try shell.enter("c.n = 9")
    try wait(browser, "document.querySelector('#screens button').dataset.label === 'Add 9'")
    #expect(try browser.evaluate("document.activeElement.value") as? String == "ab")
    // A node of the graph that is chosen.
    let pin = "document.querySelector('#graph [data-name=\"C#1.n\"]')"
    try browser.evaluate("\(pin).focus()")
    try browser.evaluate("\(pin).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))")
    #expect(try browser.evaluate("document.activeElement === \(pin) && \(pin).matches('.chosen')") as? Bool == true)
    let facts = "document.getElementById('facts').textContent"
    #expect(try browser.evaluate("\(facts).startsWith('C#1.n is read by V.')") as? Bool == true)
    #expect(browser.complaints == [])
  }
}
