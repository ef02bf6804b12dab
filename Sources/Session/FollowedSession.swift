import Graph
import Trace

/// Turns as they end, for whoever shows them elsewhere than on the screen.
extension Session {
  /// Tells of each turn from now on, whatever the session's trace shows.
  ///
  /// - Parameter turnEnded: Takes the turn's number and its events. The graph is the session's own until the next turn.
  /// - Returns: Gives the events of a turn that is still open, each once.
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
          // Inputs that run again, after ':undo' or for a look back, have been told before.
          if !session.screen.isMuted { turnEnded(session.turn, events) }
        }))
    return heard.take
  }

  private final class Heard {
    var events: [TraceEvent] = []

    func take() -> [TraceEvent] {
      defer { events = [] }
      return events
    }
  }

  /// The number of the last turn; 0 where there was none since the last reset.
  package var turn: Int { Int(engine.bridge.history.turn) }
}

extension TranscriptSession {
  /// As `Session.follow`.
  package func follow(
    turnEnded: @escaping (_ number: Int, _ events: [TraceEvent]) -> Void
  ) -> () -> [TraceEvent] {
    session.follow(turnEnded: turnEnded)
  }

  /// The graph as it is now.
  package var graph: ObservationGraph { session.graph() }

  /// The number of the last turn; 0 where there was none since the last reset.
  package var turn: Int { session.turn }
}
