import Foundation
import Graph
import Testing
import Trace

@testable import Page

/// Pages in a real browser: what they light, in which order and with which counts is what the events say.
@Suite(.serialized, .enabled(if: Chromium.path != nil, "no Chromium is installed (apt-get install chromium)"))
struct BrowserTests {
  /// Answers all predictions, for which the graph waits.
  private static let answers = "document.querySelectorAll('.check').forEach((one) => one.click())"

  /// What is to be seen at each turn, read from the elements of the page.
  private static let survey = """
    [...Array(Number(document.getElementById('turns').max) + 1).keys()].map((step) => {
      const slider = document.getElementById('turns');
      slider.value = step;
      slider.dispatchEvent(new Event('input'));
      const names = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.name);
      return {
        turn: document.getElementById('turn').textContent,
        kinds: [...document.querySelectorAll('#events li')].map((one) => one.dataset.kind || ''),
        written: names('#graph .pin.written').filter(Boolean).sort(),
        ran: [...document.querySelectorAll('#graph .view.ran')]
          .map((one) => `${one.dataset.name}: ${one.dataset.ran}`).sort(),
        folds: document.querySelectorAll('#graph .folded').length,
      };
    })
    """

  private static let lessons = [
    "01-first-look.md", "02-what-a-view-depends-on.md", "04-equal-writes.md", "05-order-and-batches.md",
    "06-the-macro.md", "10-legacy-broadcasts.md", "13-nested-objects.md", "18-state-owns.md", "20-bindings.md",
    "25-publishers.md",
  ]

  @Test func `lessons light what their events say, turn by turn, without a request or a complaint`() throws {
    let browser = try Chromium()
    for lesson in Self.lessons {
      let exported = try Exported(lesson: lesson)
      // Of an input with many turns the page has not all.
      if exported.turns.allSatisfy({ $0.omittedBefore == 0 }) {
        #expect(exported.turns.flatMap(\.snapshot.events).map(\.kind) == exported.events.map(\.kind), "\(lesson)")
      }
      try exported.opened(in: browser) { browser in
        try browser.evaluate(Self.answers)
        let steps = try browser.evaluate(Self.survey) as? [[String: Any]] ?? []
        #expect(steps.count == exported.turns.count, "\(lesson)")
        for (step, turn) in zip(steps, exported.turns) { expect(step, toShow: turn, "\(lesson)") }
        #expect(browser.requested == [], "\(lesson)")
        #expect(browser.complaints == [], "\(lesson)")
      }
    }
  }

  private func expect(_ step: [String: Any], toShow turn: PlayedTurn, _ lesson: String) {
    let (events, number) = (turn.snapshot.events, turn.snapshot.number)
    #expect(step["turn"] as? String == "Turn \(number)", "\(lesson)")
    guard events.count <= 200, turn.omittedBefore == 0 else { return }
    #expect(step["kinds"] as? [String] == events.map(\.kind.rawValue), "\(lesson) \(number)")
    if step["folds"] as? Int == 0 {
      #expect(step["ran"] as? [String] == Self.ran(turn.snapshot), "\(lesson) \(number)")
    }
    let written = Set(step["written"] as? [String] ?? [])
    let expected = Self.written(turn.snapshot)
    #expect(written.isSubset(of: expected), "\(lesson) \(number)")
    #expect(
      written.isSuperset(of: expected.intersection(Self.properties(turn.snapshot.graph))), "\(lesson) \(number)")
  }

  /// `Badge: 2` for each view that is there and ran.
  private static func ran(_ snapshot: TurnSnapshot) -> [String] {
    var counts: [String: Int] = [:]
    for case .body(let view, _, _) in snapshot.events { counts[view.description, default: 0] += 1 }
    return snapshot.graph.views.compactMap { view in
      counts[view.reference.description].map { "\(view.reference): \($0)" }
    }.sorted()
  }

  private static func written(_ snapshot: TurnSnapshot) -> Set<String> {
    var names: Set<String> = []
    for event in snapshot.events {
      switch event {
      case .willSet(let property, _, _, _), .state(let property, _, _, _): names.insert(property.description)
      case .objectWillChange(let object, let change, _):
        names.insert("\(object).objectWillChange")
        if let change { names.insert("\(object).\(change.member)") }
      default: break
      }
    }
    return names
  }

  private static func properties(_ graph: ObservationGraph) -> Set<String> {
    var kinds: [String: Int] = [:]
    for model in graph.models { kinds[model.kind, default: 0] += 1 }
    // Many of a kind are one box.
    let shown = graph.completed().models.filter { kinds[$0.kind, default: 0] < 4 }
    return Set(shown.flatMap { model in model.properties.map { "\(model.name).\($0.name)" } })
  }

  @Test func `at turn 3 the page has what turn 3 printed`() throws {
    let exported = try Exported(lesson: "01-first-look.md")
    let index = try #require(exported.turns.firstIndex { $0.snapshot.number == 4 })
    let input = exported.turns[index].input
    try exported.opened { browser in
      try browser.evaluate(Self.answers)
      try browser.press("Home")
      for _ in 0..<index { try browser.press("ArrowRight") }
      #expect(try browser.evaluate("document.documentElement.dataset.step") as? String == "\(index)")
      let output = "document.querySelector('.exchange.current .output').textContent"
      #expect(try browser.evaluate(output) as? String == exported.outputs[input])
      let kinds = "[...document.querySelectorAll('#events .word')].map((one) => one.textContent)"
      let rows = exported.outputs[input].split(separator: "\n").compactMap { RowKind(row: $0)?.rawValue }
      #expect(!rows.isEmpty)
      #expect(try browser.evaluate(kinds) as? [String] == rows)
    }
  }

  @Test func `the events of a turn light one after the other`() throws {
    let exported = try Exported(lesson: "01-first-look.md")
    let index = try #require(exported.turns.firstIndex { $0.snapshot.events.count > 2 })
    try exported.opened { browser in
      try browser.evaluate(Self.answers)
      try browser.press("Home")
      for _ in 0..<index { try browser.press("ArrowRight") }
      let ran = "document.querySelectorAll('#graph .view.ran').length"
      let stale = "document.querySelectorAll('#graph .view.stale').length"
      try browser.press(".")
      #expect(try browser.evaluate(ran) as? Int == 0)
      #expect(try browser.evaluate(stale) as? Int == 1)
      for _ in exported.turns[index].snapshot.events.dropFirst() { try browser.press(".") }
      #expect(try browser.evaluate(ran) as? Int == 1)
      #expect(try browser.evaluate(stale) as? Int == 0)
    }
  }

  @Test func `the text follows the graph into a folded solution`() throws {
    try Exported(lesson: "02-what-a-view-depends-on.md").opened { browser in
      #expect(
        try browser.evaluate("document.querySelectorAll('details.fold:not([open]) .exchange').length > 0") as? Bool
          == true)
      try browser.press("End")
      let seen = "document.querySelector('.exchange.current').checkVisibility({ contentVisibilityAuto: true })"
      #expect(try browser.evaluate(seen) as? Bool == true)
      let place = "document.querySelector('.exchange.current').getBoundingClientRect().top"
      #expect(try browser.evaluate("\(place) >= 0 && \(place) < innerHeight") as? Bool == true)
    }
  }

  @Test func `a prediction is answered by clicks, and its explanation waits`() throws {
    try Exported(lesson: "02-what-a-view-depends-on.md").opened { browser in
      let question = "document.querySelector('.predict')"
      let explanation = "getComputedStyle(\(question).closest('.session').nextElementSibling).display"
      #expect(try browser.evaluate("\(question).querySelector('details').open") as? Bool == false)
      #expect(try browser.evaluate(explanation) as? String == "none")
      try browser.evaluate("\(question).querySelector('[data-choice=none]').click()")
      try browser.evaluate("\(question).querySelector('.check').click()")
      let verdict = "\(question).querySelector('.verdict').textContent"
      #expect(try browser.evaluate(verdict) as? String == "Right: no view ran.")
      #expect(try browser.evaluate("\(question).querySelector('details').open") as? Bool == true)
      let shown = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(\(explanation)), 50)))"
      #expect(try browser.evaluate(shown) as? String == "block")
    }
  }

  @Test func `the graph waits for the answer of a prediction`() throws {
    let exported = try Exported(lesson: "02-what-a-view-depends-on.md")
    try exported.opened { browser in
      let question = "document.querySelector('.predict')"
      try browser.evaluate("\(question).click()")
      #expect(try browser.evaluate("document.querySelectorAll('#graph .pin.written').length") as? Int == 0)
      #expect(try browser.evaluate("document.querySelectorAll('#events .event').length") as? Int == 0)
      try browser.evaluate("\(question).querySelector('.check').click()")
      #expect(try browser.evaluate("document.querySelectorAll('#graph .pin.written').length") as? Int == 1)
      #expect(try browser.evaluate("document.querySelectorAll('#events .event').length") as? Int == 2)
    }
  }

  @Test func `hostile text is shown as text`() throws {
    let exported = try Exported(HostileTests.transcript)
    try exported.opened { browser in
      #expect(try browser.evaluate("window.stolen === undefined") as? Bool == true)
      #expect(try browser.evaluate("document.querySelectorAll('script').length") as? Int == 2)
      #expect(try browser.evaluate("document.querySelectorAll('article :is(img, b, svg, iframe)').length") as? Int == 0)
      let text = "document.querySelector('article').textContent"
      #expect(try browser.evaluate("\(text).includes('</script><script>stolen = 1</script>')") as? Bool == true)
      #expect(try browser.evaluate("\(text).includes('\\\\u{1B}[31mred')") as? Bool == true)
      #expect(try browser.evaluate("/[\\u001b\\u202a-\\u202e\\u2066-\\u2069]/.test(\(text))") as? Bool == false)
      let values = "[...document.querySelectorAll('#graph text, #events li')].map((one) => one.textContent).join(' ')"
      try browser.evaluate("document.getElementById('turns').value = 99")
      try browser.press("End")
      #expect(try browser.evaluate("/[\\u001b\\u202a-\\u202e]/.test(\(values))") as? Bool == false)
      #expect(browser.requested == [])
      #expect(browser.complaints == [])
    }
  }
}
