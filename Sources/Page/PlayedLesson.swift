import Graph
import Transcripts

/// A transcript that has been played: its text, and what each input did.
package struct PlayedLesson {
  package enum Part {
    /// Markdown between the sessions.
    case prose(String)
    case session(PlayedBlock)
  }

  package let parts: [Part]
  package let turns: [PlayedTurn]
  /// The inputs in their order, as they are shown beside a turn.
  package let inputs: [String]
}

/// A block of a transcript.
package struct PlayedBlock {
  let options: Transcript.Options
  let exchanges: [PlayedExchange]
  /// The lines of a block that is not run.
  let skippedLines: [String]
}

/// An input with what it really showed.
package struct PlayedExchange {
  /// The place of the input among all inputs of the lesson.
  let number: Int
  let input: String
  let output: [String]
  /// True if the output is the one in the file.
  let isAsWritten: Bool
  /// The views whose bodies ran, and the names of all views; of a prediction.
  let ran: [String]
  let known: [String]
}

package struct PlayedTurn {
  /// The place of its input among all inputs.
  let input: Int
  let snapshot: TurnSnapshot
  /// The number of turns of the input that are left out just before this one.
  var omittedBefore = 0
}
