/// Holds back what follows the third rerun of a body in one turn: if that turns out to be a redraw loop, its further rounds
/// become one line.
struct LoopWindow {
  static let shownRounds = 3
  /// Beyond that the turn is something else than a few views that make each other run.
  private static let eventsHeld = 5_000

  private var runs: [ViewRef: Int] = [:]
  private var isHolding = false
  private var held: [TraceEvent] = []

  /// True if the event is held back.
  mutating func hold(_ event: TraceEvent) -> Bool {
    if isHolding, !event.mustBeShown, held.count < Self.eventsHeld {
      held.append(event)
      return true
    }
    if case .body(let view, _, let cause) = event, !cause.isFirst, !isHolding {
      runs[view, default: 0] += 1
      if runs[view] == Self.shownRounds { isHolding = true }
    }
    return false
  }

  /// Drops the held events, which belong to a redraw loop. Returns true if there were any.
  mutating func drop() -> Bool {
    defer { held = [] }
    return !held.isEmpty
  }

  /// The events that were held back, which are none of a loop so far.
  mutating func release() -> [TraceEvent] {
    defer { held = [] }
    return held
  }
}
