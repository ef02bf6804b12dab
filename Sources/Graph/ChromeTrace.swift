import Trace

/// The events of a session in the Trace Event Format, which Perfetto and Chrome's `about:tracing` open.
///
/// Time is virtual, in microseconds: each event takes one, so what happens at the same virtual moment stands side by
/// side in its true order. A turn is a slice that holds the bodies it ran; writes and mistakes are instants.
package struct ChromeTrace {
  private var events: [JSON] = []
  private var time = 0
  private var turnStart: Int?
  private var threads: [String: Int] = [:]

  package init() {
    events.append(Self.name("process_name", thread: 0, "obsh"))
    events.append(Self.name("thread_name", thread: 1, "turns"))
    events.append(Self.name("thread_name", thread: 2, "writes"))
  }

  /// - Parameter now: The virtual time since the session began, in microseconds.
  package mutating func beginTurn(now: Int) {
    time = max(time + 1, now)
    turnStart = time
  }

  package mutating func endTurn(_ number: Int, input: String) {
    guard let start = turnStart else { return }
    time += 1
    turnStart = nil
    events.append(
      slice("turn \(number)", thread: 1, start, time - start, [("input", .string(input))]))
  }

  package mutating func add(_ event: TraceEvent) {
    time += 1
    switch event {
    case .willSet(let property, let old, let new, let invalidates),
      .state(let property, let old, let new, let invalidates):
      instant(
        property.description, thread: 2,
        [
          ("old", .string(old.text)), ("new", .string(new.text)),
          ("invalidates", .array(invalidates.map { .string($0.description) })),
        ])
    case .equalWrite(let property, let old, _):
      instant("\(property) (equal)", thread: 2, [("value", .string(old.text))])
    case .objectWillChange(let object, let change, let invalidates):
      instant(
        change.map { "\(object).\($0.member)" } ?? object, thread: 2,
        [("invalidates", .array(invalidates.map { .string($0.description) }))])
    case .trackerFired(let tracker, let property):
      instant("\(tracker) fired", thread: 2, [("because", .string(property.description))])
    case .body(let view, let run, let cause):
      let thread = thread(of: view.name)
      let reasons: [String] =
        switch cause {
        case .first(let reads): reads.map { "reads \($0)" }
        case .because(let reasons): reasons.map(\.words)
        }
      events.append(
        slice("\(view) #\(run)", thread: thread, time, 1, [("because", .array(reasons.map(JSON.string)))]))
    case .mounted(let view): instant("\(view) mounted", thread: thread(of: view.name), [])
    case .unmounted(let view): instant("\(view) unmounted", thread: thread(of: view.name), [])
    case .warning(let text), .note(let text): instant(text, thread: 1, [])
    case .mistake(let note): instant(note.text, thread: 1, [("advice", .string(note.advice))])
    case .redrawLoop(let cycle, let rounds):
      instant(
        "redraw loop", thread: 1,
        [
          ("rounds", .number(rounds)), ("cycle", .array(cycle.map { .string($0.description) })),
        ])
    case .created(let object): instant("\(object) created", thread: 2, [])
    case .destroyed(let object): instant("\(object) destroyed", thread: 2, [])
    case .didSet, .access, .stale, .commit: time -= 1
    }
  }

  package var json: String {
    JSON.object([("traceEvents", .array(events)), ("displayTimeUnit", .string("ms"))]).text + "\n"
  }

  private mutating func thread(of view: String) -> Int {
    if let known = threads[view] { return known }
    let number = threads.count + 3
    threads[view] = number
    events.append(Self.name("thread_name", thread: number, view))
    return number
  }

  private mutating func instant(_ name: String, thread: Int, _ facts: [(String, JSON)]) {
    events.append(
      .object([
        ("name", .string(name)), ("ph", .string("i")), ("s", .string("t")), ("ts", .number(time)), ("pid", .number(1)),
        ("tid", .number(thread)), ("args", .object(facts)),
      ]))
  }

  private func slice(_ name: String, thread: Int, _ start: Int, _ length: Int, _ facts: [(String, JSON)]) -> JSON {
    .object([
      ("name", .string(name)), ("ph", .string("X")), ("ts", .number(start)), ("dur", .number(length)),
      ("pid", .number(1)), ("tid", .number(thread)), ("args", .object(facts)),
    ])
  }

  private static func name(_ kind: String, thread: Int, _ name: String) -> JSON {
    .object([
      ("name", .string(kind)), ("ph", .string("M")), ("pid", .number(1)), ("tid", .number(thread)),
      ("args", .object([("name", .string(name))])),
    ])
  }
}
