import Graph
import Trace

/// Turns as they end, for display elsewhere than on the screen.
extension Session {
  /// Reports each turn from now on, whatever the session's trace shows.
  ///
  /// - Parameter turnEnded: Receives the turn's number and its events. The graph is the session's own until the next
  ///   turn.
  /// - Returns: A closure that returns the events of an open turn, each event once.
  package func follow(
    turnEnded: @escaping (_ number: Int, _ events: [TraceEvent]) -> Void
  ) -> () -> [TraceEvent] {
    let heard = Heard()
    follow(
      SessionCopy.Witness(
        level: .writes,
        saw: { event in
          if event.level <= .writes { heard.events.append(event) }
        },
        turnEnded: { session in
          let events = heard.take()
          // Inputs that run again, after ':undo' or for a look back, have been reported before.
          if !session.screen.isMuted { turnEnded(session.turn, events) }
        }))
    return heard.take
  }

  /// Ends what `follow` began.
  package func endFollowing() { follow(nil) }

  private final class Heard {
    var events: [TraceEvent] = []

    func take() -> [TraceEvent] {
      defer { events = [] }
      return events
    }
  }

  /// The number of the last turn; 0 if there was none since the last reset.
  package var turn: Int { Int(engine.bridge.history.turn) }
}

extension TranscriptSession {
  /// Follows the session as `Session.follow` does.
  package func follow(
    turnEnded: @escaping (_ number: Int, _ events: [TraceEvent]) -> Void
  ) -> () -> [TraceEvent] {
    session.follow(turnEnded: turnEnded)
  }

  /// The current graph.
  package var graph: ObservationGraph { session.graph() }

  /// The number of the last turn; 0 if there was none since the last reset.
  package var turn: Int { session.turn }
}
