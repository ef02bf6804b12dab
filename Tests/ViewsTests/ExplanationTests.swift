import Code
import Machine
import Models
import Testing

@testable import Views

/// What the hierarchy says of the last turn; without a trace.
@Suite struct ExplanationTests {
  let stage = Stage()
  let counter: Record

  init() {
    let stage = stage
    stage.sink.level = .off
    let counter = stage.makeCounter()
    self.counter = counter
    stage.mount("Badge", counter) { _ = stage.read(of: counter) }
  }

  /// The explanation in short: `ran Counter#1.count`.
  private func check(_ expectation: String) { check("Badge", expectation) }

  private func check(_ name: String, _ expectation: String) {
    let short: String =
      switch stage.views.explain(name) {
      case nil: "unknown"
      case .unmounted: "unmounted"
      case .stale(let causes): "stale " + names(causes.compactMap(\.dependency))
      case .firstRun: "first run"
      case .ran(let causes, let wasCut): "ran " + names(causes.compactMap(\.dependency)) + (wasCut ? ", cut" : "")
      case .didNotRun(let reasons): reasons.map(short).joined(separator: "; ")
      }
    #expect(short == expectation)
  }

  private func names(_ dependencies: [Dependency]) -> String {
    dependencies.map { stage.bridge.reference($0).description }.joined(separator: ", ")
  }

  private func short(_ reason: IdleReason) -> String {
    switch reason {
    case .showsOldValue(let words): words
    case .equalWrite(let dependency): "equal \(names([dependency]))"
    case .notRead(let dependencies, _): "not read \(names(dependencies))"
    case .notForwarded(let dependencies, _): "not forwarded \(names(dependencies))"
    case .ownPublisher(let dependencies): "own publisher \(names(dependencies))"
    case .notSubscribed(let dependencies, _, _): "not subscribed \(names(dependencies))"
    case .nothingWritten: "nothing written"
    case .silent(_, let link, .changed): "silent \(link.owner).\(link.name), changed"
    case .silent(_, let link, _): "silent \(link.owner).\(link.name)"
    case .endedEarly(_, let place): "ended at \(names(place.map { [$0] } ?? []))"
    case .constant: "constant"
    case .copiedValue: "copied"
    case .endedInLoop: "loop"
    case .equalValue(let parent, _): "equal value from \(parent)"
    case .otherState(let state, let parent): "\(state) not read, parent \(parent.map { "\($0)" } ?? "ran")"
    case .equalState(let state, _): "equal \(state)"
    case .stateNotRead(let state, _): "not read \(state)"
    case .wasCutOff: "cut off"
    }
  }

  @Test func mounted() { check("first run") }

  @Test func ran() {
    stage.turn { stage.write(1, of: counter) }
    check("ran Counter#1.count")
  }

  @Test func `equal write`() {
    stage.turn { stage.write(0, of: counter) }
    check("equal Counter#1.count")
    stage.turn {}
    check("equal Counter#1.count")
  }

  @Test func `another property`() {
    stage.turn { stage.write(5, to: 1, of: counter) }
    check("not read Counter#1.step")
  }

  @Test func `another instance`() {
    let other = stage.makeCounter()
    stage.turn { stage.write(5, of: other) }
    check("not read Counter#2.count")
  }

  @Test func nothing() {
    stage.turn {}
    check("nothing written")
  }

  @Test func `waits for the end of the turn`() {
    stage.bridge.beginTurn()
    stage.write(1, of: counter)
    check("stale Counter#1.count")
  }

  @Test func `unmounted and unknown`() {
    stage.turn { stage.views.unmount("Badge") }
    check("unmounted")
    check("Other", "unknown")
  }

  @Test func `an ignored property and whether it has changed`() {
    let stage = stage
    let counter = counter
    stage.mount("Step", counter, links: [PathLink(kind: .ignored, name: "step", owner: "Counter")]) {}
    stage.turn {}
    check("Step", "silent Counter.step")
    counter[1] = Value(9)
    check("Step", "silent Counter.step, changed")
  }

  @Test func `a trap`() {
    let (stage, counter) = (stage, counter)
    stage.mount("Broken", counter) {
      _ = stage.read(of: counter)
      throw Trap("Index out of range")
    }
    check("Broken", "cut off")
  }

  @Test func `a loop`() {
    let (stage, counter) = (stage, counter)
    stage.mount("A", counter) { stage.increment(counter) }
    stage.mount("B", counter) { stage.increment(counter) }
    check("A", "ran Counter#1.count, cut")
    check("B", "ran Counter#1.count, cut")
    stage.turn {}
    check("A", "loop")
  }
}
