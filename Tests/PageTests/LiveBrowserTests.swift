import Foundation
import Graph
import Testing
import Trace
import Transcripts

@testable import Page
@testable import Session
@testable import Show

/// A session that is followed in a real browser while someone types.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "no Chromium is installed (apt-get install chromium)"))
struct LiveBrowserTests {
  static let app = [
    "@Observable class Counter { var count = 0; var label = \"Taps\" }", "let counter = Counter()",
    "struct Panel: View {", "  var counter: Counter", "  @State private var name = \"\"",
    "  var body: some View {", "    Text(\"Count: \\(counter.count)\")",
    "    Button(\"Add\") { counter.count += 1 }", "    TextField(\"Name\", text: $name)", "  }", "}",
    ":mount Panel(counter: counter)", ":view Title counter \\.label",
  ].joined(separator: "\n")

  private static let survey = """
    ({
      turn: document.getElementById('turn').textContent,
      input: document.getElementById('input').textContent,
      kinds: [...document.querySelectorAll('#events li[data-kind]:not(.idle)')].map((one) => one.dataset.kind),
      written: [...document.querySelectorAll('#graph .pin.written')].map((one) => one.dataset.name).sort(),
      ran: [...document.querySelectorAll('#graph .view.ran')].map((one) => `${one.dataset.name}: ${one.dataset.ran}`).sort(),
      idle: [...document.querySelectorAll('#events .idle')].map((one) => one.dataset.view),
    })
    """

  /// Waits until an expression holds in the page.
  func wait(_ browser: Chromium, _ expression: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for _ in 0..<600 {
      if try browser.evaluate(expression) as? Bool == true { return }
      usleep(50_000)
    }
    let text = try browser.evaluate("document.body.innerText") as? String ?? ""
    Issue.record("does not come to hold: \(expression); \(text)", sourceLocation: sourceLocation)
  }

  func opened(_ shell: LiveShell) throws -> Chromium {
    let browser = try Chromium()
    try browser.open(try #require(URL(string: shell.address)))
    try wait(browser, "document.documentElement.dataset.connection === 'open'")
    return browser
  }

  @Test func `the page lights what happens, taps are inputs, and two browsers see the same`() throws {
    let shell = try LiveShell()
    let (first, second) = (try opened(shell), try opened(shell))
    try shell.enter(Self.app, "counter.count = 5")
    for browser in [first, second] {
      try waitForInput(#"print("#, prefixIn: browser)
    }
    try shell.enter("counter.count = 5", "counter.count += 1")
    for browser in [first, second] {
      try choose("counter.count += 1", in: browser)
      let seen = try browser.evaluate(Self.survey) as? [String: Any] ?? [:]
      #expect(seen["kinds"] as? [String] == ["willSet", "didSet", "body"])
      #expect(seen["written"] as? [String] == ["Counter#1.count"])
      #expect(seen["ran"] as? [String] == ["Panel: 1"])
      try choose("counter.count = 5", in: browser)
      let equal = try browser.evaluate(Self.survey) as? [String: Any] ?? [:]
      #expect(equal["kinds"] as? [String] == ["equal"])
      #expect(equal["ran"] as? [String] == [])
      #expect(equal["idle"] as? [String] == ["Panel"])
      #expect(try browser.evaluate("document.querySelectorAll('#graph .edge.equal').length") as? Int == 1)
    }
    // A tap on the page is an input of the session.
    try first.evaluate("document.getElementById('turns').value = 99")
    try first.press("End")
    try first.evaluate("document.querySelector('[data-label=Add]').click()")
    try shell.expect("> :tap \"Add\"\n")
    #expect(try shell.enter("counter.count").contains("Int = 7"))
    for browser in [first, second] {
      try wait(browser, "[...document.querySelectorAll('.exchange[data-by=page]')].length === 1")
      try choose(":tap \"Add\"", in: browser)
      let seen = try browser.evaluate(Self.survey) as? [String: Any] ?? [:]
      #expect(seen["written"] as? [String] == ["Counter#1.count"])
      #expect(
        try browser.evaluate("document.getElementById('screens').innerText.includes('Count: 7')") as? Bool == true)
      #expect(browser.complaints == [])
    }
    // What is typed into a field.
    try second.press("End")
    try second.evaluate(
      """
      (() => {
        const field = document.querySelector('#screens input[data-label=Name]');
        field.value = 'A"n';
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      })()
      """)
    try shell.expect("> :type \"Name\" \"A\\\"n\"\n")
    try first.press("End")
    try wait(first, #"document.getElementById('screens').innerText.includes('A\\"n')"#)
    // A page that is loaded again is told all from the start. The conversation may come after the screen.
    let conversation = "document.getElementById('conversation').innerText"
    try wait(first, "\(conversation).includes(':type')")
    let before = try #require(try first.evaluate(conversation) as? String)
    try first.open(try #require(URL(string: shell.address)))
    try wait(first, "\(conversation) === \(String(decoding: try JSONEncoder().encode(before), as: UTF8.self))")
    #expect(try exchanges(first) == exchanges(second))
    // The page outlives the shell, and says so.
    #expect(shell.end() == 0)
    for browser in [first, second] {
      try wait(browser, "document.getElementById('status').textContent.startsWith('The session has ended')")
      try choose("counter.count += 1", in: browser)
      let seen = try browser.evaluate(Self.survey) as? [String: Any] ?? [:]
      #expect(seen["ran"] as? [String] == ["Panel: 1"])
    }
  }

  @Test func `each reason why a view did not run is a line, and is one of the turn`() throws {
    let shell = try LiveShell()
    let browser = try opened(shell)
    try shell.enter(
      "@Observable class Cart { var items = 0 }", "let cart = Cart()",
      "struct Shop: View {", "  @State private var name = \"\"", "  @State private var isOn = false",
      "  @State private var ticks = 0", "  var body: some View {", "    TextField(\"Name\", text: $name)",
      "    Toggle(\"On\", isOn: $isOn)", "    Button(\"Tick\") { ticks += 1; isOn.toggle() }", "  }", "}",
      ":mount Shop()",
      ":tap Tick", "cart.items = 5")
    try choose(":tap Tick", in: browser)
    let reason = "document.querySelector('#events .idle .aside')"
    let lines = try browser.evaluate("\(reason).textContent") as? String
    #expect(
      lines?.split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "Shop has not run since #1:", "Shop.isOn was written, but no body has read it",
        "Shop.ticks was written, but no body has read it",
      ])
    let height = "\(reason).getBoundingClientRect().height"
    #expect(try browser.evaluate("\(height) > 2.5 * parseFloat(getComputedStyle(\(reason)).fontSize)") as? Bool == true)
    // The turn that wrote something else has not written the state.
    try choose("cart.items = 5", in: browser)
    #expect(try browser.evaluate("document.querySelectorAll('#events .idle, #graph .view.idle').length") as? Int == 0)
    #expect(shell.end() == 0)
  }

  @Test func `a reader who goes to an earlier turn before new inputs are drawn sees them`() throws {
    let shell = try LiveShell()
    let browser = try opened(shell)
    try shell.enter(Self.app, "counter.count = 5")
    try waitForInput(#"print("#, prefixIn: browser)
    // Inputs come, but no frame is drawn.
    try browser.evaluate(
      "globalThis.kept = []; globalThis.draws = requestAnimationFrame; requestAnimationFrame = (one) => kept.push(one)")
    try shell.enter("counter.count = 6")
    try wait(browser, "kept.length > 0")
    try browser.evaluate("obshPage.show(0); requestAnimationFrame = draws; for (const one of kept) draws(one)")
    try shell.enter("counter.count = 7")
    for input in ["counter.count = 6", "counter.count = 7"] { try choose(input, in: browser) }
    #expect(shell.end() == 0)
  }

  private func exchanges(_ browser: Chromium) throws -> Int {
    try browser.evaluate("document.querySelectorAll('.exchange').length") as? Int ?? 0
  }

  /// Chooses the last input of these words, as by a click, which shows its turn.
  private func choose(_ input: String, in browser: Chromium) throws {
    let word = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    let exchange =
      "[...document.querySelectorAll('.exchange')].findLast((one) => one.querySelector('code').textContent === \(word))"
    try wait(browser, "\(exchange) !== undefined && \(exchange).querySelector('.output') !== null")
    try wait(browser, "(\(exchange).click(), document.getElementById('input').textContent === \(word))")
  }

  private func waitForInput(_ start: String, prefixIn browser: Chromium) throws {
    let word = String(decoding: try JSONEncoder().encode(start), as: UTF8.self)
    try wait(
      browser, "[...document.querySelectorAll('.exchange code')].at(-1)?.textContent.startsWith(\(word)) ?? false")
  }

  private static let lessons = [
    "01-first-look.md", "02-what-a-view-depends-on.md", "04-equal-writes.md", "05-order-and-batches.md",
    "06-the-macro.md", "10-legacy-broadcasts.md", "13-nested-objects.md", "18-state-owns.md", "20-bindings.md",
    "25-publishers.md",
  ]

  @Test func `inputs of lessons light on the live page what their events say`() throws {
    let browser = try Chromium()
    for lesson in Self.lessons {
      let path = Exported.lessons.appending(path: lesson).path(percentEncoded: false)
      let exported = try Exported(lesson: lesson)
      let inputs = try Self.inputs(of: path)
      let shell = try LiveShell()
      try shell.enter(inputs.joined(separator: "\n"))
      try browser.open(try #require(URL(string: shell.address)))
      try wait(
        browser,
        "[...document.querySelectorAll('.exchange code')].at(-1)?.textContent.startsWith('print(\"mark') ?? false")
      try wait(browser, "Number(document.getElementById('turns').max) === \(exported.turns.count)")
      // Nobody has gone elsewhere, so the page is in the present.
      try wait(browser, "document.getElementById('turns').value === '\(exported.turns.count)'")
      let steps = try browser.evaluate(
        "[...Array(\(exported.turns.count)).keys()].map((step) => { obshPage.show(step); return \(Self.survey); })")
      let seen = steps as? [[String: Any]] ?? []
      #expect(seen.count == exported.turns.count, "\(lesson)")
      for (step, turn) in zip(seen, exported.turns) {
        let kinds = turn.snapshot.events.map(\.kind.rawValue)
        #expect(step["kinds"] as? [String] == kinds, "\(lesson) turn \(turn.snapshot.number)")
        #expect(step["turn"] as? String == "Turn \(turn.snapshot.number)", "\(lesson)")
      }
      #expect(browser.complaints == [], "\(lesson)")
      #expect(shell.end() == 0)
      try wait(browser, "document.documentElement.dataset.connection === 'ended'")
    }
  }

  @Test func `a lesson that is played is shown, and cannot be touched`() throws {
    let path = Exported.lessons.appending(path: "01-first-look.md").path(percentEncoded: false)
    let shell = try LiveShell(["play", "--auto", "--speed", "300", "--show", path])
    let browser = try opened(shell)
    try wait(
      browser, "document.querySelectorAll('.exchange').length > 3 && document.querySelector('#graph .view') !== null")
    let post = """
      fetch('input', {
        method: 'POST', headers: { 'Content-Type': 'application/x-obsh-input' }, body: 'why\\nTitle\\n\\n',
      }).then((answer) => answer.text())
      """
    #expect(try browser.evaluate(post) as? String == "this page is only for looking at")
  }

  @Test func `a lesson that is played has its headings and its questions on the page, and hides what prepares it`()
    throws
  {
    let lesson = FileManager.default.temporaryDirectory.appending(path: "obsh-lesson-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: lesson) }
    try Data(Self.preparedLesson.utf8).write(to: lesson)
    let shell = try LiveShell(["play", "--auto", "--speed", "6", "--show", lesson.path(percentEncoded: false)])
    let browser = try opened(shell)
    try wait(browser, "document.getElementById('title').textContent === 'Taps'")
    // At this speed the question stands for ten seconds.
    try wait(browser, "document.querySelector('#ahead .ask')?.textContent === 'Which views will run?'")
    #expect(try browser.evaluate("document.querySelector('#ahead code').textContent") as? String == "model.n = 1")
    #expect(try browser.evaluate("document.querySelectorAll('#graph .written').length") as? Int == 0)
    try wait(browser, "document.querySelectorAll('#graph .written').length === 1")
    let seen = "[...document.querySelectorAll('.exchange')].filter((one) => one.offsetHeight > 0)"
    #expect(try browser.evaluate("\(seen).length") as? Int == 1)
    #expect(try browser.evaluate("\(seen)[0].querySelector('h2').textContent") as? String == "First")
    #expect(try browser.evaluate("document.getElementById('ahead').textContent") as? String == "")
    #expect(try browser.evaluate("document.body.innerText.includes('@Observable')") as? Bool == false)
    #expect(browser.complaints == [])
  }

  private static let preparedLesson = """
    # Taps

    ```obsh hidden
    > @Observable class Model { var n = 0 }
    > let model = Model()
    > :view Shown model \\.n
    ```

    ## First

    ```obsh predict
    > model.n = 1
    ```

    """

  /// The inputs of a lesson that are typed in one session.
  private static func inputs(of path: String) throws -> [String] {
    let transcript = try Transcript(String(contentsOfFile: path, encoding: .utf8))
    #expect(!transcript.blocks.contains { $0.options.contains(.reset) || $0.options.contains(.skip) }, "\(path)")
    return transcript.blocks.filter { !$0.options.contains(.graph) }.flatMap { $0.exchanges.map(\.input) }
  }
}
