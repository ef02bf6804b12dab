import Graph
import Session
import Trace
import Transcripts

/// Plays a transcript, and records the parts that a page shows.
package struct LessonPlayer {
  private let session: TranscriptSession
  private let seen = Seen()

  private final class Seen {
    var input = 0
    var turns: [PlayedTurn] = []
    var turnsOfInput = 0
    /// Returns the events of a turn that ':begin' holds open.
    var pending: () -> [TraceEvent] = { [] }
  }

  /// The number of turns kept per input; after them, only the last one is kept.
  private static let turnsPerInput = 40

  package init(_ session: TranscriptSession) { self.session = session }

  package func play(_ transcript: Transcript) -> PlayedLesson {
    let (session, seen) = (session, seen)
    seen.pending = session.follow { number, events in
      var turn = PlayedTurn(
        input: seen.input, snapshot: TurnSnapshot(number: number, events: events, graph: session.graph))
      seen.turnsOfInput += 1
      if seen.turnsOfInput > Self.turnsPerInput {
        turn.omittedBefore = seen.turnsOfInput - Self.turnsPerInput
        seen.turns.removeLast()
      }
      seen.turns.append(turn)
    }
    session.reset()
    var inputs: [String] = []
    let parts = transcript.parts.map { part -> PlayedLesson.Part in
      switch part {
      case .prose(let text): .prose(text)
      case .block(let block): .session(play(block, &inputs))
      }
    }
    return PlayedLesson(parts: parts, turns: seen.turns, inputs: inputs)
  }

  private func play(_ block: Transcript.Block, _ inputs: inout [String]) -> PlayedBlock {
    if block.options.contains(.skip) {
      return PlayedBlock(options: block.options, exchanges: [], skippedLines: block.shownLines)
    }
    if block.options.contains(.reset) { session.reset() }
    let exchanges = block.exchanges.map { exchange in
      seen.input = inputs.count
      seen.turnsOfInput = 0
      inputs.append(exchange.input)
      let reply = session.evaluate(exchange.input)
      noteInputWithoutTurn()
      let asks = block.options.contains(.predict)
      return PlayedExchange(
        number: seen.input, input: exchange.input, output: reply.output, isAsWritten: exchange.isMet(by: reply),
        ran: asks ? reply.views() : [], known: asks ? reply.knownViews() : [])
    }
    return PlayedBlock(options: block.options, exchanges: exchanges, skippedLines: [])
  }

  /// Records an input without a turn: an input in an open turn has events, and `:reset` and the like change the
  /// graph.
  private func noteInputWithoutTurn() {
    guard seen.turnsOfInput == 0 else { return }
    let (events, graph) = (seen.pending(), session.graph)
    if events.isEmpty {
      guard let last = seen.turns.last?.snapshot else { return }
      guard session.turn < last.number || graph.withoutMarks != last.graph.withoutMarks else { return }
    }
    seen.turns.append(
      PlayedTurn(input: seen.input, snapshot: TurnSnapshot(number: session.turn, events: events, graph: graph)))
  }
}

extension ObservationGraph {
  /// The graph without the marks of the last turn.
  package var withoutMarks: ObservationGraph {
    ObservationGraph(
      models: models.map { model in
        Model(
          name: model.name, kind: model.kind,
          properties: model.properties.map { Property(name: $0.name, value: $0.value, wasWritten: false) })
      },
      views: views.map { View($0.reference, depth: $0.depth, runs: $0.runs, hasJustRun: false, reads: $0.reads) })
  }
}
