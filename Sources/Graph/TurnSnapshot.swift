import Trace

/// The events of a turn and the state at its end.
package struct TurnSnapshot: Hashable, Sendable {
  /// Counted from 1 since the last reset, as in `:timeline`.
  package let number: Int
  /// The events in order, without reads.
  package let events: [TraceEvent]
  package let graph: ObservationGraph

  package init(number: Int, events: [TraceEvent], graph: ObservationGraph) {
    (self.number, self.events, self.graph) = (number, events, graph)
  }
}
