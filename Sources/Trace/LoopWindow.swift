/// Holds back the events after the third run of a body in one turn: if they turn out to be a redraw loop, its further
/// rounds become one line.
struct LoopWindow {
  static let shownRounds = 3
  /// The limit of held events. Beyond it, the turn is not a loop of a few views.
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

  /// The events that were held back and do not belong to a loop.
  mutating func release() -> [TraceEvent] {
    defer { held = [] }
    return held
  }
}
