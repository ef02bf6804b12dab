/// The amount of detail in a trace. Each level includes the ones below it.
package enum TraceLevel: String, CaseIterable, Comparable, Sendable {
  /// No events.
  case off
  /// Views: bodies, mounting, unmounting, batches, redraw loops, and alarms.
  case views
  /// Also writes, and the trackers they fire.
  case writes
  /// Also reads and instances; nothing is folded.
  case all

  package static func < (lhs: TraceLevel, rhs: TraceLevel) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .off: 0
    case .views: 1
    case .writes: 2
    case .all: 3
    }
  }
}
