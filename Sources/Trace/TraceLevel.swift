/// The amount of detail in a trace. Each level includes the ones below it.
package enum TraceLevel: String, CaseIterable, Comparable, Sendable {
  /// Nothing.
  case off
  /// Views: bodies, mounting, unmounting, batches, redraw loops, and alarms.
  case views
  /// Writes as well, and what they fire.
  case writes
  /// Reads and instances as well; nothing is folded.
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
